"""Tables, seats and steps as they are stored."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Literal

from sqlalchemy import Row, and_, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.engine.state import GameState
from sagrada.server.daily_calendar import PREFIX
from sagrada.server.storage.schema import seats, steps, tables
from sagrada.server.storage.settings import TableSettings, format_settings, parse_settings

SeatOccupant = Literal["person", "screen", "bot", "open", "program"]
LONGEST_NAME = 30
TableStatus = Literal["waiting", "playing", "over", "aborted", "expired"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: SeatOccupant
    person: str | None = None
    name: str = ""
    bot: str = ""
    resigned: bool = False
    stand_in: bool = False
    wants_abort: bool = False

    @property
    def is_bot_played(self) -> bool:
        """Whether a bot moves for this seat."""
        return self.kind == "bot" or self.resigned or self.stand_in

    @property
    def is_people(self) -> bool:
        return self.kind in ("person", "screen", "program")


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    host: str
    status: TableStatus
    settings: TableSettings
    seed: bytes
    commitment: str
    deal: str | None
    rematch: str | None
    round: int
    to_act: tuple[int, ...]
    due_at: int | None
    created: int
    changed: int
    finished: int | None
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    target: int | None
    seats: tuple[SeatRow, ...]

    def __repr__(self) -> str:
        return f"<TableRow {self.id}>"  # never the seed: this may end up in a log

    @property
    def players(self) -> int:
        return len(self.seats)

    def at_turn(self, state: GameState, due_at: int | None, at: int) -> "TableRow":
        """After a step that changed whose turn it is."""
        return replace(self, round=state.round, to_act=state.to_act, due_at=due_at, changed=at)

    def admits(self, person: str) -> bool:
        """Whether this person can be here. While the table waits anybody can: they might join."""
        is_mine = person == self.host or bool(self.seats_of(person))
        has_spectators = self.settings.spectators and not self.is_shared_deal
        return is_mine or self.status == "waiting" or has_spectators

    @property
    def is_shared_deal(self) -> bool:
        """Whether others play the same dice. (Those of a day have rules of their own.)"""
        return self.deal is not None and not self.deal.startswith(PREFIX)

    def seats_of(self, person: str | None) -> list[int]:
        return [s.seat for s in self.seats if person is not None and s.person == person]


@dataclass(frozen=True, slots=True)
class StepRow:
    since: int
    version: int
    actor: str
    seat: int | None
    request_id: str | None
    at: int
    entries: str


# ---------------------------------------------------------------- reading


async def load_table(connection: AsyncConnection, id: str) -> TableRow | None:
    found = await load_tables(connection, tables.c.id == id)
    return found[0] if found else None


async def load_to_change(connection: AsyncConnection, id: str) -> TableRow | None:
    """The table, locked until the end of the transaction. Moves can be saved in the meantime.

    SQLite has one writer at a time and needs no lock.
    """
    query = select(tables.c.id).where(tables.c.id == id).with_for_update(key_share=True)
    await connection.execute(query)
    return await load_table(connection, id)


async def load_tables(
    connection: AsyncConnection, condition: Any, limit: int = 1, newest: bool = True
) -> list[TableRow]:
    order = tables.c.changed.desc() if newest else tables.c.changed
    rows = (
        await connection.execute(select(tables).where(condition).order_by(order).limit(limit))
    ).all()
    ids = [row.id for row in rows]
    found = await connection.execute(
        select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    )
    by_table: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in found:
        by_table[row.table].append(seat_row(row))
    return [_table_row(row, by_table[row.id]) for row in rows]


async def load_steps(connection: AsyncConnection, table: str, since: int = 0) -> list[StepRow]:
    found = await connection.execute(
        select(steps)
        .where(and_(steps.c.table == table, steps.c.since >= since))
        .order_by(steps.c.since)
    )
    return [
        StepRow(row.since, row.version, row.by, row.seat, row.request, row.at, row.entries)
        for row in found
    ]


def seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        name=row.name,
        bot=row.bot,
        resigned=row.resigned,
        stand_in=row.stand_in,
        wants_abort=row.wants_abort,
    )


def _table_row(row: Row[Any], sitting: Iterable[SeatRow]) -> TableRow:
    return TableRow(
        id=row.id,
        host=row.host,
        status=row.status,
        settings=parse_settings(row.settings),
        seed=row.seed,
        commitment=row.commitment,
        deal=row.deal,
        rematch=row.rematch,
        round=row.round,
        to_act=parse_numbers(row.to_act),
        due_at=row.due_at,
        created=row.created,
        changed=row.changed,
        finished=row.finished,
        scores=None if row.scores is None else parse_numbers(row.scores),
        winners=None if row.winners is None else parse_numbers(row.winners),
        target=row.target,
        seats=tuple(sitting),
    )


def parse_numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())


def format_numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


# ---------------------------------------------------------------- writing


async def insert_table(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(
        insert(tables).values(
            id=row.id,
            host=row.host,
            status=row.status,
            players=row.players,
            listed=row.settings.listed,
            settings=format_settings(row.settings),
            seed=row.seed,
            commitment=row.commitment,
            deal=row.deal,
            round=0,
            to_act="",
            created=row.created,
            changed=row.changed,
        )
    )
    await connection.execute(
        insert(seats),
        [
            {
                "table": row.id,
                "seat": seat.seat,
                "kind": seat.kind,
                "person": seat.person,
                "name": seat.name,
                "bot": seat.bot,
                "resigned": False,
                "stand_in": False,
                "wants_abort": False,
            }
            for seat in row.seats
        ],
    )


async def change_table(connection: AsyncConnection, id: str, **changes: Any) -> None:
    await connection.execute(update(tables).where(tables.c.id == id).values(**changes))


HAS_PLAYER = exists().where(
    seats.c.table == tables.c.id, seats.c.person.is_not(None), seats.c.resigned.is_(False)
)
"""Whether a person or a program still plays at a table."""


async def change_status(
    connection: AsyncConnection, id: str, before: TableStatus, after: TableStatus, at: int
) -> bool:
    """Compare and swap: of two who try only one succeeds."""
    closes = {"finished": at, "due_at": None, "to_act": ""} if after not in ("playing",) else {}
    done = await connection.execute(
        update(tables)
        .where(and_(tables.c.id == id, tables.c.status == before))
        .values(status=after, changed=at, **closes)
    )
    return bool(done.rowcount == 1)


async def change_seat(connection: AsyncConnection, table: str, seat: int, **changes: Any) -> None:
    await connection.execute(
        update(seats).where(and_(seats.c.table == table, seats.c.seat == seat)).values(**changes)
    )


async def take_seat(
    connection: AsyncConnection, table: str, seat: int, kind: str, person: str, name: str
) -> bool:
    """Take an open seat; of two who try only one succeeds."""
    done = await connection.execute(
        update(seats)
        .where(and_(seats.c.table == table, seats.c.seat == seat, seats.c.kind == "open"))
        .values(kind=kind, person=person, name=name, bot="")
    )
    return bool(done.rowcount == 1)


# ---------------------------------------------------------------- names


def unique_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else has it."""
    taken = {other.casefold() for other in others}
    found = name
    for number in count(2):
        if found.casefold() not in taken:
            break
        ending = f" {number}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found


async def rename_at_tables(connection: AsyncConnection, person: str, name: str) -> list[str]:
    """At every table where somebody waits or plays; the ids of these tables.

    Others on the same screen keep their names, and so do finished games.
    """
    mine = and_(seats.c.person == person, seats.c.kind != "screen")
    is_open = tables.c.status.in_(("waiting", "playing"))
    query = select(seats.c.table, seats.c.seat).join(tables, tables.c.id == seats.c.table)
    found = (await connection.execute(query.where(mine, is_open))).all()
    for table, seat in found:
        others = and_(seats.c.table == table, seats.c.seat != seat)
        names = (await connection.scalars(select(seats.c.name).where(others))).all()
        here = and_(seats.c.table == table, seats.c.seat == seat)
        await connection.execute(update(seats).where(here).values(name=unique_name(name, names)))
    return [row.table for row in found]
