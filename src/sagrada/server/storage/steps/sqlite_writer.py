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

import msgspec
from sqlalchemy import ColumnElement, Table
from sqlalchemy.exc import OperationalError

from sagrada.server.storage.database import BUSY_MILLISECONDS
from sagrada.server.storage.schema import results, steps, tables
from sagrada.server.storage.steps.new_step import END_COLUMNS, StepBatch, is_over, is_still_open


def _insert(into: Table, rows: str) -> str:
    names = [column.name for column in into.columns]
    columns = ", ".join(f'"{name}"' for name in names)
    values = ", ".join(f"value->>'{name}'" for name in names)
    return f"INSERT INTO {into.name} ({columns}) SELECT {values} FROM json_each({rows})"


def _update_tables(rows: str, status: ColumnElement[str], **keys: str) -> str:
    changes = ", ".join(f"{column} = value->>'{key}'" for column, key in keys.items())
    changes += f", status = {status.compile(compile_kwargs={'literal_binds': True})}"
    where = f"{tables.name}.id = value->>'of_table'"
    return f"UPDATE {tables.name} SET {changes} FROM json_each({rows}) WHERE {where}"


_TURN = {"changed": "at", "round": "new_round", "to_act": "now_to_act", "due_at": "new_due_at"}
_VIEW = "CREATE TEMP VIEW batch AS SELECT '' AS steps, '' AS turns, '' AS closed, '' AS results"
_TRIGGER = f"""
CREATE TEMP TRIGGER write_batch INSTEAD OF INSERT ON batch BEGIN
    {_insert(steps, "NEW.steps")};
    {_update_tables("NEW.turns", is_still_open, **_TURN)};
    {_update_tables("NEW.closed", is_over, **{name: name for name in END_COLUMNS})};
    {_insert(results, "NEW.results")};
END"""
_WRITE = "INSERT INTO batch VALUES (?, ?, ?, ?)"


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "journal")

    async def write(self, batch: StepBatch) -> bool:
        """True once all is saved; False, and nothing is, if one of the steps cannot be."""
        loop = asyncio.get_running_loop()
        parts = (batch.steps, batch.turns, batch.end_rows, batch.results)
        texts = [msgspec.json.encode(rows).decode() for rows in parts]
        return await loop.run_in_executor(self._thread, self._write, texts)

    def _write(self, texts: list[str]) -> bool:
        try:
            connection = self._connection or self._connect()
            connection.execute(_WRITE, texts)
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
