"""Tables and sessions that nobody comes back to."""

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.forgetting import forget_strangers
from sagrada.server.storage.schema import sessions, tables

_MOST_AT_ONCE = 500
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
    found = [
        row.id
        for row in await connection.execute(select(tables.c.id).where(dead).limit(_MOST_AT_ONCE))
    ]
    if found:
        await connection.execute(
            update(tables)
            .where(tables.c.id.in_(found))
            .values(status="expired", finished=now, wake=None, to_act="")
        )
    return found


async def expire_sessions(connection: AsyncConnection, now: int) -> None:
    """Sessions that have run out, and the guests who can never come back."""
    over = select(sessions.c.hash, sessions.c.person).where(sessions.c.expires < now)
    found = (await connection.execute(over.limit(_MOST_AT_ONCE))).all()
    if found:
        await connection.execute(
            delete(sessions).where(sessions.c.hash.in_([row.hash for row in found]))
        )
        await forget_strangers(connection, {row.person for row in found})
