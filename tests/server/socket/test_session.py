"""One person's connection, from inside: what it is shown, and what it does by being there."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar.types import WebSocketScope

from sagrada.engine.notation import format_choice
from sagrada.server.buckets import Limits
from sagrada.server.ids import now
from sagrada.server.socket.endpoint import serve_socket
from sagrada.server.socket.session import SocketSession
from sagrada.server.socket.websocket import WebSocket
from sagrada.server.storage.people import add_session
from sagrada.server.storage.steps.journal import DatabaseAway
from sagrada.server.storage.steps.new_step import NewStep
from sagrada.server.storage.tables import change_seat
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.frames import Advice, AnyServerFrame, Refused, Sync, TableChanged
from sagrada.server.wire.tables import DaysClock, NewSeat, NewTable
from tests.server.inside import FOR_TWO, person, registry_in, two_at_a_table
from tests.server.tables.test_table import full_but_waiting

pytestmark = pytest.mark.anyio
_decode = msgspec.json.Decoder(AnyServerFrame).decode


class FakeLine:
    """Keeps what it is sent."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.spoken = asyncio.Event()
        self.closed: int | None = None
        self.reason = ""
        self.play: Callable[[], Awaitable[None]] | None = None

    def write(self, text: bytes, *, more: bool = False) -> None:
        del more
        self.texts.append(text)
        self.spoken.set()

    def close(self, code: int, reason: str = "") -> None:
        if self.closed is None:
            self.closed, self.reason = code, reason

    def go_on_with(self, play: Callable[[], Awaitable[None]]) -> None:
        self.play = play

    def came_from(self, network: str) -> bool:
        return bool(network)

    async def next_text(self) -> bytes | None:
        return None  # says nothing, and goes again

    def frames(self) -> list[AnyServerFrame]:
        return [_decode(text) for text in self.texts]


async def visit(registry: TableRegistry, table: Table, seat: int) -> tuple[SocketSession, FakeLine]:
    """Whoever has that seat comes."""
    sitting, line = table.row.seats[seat], FakeLine()
    connection = Connection(line, sitting.person or "", sitting.name)
    await table.attach(connection)
    line.texts.clear()
    line.spoken.clear()
    service = TableService(registry)
    limits = Limits(is_on=False)
    session = SocketSession(cast("WebSocket", line), table, connection, service, limits, "here")
    return session, line


async def look_in(
    registry: TableRegistry, person: str, table: str, query: bytes = b"wire=3"
) -> FakeLine:
    """Somebody connects over the wire, and goes again."""
    line = FakeLine()
    async with registry.services.database.writing() as connection:
        token = await add_session(connection, person, now())
    scope = {
        "type": "websocket",
        "path": f"/api/tables/{table}/play",
        "query_string": query,
        "headers": [(b"authorization", f"Bearer {token}".encode())],
        "client": ("127.0.0.1", 1),
        "state": {"websocket": line},
    }
    await serve_socket(cast("WebSocketScope", scope), registry, Limits(is_on=False))
    if line.play is not None:
        await line.play()
    return line


def text(**frame: Any) -> bytes:
    return msgspec.json.encode(frame)


@pytest.mark.parametrize(
    "asked",
    [
        {"type": "sync"},
        {"type": "hold", "seat": 1},
        {"type": "why", "id": "w", "seat": 1, "moves": ["end"]},
        {"type": "advice", "id": "a", "seat": 1},
    ],
    ids=lambda asked: str(asked["type"]),
)
async def test_nothing_is_shown_before_it_is_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: dict[str, Any]
) -> None:
    """Somebody chooses, somebody else asks, and the choice cannot be saved."""
    async with registry_in(tmp_path) as registry:
        asks_hints = NewTable([NewSeat("me"), NewSeat("open")], hints=True)
        table = await two_at_a_table(registry, asks_hints)
        table = table
        ann, _ = await visit(registry, table, 0)
        bob, shown = await visit(registry, table, 1)
        before = table.version
        saving: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        began = asyncio.Event()

        async def save(_: NewStep) -> bool:
            began.set()
            return await saving

        monkeypatch.setattr(registry.services.journal, "save", save)
        move = format_choice(table.begun_game().legal(0)[0])
        choosing = asyncio.create_task(
            ann._on_message(text(type="move", id="x", version=before, seat=0, move=move))
        )
        await began.wait()
        asking = asyncio.create_task(bob._on_message(text(**asked)))
        for _ in range(20):
            await asyncio.sleep(0)  # as far as it comes
        saving.set_exception(DatabaseAway("away"))
        await choosing
        monkeypatch.undo()
        await asking
        await shown.spoken.wait()
        for answer in shown.frames():
            if isinstance(answer, Sync | Refused | Advice):
                assert answer.version == before
            if isinstance(answer, Sync):
                assert answer.view is not None
                assert answer.view.to_act == [0, 1]


