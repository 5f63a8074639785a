"""The budgets that docs/running.md promises are those of the code."""

import re
from pathlib import Path

from sagrada.server.buckets import Limit
from sagrada.server.identity import open_tables, rate_limits
from sagrada.server.outgoing import sending
from sagrada.server.socket import http, open_connections

PAGE = (Path(__file__).parents[3] / "docs" / "running.md").read_text(encoding="utf-8")


def test_every_rate_is_in_the_table() -> None:
    found = {
        name: (int(most), pace)
        for most, pace, name in re.findall(r"\| (\d+) \| ([^|]+) \| `(\w+)` \|", PAGE)
    }
    named = {**vars(rate_limits), **vars(sending)}
    limits = {name: value for name, value in named.items() if isinstance(value, Limit)}
    assert found.keys() == limits.keys()
    for name, limit in limits.items():
        most, pace = found[name]
        number, _, unit = pace.partition(" ")
        per_second = float(number) / (3600 if unit == "an hour" else 1)
        assert (most, round(per_second, 6)) == (limit.most, round(limit.per_second, 6)), name


def test_the_other_bounds_are_as_written() -> None:
    listed = f"{open_tables.MOST_LISTED}; {open_tables.MOST_LISTED_OF_ADDRESS} |"
    for row in (
        f"| open connections | address | {open_connections.MOST_OF_ADDRESS},",
        f"| tables in the lobby | person; address | {listed}",
        f"| tables that wait for players | person | {open_tables.MOST_WAITING} |",
        f"| games that are not finished | person | {open_tables.MOST_PLAYING} |",
        f"| request | {http.LONGEST_HEAD:,}; 20,000; 800,000 |",
        f"| request | {http.HEAD_SECONDS:.0f}; {http.REQUEST_SECONDS:.0f} |",
    ):
        assert row in PAGE
