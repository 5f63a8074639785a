"""Shared deals: until when they can be played, and what is shown of them."""

from sqlalchemy import and_, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.game.dealer import commitment_to
from sagrada.server.daily.calendar import closes, day_of_code
from sagrada.server.storage.schema import deals, tables
from sagrada.server.storage.tables import load_tables
from sagrada.server.wire.tables import DealInfo, DealResult

LASTS = 7 * 24 * 60 * 60 * 1000
"""Milliseconds in which tables can be opened on a deal. Friends play it one after the other, so it
does not end with the last table; but it must end, for only then the seed is revealed, every roll
can be checked, and they can look at each other's games."""
_OPEN = ("waiting", "playing")


async def add_deal(
    connection: AsyncConnection, code: str, players: int, seed: bytes, at: int
) -> None:
    row = {"code": code, "players": players, "seed": seed, "commitment": commitment_to(seed)}
    await connection.execute(insert(deals).values(created=at, **row))


def deal_ends(code: str, created: int) -> int:
    """When the last table can be opened on it. The deal of a day ends with the day."""
    day = day_of_code(code)
    return created + LASTS if day is None else closes(day)


async def deal_is_closed(connection: AsyncConnection, code: str, at: int) -> bool:
    """Whether nobody can play a deal any more, so that its seed may be revealed."""
    created = await connection.scalar(select(deals.c.created).where(deals.c.code == code))
    if at < deal_ends(code, created or 0):
        return False
    return day_of_code(code) is not None or not await _open_tables(connection, code)


async def _open_tables(connection: AsyncConnection, code: str) -> int:
    still = and_(tables.c.deal == code, tables.c.status.in_(_OPEN))
    return await connection.scalar(select(func.count()).select_from(tables).where(still)) or 0


async def deal_info(connection: AsyncConnection, code: str, at: int) -> DealInfo | None:
    deal = (await connection.execute(select(deals).where(deals.c.code == code))).first()
    if deal is None:
        return None
    over = and_(tables.c.deal == code, tables.c.status == "over")
    rows = await load_tables(connection, over, 100)
    is_closed = await deal_is_closed(connection, code, at)
    return DealInfo(
        code=code,
        players=deal.players,
        commitment=deal.commitment,
        seed=bytes(deal.seed).hex() if is_closed else None,
        ends=deal_ends(code, deal.created),
        open_tables=await _open_tables(connection, code),
        results=[
            DealResult(
                table=row.id,
                names=[seat.name for seat in row.seats],
                scores=list(row.scores or ()),
                winners=list(row.winners or ()),
            )
            for row in rows
        ],
    )
