"""The connection to the database, whichever it is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
BUSY_MILLISECONDS = 15_000


class DatabaseUrlError(ValueError):
    """A database URL that names no database we know."""


def with_driver(url: str) -> str:
    """The URL with the driver that we use: people write just `sqlite:///…` or `postgresql://…`."""
    scheme, colon, rest = url.partition(":")
    base = scheme.partition("+")[0]
    if not colon or base not in _DRIVERS:
        raise DatabaseUrlError(
            "database: expected a URL like sqlite:///data/sagrada.db or "
            "postgresql://user:password@host/name"
        )
    return f"{_DRIVERS[base]}:{rest}"


class Database:
    def __init__(self, url: str) -> None:
        full = make_url(with_driver(url))
        self.is_sqlite = full.get_backend_name() == "sqlite"
        self.file = full.database or ""
        """Of SQLite."""
        if self.is_sqlite:
            if not full.database or full.database == ":memory:":
                raise DatabaseUrlError("database: the server needs a file, not SQLite in memory")
            Path(full.database).parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(full, pool_size=5)
            _prepare_sqlite(self.engine)
        else:
            self.engine = create_async_engine(full, pool_size=10, pool_pre_ping=True)
        self._one_writer: AbstractAsyncContextManager[Any] = (
            asyncio.Lock() if self.is_sqlite else nullcontext()
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing.

        SQLite has one writer at a time; waiting for our own turn here is quicker than its way of
        waiting, which is to sleep and try again.
        """
        async with self._one_writer, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def writing_elsewhere(self) -> AsyncIterator[None]:
        """Our turn among the writers, for a connection that is not one of the engine's."""
        async with self._one_writer:
            yield

    async def close(self) -> None:
        await self.engine.dispose()


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # also a power cut loses nothing
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        # A writer takes its place in the queue at once: one that has read before could only fail.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
