"""The door: the `sagrada` command."""

import os
import sys


def main() -> int:
    """Run the command line of this process; the answer is its exit code."""
    from sagrada.cli.app import run

    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone, as in `sagrada cards | head`. Python flushes once more when it
        # ends; let that go nowhere instead of complaining.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code
