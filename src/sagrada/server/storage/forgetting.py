"""Forgetting somebody: finished games stay, with the name taken out."""

from sqlalchemy import and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.schema import chat, daily_tries, people, results, seats, tables


async def forget(connection: AsyncConnection, person: str) -> list[str]:
    """Take somebody out of everything; the ids of the tables that this changes."""
    mine = select(seats.c.table).where(seats.c.person == person)
    involved = tables.c.id.in_(mine) | (tables.c.host == person)
    touched = [row.id for row in await connection.execute(select(tables.c.id).where(involved))]
    for status, change in (
        ("waiting", {"kind": "open", "bot": ""}),
        ("playing", {"resigned": True, "bot": ""}),  # the stand-in plays on
    ):
        there = seats.c.table.in_(select(tables.c.id).where(tables.c.status == status))
        await connection.execute(
            update(seats)
            .where(and_(seats.c.person == person, there))
            .values(person=None, name="", **change)
        )
    await connection.execute(
        update(seats).where(seats.c.person == person).values(person=None, name="")
    )
    await connection.execute(update(tables).where(tables.c.host == person).values(host=""))
    await connection.execute(update(results).where(results.c.person == person).values(person=None))
    await connection.execute(
        update(daily_tries).where(daily_tries.c.person == person).values(person=None)
    )
    await connection.execute(delete(chat).where(chat.c.person == person))
    await connection.execute(delete(people).where(people.c.id == person))
    return touched
