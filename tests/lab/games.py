"""Finished games for tests, without playing them."""

from sagrada.lab.arena.plan import Fixture, Plan
from sagrada.lab.arena.played_game import PlayedGame
from sagrada.lab.arena.timing import timing_of


def game(
    fixture: Fixture,
    *scores: int,
    winners: tuple[int, ...] | None = None,
    target: int | None = None,
) -> PlayedGame:
    """A game with these scores by seat; ties go to the lower seat unless winners are given."""
    ranking = tuple(sorted(range(len(scores)), key=lambda seat: -scores[seat]))
    return PlayedGame(
        fixture=fixture,
        scores=scores,
        winners=ranking[:1] if winners is None else winners,
        ranking=ranking,
        target=target,
        timings=tuple(timing_of([1.0, 3.0]) for _ in scores),
    )


def by_player(plan: Plan, deal: int, *scores: int) -> list[PlayedGame]:
    """All games of a deal in which each player always makes the same score."""
    return [
        game(fixture, *(scores[player] for player in fixture.seats))
        for fixture in plan.fixtures()
        if fixture.deal == deal
    ]
