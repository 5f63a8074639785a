"""A system clock that jumps, and a server that was down, cost nobody anything."""

from pathlib import Path

import pytest
from sqlalchemy import update

from sagrada.server import ids
from sagrada.server.ids import now
from sagrada.server.storage.cleanup import expire_sessions, expire_tables
from sagrada.server.storage.people import add_session, find_by_session
from sagrada.server.storage.schema import server_time, sessions
from sagrada.server.storage.server_time import add_pauses, note_time
from sagrada.server.storage.tables import change_table
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.wire.tables import NewSeat, NewTable, SecondsClock
from tests.server.inside import ann_and_bob, registry_in

pytestmark = pytest.mark.anyio
HOUR = 60 * 60 * 1000
YEAR = 365 * 24 * HOUR


async def down_for(registry: TableRegistry, milliseconds: int) -> None:
    """The last note is that old."""
    async with registry.services.database.writing() as connection:
        await connection.execute(update(server_time).values(at=now() - milliseconds))


def test_a_system_clock_that_jumps_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    for jump in (YEAR, -YEAR):
        jumped = (before + jump) * 1_000_000
        monkeypatch.setattr("time.time_ns", lambda jumped=jumped: jumped)
        assert before <= now() < before + HOUR


def test_pauses_put_a_deadline_off() -> None:
    pauses = [(0, 10), (100, 150), (190, 290), (1000, 2000)]
    assert add_pauses(20, 80, pauses) == 80, "before and after"
    assert add_pauses(20, 120, pauses) == 170, "in the middle"
    assert add_pauses(20, 145, pauses) == 295, "the first moves it into the second"
    assert add_pauses(120, 130, pauses) == 160, "begun in a pause"


async def test_time_never_goes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that is set back must not give hours to anybody."""
    monkeypatch.setattr(ids, "_offset", ids._offset)
    async with registry_in(tmp_path) as registry:
        assert await note_time(registry.services.database) == []
        ahead = now() + HOUR
        await down_for(registry, -HOUR)
        assert await note_time(registry.services.database) == []
        assert ahead <= now() < ahead + HOUR


async def test_a_short_restart_is_no_pause(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        await note_time(registry.services.database)
        await down_for(registry, 10_000)
        assert await note_time(registry.services.database) == []


async def test_nobody_pays_for_the_time_the_server_was_down(tmp_path: Path) -> None:
    """Nor for a clock that was a year ahead when the server started."""
    async with registry_in(tmp_path) as registry:
        database = registry.services.database
        await note_time(database)
        asked = NewTable([NewSeat("me"), NewSeat("open")], clock=SecondsClock(60))
        table, ann, _ = await ann_and_bob(registry, asked)
        async with database.writing() as connection:
            secret = await add_session(connection, ann.id, now())
            await connection.execute(update(sessions).values(expires=now() - YEAR + HOUR))
            aged = now() - YEAR
            await change_table(connection, table.id, changed=aged, due_at=aged + 60_000)
        await down_for(registry, YEAR)
        await registry.note_time()
        async with database.writing() as connection:
            assert await expire_tables(connection, now()) == []
            await expire_sessions(connection, now())
            assert await find_by_session(connection, secret, now()) is not None


async def test_a_turn_goes_on_where_it_stopped(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        await registry.note_time()
        asked = NewTable([NewSeat("me"), NewSeat("open")], clock=SecondsClock(60))
        table, _, _ = await ann_and_bob(registry, asked)
        began = table.clock.deadlines()[0]
        assert began is not None
        registry.services.pauses[:] = [(now(), now() + HOUR)]
        assert table.clock.deadlines()[0] == began + HOUR
        again = await TableRegistry(registry.services).table(table.id)
        assert again.clock.deadlines() == table.clock.deadlines(), "also after a restart"
