"""Writing the steps of all tables: many in one transaction, and each only once.

A step is saved before anybody is sent it. While one transaction is on its way to the disk the next
steps gather, and go together: the more there is to write, the less each step costs.
"""

import asyncio
import logging
from time import monotonic, perf_counter

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.metrics import Metrics
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import results, steps, tables
from sagrada.server.storage.steps.new_step import NewStep, batch_of, is_over, is_still_open
from sagrada.server.storage.steps.postgres_writer import PostgresWriter
from sagrada.server.storage.steps.sqlite_writer import SqliteWriter

_log = logging.getLogger(__name__)
_MOST_AT_ONCE = 500
_PATIENCE = 20.0
"""Seconds that a database can be away before a step is given up."""
_SLOW = 1.0
"""Seconds after which saving a step is worth a line in the log."""
_REFUSALS = ("22", "42")
"""The SQLSTATEs of values that cannot be stored and statements that cannot be carried out."""


class DatabaseAway(Exception):
    """The database did not answer in time. Whether the step was saved is not known."""


_END_GAME = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(status=is_over)  # and the columns of the row that it is given
)
_NEW_TURN = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        changed=bindparam("at"),
        round=bindparam("new_round"),
        to_act=bindparam("now_to_act"),
        due_at=bindparam("new_due_at"),
        status=is_still_open,
    )
)


class Journal:
    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self._database = database
        self._metrics = metrics
        self._waiting: list[tuple[NewStep, asyncio.Future[bool]]] = []
        self._has_work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_stopping = False
        self.failed_at: float | None = None
        """When a step last could not be written, by `monotonic`."""
        self.saved_at = monotonic()
        """When one last could."""
        self._quick = (
            SqliteWriter(database.file) if database.is_sqlite else PostgresWriter(database.engine)
        )

    def start(self) -> None:
        self._is_stopping = False
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting and what is on its way, then end."""
        if self._task is None:
            return
        self._is_stopping = True
        self._has_work.set()
        await self._task
        self._task = None
        self._quick.close()

    async def save(self, step: NewStep) -> bool:
        """True once the step is saved; False if it cannot be: that step of that table is
        written already, or the table is closed."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        began = perf_counter()
        self._waiting.append((step, future))
        self._has_work.set()
        try:
            return await future
        finally:
            seconds = perf_counter() - began
            if seconds > _SLOW:
                extra = {"table": step.table, "milliseconds": round(seconds * 1000)}
                _log.warning("saving was slow", extra=extra)

    @property
    def is_failing(self) -> bool:
        """Whether the latest try to write a step failed."""
        return self.failed_at is not None and self.failed_at > self.saved_at

    # ------------------------------------------------------------ writing

    async def _run(self) -> None:
        while not self._is_stopping:
            await self._has_work.wait()
            self._has_work.clear()
            while self._waiting:
                batch = self._waiting[:_MOST_AT_ONCE]
                del self._waiting[:_MOST_AT_ONCE]
                try:
                    await self._settle(batch)
                except Exception as error:  # without this task nothing is ever saved again
                    _log.exception("saving failed")
                    _fail(batch, error)

    async def _settle(self, batch: list[tuple[NewStep, asyncio.Future[bool]]]) -> None:
        try:
            answers = await self._persist([step for step, _ in batch])
        except Exception as error:  # whatever it is, those who wait must be told
            if len(batch) > 1 and not isinstance(error, DatabaseAway):
                for one in batch:  # only the step that is at fault must fail
                    await self._settle([one])
                return
            _fail(batch, error)
            return
        for (_, future), answer in zip(batch, answers, strict=True):
            if not future.done():
                future.set_result(answer)

    async def _persist(self, batch: list[NewStep]) -> list[bool]:
        """Go on trying while the database is away."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _PATIENCE
        pause = 0.05
        while True:
            try:
                answers = await self._write(batch)
                self.saved_at = monotonic()
                return answers
            except (DBAPIError, OSError) as error:
                if _is_permanent(error):
                    raise
                self.failed_at = monotonic()
                if self._metrics is not None:
                    self._metrics.failed_saves.inc()
                if loop.time() > until or self._is_stopping:
                    raise DatabaseAway(type(error).__name__) from error
                _log.warning(
                    "the database is unreachable, trying again", extra={"steps": len(batch)}
                )
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)

    async def _write(self, batch: list[NewStep]) -> list[bool]:
        if await self._write_all(batch):
            return [True] * len(batch)
        # One of them is there already: find out which, one by one.
        return [await self._write_one(step) for step in batch]

    async def _write_all(self, batch: list[NewStep]) -> bool:
        if not any(step.also for step in batch):
            async with self._database.writing_elsewhere():
                return await self._quick.write(batch_of(batch))
        return await self._write_with_engine(batch)

    async def _write_with_engine(self, batch: list[NewStep]) -> bool:
        """Slower, and with whatever else there is to write."""
        try:
            async with self._database.writing() as connection:
                await _insert(connection, batch)
        except IntegrityError:
            return False
        return True

    async def _write_one(self, step: NewStep) -> bool:
        if await self._write_all([step]):
            return True
        async with self._database.reading() as connection:
            # Perhaps it is our own, from a commit whose answer we never heard.
            found = await connection.scalar(
                select(steps.c.mark).where(steps.c.table == step.table, steps.c.since == step.since)
            )
        return bool(found == step.mark)


def _fail(batch: list[tuple[NewStep, asyncio.Future[bool]]], error: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)


def _is_permanent(error: DBAPIError | OSError) -> bool:
    """Whether the database is there and will not take what it is given, now or later."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None) or ""
    return state.startswith(_REFUSALS)


async def _insert(connection: AsyncConnection, several: list[NewStep]) -> None:
    batch = batch_of(several)
    for statement, rows in (
        (insert(steps), batch.steps),
        (_NEW_TURN, batch.turns),
        (_END_GAME, batch.end_rows),
        (insert(results), batch.results),
    ):
        if rows:
            await connection.execute(statement, rows)
    for step in several:
        for more in step.also:
            await connection.execute(more)
