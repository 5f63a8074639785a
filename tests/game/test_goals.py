"""Every goal of the path: what reaches it, and what just doesn't."""

from dataclasses import replace
from typing import Any

import pytest

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES, TOOLS
from sagrada.game.facts import SeatFacts
from sagrada.game.goals import GOALS, Career

LOST = SeatFacts(
    players=2,
    solo_tools=None,
    pattern="via-lux",
    dice=(None,) * 20,
    score=10,
    target=None,
    won=False,
    margin=-5,
    bots=(),
    public=(("light-shades", 0), ("deep-shades", 2), ("color-variety", 0)),
    private="shades-of-red",
    private_points=5,
    favor=0,
    tools=((1, 0),),
)


def game(**changes: Any) -> SeatFacts:
    return replace(LOST, **changes)


def row(*dice: str, at: int = 0, step: int = 1) -> tuple[str | None, ...]:
    """A window with some dice in a line."""
    placed = {at + number * step: die for number, die in enumerate(dice)}
    return tuple(placed.get(space) for space in range(20))


def of_patterns(count: int) -> Career:
    return Career([game(pattern=id) for id in list(PATTERNS)[:count]])


def one(**changes: Any) -> Career:
    return Career([game(**changes)])


_FULL = tuple("RYGBP"[space % 5] + "123456"[space % 6] for space in range(20))
_SCORED = [game(public=((id, 1),)) for id in PUBLIC_OBJECTIVES]

EXAMPLES: dict[str, tuple[Career, Career]] = {
    "first-game": (one(), Career([])),
    **{
        f"beat-{level}": (one(won=True, bots=("x", level)), one(won=False, bots=(level,)))
        for level in ("apprentice", "journeyman", "master", "grandmaster")
    },
    **{f"players-{n}": (one(won=True, players=n), one(won=True, players=n - 1)) for n in (2, 3, 4)},
    **{
        f"solo-{n}": (
            one(won=True, players=1, solo_tools=n),
            Career(
                [
                    game(won=False, players=1, solo_tools=n),
                    game(won=True, players=1, solo_tools=n % 5 + 1),
                ]
            ),
        )
        for n in (1, 2, 3, 4, 5)
    },
    "windows-6": (of_patterns(6), of_patterns(5)),
    "windows-12": (of_patterns(12), of_patterns(11)),
    "windows-24": (of_patterns(24), of_patterns(23)),
    "hardest-window": (one(won=True, pattern="lux-mundi"), one(won=True, pattern="virtus")),
    "no-empty-space": (one(dice=_FULL), one(dice=(*_FULL[:19], None))),
    "row-colors": (
        one(dice=row("R1", "Y1", "G1", "B1", "P1", at=5)),
        one(dice=row("R1", "Y1", "G1", "B1", "R1", at=5)),
    ),
    "row-values": (
        one(dice=row("R1", "R2", "R3", "R4", "R6", at=10)),
        one(dice=row("R1", "R2", "R3", "R4", at=10)),
    ),
    "column-colors": (
        one(dice=row("R1", "Y1", "G1", "B1", at=3, step=5)),
        one(dice=row("R1", "Y1", "G1", at=3, step=5)),
    ),
    "column-values": (
        one(dice=row("R1", "R2", "R3", "R4", at=3, step=5)),
        one(dice=row("R1", "R2", "R3", "R1", at=3, step=5)),
    ),
    "points-50": (one(score=50), one(score=49)),
    "points-65": (one(score=65), one(score=64)),
    "private-points": (one(private_points=25), one(private_points=24)),
    "objectives": (Career(_SCORED), Career(_SCORED[1:])),
    "clear-win": (one(won=True, margin=10), one(won=True, margin=9)),
    "no-tools": (one(won=True, tools=()), one(won=True)),
    **{
        f"tool-{n}": (one(tools=((n, 1), (n, 5))), one(tools=((n, 4), (n % 12 + 1, 9))))
        for n in TOOLS
    },
    "daily-first": (Career([], daily=1), Career([game()])),
    "streak-3": (Career([], best_streak=3), Career([], daily=9, best_streak=2)),
    "streak-7": (Career([], best_streak=7), Career([], daily=9, best_streak=6)),
    "streak-30": (Career([], best_streak=30), Career([], daily=40, best_streak=29)),
}


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.id)
def test_a_goal(goal: Any) -> None:
    reached, missed = EXAMPLES[goal.id]
    assert goal.is_reached(reached)
    assert not goal.is_reached(missed)


def test_there_are_about_forty_and_each_once() -> None:
    ids = [goal.id for goal in GOALS]
    assert len(set(ids)) == len(ids) == 44
    assert set(ids) == set(EXAMPLES)


def test_more_games_never_take_a_goal_away() -> None:
    for goal in GOALS:
        reached, missed = EXAMPLES[goal.id]
        both = Career(
            [*missed.games, *reached.games],
            max(missed.daily, reached.daily),
            max(missed.best_streak, reached.best_streak),
        )
        assert goal.is_reached(both)
