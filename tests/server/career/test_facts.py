"""The facts of somebody's games: of all they have played themselves, old games too."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from sagrada.engine.moves import Move
from sagrada.engine.play import Step
from sagrada.game.facts import SeatFacts
from sagrada.game.game import Game
from sagrada.server.career import facts as making
from sagrada.server.career.facts import facts_of_game, known_games
from sagrada.server.storage.schema import seat_facts, seats
from sagrada.server.storage.tables import TableRow
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import NewSeat, NewTable
from tests.server.inside import person, registry_in

pytestmark = pytest.mark.anyio

SOLO = NewTable([NewSeat("me")])


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with registry_in(tmp_path) as made:
        yield made


async def play_out(table: Table, seed: int = 1, actor: str = "person") -> Game:
    game, rng = table.begun_game(), Random(seed)
    while not game.is_over:
        seat = game.state.to_act[0]
        await table.act(actor, seat, None, partial(_submit, rng.choice(game.legal(seat))))
    return game


def _submit(move: Move, game: Game) -> list[Step]:
    return game.submit(move.seat, move)


async def test_they_are_made_once_and_kept(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, database = await person(registry, "Ann"), registry.services.database
    table = await TableService(registry).open(ann, SOLO)
    assert (await known_games(database, ann.id)).games == []
    game = await play_out(table)
    first = await known_games(database, ann.id)
    assert first.games[0].facts.score == game.record().result.scores[0]  # type: ignore[union-attr]  # it is over
    monkeypatch.setattr(making, "facts_of", None)  # nothing is made again
    again = await known_games(database, ann.id)
    assert [one.facts for one in again.games] == [one.facts for one in first.games]
    assert await facts_of_game(database, ann.id, table.id) == first.games[0].facts


async def test_nobody_gets_anothers(registry: TableRegistry) -> None:
    ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
    table = await TableService(registry).open(ann, SOLO)
    await play_out(table)
    database = registry.services.database
    assert await facts_of_game(database, bob.id, table.id) is None
    assert (await known_games(database, bob.id)).games == []


async def test_what_a_bot_played_is_nobodys_merit(registry: TableRegistry) -> None:
    ann, database = await person(registry, "Ann"), registry.services.database
    await play_out(await TableService(registry).open(ann, SOLO), actor="bot")
    resigned = await TableService(registry).open(ann, SOLO)
    await play_out(resigned)
    async with database.writing() as connection:
        await connection.execute(
            update(seats).where(seats.c.table == resigned.id).values(resigned=True)
        )
    found = await known_games(database, ann.id)
    assert (found.games, found.pending) == ([], 0)
    assert (await known_games(database, ann.id)).games == [], "and not asked again"


async def test_older_facts_are_made_again(registry: TableRegistry) -> None:
    ann, database = await person(registry, "Ann"), registry.services.database
    await play_out(await TableService(registry).open(ann, SOLO))
    made = await known_games(database, ann.id)
    async with database.writing() as connection:
        await connection.execute(update(seat_facts).values(version=0, facts="null"))
    assert await known_games(database, ann.id) == made


async def test_many_games_are_looked_at_little_by_little(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, database = await person(registry, "Ann"), registry.services.database
    for seed in range(3):
        await play_out(await TableService(registry).open(ann, SOLO), seed)
    monkeypatch.setattr(making, "MOST_AT_ONCE", 2)
    seen = [await known_games(database, ann.id) for _ in range(2)]
    assert [(len(each.games), each.pending) for each in seen] == [(2, 1), (3, 0)]
    at = [one.game.finished for one in seen[1].games]
    assert at == sorted(at)


async def test_requests_at_once_look_at_each_game_once(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, database = await person(registry, "Ann"), registry.services.database
    for seed in range(2):
        await play_out(await TableService(registry).open(ann, SOLO), seed)
    replayed = []
    make = making._facts

    def count(row: TableRow, *rest: Any) -> SeatFacts | None:
        replayed.append(row.id)
        return make(row, *rest)

    monkeypatch.setattr(making, "_facts", count)
    seen = await asyncio.gather(*[known_games(database, ann.id) for _ in range(4)])
    assert all(each == seen[0] for each in seen)
    assert len(replayed) == 2
