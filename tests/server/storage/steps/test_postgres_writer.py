"""Steps into PostgreSQL: one statement, and what happens when the connection fails."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest
from sqlalchemy import select, text, update

from sagrada.server.storage import database as database_module
from sagrada.server.storage.schema import steps, tables
from sagrada.server.storage.steps.journal import Journal
from sagrada.server.storage.steps.new_step import TurnChange, batch_of
from sagrada.server.storage.steps.postgres_writer import _ENDING, _PLAYING, PostgresWriter
from tests.server.backends import Postgres
from tests.server.inside import registry_in, two_at_a_table
from tests.server.round_trips import RoundTrips
from tests.server.storage.steps.test_journal import step

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
_TURN = TurnChange(3, "1", 99)


async def test_a_batch_is_one_round_trip(tmp_path: Path, postgres: Postgres) -> None:
    async with RoundTrips(postgres.url) as relay, registry_in(tmp_path, relay.url) as registry:
        ids = [(await two_at_a_table(registry)).id for _ in range(3)]
        save = registry.services.journal.save
        assert await save(step(ids[0], 100, turn=_TURN))  # its connection is there now
        before = relay.count
        assert await save(step(ids[0], 101, turn=_TURN))
        assert relay.count == before + 1
        assert all(await asyncio.gather(*(save(step(id, 102, turn=_TURN)) for id in ids)))
        assert relay.count == before + 2


async def test_a_lost_connection_is_replaced(
    tmp_path: Path, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """One that broke while nothing happened is not missed."""
    async with RoundTrips(postgres.url) as relay, registry_in(tmp_path, relay.url) as registry:
        id = (await two_at_a_table(registry)).id
        save = registry.services.journal.save
        assert await save(step(id, 100))
        relay.cut()
        await asyncio.sleep(0.1)
        assert await save(step(id, 101))
        assert "unreachable" not in caplog.text
        async with registry.services.database.reading() as connection:
            # Now the other end hangs up, in the middle of it.
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ~ '^WITH'"
            await connection.execute(text(others))
        assert await save(step(id, 102))
        async with registry.services.database.reading() as connection:
            found = select(steps.c.since).where(steps.c.table == id).order_by(steps.c.since)
            assert [*await connection.scalars(found)] == [0, 100, 101, 102]


async def test_a_postgresql_that_hangs_is_away_and_the_step_is_saved_once(
    tmp_path: Path,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with registry_in(tmp_path, postgres.url) as registry, asyncio.timeout(20):
        id = (await two_at_a_table(registry)).id
        save = registry.services.journal.save
        assert await save(step(id, 100))
        monkeypatch.setattr(database_module, "_ANSWER", 0.5)
        with postgres.paused():
            saving = asyncio.create_task(save(step(id, 101, turn=_TURN)))
            while "unreachable" not in caplog.text:
                await asyncio.sleep(0.05)
            assert not saving.done()
        monkeypatch.setattr(database_module, "_ANSWER", 5.0)
        # What was on its way when it stopped may have been written then, or now: it is one step.
        assert await saving
        async with registry.services.database.reading() as connection:
            found = select(steps.c.since).where(steps.c.table == id, steps.c.since > 0)
            assert sorted(await connection.scalars(found)) == [100, 101]


async def test_a_server_stops_soon_when_postgresql_hangs(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path, postgres.url) as registry:
        id = (await two_at_a_table(registry)).id
        journal = Journal(registry.services.database)
        journal.start()
        assert await journal.save(step(id, 100))
        monkeypatch.setattr(database_module, "_ANSWER", 0.5)
        with postgres.paused():
            saving = asyncio.create_task(journal.save(step(id, 101)))
            await asyncio.sleep(0.1)
            began = monotonic()
            await journal.stop()
            assert monotonic() - began < 5
        await asyncio.gather(saving, return_exceptions=True)


async def test_nothing_of_a_batch_is_kept_if_one_step_is_refused(
    tmp_path: Path, postgres: Postgres
) -> None:
    async with registry_in(tmp_path, postgres.url) as registry:
        database = registry.services.database
        id, other = (await two_at_a_table(registry)).id, (await two_at_a_table(registry)).id
        writer = PostgresWriter(database.engine)
        assert await writer.write(batch_of([step(other, 100)]))
        assert not await writer.write(batch_of([step(id, 100, turn=_TURN), step(other, 100)]))
        async with database.writing() as connection:
            closed = update(tables).where(tables.c.id == other).values(status="aborted")
            await connection.execute(closed)
        again = [step(id, 100, turn=_TURN), step(other, 101, turn=_TURN)]
        assert not await writer.write(batch_of(again))
        async with database.reading() as connection:
            found = select(steps.c.since).where(steps.c.table == id)
            assert [*await connection.scalars(found)] == [0]
            due_at = select(tables.c.due_at).where(tables.c.id == id)
            assert await connection.scalar(due_at) != 99
        writer.close()


async def test_rows_are_found_by_their_key(tmp_path: Path, postgres: Postgres) -> None:
    """However few they are when the statement is prepared: there will be more."""
    async with registry_in(tmp_path, postgres.url) as registry:
        writer = PostgresWriter(registry.services.database.engine)
        assert await writer.write(batch_of([]))
        for statement in (_PLAYING, _ENDING):
            nothing = ", ".join(["'{}'"] * statement.given)
            await writer._connection.execute(f"PREPARE plan AS {statement.text()}")
            rows = await writer._connection.fetch(f"EXPLAIN EXECUTE plan({nothing})")
            await writer._connection.execute("DEALLOCATE plan")
            plan = "\n".join(row[0] for row in rows)
            assert "Index Scan using pk_tables" in plan
            assert "Seq Scan" not in plan
        writer.close()
