"""Self-play: all seats choose by one value function, which learns by TD(λ) from how games end.

Each weight has its own learning rate, as in Adagrad: the more it has changed, the less it moves.
"""

from collections.abc import Iterable

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from math import sqrt

    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.shape import MOST_IDS, TURNS, WEIGHTS
    from sagrada.bots.value.turn_chooser import TurnChooser
    from sagrada.bots.value.value_function import current_points, turns_left
    from sagrada.kernel.bits import Ints
    from sagrada.kernel.chance import new_game, resolve_chance
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
    from sagrada.kernel.play import apply_move


class SelfPlay:
    """Games with one chooser at every seat, to learn or only to count points."""

    def __init__(self, chooser: TurnChooser, players: int, seed: int) -> None:
        if not cython.compiled:
            self.block: Ints = [0] * SIZE
            self.moves: Ints = [0] * MOST_MOVES
            self.ids: list[list[Ints]] = [
                [[0] * MOST_IDS for _ in range(TURNS + 1)] for _ in range(4)
            ]
            self.counts: list[Ints] = [[0] * (TURNS + 1) for _ in range(4)]
            self.values: list[Reals] = [[0.0] * (TURNS + 1) for _ in range(4)]
            self.positions: Ints = [0] * 4
            self.squares: Reals = [0.0] * WEIGHTS
        self.chooser = chooser
        self.value_function = self.chooser.value_function
        self.generator = Generator(seed)
        self.players = players
        self.trace_decay = 0.6
        self.exploration = 0.01
        self.total = 0.0
        self.solo_wins = 0
        for at in range(WEIGHTS):
            self.squares[at] = 0.0

    def seed(self, seed: int) -> None:
        """Seed the games to come, and what is sampled in them."""
        self.generator = Generator(seed)
        self.chooser.seed(seed)

    def squares_between(self, start: int, end: int) -> list[float]:
        """How much some of the weights have changed: with it, a run can go on elsewhere."""
        return [self.squares[at] for at in range(start, end)]

    def set_squares(self, squares: Iterable[float]) -> None:
        for at, square in enumerate(squares):
            self.squares[at] = square

    def run(self, games: int, learning_rate: float, tools: bool) -> float:
        """Play, and learn if the learning rate is above 0; returns the mean points or margin."""
        self.total = 0.0
        self.solo_wins = 0
        if learning_rate > 0:
            self.value_function.forget_windows()
        with_tools = bool(tools)
        self.chooser.tools = with_tools
        with cython.nogil:
            for _ in range(games):
                self.play(learning_rate, with_tools)
        return self.total / games / self.players

    def wins(self) -> int:
        """Solo games of the last run that beat the target."""
        return self.solo_wins

    def play(self, learning_rate: float, tools: int) -> None:
        """One game."""
        self.deal(tools)
        for number in range(self.players):
            self.positions[number] = 0
            self.remember(number)
        while self.block[STAGE] != AT_OVER:
            move = self.choose(learning_rate)
            if move == MOVE_END:
                self.remember(self.block[ACTIVE])
            apply_move(self.block, move)
            resolve_chance(self.block, self.generator.word)
        for number in range(self.players):
            margin = current_points(self.block, number)
            self.total += margin
            if self.players == 1 and margin > 0:
                self.solo_wins += 1
            if learning_rate > 0:
                self.learn(number, learning_rate)

    def deal(self, tools: int) -> None:
        """A fresh deal; each seat keeps a random pattern."""
        solo = 1 if self.players == 1 else 0
        count = 0
        if tools:
            count = 1 + below(self.generator.word, 5) if solo else 3
        new_game(self.block, self.players, count, 2 if solo else 1, 18)
        resolve_chance(self.block, self.generator.word)
        while self.block[STAGE] == AT_PATTERN:
            n = list_moves(self.block, self.moves)
            apply_move(self.block, self.moves[below(self.generator.word, n)])
        resolve_chance(self.block, self.generator.word)

    def choose(self, learning_rate: float) -> int:
        if learning_rate > 0 and below(self.generator.word, 1000000) < self.exploration * 1000000:
            n = list_moves(self.block, self.moves)
            return self.moves[below(self.generator.word, n)]
        return self.chooser.pick(self.block)

    def remember(self, number: int) -> None:
        """Remember the features and the value of a seat's window at the end of its turn."""
        at = self.positions[number]
        self.positions[number] = at + 1
        turns = turns_left(self.block, number) if at else 20
        self.values[number][at] = self.value_function.value(self.block, number, turns)
        self.counts[number][at] = 0
        if turns > 0:
            self.counts[number][at] = self.value_function.copy_feature_ids(self.ids[number][at])

    def learn(self, number: int, learning_rate: float) -> None:
        """Go backward through the game: each value moves toward the ones that came later."""
        last = self.positions[number] - 1
        target = self.values[number][last]
        for back in range(last):
            at = last - 1 - back
            following = self.values[number][at + 1]
            target = (1 - self.trace_decay) * following + self.trace_decay * target
            self.update_weights(number, at, target - self.values[number][at], learning_rate)

    def update_weights(self, number: int, at: int, error: float, learning_rate: float) -> None:
        for place in range(self.counts[number][at]):
            weight = self.ids[number][at][place]
            self.squares[weight] += 0.02 * error * error
            change = learning_rate * error / (1 + sqrt(self.squares[weight]))
            self.value_function.add_to_weight(weight, change)
