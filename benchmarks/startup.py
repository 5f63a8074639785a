"""Seconds until `sagrada --help` has answered; `--import`: milliseconds of `import sagrada`."""

import subprocess
import sys
import time

from benchmarks.measuring import report

GOAL = 0.3
IMPORT_GOAL = 50.0
_IMPORT = """
import time
start = time.perf_counter()
import sagrada
print(1000 * (time.perf_counter() - start))
"""


def seconds_to_help() -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "sagrada", "--help"], capture_output=True, check=True)
    return time.perf_counter() - start


def milliseconds_to_import() -> float:
    """In a new interpreter, whose own start doesn't count."""
    command = [sys.executable, "-c", _IMPORT]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    return float(done.stdout)


if __name__ == "__main__":
    if "--import" in sys.argv:
        sys.argv.remove("--import")
        report("import sagrada", "ms", IMPORT_GOAL, milliseconds_to_import, at_most=True)
        sys.exit()
    report("sagrada --help", "s", GOAL, seconds_to_help, at_most=True)
