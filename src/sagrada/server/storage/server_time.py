"""The server's own time: it never goes back, and it stands still for players while no server runs.

A server that runs notes the time every few seconds. If the last note is older than that, nobody
could play: the time in between is a pause. It is charged to nobody: not to those whose turn it is
(`tables/turn_clock.py`), not to sessions, and not to tables that wait.
"""

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.ids import go_on_from, now
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import pauses, server_time, sessions, tables

NOTED_EVERY = 5.0
"""Seconds."""
_LONGEST_GAP = 20_000
"""Milliseconds between two notes of a server that runs, even if it is busy."""
_THE_ROW = 1

Pause = tuple[int, int]
"""From when, until when: milliseconds since 1970."""


async def note_time(database: Database) -> list[Pause]:
    """Note that a server runs now; all pauses so far, in order."""
    async with database.writing() as connection:
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
