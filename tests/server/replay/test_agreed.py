"""Only games of which every player has agreed leave the server for puzzles, and nobody's name."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from sagrada.engine.moves import Move
from sagrada.engine.play import Step
from sagrada.game.files import load_record
from sagrada.game.game import Game
from sagrada.game.record import Record
from sagrada.server import daily_calendar as days
from sagrada.server.daily.service import Daily
from sagrada.server.ids import now
from sagrada.server.replay.agreed import agreed_records
from sagrada.server.storage.cleanup import forget
from sagrada.server.storage.people import change_person, find_person
from sagrada.server.storage.schema import seats, tables
from sagrada.server.storage.settings import ForkSettings, format_settings
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.table import Table
from sagrada.server.wire.people import Me
from tests.cli.running import assert_refused, sagrada
from tests.server.daily.test_service import DAY, Clock, account, clock, play_out
from tests.server.guests import Guest
from tests.server.inside import ann_and_bob, registry_in
from tests.server.processes import Server

pytestmark = pytest.mark.anyio

__all__ = ["clock"]  # a fixture


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with registry_in(tmp_path) as made:
        yield made


async def agreed(registry: TableRegistry, at: int | None = None) -> list[Record]:
    async with registry.services.database.reading() as connection:
        return [each async for each in agreed_records(connection, now() if at is None else at)]


async def says(registry: TableRegistry, person: str, *, allows: bool) -> None:
    async with registry.services.database.writing() as connection:
        await change_person(connection, person, allows_puzzles=allows)


async def rewrite(registry: TableRegistry, table: str, **changes: Any) -> None:
    """What is stored of a table, or of its second seat."""
    async with registry.services.database.writing() as connection:
        if "settings" in changes:
            await connection.execute(update(tables).where(tables.c.id == table).values(**changes))
        else:
            second = (seats.c.table == table) & (seats.c.seat == 1)
            await connection.execute(update(seats).where(second).values(**changes))


async def play_both(table: Table) -> Game:
    game, rng = table.begun_game(), Random(1)
    while not game.is_over:
        seat = game.state.to_act[0]
        await table.act("person", seat, None, partial(_submit, rng.choice(game.legal(seat))))
    return game


def _submit(move: Move, game: Game) -> list[Step]:
    return game.submit(move.seat, move)


async def test_everybody_must_agree_and_names_stay_here(registry: TableRegistry) -> None:
    table, ann, bob = await ann_and_bob(registry)
    async with registry.services.database.reading() as connection:
        found = await find_person(connection, ann.id)
    assert found is not None
    assert not found.allows_puzzles, "nobody has agreed by doing nothing"
    for person in (ann, bob):
        await says(registry, person.id, allows=True)
    assert await agreed(registry) == [], "the game is still running"
    game = await play_both(table)
    (record,) = await agreed(registry)
    assert record.entries == game.record().entries
    assert record.result == game.record().result
    text = str(record)
    for secret in ("Ann", "Bob", table.id, table.row.commitment, table.row.seed.hex(), "seed"):
        assert secret not in text
    assert record.date is None
    await says(registry, bob.id, allows=False)
    assert await agreed(registry) == []


async def test_nobody_can_agree_for_others(registry: TableRegistry) -> None:
    table, ann, bob = await ann_and_bob(registry)
    for person in (ann, bob):
        await says(registry, person.id, allows=True)
    await play_both(table)
    settings = format_settings(table.row.settings)
    fork = ForkSettings(moment=3, round=1, entries="")
    window = "own-4-YB..1G.5.43.R.G2..BY"
    for changes in (
        {"kind": "screen"},  # somebody else at the same screen
        {"kind": "program"},
        {"kind": "person", "person": None},
    ):
        await rewrite(registry, table.id, **changes)
        assert await agreed(registry) == [], changes
    await rewrite(registry, table.id, kind="bot", person=None, bot="master", name="Bob's friend")
    (record,) = await agreed(registry)
    assert "friend" not in str(record)
    for other in ({"fork": fork}, {"window": window}):
        changed = msgspec.structs.replace(table.row.settings, **other)
        await rewrite(registry, table.id, settings=format_settings(changed))
        assert await agreed(registry) == [], other
    await rewrite(registry, table.id, settings=settings)
    assert len(await agreed(registry)) == 1
    async with registry.services.database.writing() as connection:
        await forget(connection, ann.id, now())
    assert await agreed(registry) == [], "a deleted account has agreed to nothing"


async def test_a_deal_that_can_still_be_played_stays_here(
    registry: TableRegistry, clock: Clock
) -> None:
    ann = await account(registry, "Ann")
    await says(registry, ann.id, allows=True)
    await play_out(await Daily(registry).play(ann, "today", "ranked"))
    assert await agreed(registry, clock.at) == []
    assert await agreed(registry, days.closes(DAY) - 1) == []
    assert len(await agreed(registry, days.closes(DAY))) == 1


async def test_the_setting_and_the_command(server: Server, tmp_path: Path) -> None:
    async with Guest(server.address) as ann:
        assert not (await ann.get("/api/me", Me)).allows_puzzles
        table = (await ann.open("me")).id
        async with ann.at(table) as seat:
            await seat.play_on(Random(5))

        async def export(folder: Path) -> tuple[str, list[Record]]:
            database = server.environment["SAGRADA_DATABASE"]
            ran = await asyncio.to_thread(sagrada, "games", str(folder), "--database", database)
            return ran.out, [load_record(file) for file in folder.glob("*.sagrada")]

        _, before = await export(tmp_path / "before")
        answer = await ann.http.patch("/api/me", json={"allows_puzzles": True})
        assert answer.json()["allows_puzzles"] is True
        said, after = await export(tmp_path / "after")
        assert len(after) == len(before) + 1
        assert f"Wrote {len(after)} game" in said
        assert (await ann.http.get("/api/me/data")).json()["me"]["allows_puzzles"] is True
        await ann.http.patch("/api/me", json={"allows_puzzles": False})
        assert_refused(
            await asyncio.to_thread(sagrada, "games", str(tmp_path / "after")), "isn’t empty"
        )
        _, again = await export(tmp_path / "again")
        assert len(again) == len(before)
