"""Windows a second: `sagrada score --jsonl` in one process, start-up included."""

import json
import random
import subprocess
import sys
import time

from benchmarks.measuring import report
from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES
from sagrada.engine.dice import ALL_KINDS, COLOURS

WINDOWS = 20_000
GOAL = 5_000


def requests() -> bytes:
    """Full and half-full windows with three objectives each."""
    rng = random.Random(7)
    lines = []
    for _ in range(WINDOWS):
        dice = [str(rng.choice(ALL_KINDS)) if rng.random() < 0.85 else ".." for _ in range(20)]
        line = {
            "window": rng.choice(list(PATTERNS)),
            "dice": dice,
            "public": rng.sample(list(PUBLIC_OBJECTIVES), 3),
            "private": [rng.choice(COLOURS).word],
            "favor": rng.randrange(7),
            "solo": False,
        }
        lines.append(json.dumps(line))
    return "\n".join(lines).encode()


REQUESTS = requests()


def windows_per_second() -> float:
    command = [sys.executable, "-m", "sagrada", "score", "--jsonl"]
    start = time.perf_counter()
    done = subprocess.run(command, input=REQUESTS, capture_output=True, check=True)
    took = time.perf_counter() - start
    assert done.stdout.count(b'"total"') == WINDOWS, "every window got its score"
    return WINDOWS / took


if __name__ == "__main__":
    report("score --jsonl", "windows/s", GOAL, windows_per_second, at_most=False)
