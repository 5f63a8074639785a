"""The quick way into SQLite for steps: a whole batch in one visit to one thread.

Each statement that goes through the asynchronous driver is a journey to another thread and back;
for a batch of steps that is most of its cost. So the steps have a connection of their own.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from sagrada.server.storage.database import BUSY_MILLISECONDS
from sagrada.server.storage.schema import steps, tables

_DIALECT = sqlite.dialect(paramstyle="named")
_INSERT = str(insert(steps).compile(dialect=_DIALECT))
_TURN = (
    f"UPDATE {tables.name} SET changed = :at, round = :new_round, to_act = :now_to_act, "
    "wake = :new_wake WHERE id = :of_table"
)


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "journal")

    async def write(self, rows: list[dict[str, Any]], turns: list[dict[str, Any]]) -> bool:
        """True once all is saved; False, and nothing is, if one of the steps is there already."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, rows, turns)

    def _write(self, rows: list[dict[str, Any]], turns: list[dict[str, Any]]) -> bool:
        try:
            connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            try:
                connection.executemany(_INSERT, rows)
                if turns:
                    connection.executemany(_TURN, turns)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError:
            return False
        except sqlite3.Error as error:
            raise OperationalError("a batch of steps", None, error) from error
        return True

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._file,
            timeout=BUSY_MILLISECONDS / 1000,
            isolation_level=None,
            check_same_thread=False,
        )
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        self._connection = connection
        return connection

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
