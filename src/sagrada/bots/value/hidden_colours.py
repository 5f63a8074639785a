"""What a seat can guess of the others' private colors, and samples of them.

Who builds for purple leaves room for purple, and chooses a pattern for it. So a color is likely if
the window is worth much with it.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from math import exp

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.value_function import ValueFunction, turns_left
    from sagrada.kernel.bits import Ints
    from sagrada.kernel.dice import below
    from sagrada.kernel.generator import Generator
    from sagrada.kernel.layout import (
        AT_PATTERN,
        PLAYERS,
        PRIVATE,
        PRIVATE_COUNT,
        SEAT_SIZE,
        SEATS,
        SIZE,
        STAGE,
    )
    from sagrada.kernel.play import copy_state
    from sagrada.kernel.scoring import colour_points
    from sagrada.kernel.state import State

EVIDENCE_OF_DICE = 0.2
"""Version 1: each point that a seat has in a color makes it e to this power likelier."""


def evidence_of_value(players: int) -> float:
    """Each point that a window is worth more with a color makes it e to this power likelier
    (lab/value_bench/shown_colors.py)."""
    if players == 2:
        return 0.35
    return 0.5 if players == 3 else 0.6


class HiddenColours:
    """One seat's guesses, in one position."""

    def __init__(self, value_function: ValueFunction, by_dice: bool = False) -> None:
        """`by_dice`: guess from the dice in the windows alone, as version 1 did."""
        if not cython.compiled:
            self.block: Ints = [0] * SIZE
            self.likelihoods: list[Reals] = [[0.0] * 5 for _ in range(4)]
        self.value_function = value_function
        self.by_dice = by_dice
        self.seat = 0
        self.possible = 31

    def look_at(self, state: State, seat: int) -> None:
        """Guess what this seat can. Of the private colors, only its own are read."""
        self.look(state.block, seat)

    def probabilities(self, number: int) -> list[float]:
        """How likely each color is to be another seat's private one."""
        likelihoods = [
            self.likelihoods[number][colour] if self.possible >> colour & 1 else 0.0
            for colour in range(5)
        ]
        return [likelihood / sum(likelihoods) for likelihood in likelihoods]

    def look(self, s: Ints, seat: int) -> None:
        self.seat = seat
        self.possible = 31
        for place in range(s[PRIVATE_COUNT]):
            self.possible &= ~(1 << s[SEATS + seat * SEAT_SIZE + PRIVATE + place])
        copy_state(self.block, s)
        for number in range(s[PLAYERS]):
            if number != seat:
                self.weigh(number)

    def weigh(self, number: int) -> None:
        """How likely each color is, by itself."""
        seat = SEATS + number * SEAT_SIZE
        turns = turns_left(self.block, number)
        evidence = evidence_of_value(self.block[PLAYERS])
        self.block[seat + PRIVATE + 1] = -1
        first = 0.0
        for colour in range(5):
            if self.by_dice:
                points = colour_points(self.block, seat, colour)
                self.likelihoods[number][colour] = exp(EVIDENCE_OF_DICE * points)
            elif self.block[STAGE] == AT_PATTERN:  # there is no window yet
                self.likelihoods[number][colour] = 1.0
            else:
                self.block[seat + PRIVATE] = colour
                value = self.value_function.value(self.block, number, turns)
                if not colour:
                    first = value
                self.likelihoods[number][colour] = exp(evidence * (value - first))

    def sample(self, s: Ints, generator: Generator) -> None:
        """Give the other seats private colors, each as often as it's likely."""
        free = self.possible
        for number in range(s[PLAYERS]):
            if number == self.seat:
                continue
            for place in range(s[PRIVATE_COUNT]):
                colour = self.sample_colour(number, free, generator)
                free &= ~(1 << colour)
                s[SEATS + number * SEAT_SIZE + PRIVATE + place] = colour

    def sample_colour(self, number: int, free: int, generator: Generator) -> int:
        total = 0.0
        for colour in range(5):
            if free >> colour & 1:
                total += self.likelihoods[number][colour]
        draw = total * below(generator.word, 1 << 30) / (1 << 30)
        last = 0
        for colour in range(5):
            if free >> colour & 1:
                last = colour
                draw -= self.likelihoods[number][colour]
                if draw < 0:
                    break
        return last
