"""Reports about people, and what an operator does about them."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.ids import new_code, now
from sagrada.server.storage.cleanup import hand_on
from sagrada.server.storage.database import Database
from sagrada.server.storage.people import Person, change_person, end_sessions, person_of
from sagrada.server.storage.schema import chat, operator_changes, people, reports, seats

WHOLE_PERSON = 0
"""Instead of the number of a line: the report is about the person."""


@dataclass(frozen=True, slots=True)
class ReportRow:
    id: str
    reporter: str | None
    """None: forgotten."""
    person: str
    table: str
    line: int
    name: str
    """The person's name at the time."""
    text: str
    """The line as it was said."""
    reason: str
    created: int


async def add_report(
    database: Database, reporter: str, about: Person, table: str, said: tuple[int, str], reason: str
) -> None:
    """Once for each reporter and line; `said` is the line's number and its text."""
    line, text = said
    row = {"id": new_code(), "reporter": reporter, "person": about.id, "table": table}
    row |= {"name": about.name, "text": text, "reason": reason}
    try:
        async with database.writing() as connection:
            await connection.execute(insert(reports).values(line=line, created=now(), **row))
    except IntegrityError:
        pass  # reported already


async def open_reports(connection: AsyncConnection) -> list[ReportRow]:
    """The oldest first."""
    query = select(reports).where(reports.c.closed.is_(None)).order_by(reports.c.created)
    return [
        ReportRow(*(getattr(row, name) for name in ReportRow.__slots__))
        for row in await connection.execute(query)
    ]


async def close_report(connection: AsyncConnection, id: str, at: int) -> bool:
    """Whether there was such a report, and it was open."""
    is_open = and_(reports.c.id == id, reports.c.closed.is_(None))
    done = await connection.execute(update(reports).where(is_open).values(closed=at))
    return bool(done.rowcount == 1)


# ---------------------------------------------------------------- what an operator does


async def find_anybody(connection: AsyncConnection, text: str) -> Person | None:
    """By id, or by the name of an account."""
    is_meant = (people.c.id == text) | (people.c.account_key == text.lower())
    row = (await connection.execute(select(people).where(is_meant))).first()
    return None if row is None else person_of(row)


async def ban(connection: AsyncConnection, person: Person, at: int) -> None:
    """Sign them out everywhere and for good. Nobody waits for them at a table."""
    await change_person(connection, person.id, banned=at)
    await end_sessions(connection, person.id)
    await _note_change(connection, person, await hand_on(connection, person.id, at))
    about = and_(reports.c.person == person.id, reports.c.closed.is_(None))
    await connection.execute(update(reports).where(about).values(closed=at))


async def unban(connection: AsyncConnection, person: Person) -> None:
    await change_person(connection, person.id, banned=None)


async def rename(connection: AsyncConnection, person: Person, name: str, at: int) -> None:
    """Everywhere: at tables, in finished games, in the chat. The person cannot change it back."""
    await change_person(connection, person.id, name=name, name_locked=at)
    own = and_(seats.c.person == person.id, seats.c.kind != "screen")
    await connection.execute(update(seats).where(own).values(name=name))
    await connection.execute(update(chat).where(chat.c.person == person.id).values(name=name))
    sitting = select(seats.c.table).where(seats.c.person == person.id)
    said = select(chat.c.table).where(chat.c.person == person.id)
    await _note_change(connection, person, (await connection.scalars(sitting.union(said))).all())


async def unlock(connection: AsyncConnection, person: Person) -> None:
    """They can choose their name again."""
    await change_person(connection, person.id, name_locked=None)


# ---------------------------------------------------------------- what servers must notice


@dataclass(frozen=True, slots=True)
class OperatorChange:
    number: int
    person: str
    tables: tuple[str, ...]


async def _note_change(connection: AsyncConnection, person: Person, ids: Iterable[str]) -> None:
    """The operator's command is a process of its own: servers look here now and then."""
    row = {"person": person.id, "tables": " ".join(ids)}
    await connection.execute(insert(operator_changes).values(row))


async def last_change(connection: AsyncConnection) -> int:
    return await connection.scalar(select(func.max(operator_changes.c.number))) or 0


async def changes_after(connection: AsyncConnection, number: int) -> list[OperatorChange]:
    query = select(operator_changes).where(operator_changes.c.number > number)
    found = await connection.execute(query.order_by(operator_changes.c.number))
    return [OperatorChange(row.number, row.person, tuple(row.tables.split())) for row in found]
