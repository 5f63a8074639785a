"""The quick way into SQLite for steps: a whole batch in one visit to one thread.

Each statement that goes through the asynchronous driver is a journey to another thread and back;
for a batch of steps that is most of its cost. So the steps have a connection of their own.

And whatever is executed lets go of Python's lock, and has to get it back from a busy event loop:
each row of an `executemany`, each statement, BEGIN and COMMIT too. So a batch is one statement,
which is a transaction of its own: it goes into a view of this connection, whose trigger takes the
rows out of the JSON and puts them where they belong.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy.exc import OperationalError

from sagrada.server.storage.database import BUSY_MILLISECONDS
from sagrada.server.storage.schema import steps, tables

_COLUMNS = [column.name for column in steps.columns]
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_VALUES = ", ".join(f"value->>'{name}'" for name in _COLUMNS)
_VIEW = "CREATE TEMP VIEW batch AS SELECT '' AS steps, '' AS turns"
_TRIGGER = f"""
CREATE TEMP TRIGGER write_batch INSTEAD OF INSERT ON batch BEGIN
    INSERT INTO {steps.name} ({_NAMES}) SELECT {_VALUES} FROM json_each(NEW.steps);
    UPDATE {tables.name} SET changed = value->>'at', round = value->>'new_round',
        to_act = value->>'now_to_act', wake = value->>'new_wake'
        FROM json_each(NEW.turns) WHERE {tables.name}.id = value->>'of_table';
END"""
_WRITE = "INSERT INTO batch VALUES (?, ?)"


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "journal")

    async def write(self, rows: list[dict[str, Any]], turns: list[dict[str, Any]]) -> bool:
        """True once all is saved; False, and nothing is, if one of the steps is there already."""
        loop = asyncio.get_running_loop()
        batch = msgspec.json.encode(rows).decode(), msgspec.json.encode(turns).decode()
        return await loop.run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: tuple[str, str]) -> bool:
        try:
            connection = self._connection or self._connect()
            connection.execute(_WRITE, batch)
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
        connection.execute(_VIEW)
        connection.execute(_TRIGGER)
        self._connection = connection
        return connection

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
