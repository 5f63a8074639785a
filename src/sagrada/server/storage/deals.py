"""Shared deals as they are stored: a code, and the seed it leads to."""

from dataclasses import dataclass

from sqlalchemy import and_, exists, func, insert, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.game.dealer import commitment_to
from sagrada.server.storage.schema import deals, people, seats, steps, tables

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


async def load_deal(
    connection: AsyncConnection, code: str, to_change: bool = False
) -> DealRow | None:
    """`to_change`: nobody else sits down at this deal until the transaction is over."""
    query = select(deals).where(deals.c.code == code)
    row = (await connection.execute(query.with_for_update() if to_change else query)).first()
    if row is None:
        return None
    return DealRow(row.code, row.players, bytes(row.seed), row.commitment, row.created)


@dataclass(frozen=True, slots=True)
class DealPlayer:
    """Somebody who sits at a table on a deal, or is its host and can watch it."""

    table: str
    person: str
    account_since: int | None
    is_open: bool
    """The table is not closed."""
    has_begun: bool
    """So this person has seen some of the dice."""


async def players_of_deal(connection: AsyncConnection, code: str) -> list[DealPlayer]:
    sitting = select(tables.c.id, seats.c.person).join(seats, seats.c.table == tables.c.id)
    hosting = select(tables.c.id, tables.c.host.label("person"))
    of_deal = tables.c.deal == code
    here = union(sitting.where(of_deal, seats.c.person.is_not(None)), hosting.where(of_deal))
    here_too = here.subquery()
    query = (
        select(
            here_too,
            people.c.account_since,
            tables.c.status.in_(_OPEN).label("is_open"),
            exists().where(steps.c.table == tables.c.id).label("has_begun"),
        )
        .join(tables, tables.c.id == here_too.c.id)
        .outerjoin(people, people.c.id == here_too.c.person)
    )
    return [
        DealPlayer(row.id, row.person, row.account_since, row.is_open, row.has_begun)
        for row in await connection.execute(query)
    ]


async def count_open_tables(connection: AsyncConnection, code: str) -> int:
    """How many tables on a deal are not closed yet."""
    is_open = and_(tables.c.deal == code, tables.c.status.in_(_OPEN))
    return await connection.scalar(select(func.count()).select_from(tables).where(is_open)) or 0
