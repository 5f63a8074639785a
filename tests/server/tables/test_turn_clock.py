"""Clocks: what happens when time runs out, also in another process."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import cast

import msgspec
import pytest
from sqlalchemy import select

from sagrada.engine.moves import EndTurn
from sagrada.engine.options import Setup
from sagrada.engine.play import Step
from sagrada.engine.state import Stage
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind
from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.socket.session import SocketSession
from sagrada.server.socket.websocket import WebSocket
from sagrada.server.storage.schema import tables
from sagrada.server.storage.settings import NO_CLOCK, ClockSettings
from sagrada.server.storage.steps.new_step import NewStep
from sagrada.server.tables import table as table_module
from sagrada.server.tables.bots import TableBots
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.tables.turn_clock import TurnClock
from sagrada.server.wire.tables import NewSeat, NewTable, SecondsClock
from tests.server.inside import registry_in, services_in, two_at_a_table
from tests.tabletop import a_turn, window

pytestmark = pytest.mark.anyio
MINUTE = 60_000


class Hands:
    """A clock that tests turn by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1_000_000_000_000
        monkeypatch.setattr(table_module, "now", lambda: self.time)

    def on(self, milliseconds: int) -> None:
        self.time += milliseconds


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    return Hands(monkeypatch)


def with_clock() -> NewTable:
    return NewTable([NewSeat("me"), NewSeat("open")], clock=SecondsClock(60))


async def stored_due_at(registry: TableRegistry, table: str) -> int | None:
    async with registry.services.database.reading() as connection:
        found = await connection.scalar(select(tables.c.due_at).where(tables.c.id == table))
        return None if found is None else int(found)


def test_a_turn_has_its_time_and_the_next_a_new_one() -> None:
    clock = TurnClock(ClockSettings("seconds", seconds=60), 2)
    turn = a_turn(window("virtus"), window("virtus"), pool="R1")
    clock.note_state(turn, 1000)
    assert clock.deadlines() == [61_000, None]
    clock.note_state(turn, 5000)
    assert clock.deadlines() == [61_000, None], "a choice within the turn adds nothing"
    clock.note_state(turn.replace(turn_number=1), 9000)
    assert clock.deadlines() == [None, 69_000]
    clock.note_state(turn.replace(turn_number=2), 10_000)
    assert clock.deadlines() == [None, 70_000], "two turns in a row are two"
    assert clock.due(69_999) == []
    assert clock.due(70_000) == [1]


def test_a_pattern_taken_back_gives_no_new_time() -> None:
    """Otherwise choosing and taking back again and again would hold up a table for ever."""
    table = Game.open(Setup(2), (Seat(SeatKind.HUMAN, "Ann"), Seat(SeatKind.HUMAN, "Bob")))
    clock = TurnClock(ClockSettings("seconds", seconds=60), 2)
    clock.note_state(table.state, 0)
    table.submit(0, table.legal(0)[0])
    clock.note_state(table.state, 50_000)
    assert clock.deadlines() == [None, 60_000]
    table.undo(0)
    clock.note_state(table.state, 59_000)
    assert clock.deadlines() == [60_000, 60_000]
    for seat in (0, 1):
        table.submit(seat, table.legal(seat)[0])
    clock.note_state(table.state, 60_000)
    assert sorted(clock.deadlines(), key=str) == [120_000, None], "the first turn has its own"


def test_days_and_no_clock() -> None:
    turn = a_turn(window("virtus"), pool="R1")
    days = TurnClock(ClockSettings("days", days=2), 1)
    days.note_state(turn, 0)
    assert days.deadlines() == [2 * 24 * 60 * MINUTE]
    none = TurnClock(NO_CLOCK, 1)
    none.note_state(turn, 0)
    assert (none.deadlines(), none.due(10**15)) == ([None], [])


async def test_out_of_time_the_first_pattern_is_taken(tmp_path: Path, hands: Hands) -> None:
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry, with_clock())
        assert await stored_due_at(registry, table.id) == hands.time + MINUTE
        hands.on(MINUTE - 1)
        await table.run_due()
        assert table.begun_game().state.stage is Stage.PATTERN
        hands.on(1)
        await table.run_due()
        assert table.begun_game().state.stage is Stage.TURN
        assert await stored_due_at(registry, table.id) == hands.time + MINUTE


