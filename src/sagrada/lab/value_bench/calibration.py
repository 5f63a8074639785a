"""How true a value function's figures are: expected points, and the chance to win.

It plays against itself, one turn ahead. Once per round, in a turn picked at random, the choice is
played out as advice does, and the figures are compared with how the game ended.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import pi, sqrt
from random import Random
from statistics import NormalDist

from sagrada.bots.search_bot import PLAYOUT_ROUNDS
from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value_bots import SOLO_TOOL_MARGIN, TOOL_MARGIN
from sagrada.engine.options import ROUNDS
from sagrada.kernel.generator import Generator
from sagrada.kernel.layout import (
    ACTIVE,
    MOVE_DRAFT,
    MOVE_END,
    MOVE_LIFT,
    MOVE_PAY,
    MOVE_PLACE,
    ROUND,
    TURN_NUMBER,
)
from sagrada.kernel.state import State
from sagrada.lab.intervals import Interval, mean, mean_interval
from sagrada.lab.value_bench.positions import (
    best_move,
    deal,
    is_start_of_turn,
    make_chooser,
    play_game,
    turns_left,
)

PLAYOUTS = 40
BINS = 10


@dataclass(frozen=True)
class Forecast:
    """What was expected at one point of a game, and what came."""

    game: int
    round: int
    value: float
    """The points by the value function alone, at the end of the turn."""
    points: float
    """The points by playouts, as in advice. In solo all points are less the target."""
    win_chance: float
    final: int
    won: float
    """1 or 0; a shared win is split."""


@dataclass
class _Open:
    """A forecast whose game isn't over yet."""

    seat: int
    points: float
    win_chance: float
    value: float | None = None


class Forecaster:
    """Games of one value function against itself, with forecasts."""

    def __init__(
        self,
        value_function: ValueFunction,
        players: int,
        playouts: int = PLAYOUTS,
    ) -> None:
        self._value_function = value_function
        self._players = players
        self._number = playouts
        self._chooser = make_chooser(value_function, players)
        margin = SOLO_TOOL_MARGIN if players == 1 else TOOL_MARGIN
        inside = TurnChooser(value_function, margin, samples=4, quick=True)
        self._playouts = Playouts(inside, PLAYOUT_ROUNDS, 0.0, thorough=True)

    def play(self, games: int, seed: int) -> Iterator[Forecast]:
        for game in range(games):
            yield from self._play_one(game, Random(f"calibration/{seed}/{game}"))

    def _play_one(self, game: int, rng: Random) -> Iterator[Forecast]:
        generator = Generator(rng.getrandbits(32))
        self._chooser.seed(rng.getrandbits(32))
        turns = [rng.randrange(2 * self._players) for _ in range(ROUNDS + 1)]
        state = deal(self._players, generator)
        asked: dict[int, _Open] = {}

        def look(seen: State, move: int) -> None:
            if seen[TURN_NUMBER] != turns[seen[ROUND]]:
                return
            if is_start_of_turn(seen):
                asked[seen[ROUND]] = self._ask(seen, move, rng.getrandbits(32))
            if move == MOVE_END and seen[ROUND] in asked:
                value = self._value_function.value_of(seen, seen[ACTIVE], turns_left(seen))
                asked[seen[ROUND]].value = value

        play_game(self._chooser, state, generator, look)
        winners = state.winners()
        target = state.target() if self._players == 1 else 0
        for number, each in asked.items():
            if each.value is not None:
                yield Forecast(
                    game=game,
                    round=number,
                    value=each.value,
                    points=each.points,
                    win_chance=each.win_chance,
                    final=state.score(each.seat) - target,
                    won=1 / len(winners) if each.seat in winners else 0.0,
                )

    def _ask(self, state: State, move: int, seed: int) -> _Open:
        """Play out the choice that is made here: for a die, with its space."""
        choice = [move]
        if MOVE_DRAFT <= move < MOVE_PAY:
            drafted = state.copy()
            drafted.apply_move(move)
            place = best_move(self._chooser, drafted)
            choice += [place] if MOVE_PLACE <= place < MOVE_LIFT else []
        self._playouts.begin(state, state[ACTIVE], seed)
        at = self._playouts.add(*choice)
        self._playouts.play(at, self._number)
        _, points, _, win_chance = self._playouts.result(at)
        return _Open(state[ACTIVE], points, win_chance)


@dataclass(frozen=True)
class Bias:
    """By how much figures are too high on average, over games."""

    games: int
    value: float
    value_interval: Interval | None
    points: float
    points_interval: Interval | None
    win_chance: float
    win_interval: Interval | None


def bias(forecasts: Iterable[Forecast]) -> Bias:
    """The forecasts of one game count as one: they depend on each other."""
    by_game: dict[int, list[Forecast]] = {}
    for each in forecasts:
        by_game.setdefault(each.game, []).append(each)
    value = [mean([each.value - each.final for each in game]) for game in by_game.values()]
    points = [mean([each.points - each.final for each in game]) for game in by_game.values()]
    wins = [mean([each.win_chance - each.won for each in game]) for game in by_game.values()]
    return Bias(
        games=len(by_game),
        value=mean(value),
        value_interval=mean_interval(value),
        points=mean(points),
        points_interval=mean_interval(points),
        win_chance=mean(wins),
        win_interval=mean_interval(wins),
    )


@dataclass(frozen=True)
class Bin:
    """Forecasts with about the same chance to win, and how many of them won."""

    count: int
    expected: float
    won: float
    interval: Interval | None
    """Of `won`, over games."""


def reliability(forecasts: Sequence[Forecast], bins: int = BINS) -> list[Bin]:
    """Forecasts by their chance to win, in equal steps; empty ones are left out."""
    found = []
    for at in range(bins):
        mine = [each for each in forecasts if min(int(each.win_chance * bins), bins - 1) == at]
        if mine:
            by_game: dict[int, list[float]] = {}
            for each in mine:
                by_game.setdefault(each.game, []).append(each.won)
            around = mean_interval([mean(won) for won in by_game.values()])
            expected = mean([each.win_chance for each in mine])
            found.append(Bin(len(mine), expected, mean([each.won for each in mine]), around))
    return found


def reliability_error(bins: Sequence[Bin]) -> float:
    """The mean distance between expected and won, weighted by the forecasts."""
    total = sum(each.count for each in bins)
    return sum(each.count * abs(each.expected - each.won) for each in bins) / total


def distance_by_chance(bins: Sequence[Bin]) -> float:
    """The mean distance that true forecasts would have, with so few games."""
    known = [(each, each.interval) for each in bins if each.interval is not None]
    total = sum(each.count for each, _ in known)
    half_widths = sum(each.count * (high - low) / 2 for each, (low, high) in known)
    return half_widths / total * sqrt(2 / pi) / NormalDist().inv_cdf(0.975) if total else 0.0
