"""Can anything be saved? Asked by `/health`, and answered by trying.

Reading still works when the disk is full or something else holds the file, so reading says little.
"""

import asyncio
import sqlite3
from contextlib import closing
from time import monotonic

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from sagrada.server.storage.database import Database

_FRESH = 2.0
"""Seconds that an answer is good for: asking often costs no more."""
_SECONDS = 3.0
_LOCKED = 1.0
"""Seconds to wait for another writer. Ours take milliseconds."""


class WriteCheck:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._asked: float | None = None
        self._can_write = True

    async def can_write(self) -> bool:
        async with self._lock:
            if self._asked is None or monotonic() - self._asked > _FRESH:
                self._can_write = await self._try()
                self._asked = monotonic()
            return self._can_write

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(_SECONDS):
                if self._database.is_sqlite:
                    await asyncio.to_thread(_write_page, self._database.file)
                else:
                    async with self._database.writing() as connection:
                        # A transaction with a number leaves a mark on the disk when it ends.
                        await connection.execute(text("SELECT pg_current_xact_id()"))
        except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError):
            return False
        return True


def _write_page(file: str) -> None:
    """The first page, as it is: it goes to the disk even so."""
    with closing(sqlite3.connect(file, timeout=_LOCKED, isolation_level=None)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {version}")
