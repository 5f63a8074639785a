"""How hard a window is: bots play it, and it is compared with the 24 printed ones.

Two bots play the window against each other, with the Master's value function and all tools, but
without looking ahead to their second turn. Every window gets four favor tokens here, so that only
its grid makes the difference. The games are numbered, and a number always has the same deal: two
windows are measured on the same cards.

`python -m sagrada.study.window_measure` measures the printed windows, and writes
`data/windows.json`.
"""

import argparse
import json
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from operator import itemgetter
from pathlib import Path

from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.weights import load_value_function
from sagrada.bots.value_bots import TOOL_MARGIN
from sagrada.engine.cards import PATTERNS
from sagrada.engine.dealing import new_game
from sagrada.engine.options import Setup
from sagrada.engine.own_window import DIFFICULTIES, own_window
from sagrada.kernel import layout as at
from sagrada.kernel.convert import from_engine
from sagrada.kernel.generator import Generator
from sagrada.study.measured import Measured, measured

GAMES = 1000
"""Enough for a standard error of about a quarter of a point."""
BATCH = 20
"""Games between two reports of progress."""
MOST_GAMES = 100_000
DATA = "windows.json"
_PLAYERS = 2
_TOKENS = 4


@dataclass(frozen=True, slots=True)
class PlayedWindow:
    """What a seat made of the window in one game: the mean of both seats."""

    points: float
    empty: float
    """How many spaces stayed empty."""


@dataclass(frozen=True, slots=True)
class WindowMeasure:
    """How bots fare with a window."""

    games: int
    points: Measured
    empty: Measured
    difficulty: int
    """3 to 6: the printed difficulty whose windows bring about as many points."""


def measure_window(grid: str, games: int = GAMES) -> WindowMeasure:
    """Let bots play a window; a `WindowError` says what is wrong with the grid."""
    if not 2 <= games <= MOST_GAMES:
        raise ValueError(f"games: give 2 to {MOST_GAMES:,}, not {games}")
    return summarize(play_games(grid, 0, games))


def play_games(grid: str, first: int, number: int) -> list[PlayedWindow]:
    """Some of the numbered games of a window."""
    window = own_window(grid, _TOKENS).id
    start = from_engine(new_game(Setup(_PLAYERS, window=window)))
    chooser = _chooser()
    played = []
    for game in range(first, first + number):
        state = start.copy()
        generator = Generator(game + 1)
        chooser.seed(game + 1)
        state.resolve_chance(generator)
        while not state.is_over:
            state.apply_move(max(chooser.evaluate(state), key=itemgetter(1))[0])
            state.resolve_chance(generator)
        points = [state.score(seat) for seat in range(_PLAYERS)]
        full = [
            state[at.SEATS + seat * at.SEAT_SIZE + at.OCCUPIED].bit_count()
            for seat in range(_PLAYERS)
        ]
        played.append(PlayedWindow(sum(points) / _PLAYERS, 20 - sum(full) / _PLAYERS))
    return played


@cache
def _chooser() -> TurnChooser:
    return TurnChooser(load_value_function(None), TOOL_MARGIN, samples=4, quick=True)


def summarize(played: Sequence[PlayedWindow]) -> WindowMeasure:
    """The means over some games, and the difficulty."""
    points = measured([game.points for game in played])
    empty = measured([game.empty for game in played])
    return WindowMeasure(len(played), points, empty, difficulty_of(points.value))


# ---------------------------------------------------------------- the printed windows


@cache
def printed_points() -> dict[str, Measured]:
    """The points that the bots made with each printed window."""
    stored = json.loads(files("sagrada.study").joinpath("data", DATA).read_text("utf-8"))
    return {id: Measured(**window["points"]) for id, window in stored["windows"].items()}


def difficulty_of(points: float) -> int:
    """The difficulty of a window that brings this many points with four tokens."""
    return DIFFICULTIES[bisect_left(_bounds(), -points)]


@cache
def _bounds() -> tuple[float, ...]:
    """Halfway between the mean points of one difficulty and the next; negative, so that they
    rise."""
    means = [
        _mean(
            measure.value
            for id, measure in printed_points().items()
            if PATTERNS[id].difficulty == difficulty
        )
        for difficulty in DIFFICULTIES
    ]
    return tuple(-(easy + hard) / 2 for easy, hard in pairwise(means))


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def measure_printed(games: int) -> str:
    """The file of the printed windows."""
    windows = {}
    for id, pattern in PATTERNS.items():
        played = play_games(pattern.grid, 0, games)
        points = measured([game.points for game in played])
        empty = measured([game.empty for game in played])
        windows[id] = {"points": asdict(points), "empty": asdict(empty)}
    command = f"python -m sagrada.study.window_measure --games {games}"
    return json.dumps({"command": command, "games": games, "windows": windows}, indent=1) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the 24 printed windows.")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=Path("src/sagrada/study/data") / DATA)
    given = parser.parse_args()
    given.out.write_text(measure_printed(given.games), encoding="utf-8")


if __name__ == "__main__":
    main()
