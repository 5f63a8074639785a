"""Chat as it is stored."""

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import and_, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.schema import chat

MOST_LINES = 200
"""Lines of a table that are shown."""


@dataclass(frozen=True, slots=True)
class ChatRow:
    number: int
    at: int
    person: str
    seat: int | None
    name: str
    text: str


async def load_chat(connection: AsyncConnection, table: str, after: int = 0) -> list[ChatRow]:
    """The latest lines, oldest first."""
    query = (
        select(chat)
        .where(and_(chat.c.table == table, chat.c.number > after))
        .order_by(chat.c.number.desc())
        .limit(MOST_LINES)
    )
    return [_line(row) for row in reversed((await connection.execute(query)).all())]


async def find_line(
    connection: AsyncConnection, table: str, person: str, request: str
) -> ChatRow | None:
    """The line that was said by this request, if it was."""
    query = select(chat).where(
        and_(chat.c.table == table, chat.c.person == person, chat.c.request == request)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else _line(row)


async def add_line(connection: AsyncConnection, table: str, line: ChatRow, request: str) -> ChatRow:
    """The line with its number."""
    last = await connection.scalar(select(func.max(chat.c.number)).where(chat.c.table == table))
    line = replace(line, number=(last or 0) + 1)
    await connection.execute(
        insert(chat).values(
            table=table,
            number=line.number,
            person=line.person,
            seat=line.seat,
            name=line.name,
            request=request,
            text=line.text,
            at=line.at,
        )
    )
    return line


def _line(row: Any) -> ChatRow:
    return ChatRow(row.number, row.at, row.person, row.seat, row.name, row.text)
