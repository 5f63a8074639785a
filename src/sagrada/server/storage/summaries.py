"""A short summary of a stored table: enough to see that the copy in memory is behind."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.chat import MOST_LINES
from sagrada.server.storage.schema import chat, seats, steps, tables
from sagrada.server.storage.tables import SeatRow, TableRow, TableStatus, seat_row

_MOST_AT_ONCE = 200


@dataclass(slots=True)
class TableSummary:
    host: str
    status: TableStatus
    rematch: str | None
    seats: tuple[SeatRow, ...] = ()
    version: int = 0
    last_line: int = 0
    lines: int = 0

    def agrees_with(self, row: TableRow) -> bool:
        """Whether everything around the game is the same."""
        mine = (self.host, self.status, self.rematch, self.seats)
        return mine == (row.host, row.status, row.rematch, row.seats)


async def load_summaries(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, TableSummary]:
    found: dict[str, TableSummary] = {}
    for at in range(0, len(ids), _MOST_AT_ONCE):
        found |= await _load(connection, ids[at : at + _MOST_AT_ONCE])
    return found


async def _load(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, TableSummary]:
    # The rows before the steps: what changes in between is then seen twice rather than never.
    of_table = select(tables.c.id, tables.c.host, tables.c.status, tables.c.rematch)
    found = {
        id: TableSummary(host, status, rematch)
        for id, host, status, rematch in await connection.execute(
            of_table.where(tables.c.id.in_(ids))
        )
    }
    sitting = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
    for row in await connection.execute(sitting):
        found[row.table].seats += (seat_row(row),)
    latest = select(steps.c.table, func.max(steps.c.version)).group_by(steps.c.table)
    for id, version in await connection.execute(latest.where(steps.c.table.in_(ids))):
        found[id].version = version
    said = select(chat.c.table, func.max(chat.c.number), func.count()).group_by(chat.c.table)
    for id, last, lines in await connection.execute(said.where(chat.c.table.in_(ids))):
        found[id].last_line, found[id].lines = last, min(lines, MOST_LINES)
    return found
