"""The `sagrada` command."""

import io
import os
import sys

from sagrada.extras import MissingPackages, need_command_line


def main() -> int:
    """Run the command line of this process. Returns its exit code."""
    try:
        need_command_line()
    except MissingPackages as error:
        print(f"sagrada: {error}", file=sys.stderr)
        return 1
    from sagrada.cli.app import run

    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(
            errors="replace"
        )  # for help and JSON; `make_console` does it for Rich
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone, as in `sagrada cards | head`. Python flushes again when it exits;
        # send that nowhere, so that it doesn't complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code