async def test_out_of_time_the_chain_is_finished_and_the_turn_ends(
    tmp_path: Path, hands: Hands
) -> None:
    """Never spending more than was begun."""
    async with registry_in(tmp_path) as registry:
        table = await _first_turn(registry, hands)
        game = table.begun_game()
        seat = game.state.active
        draft = next(m for m in game.legal(seat) if type(m).__name__ == "Draft")
        await table.act("person", seat, "r", lambda game: game.submit(seat, draft))
        favor = game.state.players[seat].favor
        hands.on(MINUTE)
        await table.run_due()
        assert game.state.active != seat or game.state.turn_number == 1
        assert game.state.window(seat).occupied
        assert game.state.players[seat].favor == favor


async def test_a_bot_stands_in_after_two_missed_turns_until_the_player_moves(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableBots, "schedule", lambda _: None)  # the bot is in no hurry
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry, with_clock())
        await _past_patterns(table, hands)
        published: list[str] = []
        monkeypatch.setattr(
            table.broadcaster, "publish", lambda about, _step=None: published.append(about)
        )
        seat = table.begun_game().state.active
        missed = 0
        while not table.row.seats[seat].stand_in:
            hands.on(MINUTE)
            if table.begun_game().state.active == seat:
                await table.run_due()
                missed += 1
            else:
                other = table.begun_game().state.active
                await table.act("person", other, None, partial(_end_turn, seat=other))
        assert missed == 2
        assert table.row.seats[seat].bot == "journeyman"
        assert published.count("table") == 1, "the other processes are told too"

        while table.begun_game().state.active != seat:
            other = table.begun_game().state.active
            await table.act("person", other, None, partial(_end_turn, seat=other))
        player = Connection(_Deaf(), table.row.seats[seat].person or "", "")
        player.sit([seat])
        since = table.version
        service, limits = TableService(registry), Limits(is_on=False)
        line = cast("WebSocket", player.socket)
        session = SocketSession(line, table, player, service, limits, "here")
        asked = {"type": "move", "id": "back", "version": since, "seat": seat, "move": "end"}
        await session._on_message(msgspec.json.encode(asked))
        assert table.version > since
        assert not table.row.seats[seat].is_bot_played
        assert table.missed[seat] == 0


class _Deaf:
    """The end of a line at which nobody listens."""

    def write(self, text: bytes, *, more: bool = False) -> None:
        pass

    def close(self, code: int, reason: str = "") -> None:
        pass


async def test_another_process_finds_the_table_and_its_clock(tmp_path: Path, hands: Hands) -> None:
    async with registry_in(tmp_path) as registry:
        table = await _first_turn(registry, hands)
        deadlines = table.clock.deadlines()
    hands.on(MINUTE)
    async with services_in(tmp_path) as services:
        later = TableRegistry(services)
        found = await later.table(table.id)
        assert found.clock.deadlines() == deadlines
        before = found.begun_game().state.turn_number
        await later._run_due_tables()
        assert found.begun_game().state.turn_number == before + 1


async def test_two_processes_cannot_both_end_a_turn(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have seen that the time is over before either of them has saved anything."""
    async with registry_in(tmp_path) as registry:
        table = await _first_turn(registry, hands)
        async with services_in(tmp_path) as services:
            twin = await TableRegistry(services).table(table.id)
            hands.on(MINUTE)
            both_have_played = asyncio.Barrier(2)
            for journal in (registry.services.journal, services.journal):
                monkeypatch.setattr(journal, "save", _after(both_have_played, journal.save))
            found = await asyncio.gather(table.run_due(), twin.run_due(), return_exceptions=True)
            refused = [each.code for each in found if isinstance(each, ApiError)]
            assert (refused, found.count(None)) == (["stale"], 1)
            assert twin.version == table.version
            assert twin.begun_game().state == table.begun_game().state
            assert table.begun_game().state.turn_number == 1


def _after(
    barrier: asyncio.Barrier, save: Callable[[NewStep], Awaitable[bool]]
) -> Callable[[NewStep], Awaitable[bool]]:
    async def saves(step: NewStep) -> bool:
        await barrier.wait()
        return await save(step)

    return saves


def _end_turn(game: Game, seat: int) -> list[Step]:
    return game.submit(seat, EndTurn(seat))


async def _first_turn(registry: TableRegistry, hands: Hands) -> Table:
    table = await two_at_a_table(registry, with_clock())
    await _past_patterns(table, hands)
    return table


async def _past_patterns(table: Table, hands: Hands) -> None:
    hands.on(MINUTE)
    await table.run_due()
    assert table.begun_game().state.stage is Stage.TURN
    table.missed = [0, 0]