# ---------------------------------------------------------------- being there


async def _stood_in(registry: TableRegistry) -> Table:
    """A game in which a bot minds Bob's seat."""
    table = await two_at_a_table(registry, NewTable(FOR_TWO.seats, clock=DaysClock(1)))
    async with registry.services.database.writing() as connection:
        await change_seat(connection, table.id, 1, stand_in=True, bot="journeyman")
    async with table.lock:
        await table.catch_up()
    assert table.row.seats[1].is_bot_played
    return table


async def test_who_connects_has_the_seat_back(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        table = await _stood_in(registry)
        ann, bob = [seat.person or "" for seat in table.row.seats]
        eve = await person(registry, "Eve")
        for other in (ann, eve.id):
            await look_in(registry, other, table.id)
            assert table.row.seats[1].stand_in, "that is not the one who was away"
        (everything, *_) = (await look_in(registry, bob, table.id)).frames()
        assert isinstance(everything, Sync)
        assert not everything.table.seats[1].stand_in
        assert not table.row.seats[1].is_bot_played


async def test_who_never_left_asks_for_everything_and_has_the_seat_back(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry)
        bob, shown = await visit(registry, table, 1)
        async with registry.services.database.writing() as connection:
            await change_seat(connection, table.id, 1, stand_in=True, bot="journeyman")
        async with table.lock:
            await table.catch_up()
        await bob._on_message(text(type="ping"))
        assert table.row.seats[1].stand_in, "a page does that by itself"
        await bob._on_message(text(type="sync"))
        changed = [frame for frame in shown.frames() if isinstance(frame, Sync | TableChanged)]
        assert [frame.table.seats[1].stand_in for frame in changed] == [False, False]


async def test_a_full_table_that_was_left_waiting_begins_when_somebody_comes(
    tmp_path: Path,
) -> None:
    async with registry_in(tmp_path) as registry:
        bob, table = await full_but_waiting(registry)
        (everything, *_) = (await look_in(registry, bob.id, table)).frames()
        assert isinstance(everything, Sync)
        assert everything.table.status == "playing"
        assert everything.choices is not None


async def test_without_spectators_everybody_else_is_put_out_at_the_beginning(
    tmp_path: Path,
) -> None:
    async with registry_in(tmp_path) as registry:
        service = TableService(registry)
        ann, bob, cid, eve = [await person(registry, name) for name in ("Ann", "Bob", "Cid", "Eve")]
        asked = NewTable([NewSeat("open"), NewSeat("open")], spectators=False)
        opened = await service.open(ann, asked)
        table = opened.id
        await service.join(bob, table, 0)
        lines = {}
        for each in (ann, bob, cid, eve):
            lines[each.name] = FakeLine()
            await opened.attach(Connection(lines[each.name], each.id, each.name))
        await service.remove(ann, table, 0)
        assert [line.closed for line in lines.values()] == [None] * 4, "any of them may sit down"
        await service.join(cid, table, 0)
        await service.join(eve, table, 1)
        closed = {name: line.closed for name, line in lines.items()}
        assert closed == {"Ann": None, "Bob": 4403, "Cid": None, "Eve": None}
        views = [f for f in lines["Bob"].frames() if isinstance(f, Sync) and f.view is not None]
        assert views == []
        assert (await look_in(registry, bob.id, table)).closed == 4403
        assert (await look_in(registry, bob.id, table)).texts == []


@pytest.mark.parametrize("hints", [True, False])
async def test_only_where_there_are_hints_is_a_player_warned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hints: bool
) -> None:
    helped: list[bool] = []
    monkeypatch.setattr(
        "sagrada.server.tables.broadcaster.choices_of", lambda *_, hints, **__: helped.append(hints)
    )
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry, NewTable(FOR_TWO.seats, hints=hints))
        table.broadcaster.choices(0)
        assert helped == [hints]
