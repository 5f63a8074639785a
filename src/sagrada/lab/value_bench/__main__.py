"""`python -m sagrada.lab.value_bench v1 mine.bin` compares value functions, in minutes.

`v1` is a kept version, `latest` the one that comes with the project, and anything else a file.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence

from sagrada.bots.value.playouts import solo_lean, win_scale
from sagrada.bots.value.self_play import SelfPlay
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value.weights import WeightsFileError, load_value_function
from sagrada.lab.intervals import Interval, mean, mean_interval
from sagrada.lab.value_bench.calibration import (
    Forecaster,
    bias,
    distance_by_chance,
    reliability,
    reliability_error,
)
from sagrada.lab.value_bench.shown_colors import (
    fit_sureness,
    shown_colors,
    surprise,
    surprise_by_dice,
)
from sagrada.lab.value_bench.siblings import label_positions, measure_siblings
from sagrada.lab.value_bench.win_curve import (
    NO_LEAN,
    SOLO_LEANS,
    Curve,
    fit,
    loss,
    round_ends,
)

LATEST = "latest"
BATCHES = 40
"""Self-play comes in this many batches, for the interval."""
PARTS = ("self-play", "siblings", "calibration", "win-curve", "colors")
ROUNDS_TOGETHER = ((1, 2), (3, 4), (5, 6), (7, 8), (9, 10))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.value_bench", description=__doc__)
    parser.add_argument("weights", nargs="*", default=["v1", LATEST], help="what to measure")
    parser.add_argument("--only", choices=PARTS, help="measure this and nothing else")
    parser.add_argument("--self-play", type=int, default=20_000, help="games without tools")
    parser.add_argument("--positions", type=int, default=240, help="positions for siblings")
    parser.add_argument("--games", type=int, default=400, help="games for calibration")
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4], choices=range(1, 5))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    for option in ("self_play", "positions", "games"):
        if getattr(asked, option) < BATCHES:
            parser.error(f"--{option.replace('_', '-')}: must be at least {BATCHES}")
    try:
        functions = {
            name: load_value_function(None if name == LATEST else name) for name in asked.weights
        }
    except WeightsFileError as error:
        parser.error(str(error))
    parts: dict[str, Callable[[], Iterator[str]]] = {
        "self-play": lambda: _self_play(functions, asked.self_play, asked.seed),
        "siblings": lambda: _siblings(functions, asked.positions, asked.seed),
        "calibration": lambda: _calibration(functions, asked.games, asked.players, asked.seed),
        "win-curve": lambda: _win_curve(functions, asked.games, asked.players, asked.seed),
        "colors": lambda: _colors(functions, asked.games, asked.players, asked.seed),
    }
    for name, part in parts.items():
        if asked.only in (None, name):
            for line in part():
                print(line, flush=True)
    return 0


def _self_play(functions: dict[str, ValueFunction], games: int, seed: int) -> Iterator[str]:
    yield from ("## Self-play without tools, two players", "", "| Value | Games | Points |")
    yield "| --- | ---: | ---: |"
    for name, function in functions.items():
        games_of = SelfPlay(TurnChooser(function), 2, seed)
        means = [games_of.run(games // BATCHES, 0.0, False) for _ in range(BATCHES)]
        yield f"| {name} | {games // BATCHES * BATCHES} | {_with_interval(means)} |"
    yield ""


def _siblings(functions: dict[str, ValueFunction], count: int, seed: int) -> Iterator[str]:
    yield from ("## Choices of one position, two players", "")
    yield "| Value | Positions | Squared error | Regret | Less error | Less regret |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    positions = label_positions(count, 2, seed)
    first = None
    for name, function in functions.items():
        result = measure_siblings(function, positions)
        first = first or result
        less = [
            [was - now for was, now in zip(before, after, strict=True)]
            for before, after in ((first.errors, result.errors), (first.regrets, result.regrets))
        ]
        compared = (_with_interval(each) if result is not first else "" for each in less)
        yield (
            f"| {name} | {len(positions)} | {_with_interval(result.errors)} | "
            f"{_with_interval(result.regrets)} | {' | '.join(compared)} |"
        )
    yield ""


def _calibration(
    functions: dict[str, ValueFunction], games: int, players: Sequence[int], seed: int
) -> Iterator[str]:
    for name, function in functions.items():
        for number in players:
            forecasts = list(Forecaster(function, number).play(games, seed))
            yield from (f"## {name}, {number} players: how much too high, {games} games", "")
            yield "| Rounds | Value | Points by playouts | Chance to win, % |"
            yield "| --- | ---: | ---: | ---: |"
            for rounds in (*ROUNDS_TOGETHER, (1, 10)):
                found = bias(each for each in forecasts if rounds[0] <= each.round <= rounds[1])
                yield (
                    f"| {rounds[0]}–{rounds[1]} | {_estimate(found.value, found.value_interval)} | "
                    f"{_estimate(found.points, found.points_interval)} | "
                    f"{_estimate(found.win_chance, found.win_interval, 100)} |"
                )
            bins = reliability(forecasts)
            yield from ("", "| Says, % | Wins, % | Forecasts |", "| ---: | ---: | ---: |")
            for each in bins:
                won = _estimate(each.won, each.interval, 100)
                yield f"| {100 * each.expected:.1f} | {won} | {each.count} |"
            by_chance = f"by chance about {100 * distance_by_chance(bins):.1f}"
            distance = f"{100 * reliability_error(bins):.1f} % points"
            yield from ("", f"Mean distance: {distance} ({by_chance})", "")


def _win_curve(
    functions: dict[str, ValueFunction], games: int, players: Sequence[int], seed: int
) -> Iterator[str]:
    yield from ("## The scale of the chance to win, in points", "")
    yield "| Value | Players | Games | Constant | By √turns | Lean | Surprise, nats | Now |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for name, function in functions.items():
        for number in players:
            ends = list(round_ends(function, number, games, seed))
            best = fit(ends, SOLO_LEANS if number == 1 else NO_LEAN)
            by_root = win_scale(number, 9) - win_scale(number, 4)  # √9 - √4 = 1
            lean = solo_lean() if number == 1 else 0.0
            now = Curve(win_scale(number, 4) - 2 * by_root, by_root, lean)
            yield (
                f"| {name} | {number} | {games} | {best.constant:.1f} | {best.by_turns:.1f} | "
                f"{best.lean:.1f} | {loss(ends, best):.4f} | {loss(ends, now):.4f} |"
            )
    yield ""


def _colors(
    functions: dict[str, ValueFunction], games: int, players: Sequence[int], seed: int
) -> Iterator[str]:
    yield from ("## How much windows show of the private colors", "")
    yield "| Value | Players | Games | Sureness | Surprise, nats | Now | Version 1 |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for name, function in functions.items():
        for number in players:
            if number > 1:
                shown = list(shown_colors(function, number, games, seed))
                best = fit_sureness(shown)
                yield (
                    f"| {name} | {number} | {games} | {best:.2f} | {surprise(shown, best):.4f} | "
                    f"{surprise(shown):.4f} | {surprise_by_dice(shown):.4f} |"
                )
    yield ""


def _with_interval(values: Sequence[float]) -> str:
    return _estimate(mean(values), mean_interval(values))


def _estimate(value: float, interval: Interval | None, scale: float = 1) -> str:
    reach = "" if interval is None else f" ± {scale * (interval[1] - interval[0]) / 2:.2f}"
    return f"{scale * value:.2f}{reach}"


if __name__ == "__main__":
    sys.exit(main())
