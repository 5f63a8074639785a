"""`python -m tests.server.attacks` starts a server and attacks it in each way while an honest table
of two guests and a bot plays on. It prints how long visits, moves and the bot's turns took with and
without the attack, and fails if that was too long.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.attacks import (
    ATTACKS,
    FILES,
    FINITE,
    MOST_SECONDS,
    MOST_SECONDS_OF_BOT,
    under_attack,
)
from tests.server.attacks.honest import Felt, measure, percentile
from tests.server.processes import Server


def _after(seconds: float) -> Callable[[], bool]:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def _is_too_slow(felt: Felt) -> bool:
    return (
        percentile(felt.moves, 0.99) > MOST_SECONDS
        or percentile(felt.bot_turns, 0.99) > MOST_SECONDS_OF_BOT
        or float("inf") in felt.visits
    )


def _measure(names: list[str], seconds: float) -> list[str]:
    """Each on a server of its own; those that were too slow."""
    slow = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{folder}/s.db"
            with Server(Path(folder), files=FILES, database=database, limits="true") as server:
                print(f"{name}\n  without: {asyncio.run(measure(server.port, _after(seconds)))}")
                with under_attack(name, server.port) as is_over:
                    is_done = is_over if name in FINITE else _after(seconds)
                    felt = asyncio.run(measure(server.port, is_done))
                print(f"  with:    {felt}", flush=True)
                if _is_too_slow(felt):
                    slow.append(name)
    return slow


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--only", choices=ATTACKS, nargs="*", default=list(ATTACKS))
    parser.add_argument("--attack", choices=ATTACKS, help="only attack, until the process ends")
    parser.add_argument("--port", type=int)
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(ATTACKS[asked.attack](asked.port))
    elif slow := _measure(asked.only, asked.seconds):
        raise SystemExit(f"too slow: {', '.join(slow)}")


if __name__ == "__main__":
    main()
