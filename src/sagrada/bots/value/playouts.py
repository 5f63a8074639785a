"""Playouts: what comes of a choice if everybody goes on by the outlook for a few rounds.

The candidates of one decision all meet the same dice and the same guesses at hidden colours, so
that their differences show soon. A playout stops when a round is over, where the outlook tells
the rest: it knows more of the far future than one game played out does.
"""

import cython

if not cython.compiled:
    from math import exp, sqrt

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.shape import CANDIDATES
    from sagrada.bots.value.turn_chooser import Chooser
    from sagrada.bots.value.value_function import Outlook, standing, turns_left
    from sagrada.kernel.bits import MULTIPLIER, WORD, Ints, copy_ints
    from sagrada.kernel.chance import settle
    from sagrada.kernel.dice import below
    from sagrada.kernel.generator import Generator
    from sagrada.kernel.layout import (
        ACTIVE,
        AT_OVER,
        AT_PATTERN,
        AT_ROLL,
        CHOICE,
        DRAFTED,
        MOVE_END,
        MOVE_PATTERN,
        PLAYERS,
        PRIVATE,
        PRIVATE_COUNT,
        ROUND,
        SEAT_SIZE,
        SEATS,
        SIZE,
        STAGE,
        TOOL_COUNT,
        TOOL_NUMBER,
        TURN_NUMBER,
    )
    from sagrada.kernel.play import make_move
    from sagrada.kernel.scoring import winners, worth
    from sagrada.kernel.state import State

LEANING = 0.2
"""How much likelier a point in a colour makes it that this is a seat's own colour: e to this."""
SCALE = 0.3
SCALE_BY_TURNS = 1.8
"""How uncertain a lead is: a logistic curve of this width, plus so much for √(turns left)."""


def chance_of(lead: float, turns: int) -> float:
    """The chance to stay ahead with this lead and so many own turns left."""
    return 1 / (1 + exp(-lead / (SCALE + SCALE_BY_TURNS * sqrt(turns))))


