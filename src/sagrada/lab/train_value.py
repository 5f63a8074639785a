"""`python -m sagrada.lab.train_value` trains the value function by self-play.

Each number of players is trained separately: first games without tools, then games with all of
them, from which it learns the value of tokens and tools. The same command gives the same weights.
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
from sagrada.bots.value.weights import NAME, format_weights

GAMES = 200_000
SEED = 1
OUT = Path("src/sagrada/bots/data") / NAME
LEARNING_RATE = 0.05
"""How far a weight moves toward its target at first; it falls to a twentieth."""
STEPS = 40
"""The learning rate falls in this many steps."""
GAME_SHARES = {4: (0.4, 0.2), 2: (1.0, 0.6), 3: (0.5, 0.3), 1: (0.3, 3.0)}
"""Games without and with tools by number of players, the longest job first. With more seats a game
teaches more. Solo games are quick, and tools decide them."""
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


def run_job(job: TrainingJob) -> list[float]:
    """The weights for this number of players."""
    value_function = ValueFunction()
    tool_margin = SOLO_TOOL_MARGIN if job.players == 1 else TOOL_MARGIN
    chooser = TurnChooser(value_function, tool_margin, samples=4, quick=True)
    for tools, games in ((False, job.games), (True, job.tool_games)):
        # A fresh start for the learning rate of every weight: with tools it is a different game.
        self_play = SelfPlay(chooser, job.players, 2 * job.seed + tools)
        for step in range(STEPS):
            learning_rate = LEARNING_RATE * (1 - 0.95 * step / STEPS)
            mean = self_play.run(games // STEPS, learning_rate, tools)
            if step % 8 == 7:
                print(
                    f"{job.players} players, {'with' if tools else 'no'} tools: "
                    f"{(step + 1) * (games // STEPS)} games, {mean:.2f} points",
                    file=sys.stderr,
                    flush=True,
                )
    start = (job.players - 1) * SET_SIZE
    return value_function.all_weights()[start : start + SET_SIZE]


def train(games: int, seed: int, workers: int | None) -> list[float]:
    """All weights. The jobs are independent, so their order does not matter."""
    wanted = training_jobs(games, seed)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        trained = list(zip(wanted, pool.map(run_job, wanted), strict=True))
    trained.sort(key=lambda pair: pair[0].players)
    return [weight for _, weights in trained for weight in weights]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.train_value", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=GAMES, help="number of two-player games without tools"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=OUT, help="where to write the weights")
    parser.add_argument("--workers", type=int, help="number of processes (default: all cores)")
    asked = parser.parse_args(argv)
    if asked.games < 1:
        parser.error("--games: must be at least 1")
    weights = train(asked.games, asked.seed, asked.workers)
    command = f"python -m sagrada.lab.train_value --games {asked.games} --seed {asked.seed}"
    asked.out.write_bytes(format_weights(weights, command))
    print(f"{asked.out}: {asked.out.stat().st_size} bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
