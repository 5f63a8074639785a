"""Games that may become puzzles: everybody who played them has agreed.

For the operator's command only: no route leads here. What comes out tells no names, no dates and
nothing by which the game could be found on the server: no id, no seed and no commitment.
"""

from collections.abc import AsyncIterator
from dataclasses import replace

from sqlalchemy import and_, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.game.record import Record, Seat, result_of
from sagrada.game.record_text import parse_entries
from sagrada.game.replay import ReplayError, replay
from sagrada.server.storage.schema import people, seats, tables
from sagrada.server.storage.tables import TableRow, load_steps, load_table
from sagrada.server.tables.deals import deal_is_closed
from sagrada.server.tables.new_table import record_seat


async def agreed_records(connection: AsyncConnection, at: int) -> AsyncIterator[Record]:
    """The records of all games whose players agree at this moment, in no telling order.

    Left out are games on a deal that others can still play, forks and own windows.
    """
    agrees = select(people.c.id).where(people.c.allows_puzzles)
    here = seats.c.table == tables.c.id
    # Nobody can agree for those who are forgotten, who share a screen, or whose program played.
    refuses = and_(
        seats.c.kind != "bot",
        or_(seats.c.kind != "person", seats.c.person.is_(None), seats.c.person.not_in(agrees)),
    )
    query = select(tables.c.id).where(
        tables.c.status == "over",
        exists().where(here, seats.c.kind == "person"),
        ~exists().where(here, refuses),
    )
    for id in (await connection.scalars(query.order_by(tables.c.commitment))).all():
        row = await load_table(connection, id)
        if row is None or row.settings.fork is not None or row.settings.window is not None:
            continue
        if row.deal is not None and not await deal_is_closed(connection, row.deal, at):
            continue
        record = await _record(connection, row)
        if record is not None:
            yield record


async def _record(connection: AsyncConnection, row: TableRow) -> Record | None:
    """The game without names; None for one that only an older version allowed."""
    steps = await load_steps(connection, row.id)
    entries = tuple(entry for step in steps for entry in parse_entries(step.entries))
    sitting = tuple(_nameless(record_seat(seat)) for seat in row.seats)
    record = Record(row.settings.setup(), sitting, entries, edition=row.settings.edition)
    try:
        state = replay(record).state
    except ReplayError:
        return None
    return replace(record, result=result_of(state)) if state.is_over else None


def _nameless(seat: Seat) -> Seat:
    return replace(seat, name="")
