"""The games of a plan on a Ray cluster, a few deals to a task."""

from collections.abc import Generator, Iterable, Iterator
from itertools import groupby

from sagrada.lab.arena.plan import Fixture, Plan
from sagrada.lab.arena.played_game import BotFailure, PlayedGame, play_game
from sagrada.lab.cluster import run_tasks

GAMES_PER_TASK = 16
"""About as many. Few enough that the loss of a machine costs little, and enough that sending them
is nothing beside playing them."""


def play_on_cluster(
    plan: Plan, fixtures: Iterable[Fixture], address: str, with_records: bool = False
) -> Generator[PlayedGame, None, None]:
    """Play every game; they come in the order in which their tasks end, which varies."""
    tasks = ((plan, chunk, with_records) for chunk in chunks(fixtures))
    for answer in run_tasks(address, play_chunk, tasks):
        if isinstance(answer, BotFailure):
            raise answer
        yield from answer


def chunks(fixtures: Iterable[Fixture]) -> Iterator[list[Fixture]]:
    """Whole deals, about as many games as a task should have."""
    chunk: list[Fixture] = []
    for _, games in groupby(fixtures, key=lambda fixture: fixture.deal):
        chunk += games
        if len(chunk) >= GAMES_PER_TASK:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def play_chunk(
    plan: Plan, fixtures: list[Fixture], with_records: bool
) -> list[PlayedGame] | BotFailure:
    """What a task does."""
    try:
        return [play_game(plan, fixture, with_records) for fixture in fixtures]
    except BotFailure as failure:
        return failure
