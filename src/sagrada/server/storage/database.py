"""The connection to the database, whichever it is."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_PRIVATE = 0o600
_EXPECTED = (
    "database: expected a URL like sqlite:///data/sagrada.db or "
    "postgresql://user:password@host/name"
)
BUSY_MILLISECONDS = 15_000
_CACHE_KB = 256
"""Of each connection to SQLite. Five with 2 MB each, its default, would hold the same pages as the
system's own cache does anyway."""
_ANSWER = 8.0
"""Seconds for all that we ask PostgreSQL at once. Behind a cut line nobody says no: without a limit
we would wait until the system gives the connection up, a quarter of an hour later."""
_LEFT_BEHIND = {"idle_in_transaction_session_timeout": "15000", "lock_timeout": "10000"}
"""Milliseconds after which PostgreSQL ends what a process has left in the middle, with its locks:
the other processes need them."""


class DatabaseUrlError(ValueError):
    """A database URL that names no database we know."""


def with_driver(url: str) -> str:
    """The URL with the driver that we use: people write just `sqlite:///…` or `postgresql://…`."""
    scheme, colon, rest = url.partition(":")
    base = scheme.partition("+")[0]
    if not colon or base not in _DRIVERS:
        raise DatabaseUrlError(_EXPECTED)
    full = f"{_DRIVERS[base]}:{rest}"
    try:
        parsed = make_url(full)
    except (ArgumentError, ValueError):  # the message would quote it, with the password
        raise DatabaseUrlError(_EXPECTED) from None
    if base == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise DatabaseUrlError("database: expected a file; SQLite in memory would lose all games")
    return full


class Database:
    def __init__(self, url: str) -> None:
        full = make_url(with_driver(url))
        self.is_sqlite = full.get_backend_name() == "sqlite"
        self.file = full.database or ""
        """Of SQLite."""
        if self.is_sqlite:
            _keep_private(Path(self.file))
            self.engine = create_async_engine(full, pool_size=5)
            _prepare_sqlite(self.engine)
        else:
            self.engine = create_async_engine(
                full,
                pool_size=10,
                pool_pre_ping=True,
                connect_args={"server_settings": _LEFT_BEHIND},
            )
            _prepare_postgres(self.engine)
        self._one_writer: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._within(_ANSWER), self.engine.connect() as connection:
            yield connection

    def _within(self, seconds: float | None) -> AbstractAsyncContextManager[Any]:
        """Raises a `TimeoutError`, which is an `OSError`, if PostgreSQL takes longer."""
        return nullcontext() if self.is_sqlite else asyncio.timeout(seconds)

    @asynccontextmanager
    async def writing(self, within: float | None = _ANSWER) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing. Work on many rows can take longer than most.

        SQLite has one writer at a time; waiting for our own turn here is quicker than its way of
        waiting, which is to sleep and try again.
        """
        async with self._within(within), self._one_writer, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def writing_elsewhere(self) -> AsyncIterator[None]:
        """Our turn among the writers, for a connection that is not one of the engine's."""
        async with self._within(_ANSWER), self._one_writer:
            yield

    async def close(self) -> None:
        await self.engine.dispose()


def _keep_private(file: Path) -> None:
    """Nobody else on this machine reads sessions and seeds. What SQLite puts beside the file gets
    the file's mode."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDONLY, _PRIVATE))
    for beside in ("", "-wal", "-shm"):
        with suppress(OSError):  # it is not there, or another user's who lets us in
            Path(f"{file}{beside}").chmod(_PRIVATE)


def _prepare_postgres(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "close")
    def on_close(connection: Any, _: Any) -> None:
        # The driver would wait for PostgreSQL to hang up, which it does not while it hangs.
        connection.driver_connection.terminate()


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # also a power cut loses nothing
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute(f"PRAGMA cache_size = -{_CACHE_KB}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        # A writer takes its place in the queue at once: one that has read before could only fail.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
