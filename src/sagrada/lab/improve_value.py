"""`python -m sagrada.lab.improve_value` improves a trained value function by policy iteration.

In each generation, games are played by the one before, and some of their turns are looked at: the
choices of such a turn are played out with the same dice, and the differences are learned
(bots/value/sibling_learning.py). The value bench says whether a generation is better than the one
before: its file is written too. The same command gives the same weights, and a run that was stopped
goes on where it was (training_progress.py).
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from sagrada.bots.value.playouts import Playouts
from sagrada.bots.value.self_play import SelfPlay
from sagrada.bots.value.shape import SET_SIZE
from sagrada.bots.value.sibling_learning import SiblingLearning
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value.weights import (
    WeightsFileError,
    command_of,
    format_weights,
    load_value_function,
)
from sagrada.lab.center_value import CENTERING_SEATS, OUT, centered
from sagrada.lab.train_value import SOLO_TOOL_MARGIN, TOOL_MARGIN
from sagrada.lab.training_progress import OutputError, Progress, check_output, replace

POSITIONS = 60_000
GENERATIONS = 2
SEED = 1
PROGRESS = Path("build/value-improvement")
LEARNING_RATE = 0.002
"""How far a weight moves toward its target at first; in each generation it falls to a twentieth."""
STEPS = 20
"""The learning rate falls in this many steps. What is learned is kept after each."""
PLAYOUTS = 1
"""Playouts of each choice. More positions teach more than more playouts of the same ones."""
PLAYOUT_ROUNDS = 2
"""Rounds to play out after the current one. Playouts to the end are far noisier."""
POSITION_SHARES = {2: 1.0, 1: 1.0, 3: 0.5, 4: 0.4}
"""Positions by number of players."""
LATEST = "latest"


@dataclass(frozen=True)
class GenerationJob:
    """One generation for one number of players."""

    start: str
    """The weights that the first generation began with."""
    players: int
    generation: int
    positions: int
    seed: int


def run_generation(
    job: GenerationJob, before: list[float], folder: Path | None = None
) -> list[float]:
    """The weights for this number of players; `before` has those of the generation before.

    `folder` keeps what is learned, step by step.
    """
    name = f"{job.players}-players-{job.generation}.bin"
    progress = Progress(folder and folder / name, str(job))
    start = (job.players - 1) * SET_SIZE
    everything = [0.0] * start + before
    tool_margin = SOLO_TOOL_MARGIN if job.players == 1 else TOOL_MARGIN
    chooser = TurnChooser(ValueFunction(everything), tool_margin, samples=4, quick=True)
    games = SelfPlay(chooser, job.players, 0)
    learner = ValueFunction([0.0] * start + (progress.weights or before))
    learning = SiblingLearning(games, Playouts(chooser, PLAYOUT_ROUNDS, 0.0), learner)
    if progress.step:
        learning.set_squares([0.0] * start + progress.squares)
    for step in range(progress.step, STEPS):
        # A seed for each step, so that a run that goes on plays the games it would have played.
        games.seed(1_000_000 * job.seed + 1000 * job.generation + step)
        learning_rate = LEARNING_RATE * (1 - 0.95 * step / STEPS)
        error = learning.run(job.positions // STEPS, PLAYOUTS, learning_rate, True)
        progress.keep(
            step + 1,
            learner.weights_between(start, start + SET_SIZE),
            learning.squares_between(start, start + SET_SIZE),
        )
        if step % 5 == 4:
            print(
                f"{job.players} players, generation {job.generation}: "
                f"{(step + 1) * (job.positions // STEPS)} positions, squared error {error:.2f}",
                file=sys.stderr,
                flush=True,
            )
    return progress.weights


def run_generations(
    jobs: Sequence[GenerationJob], weights: list[float], folder: Path | None = None
) -> list[list[float]]:
    """The weights after each generation for one number of players."""
    found = [weights]
    for job in jobs:
        found.append(run_generation(job, found[-1], folder))
    return found[1:]


def improve(
    jobs: Sequence[Sequence[GenerationJob]],
    weights: list[float],
    workers: int | None,
    folder: Path | None = None,
) -> list[list[float]]:
    """All weights after each generation; `jobs` are those of each number of players."""
    starts = [(each[0].players - 1) * SET_SIZE for each in jobs]
    befores = [weights[start : start + SET_SIZE] for start in starts]
    generations = [list(weights) for _ in jobs[0]]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        learned = pool.map(run_generations, jobs, befores, [folder] * len(jobs))
        for start, mine in zip(starts, learned, strict=True):
            for generation, found in zip(generations, mine, strict=True):
                generation[start : start + SET_SIZE] = found
    return generations


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m sagrada.lab.improve_value", description=__doc__
    )
    parser.add_argument("--start", default=LATEST, help="a file of weights to begin with")
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    parser.add_argument(
        "--positions", type=int, default=POSITIONS, help="two-player positions of a generation"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument(
        "--players",
        type=int,
        nargs="+",
        default=sorted(POSITION_SHARES),
        choices=sorted(POSITION_SHARES),
        help="improve these numbers of players only",
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=OUT,
        help="where to write the last generation; the earlier ones stay in the progress folder",
    )
    parser.add_argument(
        "--progress",
        type=Path,
        default=PROGRESS,
        help="a folder that keeps what is learned so far",
    )
    parser.add_argument("--workers", type=int, help="number of processes (default: all cores)")
    asked = parser.parse_args(argv)
    for option in ("generations", "positions"):
        if getattr(asked, option) < 1:
            parser.error(f"--{option}: must be at least 1")
    sizes = sorted(set(asked.players))
    jobs = [
        [
            GenerationJob(
                asked.start,
                players,
                1 + number,
                max(STEPS, int(asked.positions * POSITION_SHARES[players])),
                10 * asked.seed + players,
            )
            for number in range(asked.generations)
        ]
        for players in sizes
    ]
    try:
        check_output(asked.out)
        asked.progress.mkdir(parents=True, exist_ok=True)
        check_output(asked.progress / "any")
        start = None if asked.start == LATEST else asked.start
        first = load_value_function(start)
        made_by = command_of(start)
        found = improve(jobs, first.all_weights(), asked.workers, asked.progress)
    except (OutputError, WeightsFileError, OSError) as error:
        parser.error(str(error))
    for number, weights in enumerate(found, 1):
        command = (
            f"{made_by} && python -m sagrada.lab.improve_value --generations {number}"
            f" --positions {asked.positions} --seed {asked.seed}"
        )
        if len(sizes) < len(POSITION_SHARES):
            command += f" --players {' '.join(map(str, sizes))}"
        is_last = number == len(found)
        weights = (
            centered(weights, CENTERING_SEATS, sorted(POSITION_SHARES)) if is_last else weights
        )
        out = asked.out if is_last else asked.progress / f"generation-{number}.bin"
        replace(out, format_weights(weights, command))
    print(f"{asked.out}: {asked.out.stat().st_size} bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
