"""One person's connection, from inside: what it is shown, and what it does by being there."""

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar.types import WebSocketScope

from sagrada.engine.notation import format_choice
from sagrada.server.identity.limits import Limits
from sagrada.server.ids import now
from sagrada.server.socket.session import Visit, play
from sagrada.server.socket.websocket import WebSocket
from sagrada.server.storage.batch import NewStep
from sagrada.server.storage.journal import DatabaseAway
from sagrada.server.storage.people import add_session
from sagrada.server.storage.tables import change_seat
from sagrada.server.tables.broadcaster import Telling
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.registry import Hall
from sagrada.server.tables.service import Affairs
from sagrada.server.wire.frames import Advice, AnyServerFrame, Refused, Sync, TableChanged
from sagrada.server.wire.tables import DaysClock, NewSeat, NewTable
from tests.server.inside import hall_in, person, two_at_a_table
from tests.server.test_beginning import FOR_TWO, full_but_waiting

pytestmark = pytest.mark.anyio
_decode = msgspec.json.Decoder(AnyServerFrame).decode


class FakeLine:
    """Keeps what it is sent."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.spoken = asyncio.Event()
        self.closed: int | None = None

    def write(self, text: bytes, *, more: bool = False) -> None:
        del more
        self.texts.append(text)
        self.spoken.set()

    def close(self, code: int, reason: str = "") -> None:
        del reason
        self.closed = self.closed or code

    async def next_text(self) -> bytes | None:
        return None  # says nothing, and goes again

    def frames(self) -> list[AnyServerFrame]:
        return [_decode(text) for text in self.texts]


async def visit(hall: Hall, telling: Telling, seat: int) -> tuple[Visit, FakeLine]:
    """Whoever has that seat comes."""
    sitting, line = telling.live.row.seats[seat], FakeLine()
    connection = Connection(line, sitting.person or "", sitting.name)
    await hall.attach(telling, connection)
    line.texts.clear()
    line.spoken.clear()
    return Visit(cast("WebSocket", line), telling, connection, hall), line


async def look_in(hall: Hall, person: str, table: str) -> FakeLine:
    """Somebody connects over the wire, and goes again."""
    line = FakeLine()
    async with hall.services.database.writing() as connection:
        token = await add_session(connection, person, now())
    scope = {
        "type": "websocket",
        "path": f"/api/tables/{table}/play",
        "headers": [(b"authorization", f"Bearer {token}".encode())],
        "client": ("127.0.0.1", 1),
        "state": {"websocket": line},
    }
    await play(cast("WebSocketScope", scope), hall.services, hall, Limits(is_on=False))
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
    async with hall_in(tmp_path) as hall:
        asks_hints = NewTable([NewSeat("me"), NewSeat("open")], hints=True)
        telling = await two_at_a_table(hall, asks_hints)
        live = telling.live
        ann, _ = await visit(hall, telling, 0)
        bob, shown = await visit(hall, telling, 1)
        before = live.version
        saving: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        began = asyncio.Event()

        async def save(_: NewStep) -> bool:
            began.set()
            return await saving

        monkeypatch.setattr(hall.services.journal, "save", save)
        move = format_choice(live.playing().legal(0)[0])
        choosing = asyncio.create_task(
            ann._hear(text(type="move", id="x", version=before, seat=0, move=move))
        )
        await began.wait()
        asking = asyncio.create_task(bob._hear(text(**asked)))
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


async def _stood_in(hall: Hall) -> Telling:
    """A game in which a bot minds Bob's seat."""
    telling = await two_at_a_table(hall, NewTable(FOR_TWO.seats, clock=DaysClock(1)))
    async with hall.services.database.writing() as connection:
        await change_seat(connection, telling.live.id, 1, stand_in=True, bot="journeyman")
    async with telling.live.lock:
        await telling.live.catch_up()
    assert telling.live.row.seats[1].plays_itself
    return telling


async def test_who_connects_has_the_seat_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        live = (await _stood_in(hall)).live
        ann, bob = [seat.person or "" for seat in live.row.seats]
        eve = await person(hall, "Eve")
        for other in (ann, eve.id):
            await look_in(hall, other, live.id)
            assert live.row.seats[1].stand_in, "that is not the one who was away"
        (everything, *_) = (await look_in(hall, bob, live.id)).frames()
        assert isinstance(everything, Sync)
        assert not everything.table.seats[1].stand_in
        assert not live.row.seats[1].plays_itself


async def test_who_never_left_asks_for_everything_and_has_the_seat_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        telling = await two_at_a_table(hall)
        bob, shown = await visit(hall, telling, 1)
        async with hall.services.database.writing() as connection:
            await change_seat(connection, telling.live.id, 1, stand_in=True, bot="journeyman")
        async with telling.live.lock:
            await telling.live.catch_up()
        await bob._hear(text(type="ping"))
        assert telling.live.row.seats[1].stand_in, "a page does that by itself"
        await bob._hear(text(type="sync"))
        changed = [frame for frame in shown.frames() if isinstance(frame, Sync | TableChanged)]
        assert [frame.table.seats[1].stand_in for frame in changed] == [False, False]


async def test_a_full_table_that_was_left_waiting_begins_when_somebody_comes(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall:
        bob, table = await full_but_waiting(hall)
        (everything, *_) = (await look_in(hall, bob.id, table)).frames()
        assert isinstance(everything, Sync)
        assert everything.table.status == "playing"
        assert everything.choices is not None


async def test_without_spectators_everybody_else_is_put_out_at_the_beginning(
    tmp_path: Path,
) -> None:
    async with hall_in(tmp_path) as hall:
        affairs = Affairs(hall)
        ann, bob, cid, eve = [await person(hall, name) for name in ("Ann", "Bob", "Cid", "Eve")]
        asked = NewTable([NewSeat("open"), NewSeat("open")], spectators=False)
        telling = await affairs.open(ann, asked)
        table = telling.live.id
        await affairs.join(bob, table, 0)
        lines = {}
        for each in (ann, bob, cid, eve):
            lines[each.name] = FakeLine()
            await hall.attach(telling, Connection(lines[each.name], each.id, each.name))
        await affairs.remove(ann, table, 0)
        assert [line.closed for line in lines.values()] == [None] * 4, "any of them may sit down"
        await affairs.join(cid, table, 0)
        await affairs.join(eve, table, 1)
        closed = {name: line.closed for name, line in lines.items()}
        assert closed == {"Ann": None, "Bob": 4403, "Cid": None, "Eve": None}
        views = [f for f in lines["Bob"].frames() if isinstance(f, Sync) and f.view is not None]
        assert views == []
        assert (await look_in(hall, bob.id, table)).closed == 4403
        assert (await look_in(hall, bob.id, table)).texts == []


@pytest.mark.parametrize("hints", [True, False])
async def test_only_where_there_are_hints_is_a_player_warned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hints: bool
) -> None:
    helped: list[bool] = []
    monkeypatch.setattr(
        "sagrada.server.tables.broadcaster.choices_of", lambda *_, helps, **__: helped.append(helps)
    )
    async with hall_in(tmp_path) as hall:
        telling = await two_at_a_table(hall, NewTable(FOR_TWO.seats, hints=hints))
        telling.choices(0)
        assert helped == [hints]
