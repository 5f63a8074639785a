"""A table begins once and only when full; its clock is stepped once for each step it saves."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest
from sqlalchemy import func, select

from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.play import IllegalMove, Step
from sagrada.engine.state import GameState
from sagrada.game.game import Game
from sagrada.server.errors import ApiError
from sagrada.server.storage.people import Person
from sagrada.server.storage.schema import steps
from sagrada.server.storage.steps.journal import DatabaseAway
from sagrada.server.storage.steps.new_step import NewStep
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.pubsub import PubSub, PubSubMessage, ToldStep
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Play, Table
from sagrada.server.tables.turn_clock import TurnClock
from sagrada.server.wire.tables import NewTable, SecondsClock
from tests.server.inside import FOR_TWO, Paper, person, registry_in, two_at_a_table

pytestmark = pytest.mark.anyio
TIMED = NewTable(FOR_TWO.seats, clock=SecondsClock(60))


class Interrupted(TableService):
    """Something else happens, in another process, between the last seat taken and the deal."""

    def __init__(self, registry: TableRegistry, meanwhile: Callable[[], Awaitable[object]]) -> None:
        super().__init__(registry)
        self._meanwhile = meanwhile

    async def begin_if_full(self, table: Table) -> Table:
        await self._meanwhile()
        return await super().begin_if_full(table)


async def steps_of(registry: TableRegistry, table: str) -> int:
    async with registry.services.database.reading() as connection:
        count = select(func.count()).select_from(steps).where(steps.c.table == table)
        return int(await connection.scalar(count) or 0)


@pytest.mark.parametrize("what", ["leave", "remove"])
async def test_a_table_that_somebody_leaves_meanwhile_does_not_begin(
    tmp_path: Path, what: str
) -> None:
    async with registry_in(tmp_path) as registry:
        elsewhere = TableService(TableRegistry(registry.services))
        ann, bob, cid = [await person(registry, name) for name in ("Ann", "Bob", "Cid")]
        table = (await TableService(registry).open(ann, FOR_TWO)).id

        async def meanwhile() -> None:
            if what == "leave":
                await elsewhere.leave(ann, table)
            else:
                await elsewhere.remove(ann, table, 1)

        found = await Interrupted(registry, meanwhile).join(bob, table, None)
        assert found.row.status == "waiting"
        assert [seat.kind for seat in found.row.seats].count("open") == 1
        assert found.game is None
        assert await steps_of(registry, table) == 0
        began = await TableService(registry).join(cid, table, None)
        assert began.row.status == "playing"
        assert began.begun_game().state.to_act == (0, 1)


async def test_a_table_is_dealt_once(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
        table = (await TableService(registry).open(ann, FOR_TWO)).id
        elsewhere = TableService(TableRegistry(registry.services))

        async def meanwhile() -> None:
            await elsewhere.join(bob, table, None)

        found = await Interrupted(registry, meanwhile).join(bob, table, None)
        assert found.row.status == "playing"
        assert await steps_of(registry, table) == 1


class Killed(TableService):
    """A process that ends between the last seat taken and the deal."""

    async def begin_if_full(self, table: Table) -> Table:
        return table


async def full_but_waiting(registry: TableRegistry) -> tuple[Person, str]:
    ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
    table = (await TableService(registry).open(ann, FOR_TWO)).id
    found = await Killed(registry).join(bob, table, None)
    assert (found.row.status, found.row.seats[1].name) == ("waiting", "Bob")
    return bob, table


async def test_joining_again_begins_what_was_left_waiting(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        bob, table = await full_but_waiting(registry)
        assert (await TableService(registry).join(bob, table, None)).row.status == "playing"


# ---------------------------------------------------------------- what goes wrong in the middle


@pytest.mark.parametrize("where", ["play", "note", "broadcast"])
async def test_a_step_that_is_cut_short_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Out of memory, say: before it is saved it was never played, and after that it was."""
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry)
        paper = Paper()
        await table.attach(Connection(paper, table.row.host, "Ann", True, (), "hash"))
        paper.told()
        before = table.version
        choice = table.begun_game().view(0).legal[0]

        def play(game: Game) -> list[Step]:
            steps = game.submit(0, choice, before)
            if where == "play":
                raise MemoryError
            return steps

        def fail(*_: object) -> None:
            raise MemoryError

        with monkeypatch.context() as patch:
            if where == "note":
                patch.setattr(table, "_note", fail)
            elif where == "broadcast":
                patch.setattr(table.broadcaster, "send_step", fail)
            with pytest.raises(MemoryError):
                await table.act("person", 0, "once", play)
        after = await table.act("person", 0, "once", lambda game: game.submit(0, choice, before))
        assert after == table.version == before + 1
        assert await steps_of(registry, table.id) == 2, "the deal and the choice"
        again = await TableRegistry(registry.services).table(table.id)
        assert again.version == after
        assert any('"sync"' in text for text in paper.told()), "whatever was sent before"


# ---------------------------------------------------------------- the same table elsewhere


def submit(seat: int, move: Move, version: int | None = None) -> Play:
    return lambda game: game.submit(seat, move, version)


