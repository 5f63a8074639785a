"""Faults while people play: nothing that was acknowledged may be lost, doubled or out of order.

python -m tests.server.faults                 # every fault
python -m tests.server.faults full-disk --times 10 --seconds 30
"""

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.server.backends import has_backends
from tests.server.faults.catalog import ON_SQLITE, SHARED
from tests.server.faults.running import play_through
from tests.server.faults.sites import SharedSite, Site, SqliteSite


def _run(
    make: Callable[[Path], Site], faults: Mapping[str, Any], asked: argparse.Namespace
) -> bool:
    """Whether all is well."""
    chosen = [each for name, each in faults.items() if name in (asked.faults or faults)]
    if not chosen:
        return True
    is_well = True
    with (
        tempfile.TemporaryDirectory(prefix="sagrada-faults-") as folder,
        make(Path(folder)) as site,
    ):
        for words in site.skipped:
            print(words, flush=True)
        for fault in chosen:
            playing = play_through(site, [fault] * asked.times, asked.tables, asked.seconds)
            outcome = asyncio.run(playing)
            print(outcome, *outcome.findings, *outcome.details, sep="\n  ", flush=True)
            is_well = is_well and not outcome.findings
    return is_well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [*ON_SQLITE, *SHARED]
    parser.add_argument("faults", nargs="*", metavar="FAULT", help=", ".join(names))
    parser.add_argument("--times", type=int, default=3, help="how often each comes and goes")
    parser.add_argument("--seconds", type=float, default=3, help="how long, once it is felt")
    parser.add_argument("--tables", type=int, default=8)
    asked = parser.parse_args()
    if unknown := set(asked.faults) - set(names):
        parser.error(f"no such fault: {', '.join(sorted(unknown))}")
    is_well = _run(SqliteSite, ON_SQLITE, asked)
    if has_backends():
        is_well = _run(SharedSite, SHARED, asked) and is_well
    else:
        print("PostgreSQL or Redis is missing: their faults are left out")
    if not is_well:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
