"""Games per second of the kernel, compared with a baseline in C and with the pure engine.

Two players, one core; all are measured in turn in one run, because no machine is ever quite idle:

- placement_only: no tools; a random die and space, passing only if nothing fits.
- full_rules: three random tools, every legal choice equally likely, a fresh deal each game.
- engine: the same as full_rules, played by the engine.

The baseline is benchmarks/floor.c: placement only, written by hand, one pattern, no deal.
"""

import argparse
import json
import random
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sagrada.engine.chance import outcomes
from sagrada.engine.dealing import new_game
from sagrada.engine.dice import COLOURS, DICE
from sagrada.engine.legal import legal_moves
from sagrada.engine.options import Setup
from sagrada.engine.outcomes import Outcome, Rolled
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage
from sagrada.kernel.games import placement_games, random_games
from sagrada.kernel.state import COMPILED

FLOOR = Path(__file__).parent / "floor.c"
KERNEL_GAMES = 40_000 if COMPILED else 50
FLOOR_GAMES = 60_000
ENGINE_GAMES = 20
GOALS = (
    ("placement_only", "floor", 0.6),
    ("full_rules", "floor", 0.25),
    ("placement_only", "engine", 40.0),
    ("full_rules", "engine", 40.0),
)


def placement_only(seed: int) -> float:
    return _rate(KERNEL_GAMES, lambda: placement_games(KERNEL_GAMES, 2, seed))


def full_rules(seed: int) -> float:
    return _rate(KERNEL_GAMES, lambda: random_games(KERNEL_GAMES, 2, seed))


def engine(seed: int) -> float:
    rng = random.Random(seed)
    return _rate(ENGINE_GAMES, lambda: _engine_games(rng))


def _rate(games: int, work: Callable[[], object]) -> float:
    """Games per second of processor time, so that other work on the machine does not count."""
    begun = time.process_time()
    work()
    return games / (time.process_time() - begun)


def _engine_games(rng: random.Random) -> None:
    for _ in range(ENGINE_GAMES):
        state = new_game(Setup(players=2))
        while not state.is_over:
            if state.is_chance:
                state = apply(state, _draw(state, rng)).after
            else:
                state = apply(state, rng.choice(legal_moves(state))).after


def _draw(state: GameState, rng: random.Random) -> Outcome:
    """A random outcome by weight; rolls are drawn without listing all outcomes: it is quicker."""
    if state.stage is Stage.ROLL:
        return Rolled(DICE[rng.choices(COLOURS, state.bag)[0]][rng.randrange(6)])
    possible, weights = zip(*outcomes(state), strict=True)
    outcome: Outcome = rng.choices(possible, weights)[0]
    return outcome


def compiled_floor(folder: str) -> str | None:
    """The baseline, compiled for this machine; None if there is no C compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    made = str(Path(folder) / "floor")
    subprocess.run([compiler, "-O3", "-march=native", str(FLOOR), "-o", made], check=True)
    return made


def measure(runs: int, with_floor: bool) -> dict[str, list[float]]:
    """Measure everything `runs` times, in turn."""
    rates_by_name: dict[str, list[float]] = {"placement_only": [], "full_rules": [], "engine": []}
    with tempfile.TemporaryDirectory() as folder:
        floor = compiled_floor(folder) if with_floor else None
        for run in range(runs):
            if floor:
                done = subprocess.run([floor, str(FLOOR_GAMES)], capture_output=True, check=True)
                rates_by_name.setdefault("floor", []).append(float(done.stdout.split()[1]))
            rates_by_name["placement_only"].append(placement_only(run))
            rates_by_name["full_rules"].append(full_rules(run))
            rates_by_name["engine"].append(engine(run))
    return rates_by_name


def main() -> None:
    parser = argparse.ArgumentParser(description="Games a second of the kernel")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rates_by_name = measure(arguments.runs, with_floor=not arguments.json)
    medians = {name: statistics.median(rates) for name, rates in rates_by_name.items()}
    if arguments.json:
        print(json.dumps({name: round(rate, 1) for name, rate in medians.items()}))
        return
    print(f"kernel {'compiled' if COMPILED else 'uncompiled'}; medians of {arguments.runs} runs")
    for name, rates in rates_by_name.items():
        spread = f"{min(rates):,.0f} to {max(rates):,.0f}"
        print(f"{name}: {medians[name]:,.0f} games/s ({spread})")
    for name, other, goal in GOALS:
        if other in rates_by_name:
            pairs = zip(rates_by_name[name], rates_by_name[other], strict=True)
            ratio = statistics.median(rate / base for rate, base in pairs)
            print(f"{name} / {other}: {ratio:.2f}; goal ≥ {goal:g}; {ratio / goal:.2f} × the goal")


if __name__ == "__main__":
    main()
