"""A PostgreSQL that says nothing is not waited for, and nobody's locks outlive them."""

import asyncio
from time import monotonic

import pytest
from sqlalchemy import text

from sagrada.server.storage import database as database_module
from sagrada.server.storage.database import Database
from tests.server.backends import Postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
_SOON = 10.0


async def _ask(database: Database) -> None:
    async with database.reading() as connection:
        await connection.execute(text("SELECT 1"))


async def test_a_database_that_hangs_is_away(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "_ANSWER", 1.0)
    database = Database(postgres.url)
    try:
        await _ask(database)
        with postgres.paused():
            began = monotonic()
            with pytest.raises(OSError):
                await _ask(database)  # on a connection from before
            with pytest.raises(OSError):
                async with database.writing(within=1.0):
                    pass
            assert monotonic() - began < _SOON
        await _ask(database)
    finally:
        await database.close()


async def test_a_server_that_stops_does_not_wait_for_one_that_hangs(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(postgres.url)
    await asyncio.gather(_ask(database), _ask(database))
    with postgres.paused():
        began = monotonic()
        async with asyncio.timeout(_SOON):
            await database.close()
        assert monotonic() - began < _SOON / 2
    assert "Traceback" not in caplog.text


async def test_the_locks_of_a_process_that_is_cut_off_are_let_go(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_behind = {**database_module._LEFT_BEHIND, "idle_in_transaction_session_timeout": "500"}
    monkeypatch.setattr(database_module, "_LEFT_BEHIND", left_behind)
    cut_off, other = Database(postgres.url), Database(postgres.url)
    lock = text("SELECT pg_advisory_xact_lock(4711)")
    try:
        async with cut_off.engine.connect() as connection:
            await connection.execute(lock)  # and nothing is heard from it for a while
            async with other.writing() as living, asyncio.timeout(_SOON):
                await living.execute(lock)  # waits forever if the lock is not let go
            await connection.invalidate()
    finally:
        await cut_off.close()
        await other.close()
