"""Shared deals as they are stored: a code, and the seed it leads to."""

from dataclasses import dataclass

from sqlalchemy import and_, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.game.dealer import commitment_to
from sagrada.server.storage.schema import deals, tables

_OPEN = ("waiting", "playing")


@dataclass(frozen=True, slots=True)
class DealRow:
    code: str
    players: int
    seed: bytes
    commitment: str
    created: int

    def __repr__(self) -> str:
        return f"<DealRow {self.code}>"  # never the seed: this may end up in a log


async def add_deal(
    connection: AsyncConnection, code: str, players: int, seed: bytes, at: int
) -> None:
    row = {"code": code, "players": players, "seed": seed, "commitment": commitment_to(seed)}
    await connection.execute(insert(deals).values(created=at, **row))


async def load_deal(connection: AsyncConnection, code: str) -> DealRow | None:
    row = (await connection.execute(select(deals).where(deals.c.code == code))).first()
    if row is None:
        return None
    return DealRow(row.code, row.players, bytes(row.seed), row.commitment, row.created)


async def count_open_tables(connection: AsyncConnection, code: str) -> int:
    """How many tables on a deal are not closed yet."""
    is_open = and_(tables.c.deal == code, tables.c.status.in_(_OPEN))
    return await connection.scalar(select(func.count()).select_from(tables).where(is_open)) or 0
