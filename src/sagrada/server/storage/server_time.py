"""The server's own time: it never goes back, and it stands still for players while no server runs.

A server that runs notes the time every few seconds. If the last note is older than that, nobody
could play: the time in between is a pause. It is charged to nobody: not to those whose turn it is
(`tables/turn_clock.py`), not to sessions, and not to tables that wait.
"""

from sqlalchemy import insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.ids import go_on_from, now, set_time
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import pauses, server_time, sessions, tables

NOTED_EVERY = 5.0
"""Seconds."""
_LONGEST_GAP = 20_000
"""Milliseconds between two notes of a server that runs, even if it is busy."""
_ALL_ROWS = 120.0
"""Seconds to put off what all people and tables wait for."""
_THE_ROW = 1

Pause = tuple[int, int]
"""From when, until when: milliseconds since 1970."""


async def follow_clock(database: Database) -> None:
    """Processes that share a PostgreSQL take the time from it: their own clocks may differ, and
    one that is ahead would take all others with it."""
    if not database.is_sqlite:
        clock = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        async with database.reading() as connection:
            at = await connection.scalar(clock)
        assert at is not None, "it is always some time"
        set_time(at)


async def last_noted(database: Database) -> int | None:
    """When a server last ran."""
    async with database.reading() as connection:
        found: int | None = await connection.scalar(select(server_time.c.at))
        return found


async def note_time(database: Database) -> list[Pause]:
    """Note that a server runs now; all pauses so far, in order."""
    async with database.writing(within=_ALL_ROWS) as connection:
        query = select(server_time.c.at).where(server_time.c.id == _THE_ROW).with_for_update()
        last = await connection.scalar(query)
        if last is None:
            await connection.execute(insert(server_time).values(id=_THE_ROW, at=now()))
        else:
            go_on_from(last)
            at = now()
            if at - last > _LONGEST_GAP:
                await _add_pause(connection, last, at)
            await connection.execute(update(server_time).values(at=at))
        found = await connection.execute(select(pauses).order_by(pauses.c.began))
        return [(row.began, row.ended) for row in found]


async def _add_pause(connection: AsyncConnection, began: int, ended: int) -> None:
    await connection.execute(insert(pauses).values(began=began, ended=ended))
    length = ended - began
    await connection.execute(update(sessions).values(expires=sessions.c.expires + length))
    is_open = tables.c.status.in_(("waiting", "playing"))
    later = {"changed": tables.c.changed + length, "due_at": tables.c.due_at + length}
    await connection.execute(update(tables).where(is_open).values(later))


def add_pauses(since: int, deadline: int, pauses: list[Pause]) -> int:
    """A deadline, put off by the pauses between its beginning and its end."""
    for began, ended in pauses:
        if began < deadline and ended > since:
            deadline += ended - max(began, since)
    return deadline
