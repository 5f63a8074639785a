"""The bots at a table: they play when it is their turn, whatever brought it about."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from sagrada.bots.registry import BOTS
from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.play import Step
from sagrada.engine.view import View
from sagrada.game.game import Game
from sagrada.server.storage.tables import change_seat
from sagrada.server.tables.bot_pool import NoAnswer
from sagrada.server.tables.bots import STAND_IN, submit_or_default
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import NewSeat, NewTable
from tests.game.games import open_game
from tests.server.inside import Paper, ann_and_bob, registry_in, two_at_a_table

pytestmark = pytest.mark.anyio


def test_an_illegal_choice_is_replaced_by_the_default() -> None:
    game = open_game()
    steps = submit_or_default(game, 0, EndTurn(0), game.version)
    assert steps
    assert game.view(0).players[0].has_chosen


async def test_a_table_goes_on_when_its_bot_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path) as registry:

        async def fail(owner: str, spec: str, view: View, can_wait: bool) -> None:
            raise NoAnswer

        monkeypatch.setattr(registry.services.bot_pool, "choose", fail)
        asked = NewTable([NewSeat("me"), NewSeat("open"), NewSeat("bot", bot="greedy")])
        table = await two_at_a_table(registry, asked)
        assert table.bots.task is not None
        await table.bots.task
        assert table.begun_game().view(2).players[2].has_chosen


def test_the_stand_in_is_a_bot_that_there_is() -> None:
    assert STAND_IN in BOTS


# ---------------------------------------------------------------- nobody has to remember them


async def bots_are_done(table: Table) -> None:
    assert table.bots.task is not None, "nobody called the bot"
    async with asyncio.timeout(60):
        await table.bots.task


async def has_chosen(table: Table, seat: int) -> bool:
    await bots_are_done(table)
    return table.begun_game().state.players[seat].choice is not None


def submit(game: Game, move: Move) -> list[Step]:
    return game.submit(move.seat, move)


async def test_who_resigns_is_replaced_at_once(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        table, _, bob = await ann_and_bob(registry)
        assert table.bots.task is None, "two people"
        await TableService(registry).resign(bob, table.id, None)
        assert await has_chosen(table, 1)


async def test_a_bot_goes_on_when_its_people_come_back(tmp_path: Path) -> None:
    """The process that moved it is gone; another one loads the table."""
    async with registry_in(tmp_path) as registry:
        table, ann, _ = await ann_and_bob(registry)
        async with registry.services.database.writing() as connection:
            await change_seat(connection, table.id, 1, resigned=True, bot="random")
        again = await TableRegistry(registry.services).table(table.id)
        assert again.bots.task is None, "to look at a table moves nothing"
        await again.attach(Connection(Paper(), ann.id, "Ann"))
        assert await has_chosen(again, 1)


async def test_a_bot_that_is_late_is_moved_by_whoever_notices(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry)
        async with registry.services.database.writing() as connection:
            await change_seat(connection, table.id, 1, resigned=True, bot="random")
        await table.run_due()
        assert await has_chosen(table, 1)


async def test_after_a_move_the_next_bot_plays(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        asked = NewTable([NewSeat("me"), NewSeat("open"), NewSeat("bot", bot="random")])
        table = await two_at_a_table(registry, asked)
        assert await has_chosen(table, 2)
        for seat in (0, 1):
            pattern = table.begun_game().legal(seat)[0]
            await table.act("person", seat, None, partial(submit, move=pattern))
        while (active := table.begun_game().state.active) != 2:
            await table.act("person", active, None, partial(submit, move=EndTurn(active)))
        await bots_are_done(table)
        assert table.begun_game().state.active != 2
