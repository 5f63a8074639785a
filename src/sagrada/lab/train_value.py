"""`python -m sagrada.lab.train_value` trains the value function by self-play.

It begins with the weights of version 1: what is new has no weight yet. Each number of players is
trained separately: first games without tools, then games with all of them, from which it learns the
value of tokens and tools. At last the bias is taken out (center_value.py). The same command gives
the same weights, and a run that was stopped goes on where it was (training_progress.py).
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from sagrada.bots.value.self_play import SelfPlay
from sagrada.bots.value.shape import SET_SIZE
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value.weights import format_weights, learned_value_function
from sagrada.extras import MissingPackages
from sagrada.lab.center_value import CENTERING_SEATS, OUT, centered
from sagrada.lab.cluster import ClusterError, run_tasks
from sagrada.lab.training_progress import OutputError, Progress, check_output, replace

GAMES = 60_000
SEED = 1
PROGRESS = Path("build/value-training")
LEARNING_RATE = 0.015
"""How far a weight moves toward its target at first; it falls to a twentieth."""
STEPS = 40
"""The learning rate falls in this many steps. What is learned is kept after each."""
GAME_SHARES = {2: (1.0, 1.0), 1: (0.3, 3.0), 3: (0.5, 0.3), 4: (0.4, 0.2)}
"""Games without and with tools by number of players. With more seats a game teaches more. Solo
games are quick, and tools decide them."""
TOOL_MARGIN = 1.5
SOLO_TOOL_MARGIN = 2.0
"""Points a tool must bring beyond its price: a bot that spends at once never learns to wait."""


@dataclass(frozen=True)
class TrainingJob:
    """The training for one number of players."""

    players: int
    games: int
    tool_games: int
    seed: int


def training_jobs(games: int, seed: int) -> list[TrainingJob]:
    return [
        TrainingJob(
            players,
            max(STEPS, int(games * plain)),
            max(STEPS, int(games * with_tools)),
            10 * seed + players,
        )
        for players, (plain, with_tools) in GAME_SHARES.items()
    ]


def run_job(job: TrainingJob, folder: Path | None = None) -> list[float]:
    """The weights for this number of players; `folder` keeps what is learned, step by step."""
    progress = Progress(folder and folder / f"{job.players}-players.bin", str(job))
    start = (job.players - 1) * SET_SIZE
    weights = learned_value_function("v1").all_weights()
    weights[start : start + SET_SIZE] = progress.weights or weights[start : start + SET_SIZE]
    value_function = ValueFunction(weights)
    tool_margin = SOLO_TOOL_MARGIN if job.players == 1 else TOOL_MARGIN
    chooser = TurnChooser(value_function, tool_margin, samples=4, quick=True)
    for tools, games in ((False, job.games), (True, job.tool_games)):
        # A fresh start for the learning rate of every weight: with tools it is a different game.
        self_play = SelfPlay(chooser, job.players, 0)
        if progress.step % STEPS:
            self_play.set_squares([0.0] * start + progress.squares)
        for step in range(STEPS):
            number = STEPS * tools + step
            if number < progress.step:
                continue
            # A seed for each step, so that a run that goes on plays the games it would have played.
            self_play.seed(1000 * job.seed + number)
            learning_rate = LEARNING_RATE * (1 - 0.95 * step / STEPS)
            mean = self_play.run(games // STEPS, learning_rate, tools)
            progress.keep(
                number + 1,
                value_function.weights_between(start, start + SET_SIZE),
                self_play.squares_between(start, start + SET_SIZE),
            )
            if step % 8 == 7:
                print(
                    f"{job.players} players, {'with' if tools else 'no'} tools: "
                    f"{(step + 1) * (games // STEPS)} games, {mean:.2f} points",
                    file=sys.stderr,
                    flush=True,
                )
    return progress.weights


def train(
    wanted: Sequence[TrainingJob],
    workers: int | None,
    folder: Path | None = None,
    cluster: str | None = None,
) -> list[float]:
    """All weights. The jobs are independent, so their order does not matter."""
    if cluster is not None:
        return train_on_cluster(wanted, cluster, folder)
    weights = learned_value_function("v1").all_weights()
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        learned = pool.map(run_job, wanted, [folder] * len(wanted))
        for job, trained in zip(wanted, learned, strict=True):
            start = (job.players - 1) * SET_SIZE
            weights[start : start + SET_SIZE] = trained
    return weights


def train_on_cluster(
    wanted: Sequence[TrainingJob], cluster: str, folder: Path | None
) -> list[float]:
    """The same on a Ray cluster, a job to a task. What a job has learned is kept when it ends."""
    weights = learned_value_function("v1").all_weights()
    kept = {
        job: Progress(folder and folder / f"{job.players}-players.bin", str(job)) for job in wanted
    }
    missing = [(job,) for job in wanted if kept[job].step < 2 * STEPS]
    for job, learned in run_tasks(cluster, _run_task, missing) if missing else ():
        kept[job].keep(2 * STEPS, learned, [0.0] * len(learned))
    for job in wanted:
        start = (job.players - 1) * SET_SIZE
        weights[start : start + SET_SIZE] = kept[job].weights
    return weights


def _run_task(job: TrainingJob) -> tuple[TrainingJob, list[float]]:
    return job, run_job(job)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.train_value", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=GAMES, help="number of two-player games without tools"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the weights")
    parser.add_argument(
        "--progress",
        type=Path,
        default=PROGRESS,
        help="a folder that keeps what is learned so far",
    )
    parser.add_argument(
        "--players",
        type=int,
        nargs="+",
        default=sorted(GAME_SHARES),
        choices=sorted(GAME_SHARES),
        help="train these numbers of players only; the others keep the weights of version 1",
    )
    parser.add_argument("--workers", type=int, help="number of processes (default: all cores)")
    parser.add_argument("--cluster", help="train on a Ray cluster: ray://host:port, or local")
    asked = parser.parse_args(argv)
    if asked.games < 1:
        parser.error("--games: must be at least 1")
    jobs = [job for job in training_jobs(asked.games, asked.seed) if job.players in asked.players]
    try:
        check_output(asked.out)
        asked.progress.mkdir(parents=True, exist_ok=True)
        check_output(asked.progress / "any")
        weights = train(jobs, asked.workers, asked.progress, asked.cluster)
    except (OutputError, ClusterError, MissingPackages, OSError) as error:
        parser.error(str(error))
    command = f"python -m sagrada.lab.train_value --games {asked.games} --seed {asked.seed}"
    if len(jobs) < len(GAME_SHARES):
        command += f" --players {' '.join(map(str, sorted(set(asked.players))))}"
    weights = centered(weights, CENTERING_SEATS, sorted(set(asked.players)))
    replace(asked.out, format_weights(weights, command))
    print(f"{asked.out}: {asked.out.stat().st_size} bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
