"""My games, my statistics, and all that is kept about somebody."""

from collections.abc import Callable
from typing import Any, Literal

from sqlalchemy import and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.schema import (
    blocks,
    chat,
    daily_tries,
    people,
    results,
    seats,
    sessions,
    steps,
    tables,
)
from sagrada.server.storage.tables import TableRow, load_tables
from sagrada.server.wire.people import GameLine, Games, Statistics, StatisticsGroup

_PAGE = 30
_MOST_OPEN = 200
_OPEN = ("waiting", "playing")


async def games_of(connection: AsyncConnection, person: str, before: int | None) -> Games:
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
    return Games([_line(row, person) for row in [*rows, *page]], more)


def _line(row: TableRow, person: str) -> GameLine:
    mine = row.seats_of(person)
    my_turn = row.status == "playing" and any(seat in row.to_act for seat in mine)
    return GameLine(
        table=row.id,
        path=f"/t/{row.id}",
        status=row.status,
        names=[seat.name for seat in row.seats],
        your_seats=mine,
        your_turn=my_turn,
        round=row.round,
        scores=None if row.scores is None else list(row.scores),
        winners=None if row.winners is None else list(row.winners),
        target=row.target,
        deadline=row.due_at if my_turn else None,
        changed=row.changed,
    )


# ---------------------------------------------------------------- statistics


async def statistics_of(connection: AsyncConnection, person: str) -> Statistics:
    found = (await connection.execute(select(results).where(results.c.person == person))).all()
    by_players = _groups(found, "players", lambda row: str(row.players))
    by_pattern = _groups(found, "pattern", lambda row: str(row.pattern))
    solo = [row for row in found if row.solo_tools is not None]
    by_tools = _groups(solo, "solo-tools", lambda row: str(row.solo_tools))
    return Statistics(
        games=len(found),
        wins=sum(row.won for row in found),
        groups=[*by_players, *by_pattern, *by_tools],
    )


def _groups(
    rows: Any, kind: Literal["players", "pattern", "solo-tools"], key: Callable[[Any], str]
) -> list[StatisticsGroup]:
    groups: dict[str, list[Any]] = {}
    for row in rows:
        groups.setdefault(key(row), []).append(row)
    return [
        StatisticsGroup(
            kind=kind,
            key=name,
            games=len(group),
            wins=sum(row.won for row in group),
            mean_score=sum(row.score for row in group) / len(group),
            best_score=max(row.score for row in group),
        )
        for name, group in sorted(groups.items())
    ]


# ---------------------------------------------------------------- all about me


async def data_of(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """For the download. Secrets (hashes, seeds, what others hold) are not part of it."""
    me = (await connection.execute(select(people).where(people.c.id == person))).mappings().one()
    kept = ("id", "kind", "name", "account", "chat", "webhook", "mail", "created")
    mine = select(seats.c.table).where(seats.c.person == person)
    return {
        "me": {name: me[name] for name in kept},
        "sessions": await _rows(
            connection,
            select(sessions.c.created, sessions.c.expires).where(sessions.c.person == person),
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
        "daily_tries": await _rows(
            connection,
            select(daily_tries.c.table, daily_tries.c.day, daily_tries.c.begun).where(
                daily_tries.c.person == person
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
