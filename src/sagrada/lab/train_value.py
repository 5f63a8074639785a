"""`python -m sagrada.lab.train_value` learns the outlook of windows by self-play.

For every number of players on its own: first games without tools, then games with all of them,
which teach what tokens and tools are worth. The same command gives the same weights.
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
from sagrada.bots.value.turn_chooser import Chooser
from sagrada.bots.value.value_function import Outlook
from sagrada.bots.value.weights import NAME, format_weights

GAMES = 200_000
SEED = 1
PAGE = Path("src/sagrada/bots/data") / NAME
PACE = 0.05
"""How far a weight first moves towards what it should have been; it falls to a twentieth."""
PARTS = 40
"""Steps in which the pace falls; after each the progress is told."""
SHARES = {4: (0.4, 0.2), 2: (1.0, 0.6), 3: (0.5, 0.3), 1: (0.3, 3.0)}
"""Games without and with tools by number of players, the longest first. A game teaches every seat
at once; a solo game is quick, and tools decide it."""
HURDLE = 1.5
SOLO_HURDLE = 2.0
"""What a tool must bring beyond its price: who spends at once never learns the worth of waiting."""


@dataclass(frozen=True)
class Lesson:
    """What one number of players is taught."""

    players: int
    games: int
    tool_games: int
    seed: int


def lessons(games: int, seed: int) -> list[Lesson]:
    return [
        Lesson(
            players,
            max(PARTS, int(games * plain)),
            max(PARTS, int(games * with_tools)),
            10 * seed + players,
        )
        for players, (plain, with_tools) in SHARES.items()
    ]


def teach(lesson: Lesson) -> list[float]:
    """The weights for this number of players."""
    outlook = Outlook()
    hurdle = SOLO_HURDLE if lesson.players == 1 else HURDLE
    chooser = Chooser(outlook, hurdle, samples=4, quick=True)
    for tools, games in ((False, lesson.games), (True, lesson.tool_games)):
        # A fresh start for the pace of every weight: with tools the game is another one.
        school = SelfPlay(chooser, lesson.players, 2 * lesson.seed + tools)
        for part in range(PARTS):
            pace = PACE * (1 - 0.95 * part / PARTS)
            mean = school.run(games // PARTS, pace, tools)
            if part % 8 == 7:
                print(
                    f"{lesson.players} players, {'with' if tools else 'no'} tools: "
                    f"{(part + 1) * (games // PARTS)} games, {mean:.2f} points",
                    file=sys.stderr,
                    flush=True,
                )
    start = (lesson.players - 1) * SET_SIZE
    return outlook.learned()[start : start + SET_SIZE]


def train(games: int, seed: int, workers: int | None) -> list[float]:
    """All weights. Every lesson is on its own, so that the order does not matter."""
    wanted = lessons(games, seed)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        learned = list(zip(wanted, pool.map(teach, wanted), strict=True))
    learned.sort(key=lambda pair: pair[0].players)
    return [weight for _, weights in learned for weight in weights]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sagrada.lab.train_value", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="without tools, for two players")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=PAGE, help="where to write the weights")
    parser.add_argument("--workers", type=int, help="processes; default: all cores")
    asked = parser.parse_args(argv)
    if asked.games < 1:
        parser.error("--games: at least 1 is needed")
    weights = train(asked.games, asked.seed, asked.workers)
    command = f"python -m sagrada.lab.train_value --games {asked.games} --seed {asked.seed}"
    asked.out.write_bytes(format_weights(weights, command))
    print(f"{asked.out}: {asked.out.stat().st_size} bytes", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
