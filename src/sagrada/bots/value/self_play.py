"""Self-play: all seats choose by one outlook, and it learns from how the games end, by TD(λ).

Each weight has its own pace (as in Adagrad): the more it has been changed, the less it moves.
"""

import cython

if not cython.compiled:
    from math import sqrt

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.shape import MOST_IDS, TURNS, WEIGHTS
    from sagrada.bots.value.turn_chooser import Chooser
    from sagrada.bots.value.value_function import standing, turns_left
    from sagrada.kernel.bits import Ints
    from sagrada.kernel.chance import begin, settle
    from sagrada.kernel.dice import below
    from sagrada.kernel.generator import Generator
    from sagrada.kernel.layout import (
        ACTIVE,
        AT_OVER,
        AT_PATTERN,
        MOST_MOVES,
        MOVE_END,
        SIZE,
        STAGE,
    )
    from sagrada.kernel.legal import list_moves
    from sagrada.kernel.play import make_move


class SelfPlay:
    """Games of one chooser at every seat, learning or only counting."""

    def __init__(self, chooser: Chooser, players: int, seed: int) -> None:
        if not cython.compiled:
            self.block: Ints = [0] * SIZE
            self.moves: Ints = [0] * MOST_MOVES
            self.ids: list[list[Ints]] = [
                [[0] * MOST_IDS for _ in range(TURNS + 1)] for _ in range(4)
            ]
            self.counts: list[Ints] = [[0] * (TURNS + 1) for _ in range(4)]
            self.values: list[Reals] = [[0.0] * (TURNS + 1) for _ in range(4)]
            self.noted: Ints = [0] * 4
            self.squares: Reals = [0.0] * WEIGHTS
        self.chooser = chooser
        self.outlook = self.chooser.outlook
        self.generator = Generator(seed)
        self.players = players
        self.trace = 0.6
        self.explore = 0.01
        self.total = 0.0
        self.solo_wins = 0
        for at in range(WEIGHTS):
            self.squares[at] = 0.0

    def run(self, games: int, pace: float, tools: bool) -> float:
        """Play and, with a pace above 0, learn; the mean of the points (in solo: margins)."""
        self.total = 0.0
        self.solo_wins = 0
        with_tools = bool(tools)
        self.chooser.tools = with_tools
        with cython.nogil:
            for _ in range(games):
                self.play(pace, with_tools)
        return self.total / games / self.players

    def wins(self) -> int:
        """Solo games of the last run that beat the target."""
        return self.solo_wins

    def play(self, pace: float, tools: int) -> None:
        """One game."""
        self.deal(tools)
        for number in range(self.players):
            self.noted[number] = 0
            self.note(number)
        while self.block[STAGE] != AT_OVER:
            move = self.choose(pace)
            if move == MOVE_END:
                self.note(self.block[ACTIVE])
            make_move(self.block, move)
            settle(self.block, self.generator.word)
        for number in range(self.players):
            margin = standing(self.block, number)
            self.total += margin
            if self.players == 1 and margin > 0:
                self.solo_wins += 1
            if pace > 0:
                self.learn(number, pace)

    def deal(self, tools: int) -> None:
        """A fresh deal; everybody keeps any pattern."""
        solo = 1 if self.players == 1 else 0
        count = 0
        if tools:
            count = 1 + below(self.generator.word, 5) if solo else 3
        begin(self.block, self.players, count, 2 if solo else 1, 18)
        settle(self.block, self.generator.word)
        while self.block[STAGE] == AT_PATTERN:
            n = list_moves(self.block, self.moves)
            make_move(self.block, self.moves[below(self.generator.word, n)])
        settle(self.block, self.generator.word)

    def choose(self, pace: float) -> int:
        if pace > 0 and below(self.generator.word, 1000000) < self.explore * 1000000:
            n = list_moves(self.block, self.moves)
            return self.moves[below(self.generator.word, n)]
        return self.chooser.pick(self.block)

    def note(self, number: int) -> None:
        """Remember what a seat saw at the end of its turn, and what it thought of it."""
        at = self.noted[number]
        self.noted[number] = at + 1
        turns = turns_left(self.block, number) if at else 20
        self.values[number][at] = self.outlook.value(self.block, number, turns)
        self.counts[number][at] = self.outlook.note(self.ids[number][at]) if turns > 0 else 0

    def learn(self, number: int, pace: float) -> None:
        """Backwards through the game: what was thought moves towards what came next."""
        last = self.noted[number] - 1
        aim = self.values[number][last]
        for back in range(last):
            at = last - 1 - back
            aim = (1 - self.trace) * self.values[number][at + 1] + self.trace * aim
            self.correct(number, at, aim - self.values[number][at], pace)

    def correct(self, number: int, at: int, error: float, pace: float) -> None:
        for place in range(self.counts[number][at]):
            weight = self.ids[number][at][place]
            self.squares[weight] += 0.02 * error * error
            self.outlook.shift(weight, pace * error / (1 + sqrt(self.squares[weight])))
