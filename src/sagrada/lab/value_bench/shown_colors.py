"""How much windows show of hidden colors: fits how sure a guess may be.

A seat builds for its private color. So the others can guess it by what its window would be worth
with each color (bots/value/hidden_colours.py). Two guesses are compared by how much the true color
surprises them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from sagrada.bots.value.hidden_colours import HiddenColours
from sagrada.bots.value.value_function import ValueFunction
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import ACTIVE, PLAYERS, PRIVATE, SEAT_SIZE, SEATS, TURN_NUMBER
from sagrada.kernel.state import State
from sagrada.lab.intervals import mean
from sagrada.lab.value_bench.positions import deal, is_start_of_turn, make_chooser, play_game


@dataclass(frozen=True)
class ShownColor:
    """What the first player of a round can guess of another seat's color, and the true one."""

    by_value: tuple[float, ...]
    by_dice: tuple[float, ...]
    """The same in the way of version 1."""
    true: int


def shown_colors(
    value_function: ValueFunction, players: int, games: int, seed: int
) -> Iterator[ShownColor]:
    """All rounds in games of a value function against itself, each with every other seat."""
    chooser = make_chooser(value_function, players)
    by_value, by_dice = (HiddenColours(value_function, by_dice) for by_dice in (False, True))
    for game in range(games):
        rng = Random(f"shown colors/{seed}/{game}")
        generator = Generator(rng.getrandbits(32))
        chooser.seed(rng.getrandbits(32))
        found: list[ShownColor] = []

        def look(seen: State, _move: int, found: list[ShownColor] = found) -> None:
            if seen[TURN_NUMBER] or not is_start_of_turn(seen):
                return
            for each in (by_value, by_dice):
                each.look_at(seen, seen[ACTIVE])
            for number in range(seen[PLAYERS]):
                if number != seen[ACTIVE]:
                    value_guess = tuple(by_value.probabilities(number))
                    dice_guess = tuple(by_dice.probabilities(number))
                    true = seen[SEATS + number * SEAT_SIZE + PRIVATE]
                    found.append(ShownColor(value_guess, dice_guess, true))

        play_game(chooser, deal(players, generator), generator, look)
        yield from found


def surprise(shown: Iterable[ShownColor], sureness: float = 1.0) -> float:
    """The mean surprise (in nats) at the true colors. `sureness`: 1 as it is, 0 knows nothing."""
    return mean([_surprise(each.by_value, each.true, sureness) for each in shown])


def surprise_by_dice(shown: Iterable[ShownColor]) -> float:
    """The same for guesses in the way of version 1."""
    return mean([_surprise(each.by_dice, each.true, 1.0) for each in shown])


def _surprise(guess: Sequence[float], true: int, sureness: float) -> float:
    likely = [chance**sureness if chance else 0.0 for chance in guess]
    return -log(max(likely[true], 1e-9) / sum(likely))


def fit_sureness(shown: Sequence[ShownColor]) -> float:
    """The sureness that surprises least; 1 if the guesses are as sure as they may be."""
    return min((step / 20 for step in range(1, 61)), key=lambda each: surprise(shown, each))
