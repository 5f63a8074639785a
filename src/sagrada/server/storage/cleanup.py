"""Deleting: people who want to be forgotten, and tables and sessions nobody comes back to.

Finished games stay, with the name taken out.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.people import SESSION_LASTS, let_rest
from sagrada.server.storage.schema import (
    chat,
    daily_tries,
    open_attempts,
    people,
    reports,
    results,
    seats,
    sessions,
    tables,
)
from sagrada.server.storage.tables import HAS_PLAYER, change_status, change_table

_MOST_AT_ONCE = 500
_HOUR = 60 * 60 * 1000
_DAY = 24 * _HOUR
WAITING = 2 * _DAY
"""Milliseconds that a table can wait for people."""
VISITOR = 7 * _DAY
"""Milliseconds that a guest is kept who has not played."""
PLAYING = 30 * _DAY
"""Milliseconds without a turn after which a game is given up."""


# ---------------------------------------------------------------- what has expired


async def expire_tables(connection: AsyncConnection, now: int) -> list[str]:
    """Close the dead tables; their ids."""
    dead = or_(
        and_(tables.c.status == "waiting", tables.c.changed < now - WAITING),
        and_(tables.c.status == "playing", tables.c.changed < now - PLAYING),
    )
    some = select(tables.c.id).where(dead).limit(_MOST_AT_ONCE)
    closing = (
        update(tables)
        .where(tables.c.id.in_(some), dead)  # asked again: a move may just have been made
        .values(status="expired", finished=now, due_at=None, to_act="")
        .returning(tables.c.id)
    )
    return list((await connection.scalars(closing)).all())


async def expire_sessions(connection: AsyncConnection, now: int) -> None:
    """Sessions that have run out, and the guests who can never come back."""
    over = select(sessions.c.hash, sessions.c.person).where(sessions.c.expires < now)
    found = (await connection.execute(over.limit(_MOST_AT_ONCE))).all()
    await _end(connection, found)


async def expire_visitors(connection: AsyncConnection, now: int) -> None:
    """Guests who came, sat down nowhere and did not come back for a week.

    Every first visit makes a guest: without this, a vandal could fill the disk with them.
    """
    unused = and_(
        sessions.c.expires < now + SESSION_LASTS - VISITOR,
        people.c.kind == "guest",
        ~exists().where(seats.c.person == people.c.id),
    )
    query = (
        select(sessions.c.hash, sessions.c.person)
        .join(people, people.c.id == sessions.c.person)
        .where(unused)
    )
    await _end(connection, (await connection.execute(query.limit(_MOST_AT_ONCE))).all())


async def _end(connection: AsyncConnection, found: Sequence[Any]) -> None:
    """End sessions, and forget those who have none left and nothing to come back to."""
    if found:
        await connection.execute(
            delete(sessions).where(sessions.c.hash.in_([row.hash for row in found]))
        )
        await forget_strangers(connection, {row.person for row in found})


# ---------------------------------------------------------------- who is forgotten


async def forget_strangers(connection: AsyncConnection, ids: Iterable[str]) -> None:
    """Those of them who can never come back and have played nowhere: guests without a session."""
    gone = and_(
        people.c.id.in_(list(ids)),
        people.c.kind != "account",
        ~exists().where(sessions.c.person == people.c.id),
        ~exists().where(seats.c.person == people.c.id),
        people.c.id.not_in(select(chat.c.person)),  # it has no index: one look for all
    )
    await connection.execute(delete(people).where(gone))


async def hand_on_if_gone(connection: AsyncConnection, person: str, at: int) -> list[str]:
    """The same as `hand_on`, for somebody who has no way back: a guest without a session."""
    gone = and_(
        people.c.id == person,
        people.c.kind != "account",
        ~exists().where(sessions.c.person == people.c.id),
    )
    is_gone = await connection.scalar(select(people.c.id).where(gone)) is not None
    return await hand_on(connection, person, at) if is_gone else []


async def hand_on(connection: AsyncConnection, person: str, at: int) -> list[str]:
    """Nobody waits for somebody who will not come back; the ids of the tables that this changes.

    Tables that wait have a free seat and another host. In games a bot plays on, if anybody is left
    to play with: bots alone would only keep processes busy.
    """
    is_open = tables.c.status.in_(("waiting", "playing"))
    mine = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))
    involved = select(tables.c.id).where(is_open, mine | (tables.c.host == person))
    touched = list((await connection.scalars(involved)).all())
    for status, change in (
        ("waiting", {"kind": "open", "person": None, "name": "", "bot": ""}),
        ("playing", {"resigned": True, "bot": ""}),  # the stand-in plays on
    ):
        there = seats.c.table.in_(select(tables.c.id).where(tables.c.status == status))
        await connection.execute(
            update(seats).where(and_(seats.c.person == person, there)).values(**change)
        )
    await _pass_on(connection, person, at)
    left = select(tables.c.id).where(tables.c.status == "playing", mine, ~HAS_PLAYER)
    for table in (await connection.scalars(left)).all():
        await change_status(connection, table, "playing", "aborted", at)
    return touched


async def forget(connection: AsyncConnection, person: str, at: int) -> list[str]:
    """Take somebody out of everything; the ids of the tables that this changes."""
    mine = select(seats.c.table).where(seats.c.person == person)
    said = select(chat.c.table).where(chat.c.person == person)
    involved = tables.c.id.in_(mine) | tables.c.id.in_(said) | (tables.c.host == person)
    touched = [row.id for row in await connection.execute(select(tables.c.id).where(involved))]
    await hand_on(connection, person, at)
    await connection.execute(
        update(seats).where(seats.c.person == person).values(person=None, name="")
    )
    await connection.execute(update(tables).where(tables.c.host == person).values(host=""))
    await connection.execute(update(results).where(results.c.person == person).values(person=None))
    for made in (daily_tries, open_attempts):
        await connection.execute(update(made).where(made.c.person == person).values(person=None))
    await connection.execute(delete(chat).where(chat.c.person == person))
    await connection.execute(delete(reports).where(reports.c.person == person))
    await connection.execute(
        update(reports).where(reports.c.reporter == person).values(reporter=None)
    )
    account = await connection.scalar(select(people.c.account).where(people.c.id == person))
    if account is not None:
        await let_rest(connection, account, at)
    await connection.execute(delete(people).where(people.c.id == person))
    return touched


async def _pass_on(connection: AsyncConnection, host: str, at: int) -> None:
    """Tables that wait have another host, or wait no longer: nobody could begin the game."""
    waiting = and_(tables.c.host == host, tables.c.status == "waiting")
    for table in (await connection.scalars(select(tables.c.id).where(waiting))).all():
        others = and_(seats.c.table == table, seats.c.person.is_not(None))
        query = select(seats.c.person).where(others).order_by(seats.c.seat).limit(1)
        heir = await connection.scalar(query)
        if heir is None:
            await change_status(connection, table, "waiting", "aborted", at)
        else:
            await change_table(connection, table, host=heir)
