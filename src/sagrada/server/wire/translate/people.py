"""A person's games and statistics as messages."""

from collections.abc import Callable, Sequence
from typing import Literal

from sagrada.server.storage.games import GamesPage, ResultRow
from sagrada.server.storage.tables import TableRow
from sagrada.server.wire.people import GameLine, Games, Statistics, StatisticsGroup


def games(page: GamesPage, person: str) -> Games:
    return Games([_line(row, person) for row in page.tables], page.before)


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


def statistics(results: Sequence[ResultRow]) -> Statistics:
    solo = [row for row in results if row.solo_tools is not None]
    return Statistics(
        games=len(results),
        wins=sum(row.won for row in results),
        groups=[
            *_groups(results, "players", lambda row: str(row.players)),
            *_groups(results, "pattern", lambda row: row.pattern),
            *_groups(solo, "solo-tools", lambda row: str(row.solo_tools)),
        ],
    )


def _groups(
    results: Sequence[ResultRow],
    kind: Literal["players", "pattern", "solo-tools"],
    key: Callable[[ResultRow], str],
) -> list[StatisticsGroup]:
    groups: dict[str, list[ResultRow]] = {}
    for row in results:
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
