"""Disks, backends, bots and clocks fail while people play; nothing that was acknowledged is lost.

`tests/server/faults/` does it. `make chaos` does it for longer.
"""

import sys
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import select

from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import server_time
from tests.server.backends import has_backends
from tests.server.faults.catalog import ON_SQLITE, SHARED
from tests.server.faults.preload import compiler
from tests.server.faults.running import Outcome, play_through
from tests.server.faults.sites import SharedSite, Site, SqliteSite

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.skipif(compiler() is None, reason="a C compiler"),
]


def say_aloud(site: Site) -> None:
    """What this machine does not allow, past all capturing."""
    for words in site.skipped:
        print(f"faults: {words}", file=sys.__stderr__)


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqliteSite]:
    with SqliteSite(tmp_path_factory.mktemp("faults")) as site:
        say_aloud(site)
        yield site


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedSite]:
    if not has_backends():
        pytest.skip("PostgreSQL and Redis: `make backends` installs them")
    with SharedSite(tmp_path_factory.mktemp("faults")) as site:
        say_aloud(site)
        yield site


def check(outcome: Outcome) -> None:
    assert outcome.findings == [], "\n".join(outcome.details)
    assert outcome.acknowledged > 200


async def test_one_process_on_sqlite(on_sqlite: SqliteSite) -> None:
    faults = list(ON_SQLITE.values())
    check(await play_through(on_sqlite, faults, tables=6, seconds=0.5, moves=10))


async def test_two_processes_on_postgresql_and_redis(shared: SharedSite) -> None:
    """Every fault but one: a clock that is behind costs a restart more, and `make chaos` has it."""
    faults = [fault for name, fault in SHARED.items() if name != "clock-behind"]
    check(await play_through(shared, faults, tables=6, seconds=0.5, moves=10))
    assert shared.times_logged("Traceback") == 0
    database = Database(shared.database)
    async with database.reading() as connection:
        noted = await connection.scalar(select(server_time.c.at))
    await database.close()
    assert noted is not None
    assert abs(noted / 1000 - time.time()) < 60, "a clock that is ahead takes no other with it"
