"""The days and the attempts as they are stored."""

from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from sqlalchemy import and_, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.game.dealer import new_seed
from sagrada.server.daily_calendar import PREFIX, WindowKind, closes, code_of, day_of_code
from sagrada.server.storage.database import Database
from sagrada.server.storage.deals import add_deal
from sagrada.server.storage.schema import (
    bot_scores,
    daily_tries,
    deals,
    open_attempts,
    people,
    seats,
    tables,
)
from sagrada.server.storage.tables import parse_numbers

AttemptStatus = Literal["playing", "finished", "unfinished"]
"""`unfinished`: given up, or not finished in time."""
_ATTEMPTS = {"ranked": daily_tries, "open": open_attempts}


@dataclass(frozen=True, slots=True)
class DayRow:
    day: date
    seed: bytes
    commitment: str

    def __repr__(self) -> str:
        return f"<DayRow {self.day}>"  # never the seed: this may end up in a log


@dataclass(frozen=True, slots=True)
class Attempt:
    """An attempt at one of a day's deals, the only one of this person."""

    day: date
    table: str
    person: str | None
    name: str | None
    status: AttemptStatus
    score: int | None
    target: int | None
    finished: int

    @property
    def margin(self) -> int | None:
        return None if self.score is None or self.target is None else self.score - self.target


# ---------------------------------------------------------------- days


async def ensure_day(database: Database, day: date, at: int, kind: WindowKind = "ranked") -> DayRow:
    """The day, with a new random seed if nobody has asked for it yet: nothing leads to it."""
    async with database.reading() as connection:
        found = await load_day(connection, day, kind)
    if found is not None:
        return found
    try:
        async with database.writing() as connection:
            await add_deal(connection, code_of(day, kind), 1, new_seed(), at)
    except IntegrityError:
        pass  # another process was quicker, and its seed holds
    async with database.reading() as connection:
        found = await load_day(connection, day, kind)
    assert found is not None, "somebody has opened it"
    return found


async def ensure_both(database: Database, day: date, at: int) -> dict[WindowKind, DayRow]:
    """Both deals of a day: a day that has one has the other."""
    return {
        "ranked": await ensure_day(database, day, at),
        "open": await ensure_day(database, day, at, "open"),
    }


async def load_day(
    connection: AsyncConnection, day: date, kind: WindowKind = "ranked"
) -> DayRow | None:
    query = select(deals).where(deals.c.code == code_of(day, kind))
    row = (await connection.execute(query)).first()
    return None if row is None else DayRow(day, bytes(row.seed), row.commitment)


async def load_days(
    connection: AsyncConnection, first: date = date.min, after: date = date.max
) -> list[date]:
    """The days from `first` on and before `after`, in order: those on which a server ran."""
    within = and_(deals.c.code >= code_of(first), deals.c.code < code_of(after))
    found = await connection.execute(select(deals.c.code).where(within).order_by(deals.c.code))
    return [day for row in found if (day := day_of_code(row.code)) is not None]


async def first_day(connection: AsyncConnection) -> date | None:
    daily = deals.c.code.startswith(PREFIX, autoescape=True)
    code = await connection.scalar(select(func.min(deals.c.code)).where(daily))
    return None if code is None else day_of_code(code)


# ---------------------------------------------------------------- attempts


async def add_attempt(
    connection: AsyncConnection, kind: WindowKind, day: date, person: str, table: str, at: int
) -> None:
    """An IntegrityError if this person has had the attempt of this day."""
    row = {"table": table, "day": day.isoformat(), "person": person, "begun": at}
    await connection.execute(insert(_ATTEMPTS[kind]).values(row))


async def table_of_attempt(
    connection: AsyncConnection, kind: WindowKind, day: date, person: str
) -> str | None:
    made = _ATTEMPTS[kind]
    mine = and_(made.c.day == day.isoformat(), made.c.person == person)
    found: str | None = await connection.scalar(select(made.c.table).where(mine))
    return found


async def load_attempts(
    connection: AsyncConnection,
    kind: WindowKind,
    at: int,
    first: date = date.min,
    after: date = date.max,
    person: str | None = None,
) -> list[Attempt]:
    """The attempts of the days from `first` on and before `after`, as they stand.

    Of everybody, or of one person.
    """
    made = _ATTEMPTS[kind]
    wanted = [made.c.day >= first.isoformat(), made.c.day < after.isoformat()]
    if person is not None:
        wanted.append(made.c.person == person)
    query = (
        select(
            made,
            tables.c.status,
            tables.c.scores,
            tables.c.target,
            tables.c.finished,
            seats.c.resigned,
            people.c.account,
        )
        .join(tables, tables.c.id == made.c.table)
        .join(seats, and_(seats.c.table == made.c.table, seats.c.seat == 0))
        .outerjoin(people, people.c.id == made.c.person)
        .where(*wanted)
    )
    return [_attempt(row, at) for row in await connection.execute(query)]


def _attempt(row: Any, at: int) -> Attempt:
    day = date.fromisoformat(row.day)
    in_time = row.finished is not None and row.finished < closes(day)
    status: AttemptStatus = "unfinished"
    if row.status == "over" and in_time and not row.resigned:
        status = "finished"
    elif row.status in ("waiting", "playing") and at < closes(day) and not row.resigned:
        status = "playing"
    counts = status == "finished"
    return Attempt(
        day=day,
        table=row.table,
        person=row.person,
        name=row.account,
        status=status,
        score=parse_numbers(row.scores)[0] if counts else None,
        target=row.target if counts else None,
        finished=row.finished or 0,
    )


# ---------------------------------------------------------------- bots on a day's deals


@dataclass(frozen=True, slots=True)
class BotScoreRow:
    bot: str
    score: int
    target: int


async def load_bot_scores(connection: AsyncConnection, deal: str) -> list[BotScoreRow]:
    found = await connection.execute(select(bot_scores).where(bot_scores.c.deal == deal))
    return [BotScoreRow(row.bot, row.score, row.target) for row in found]


async def add_bot_score(connection: AsyncConnection, deal: str, score: BotScoreRow) -> None:
    """An IntegrityError if there is one."""
    row = {"deal": deal, "bot": score.bot, "score": score.score, "target": score.target}
    await connection.execute(insert(bot_scores).values(row))
