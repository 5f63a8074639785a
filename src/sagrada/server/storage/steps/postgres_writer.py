"""The quick way into PostgreSQL for steps: a whole batch in one statement, one round trip.

Through the engine a batch takes a ping, BEGIN, a statement for each kind of row and COMMIT, and
each of them waits for its answer. So the steps have a connection of their own, with a statement
that is prepared once. Its parts insert and update all rows; outside of a transaction it is one
itself, and the answer comes when it is on the disk.

PostgreSQL changes a row only once in a statement: `batch_of` gives each table one new row.
"""

from typing import Any

import asyncpg
from sqlalchemy import ColumnElement, Table
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from sagrada.server.storage.schema import results, steps, tables
from sagrada.server.storage.steps.new_step import (
    END_COLUMNS,
    Row,
    StepBatch,
    is_over,
    is_still_open,
)

_ARRAYS = {str: "text[]", int: "bigint[]", bool: "boolean[]"}
_TURN = {"changed": "at", "round": "new_round", "to_act": "now_to_act", "due_at": "new_due_at"}
_END = {name: name for name in END_COLUMNS}
_PLAN = """
SET jit = off; SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off;
SET plan_cache_mode = force_generic_plan;
"""
"""A few rows out of many, found by their key: always, also while the planner knows nothing yet.
So there is one plan, which is made once."""
_FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""The last: PostgreSQL has said goodbye, and the driver has not understood yet."""


class _Statement:
    """Its parts, and what they are given: for each column an array, with one value for each row."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._keys: list[tuple[str, ...]] = []
        self.given = 0

    def _rows(self, into: Table, keys: dict[str, str]) -> str:
        """The rows of the next part, with these columns."""
        self._keys.append(tuple(keys.values()))
        arrays = []
        for column in keys:
            self.given += 1
            # The bare type: with its length, what is too long would be cut and not refused.
            arrays.append(f"${self.given}::{_ARRAYS[into.c[column].type.python_type]}")
        names = ", ".join(f'"{column}"' for column in keys)
        return f"unnest({', '.join(arrays)}) AS new ({names})"

    def inserts(self, into: Table) -> None:
        names = [column.name for column in into.columns]
        rows = self._rows(into, {name: name for name in names})
        columns = ", ".join(f'"{name}"' for name in names)
        self._parts.append(f"INSERT INTO {into.name} ({columns}) SELECT {columns} FROM {rows}")

    def updates_tables(self, status: ColumnElement[str], columns: dict[str, str]) -> None:
        changes = ", ".join(f"{column} = new.{column}" for column in columns)
        changes += f", status = {status.compile(compile_kwargs={'literal_binds': True})}"
        rows = self._rows(tables, {"id": "of_table", **columns})
        self._parts.append(
            f"UPDATE {tables.name} SET {changes} FROM {rows} WHERE tables.id = new.id"
        )

    def text(self) -> str:
        *others, last = self._parts
        named = [f"part_{number} AS ({part})" for number, part in enumerate(others)]
        return f"WITH {', '.join(named)} {last}"

    def arrays(self, *parts: list[Row]) -> list[list[Any]]:
        """In the order of the parts."""
        return [
            [row[key] for row in rows]
            for rows, keys in zip(parts, self._keys, strict=True)
            for key in keys
        ]


def _playing() -> _Statement:
    statement = _Statement()
    statement.updates_tables(is_still_open, _TURN)
    statement.inserts(steps)
    return statement


def _ending() -> _Statement:
    statement = _Statement()
    statement.updates_tables(is_still_open, _TURN)
    statement.updates_tables(is_over, _END)
    statement.inserts(results)
    statement.inserts(steps)
    return statement


_PLAYING, _ENDING = _playing(), _ending()


class PostgresWriter:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: Any = None
        self._playing: Any = None
        self._ending: Any = None

    async def write(self, batch: StepBatch) -> bool:
        """True once all is saved; False, and nothing is, if one of the steps cannot be."""
        try:
            # One that PostgreSQL has closed says so by itself: no ping.
            if self._connection is None or self._connection.is_closed():
                await self._connect()
            if batch.end_rows:
                parts = (batch.turns, batch.end_rows, batch.results, batch.steps)
                await self._ending.fetch(*_ENDING.arrays(*parts))
            else:
                await self._playing.fetch(*_PLAYING.arrays(batch.turns, batch.steps))
        except asyncpg.IntegrityConstraintViolationError:
            return False
        except _FAILURES as error:
            self.close()
            raise DBAPIError("a batch of steps", None, error) from error
        except BaseException:  # it took too long: nobody knows what that connection is up to
            self.close()
            raise
        return True

    async def _connect(self) -> None:
        """One of the engine's, with all that it sets, but ours from now on."""
        pooled = await self._engine.raw_connection()
        self._connection = pooled.driver_connection
        pooled.detach()
        await self._connection.execute(_PLAN)
        self._playing = await self._connection.prepare(_PLAYING.text())
        self._ending = await self._connection.prepare(_ENDING.text())

    def close(self) -> None:
        """Say goodbye, and do not wait for an answer."""
        connection, self._connection = self._connection, None
        self._playing = self._ending = None
        if connection is not None:
            connection.terminate()
