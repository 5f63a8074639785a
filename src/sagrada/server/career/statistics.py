"""A person's statistics: the groups, the line of scores and the personal bests."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from sagrada.game.facts import SeatFacts
from sagrada.server.career.facts import KnownGame, KnownGames
from sagrada.server.storage.games import ResultRow
from sagrada.server.wire.daily import Streak
from sagrada.server.wire.people import (
    BestKind,
    PersonalBest,
    ScorePoint,
    Statistics,
    StatisticsGroup,
    StatisticsKind,
    statistics,
)

_MOST_POINTS = 300

_BESTS: dict[BestKind, Callable[[SeatFacts], int | None]] = {
    "score": lambda facts: facts.score,
    "solo": lambda facts: facts.margin if facts.target is not None else None,
    "lead": lambda facts: facts.margin if facts.target is None and facts.won else None,
    "private": lambda facts: facts.private_points,
    "gain": lambda facts: max((gain for _, gain in facts.tools), default=None),
}


def all_statistics(results: Sequence[ResultRow], known: KnownGames, streak: Streak) -> Statistics:
    found = statistics(results)
    return replace(
        found,
        groups=[
            *found.groups,
            *_groups(known.games, "objective", _objectives),
            *_groups(known.games, "tool", lambda facts: [(str(t), g) for t, g in facts.tools]),
            *_groups(known.games, "bot", lambda facts: [(b, facts.score) for b in set(facts.bots)]),
        ],
        scores=[_point(one) for one in known.games[-_MOST_POINTS:]],
        bests=[best for kind in _BESTS if (best := _best(kind, known.games)) is not None],
        streak=streak,
        pending=known.pending,
    )


def _objectives(facts: SeatFacts) -> list[tuple[str, int]]:
    return [*facts.public, (facts.private, facts.private_points)]


def _groups(
    games: Sequence[KnownGame],
    kind: StatisticsKind,
    parts: Callable[[SeatFacts], Iterable[tuple[str, int]]],
) -> list[StatisticsGroup]:
    """By the parts of each game: a key, and the points that belong to it."""
    points: dict[str, list[int]] = {}
    wins: dict[str, int] = {}
    for one in games:
        for key, gained in parts(one.facts):
            points.setdefault(key, []).append(gained)
            wins[key] = wins.get(key, 0) + one.facts.won
    return [
        StatisticsGroup(
            kind=kind,
            key=key,
            games=len(gained),
            wins=wins[key],
            mean_score=sum(gained) / len(gained),
            best_score=max(gained),
        )
        for key, gained in sorted(points.items())
    ]


def _point(one: KnownGame) -> ScorePoint:
    facts, game = one.facts, one.game
    return ScorePoint(game.finished, game.table, facts.score, facts.players, facts.won)


def _best(kind: BestKind, games: Sequence[KnownGame]) -> PersonalBest | None:
    """The first game with the most points."""
    worth = _BESTS[kind]
    found = [(points, one) for one in games if (points := worth(one.facts)) is not None]
    if not found:
        return None
    points, one = max(found, key=lambda each: each[0])
    return PersonalBest(kind, points, one.game.table, one.game.finished)
