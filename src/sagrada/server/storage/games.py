"""A person's games, results, and all that is kept about them."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.schema import (
    blocks,
    chat,
    daily_tries,
    open_attempts,
    people,
    push_subscriptions,
    reports,
    results,
    seat_facts,
    seats,
    sessions,
    steps,
    tables,
)
from sagrada.server.storage.tables import TableRow, load_tables

_PAGE = 30
_MOST_OPEN = 200
_OPEN = ("waiting", "playing")


@dataclass(frozen=True, slots=True)
class GamesPage:
    tables: list[TableRow]
    before: int | None
    """Where the next page begins; None: there is none."""


async def games_of(connection: AsyncConnection, person: str, before: int | None) -> GamesPage:
    """The first page begins with the unfinished ones; then the finished, newest first."""
    mine = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))
    rows: list[TableRow] = []
    if before is None:
        rows = await load_tables(connection, and_(mine, tables.c.status.in_(_OPEN)), _MOST_OPEN)
    closed = and_(mine, tables.c.status.not_in(_OPEN))
    if before is not None:
        closed = and_(closed, tables.c.changed < before)
    page = await load_tables(connection, closed, _PAGE)
    more = page[-1].changed if len(page) == _PAGE else None
    return GamesPage([*rows, *page], more)


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a person did in a finished game."""

    players: int
    pattern: str
    solo_tools: int | None
    score: int
    won: bool


async def results_of(connection: AsyncConnection, person: str) -> list[ResultRow]:
    found = await connection.execute(select(results).where(results.c.person == person))
    return [
        ResultRow(row.players, row.pattern, row.solo_tools, row.score, row.won) for row in found
    ]


# ---------------------------------------------------------------- what goals and statistics ask


@dataclass(slots=True)
class FinishedSeat:
    """A seat that a person had in a finished game."""

    table: str
    seat: int
    finished: int
    facts: str | None
    """As they are stored; None if they have not been made, or only by an older version."""


async def load_games(
    connection: AsyncConnection, person: str, version: int, table: str | None = None
) -> list[FinishedSeat]:
    """All of a person's, or that of one table; oldest first."""
    same = and_(
        seat_facts.c.table == results.c.table,
        seat_facts.c.seat == results.c.seat,
        seat_facts.c.version == version,
    )
    query = (
        select(results.c.table, results.c.seat, tables.c.finished, seat_facts.c.facts)
        .join(tables, tables.c.id == results.c.table)
        .outerjoin(seat_facts, same)
        .where(results.c.person == person)
        .order_by(tables.c.finished, results.c.table)
    )
    if table is not None:
        query = query.where(results.c.table == table)
    found = await connection.execute(query)
    return [FinishedSeat(row.table, row.seat, row.finished or 0, row.facts) for row in found]


async def load_facts(connection: AsyncConnection, game: FinishedSeat, version: int) -> str | None:
    """What this version has found out about a game, if anything."""
    mine = and_(seat_facts.c.table == game.table, seat_facts.c.seat == game.seat)
    found: str | None = await connection.scalar(
        select(seat_facts.c.facts).where(mine, seat_facts.c.version == version)
    )
    return found


async def save_facts(
    connection: AsyncConnection, game: FinishedSeat, version: int, facts: str
) -> None:
    """In place of those that an older version made."""
    mine = and_(seat_facts.c.table == game.table, seat_facts.c.seat == game.seat)
    await connection.execute(delete(seat_facts).where(mine))
    row = {"table": game.table, "seat": game.seat, "version": version, "facts": facts}
    await connection.execute(insert(seat_facts).values(row))


# ---------------------------------------------------------------- everything about a person


async def data_of(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """For the download. Secrets (hashes, seeds, what others hold) are not part of it."""
    me = (await connection.execute(select(people).where(people.c.id == person))).mappings().one()
    kept = (
        "id",
        "kind",
        "name",
        "name_locked",
        "account",
        "chat",
        "webhook",
        "mail",
        "mail_confirmed",
        "mail_turns",
        "language",
        "allows_puzzles",
        "created",
    )
    mine = select(seats.c.table).where(seats.c.person == person)
    return {
        "me": {name: me[name] for name in kept},
        "sessions": await _rows(
            connection,
            select(sessions.c.created, sessions.c.expires).where(sessions.c.person == person),
        ),
        "devices": await _rows(
            connection,
            select(
                push_subscriptions.c.endpoint,
                push_subscriptions.c.language,
                push_subscriptions.c.created,
            ).where(push_subscriptions.c.person == person),
        ),
        "blocked": await _rows(
            connection, select(blocks.c.blocked).where(blocks.c.person == person)
        ),
        "seats": await _rows(
            connection,
            select(seats.c.table, seats.c.seat, seats.c.kind, seats.c.name, tables.c.status)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.person == person),
        ),
        "moves": await _rows(
            connection,
            select(steps.c.table, steps.c.since, steps.c.at)
            .join(seats, and_(seats.c.table == steps.c.table, seats.c.seat == steps.c.seat))
            .where(and_(steps.c.table.in_(mine), seats.c.person == person)),
        ),
        "reports": await _rows(
            connection,
            select(reports.c.table, reports.c.person, reports.c.reason, reports.c.created).where(
                reports.c.reporter == person
            ),
        ),
        "daily_tries": await _rows(
            connection,
            select(daily_tries.c.table, daily_tries.c.day, daily_tries.c.begun).where(
                daily_tries.c.person == person
            ),
        ),
        "open_attempts": await _rows(
            connection,
            select(open_attempts.c.table, open_attempts.c.day, open_attempts.c.begun).where(
                open_attempts.c.person == person
            ),
        ),
        "chat": await _rows(
            connection,
            select(chat.c.table, chat.c.at, chat.c.text).where(chat.c.person == person),
        ),
        "results": await _rows(
            connection,
            select(results.c.table, results.c.seat, results.c.score, results.c.won).where(
                results.c.person == person
            ),
        ),
    }


async def _rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in (await connection.execute(query)).mappings()]