class Playouts:
    """Room for the candidates of one decision, each a chain of one or two moves."""

    def __init__(self, chooser: Chooser, rounds: int, envy: float) -> None:
        """`chooser` plays for everybody. `rounds`: how many more are played after this one.

        `envy`: how much a point of the best other seat counts against one's own.
        """
        if not cython.compiled:
            self.root: Ints = [0] * SIZE
            self.block: Ints = [0] * SIZE
            self.first: Ints = [0] * CANDIDATES
            self.second: Ints = [0] * CANDIDATES
            self.played: Ints = [0] * CANDIDATES
            self.aims: Reals = [0.0] * CANDIDATES
            self.points: Reals = [0.0] * CANDIDATES
            self.squares: Reals = [0.0] * CANDIDATES
            self.wins: Reals = [0.0] * CANDIDATES
            self.promise: Reals = [0.0] * 4
            self.leanings: list[Reals] = [[0.0] * 5 for _ in range(4)]
        self.chooser = chooser
        self.outlook: Outlook = self.chooser.outlook
        self.generator = Generator(1)
        self.seed = 0
        self.rounds = rounds
        self.envy = envy
        self.seat = 0
        self.count = 0

    # ------------------------------------------------------------ for Python

    def begin(self, state: State, seat: int, seed: int) -> None:
        """A new decision of this seat. Only its own colours are taken from the state."""
        copy_ints(self.root, state.block, SIZE)
        self.seat = seat
        self.seed = seed
        self.count = 0
        for number in range(self.root[PLAYERS]):
            for colour in range(5):
                points = worth(self.root, SEATS + number * SEAT_SIZE, colour)
                self.leanings[number][colour] = exp(LEANING * points)

    def guess(self, number: int) -> list[float]:
        """How likely each colour is to be another seat's own, by what it has collected."""
        own = SEATS + self.seat * SEAT_SIZE + PRIVATE
        leanings = [self.leanings[number][colour] for colour in range(5)]
        for place in range(self.root[PRIVATE_COUNT]):
            leanings[self.root[own + place]] = 0.0
        return [leaning / sum(leanings) for leaning in leanings]

    def add(self, first: int, second: int = -1) -> int:
        """One more candidate: a move, and the one after it if that is settled too."""
        if self.count == CANDIDATES:
            raise ValueError(f"there is room for {CANDIDATES} candidates")
        at = self.count
        self.first[at] = first
        self.second[at] = second
        self.played[at] = 0
        self.aims[at] = self.points[at] = self.squares[at] = self.wins[at] = 0.0
        self.count += 1
        return at

    def play(self, at: int, number: int) -> None:
        """So many more playouts of a candidate."""
        if not 0 <= at < self.count:
            raise ValueError(f"there is no candidate {at}")
        with cython.nogil:
            for _ in range(number):
                self.play_one(at)

    def number(self, at: int) -> int:
        """How many playouts a candidate has had."""
        return self.played[at]

    def aim(self, at: int) -> float:
        """The mean of what the seat strives for; in solo the chance to win."""
        return self.aims[at] / self.played[at] if self.played[at] else 0.0

    def outcome(self, at: int) -> tuple[int, float, float, float]:
        """How many playouts; the mean of the points, their variance, and the chance to win."""
        n = self.played[at]
        if not n:
            return 0, 0.0, 0.0, 0.0
        mean = self.points[at] / n
        return n, mean, max(0.0, self.squares[at] / n - mean * mean), self.wins[at] / n

    # ------------------------------------------------------------ one playout

    def play_one(self, at: int) -> None:
        copy_ints(self.block, self.root, SIZE)
        number = self.played[at]
        self.reseed(number, 0)
        self.imagine_colours()
        self.reseed(number, 1)
        if self.block[STAGE] == AT_PATTERN:
            self.choose_patterns(self.first[at])
        else:
            self.move(self.first[at])
        if self.second[at] >= 0:
            self.move(self.second[at])
        self.go_on(number)
        self.count_up(at)

    def reseed(self, number: int, kind: int) -> None:
        """The dice of a round depend on nothing but the number of the playout and the round."""
        x = self.seed + number * 16 + kind
        for _ in range(2):
            x = x * MULTIPLIER & WORD
            x ^= x >> 32
        self.generator.word[0] = x | 1
        self.chooser.generator.word[0] = x | 1

    def imagine_colours(self) -> None:
        """Hidden colours, the likelier the more the seat has collected of them."""
        free = 31
        own = SEATS + self.seat * SEAT_SIZE + PRIVATE
        for place in range(self.root[PRIVATE_COUNT]):
            free &= ~(1 << self.root[own + place])
        for number in range(self.root[PLAYERS]):
            if number == self.seat:
                continue
            for place in range(self.root[PRIVATE_COUNT]):
                colour = self.draw_colour(number, free)
                free &= ~(1 << colour)
                self.block[SEATS + number * SEAT_SIZE + PRIVATE + place] = colour

    def draw_colour(self, number: int, free: int) -> int:
        total = 0.0
        for colour in range(5):
            if free >> colour & 1:
                total += self.leanings[number][colour]
        draw = total * below(self.generator.word, 1 << 30) / (1 << 30)
        last = 0
        for colour in range(5):
            if free >> colour & 1:
                last = colour
                draw -= self.leanings[number][colour]
                if draw < 0:
                    break
        return last

    def choose_patterns(self, own: int) -> None:
        """RULES 2.2: nobody knows what the others choose, so they choose anything."""
        make_move(self.block, own)
        for number in range(self.block[PLAYERS]):
            if number != self.seat:
                self.block[SEATS + number * SEAT_SIZE + CHOICE] = -1
        for number in range(self.block[PLAYERS]):
            if number != self.seat:
                pattern = below(self.generator.word, 24)
                make_move(self.block, MOVE_PATTERN + 24 * number + pattern)

    def move(self, move: int) -> None:
        """A move and what chance answers to it, except for a new round's dice."""
        if move == MOVE_END:
            self.promise_of(self.block[ACTIVE])
        make_move(self.block, move)
        if self.block[STAGE] != AT_ROLL:
            settle(self.block, self.generator.word)

    def go_on(self, number: int) -> None:
        last = self.root[ROUND] + self.rounds
        while self.block[STAGE] != AT_OVER:
            if self.block[STAGE] == AT_ROLL:
                if self.block[ROUND] > last:
                    return
                self.reseed(number, 1 + self.block[ROUND])
                settle(self.block, self.generator.word)
            self.mind_tools(number)
            if self.block[DRAFTED] and not self.chooser.tools:
                self.move(MOVE_END)
                continue
            self.move(self.chooser.pick(self.block))
            if self.chooser.follow >= 0:
                self.move(self.chooser.follow)

    def mind_tools(self, number: int) -> None:
        """Tools are much work: only the seat itself uses them, and has one in mind at a time."""
        self.chooser.tools = self.block[ACTIVE] == self.seat
        if self.block[PLAYERS] > 1 and self.block[TOOL_COUNT]:
            turn = number + 2 * self.block[ROUND] + self.block[TURN_NUMBER]
            self.chooser.only = self.block[TOOL_NUMBER + turn % self.block[TOOL_COUNT]]

    def promise_of(self, number: int) -> None:
        """What a seat may expect at the end of its turn."""
        turns = turns_left(self.block, number)
        self.promise[number] = self.outlook.value(self.block, number, turns)

    def count_up(self, at: int) -> None:
        """Add what the playout came to."""
        over = self.block[STAGE] == AT_OVER
        others = 0.0
        for number in range(self.block[PLAYERS]):
            if over:
                self.promise[number] = standing(self.block, number)
            if number != self.seat and (self.promise[number] > others):
                others = self.promise[number]
        own = self.promise[self.seat]
        turns = 2 * (10 - self.root[ROUND] - self.rounds)
        if self.block[PLAYERS] == 1:
            lead = own - 0.5  # RULES 9.5: a draw is lost
        else:
            lead = own - others
        if not over:
            win = chance_of(lead, turns)
        elif self.block[PLAYERS] == 1:
            win = 1.0 if lead > 0 else 0.0
        else:
            win = 1.0 if winners(self.block) >> self.seat & 1 else 0.0
        self.played[at] += 1
        self.points[at] += own
        self.squares[at] += own * own
        self.wins[at] += win
        self.aims[at] += win if self.block[PLAYERS] == 1 else own - self.envy * others