async def test_who_was_slower_elsewhere_is_judged_anew(tmp_path: Path) -> None:
    """Patterns are chosen at the same time, here and in another process: both choices count."""
    async with registry_in(tmp_path) as registry:
        here = await two_at_a_table(registry)
        there = await TableRegistry(registry.services).table(here.id)
        version = here.version
        first, second = (here.begun_game().view(seat).legal[0] for seat in (0, 1))
        led_to = await there.act("person", 1, "b", submit(1, second, version))
        again = await here.act("person", 0, "a", submit(0, first, version))
        assert again > led_to
        assert await there.act("person", 0, "a", submit(0, first, version)) == again


async def test_who_was_slower_elsewhere_may_be_too_late(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        here = await two_at_a_table(registry)
        for seat in (0, 1):
            await here.act(
                "person", seat, None, submit(seat, here.begun_game().view(seat).legal[0])
            )
        there = await TableRegistry(registry.services).table(here.id)
        version, seat = here.version, here.begun_game().state.to_act[0]
        one, other = here.begun_game().view(seat).legal[:2]
        await there.act("person", seat, "a", submit(seat, one, version))
        with pytest.raises(ApiError, match="version"):
            await here.act("person", seat, "b", submit(seat, other, version))
        assert here.version == there.version


def listen(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> list[PubSubMessage]:
    """What is told to other processes from now on."""
    messages: list[PubSubMessage] = []
    monkeypatch.setattr(PubSub, "is_shared", True)
    monkeypatch.setattr(registry.services.pubsub, "publish", messages.append)
    return messages


async def test_a_step_comes_with_its_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process takes it in without asking the database: same game, same row."""
    async with registry_in(tmp_path) as registry:
        here = await two_at_a_table(registry)
        there = await TableRegistry(registry.services).table(here.id)
        messages = listen(registry, monkeypatch)
        looked_up = AsyncMock()
        monkeypatch.setattr(there, "catch_up", looked_up)
        for _ in range(40):
            seat = here.begun_game().state.to_act[0]
            legal = here.begun_game().view(seat).legal
            await here.act("person", seat, None, submit(seat, legal[-1]))
            text = msgspec.json.encode(messages.pop())
            message = msgspec.json.decode(text, type=PubSubMessage)
            assert message.told is not None
            await there.take_in(message.told)
            assert there.begun_game().state == here.begun_game().state
            assert there.row == here.row
        looked_up.assert_not_called()
        assert not there.is_dirty


async def test_a_message_that_does_not_follow_is_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One was lost before it, it comes twice, or it says what isn't stored."""
    async with registry_in(tmp_path) as registry:
        here = await two_at_a_table(registry)
        there = await TableRegistry(registry.services).table(here.id)
        messages = listen(registry, monkeypatch)
        for seat in (0, 1):
            legal = here.begun_game().view(seat).legal
            await here.act("person", seat, None, submit(seat, legal[0]))
        first, second = (message.told for message in messages)
        assert first is not None
        assert second is not None
        for told in (second, first, second):
            await there.take_in(told)
            assert there.begun_game().state == here.begun_game().state
        wrong = replace(second.step, since=there.version, version=there.version + 1)
        with pytest.raises(IllegalMove):
            await there.take_in(ToldStep(wrong, False, None))
        async with there.synced():
            assert there.begun_game().state == here.begun_game().state


# ---------------------------------------------------------------- the clock


@pytest.fixture
def stepped(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """When clocks were stepped."""
    times: list[int] = []
    step = TurnClock.note_state

    def note(clock: TurnClock, state: GameState, at: int) -> None:
        times.append(at)
        step(clock, state, at)

    monkeypatch.setattr(TurnClock, "note_state", note)
    return times


async def test_a_step_steps_the_clock_once_and_a_refusal_never(
    tmp_path: Path, stepped: list[int]
) -> None:
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry, TIMED)
        assert len(stepped) == 1, "the deal"
        pattern = table.begun_game().legal(0)[0]
        await table.act("person", 0, "a", lambda game: game.submit(0, pattern))
        assert len(stepped) == 2
        await table.act("person", 0, "a", lambda game: game.submit(0, pattern))
        assert len(stepped) == 2, "a resend"
        with pytest.raises(ApiError):
            await table.act("person", 0, "b", lambda game: game.submit(0, EndTurn(0)))
        assert len(stepped) == 2


async def test_what_could_not_be_saved_leaves_the_clock_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry, TIMED)
        deadlines, version = table.clock.deadlines(), table.version

        async def save(_: NewStep) -> bool:
            raise DatabaseAway("away")

        pattern = table.begun_game().legal(0)[0]
        with monkeypatch.context() as patch:
            patch.setattr(registry.services.journal, "save", save)
            with pytest.raises(DatabaseAway):
                await table.act("person", 0, "a", lambda game: game.submit(0, pattern))
        async with table.synced():
            assert (table.clock.deadlines(), table.version) == (deadlines, version)
        await table.act(
            "person", 0, "a", lambda game: game.submit(0, table.begun_game().legal(0)[0])
        )
        assert table.clock.deadlines() == [None, deadlines[1]]
