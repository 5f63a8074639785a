"""Seconds until `sagrada --help` has answered."""

import subprocess
import sys
import time

from benchmarks.measuring import report

GOAL = 0.3


def seconds_to_help() -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "sagrada", "--help"], capture_output=True, check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    report("sagrada --help", "s", GOAL, seconds_to_help, at_most=True)
