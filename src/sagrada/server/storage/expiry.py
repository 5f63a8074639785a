"""Tables and sessions that nobody comes back to."""

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.schema import sessions, tables

_HOUR = 60 * 60 * 1000
_DAY = 24 * _HOUR
WAITING = 2 * _DAY
"""Milliseconds that a table may wait for people."""
PLAYING = 30 * _DAY
"""Milliseconds without a turn after which a game is given up."""


async def expire_tables(connection: AsyncConnection, now: int) -> list[str]:
    """Close the dead tables; their ids."""
    dead = or_(
        and_(tables.c.status == "waiting", tables.c.changed < now - WAITING),
        and_(tables.c.status == "playing", tables.c.changed < now - PLAYING),
    )
    found = [row.id for row in await connection.execute(select(tables.c.id).where(dead).limit(500))]
    if found:
        await connection.execute(
            update(tables)
            .where(tables.c.id.in_(found))
            .values(status="expired", finished=now, wake=None, to_act="")
        )
    await connection.execute(delete(sessions).where(sessions.c.expires < now))
    return found
