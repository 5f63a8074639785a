"""One WebSocket, without a network: what it writes, and when it lets go."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from sagrada.server.socket import websocket as module
from sagrada.server.socket.websocket import GONE, RESTART, SLOW, TOO_MANY_FRAMES, WebSocket
from tests.server.socket.reference import CLOSE, PING, PONG, TEXT, frame, sent

pytestmark = pytest.mark.anyio
REQUEST = (
    b"GET /api/tables/x/play?y HTTP/1.1\r\nhost: here\r\n"
    b"upgrade: websocket\r\nconnection: keep-alive, Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """Remembers what was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.unread = 0
        self.reads = True
        self.is_closed = False
        self.socket: WebSocket | None = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self.unread

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = True
        if self.socket is not None:
            self.socket.connection_lost(None)


async def for_ever(scope: object, receive: object, send: object) -> None:
    await asyncio.Event().wait()


async def opened(app: Callable[..., Awaitable[None]] = for_ever) -> tuple[WebSocket, Wire]:
    config = Config(app, interface="asgi3", lifespan="off", proxy_headers=False, log_config=None)
    config.load()
    socket, wire = WebSocket(config, ServerState(), {}), Wire()
    wire.socket = socket
    socket.connection_made(wire)
    socket.data_received(REQUEST)
    assert wire.written.pop(0).startswith(b"HTTP/1.1 101 ")
    return socket, wire


async def test_texts_wait_until_they_are_asked_for() -> None:
    socket, wire = await opened()
    socket.data_received(sent(b"one") + sent(b"?", PING) + sent("zwölf".encode()))
    assert await socket.next_text() == b"one"
    assert await socket.next_text() == "zwölf".encode()
    assert wire.written == [frame(PONG, b"?")]
    socket.write(b"hello")
    assert wire.written[1:] == [frame(TEXT, b"hello")]


async def test_what_belongs_together_is_written_at_once() -> None:
    socket, wire = await opened()
    socket.write(b"a step", more=True)
    assert wire.written == []
    socket.write(b"its answer")
    assert wire.written == [frame(TEXT, b"a step") + frame(TEXT, b"its answer")]
    await asyncio.sleep(0)
    assert len(wire.written) == 1, "nothing is sent twice"


async def test_what_nothing_follows_is_sent_all_the_same() -> None:
    socket, wire = await opened()
    socket.write(b"a step", more=True)
    await asyncio.sleep(0)
    assert wire.written == [frame(TEXT, b"a step")]
    socket.write(b"another", more=True)
    socket.close(4403)
    assert wire.written[1:] == [frame(TEXT, b"another") + frame(CLOSE, (4403).to_bytes(2, "big"))]
    await asyncio.sleep(0)
    assert len(wire.written) == 2, "and nothing after the farewell"


async def test_who_sends_more_than_is_taken_is_read_no_further() -> None:
    socket, wire = await opened()
    socket.data_received(sent(b"x") * 100)
    assert not wire.reads
    for _ in range(100):
        assert await socket.next_text() == b"x"
    assert wire.reads


async def test_who_does_not_read_is_let_go() -> None:
    socket, wire = await opened()
    wire.unread = 2**20 + 1
    socket.write(b"one too many")
    assert wire.written == [frame(CLOSE, SLOW.to_bytes(2, "big"))]
    assert socket.closed == SLOW
    socket.write(b"never sent")
    assert len(wire.written) == 1
    assert await socket.next_text() is None


async def test_a_farewell_is_said_once_by_each_end() -> None:
    socket, wire = await opened()
    socket.close(4401, "who are you?")
    socket.data_received(sent((4401).to_bytes(2, "big"), CLOSE))
    assert wire.written == [frame(CLOSE, (4401).to_bytes(2, "big") + b"who are you?")]
    assert wire.is_closed


async def test_what_came_before_a_farewell_is_still_delivered() -> None:
    """A move followed at once by a close is a move."""
    socket, wire = await opened()
    socket.data_received(sent(b"one") + sent(b"two") + sent((1001).to_bytes(2, "big"), CLOSE))
    assert socket.closed == 1001
    assert wire.is_closed
    assert [await socket.next_text() for _ in range(3)] == [b"one", b"two", None]


async def test_a_farewell_without_a_code_is_an_ordinary_one() -> None:
    socket, wire = await opened()
    socket.data_received(sent(b"", CLOSE))
    assert socket.closed == 1000
    assert wire.written == [frame(CLOSE, b"")]
    assert wire.is_closed


async def test_what_came_before_something_broken_is_still_delivered() -> None:
    socket, wire = await opened()
    socket.data_received(sent(b"one") + b"\x83\x80")
    assert socket.closed == 1002
    assert [await socket.next_text() for _ in range(2)] == [b"one", None]
    assert not wire.is_closed


@pytest.mark.parametrize(
    ("data", "is_short"), [(b"\x83\x80", True), (sent(b"", 2), True), (sent(b"", PING) * 30, False)]
)
async def test_how_long_the_farewell_of_the_other_end_is_waited_for(
    data: bytes, is_short: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be read holds no farewell."""
    monkeypatch.setattr(module, "_SHORT_FAREWELL", 0.01)
    monkeypatch.setattr(module, "_FAREWELL", 0.3)
    socket, wire = await opened()
    socket.data_received(data)
    assert not wire.is_closed
    await asyncio.sleep(0.1)
    assert wire.is_closed == is_short
    await asyncio.sleep(0.4)
    assert wire.is_closed


async def test_a_long_reason_is_cut_between_two_letters() -> None:
    socket, wire = await opened()
    socket.close(4404, "x" + "ö" * 100)
    assert wire.written == [frame(CLOSE, (4404).to_bytes(2, "big") + ("x" + "ö" * 59).encode())]


async def test_what_waits_can_be_read_after_the_connection_is_lost() -> None:
    socket, wire = await opened()
    socket.data_received(sent(b"x") * 100)
    assert not wire.reads
    socket.connection_lost(None)
    for _ in range(100):
        assert await socket.next_text() == b"x"
    assert await socket.next_text() is None
    assert not wire.reads, "there is nothing to resume"


async def test_the_end_of_the_server_is_announced() -> None:
    socket, wire = await opened()
    waiting = asyncio.create_task(socket.next_text())
    await asyncio.sleep(0)
    socket.shutdown()
    assert await waiting is None
    assert wire.written == [frame(CLOSE, RESTART.to_bytes(2, "big"))]
    assert wire.is_closed


async def test_a_socket_that_breaks_wakes_who_waits() -> None:
    socket, _ = await opened()
    waiting = asyncio.create_task(socket.next_text())
    await asyncio.sleep(0)
    socket.connection_lost(None)
    assert await waiting is None


async def test_who_does_not_read_the_answers_to_pings_is_let_go() -> None:
    """Otherwise whoever sends pings and never reads fills the memory."""
    socket, wire = await opened()
    wire.unread = 2**20 + 1
    socket.data_received(sent(b"x" * 125, PING) * 3)
    assert wire.written == [frame(CLOSE, SLOW.to_bytes(2, "big"))]


@pytest.mark.parametrize("kind", [PING, PONG])
async def test_a_flood_of_pings_or_pongs_closes_the_socket(kind: int) -> None:
    socket, wire = await opened()
    for _ in range(20):
        socket.data_received(sent(b"", kind) * 50)
    assert socket.closed == TOO_MANY_FRAMES
    written = b"".join(wire.written)
    farewell = frame(CLOSE, TOO_MANY_FRAMES.to_bytes(2, "big"))
    assert written.removesuffix(farewell) == frame(PONG, b"") * written.count(frame(PONG, b""))
    assert written.count(frame(PONG, b"")) < 60
    assert written.endswith(farewell)


async def test_who_was_read_no_further_is_read_again_for_the_farewell() -> None:
    socket, wire = await opened()
    socket.data_received(sent(b"x") * 100)
    socket.close(1000)
    assert wire.reads


async def test_a_farewell_that_cannot_be_is_answered() -> None:
    socket, wire = await opened()
    socket.data_received(sent(b"\x03", CLOSE))
    assert wire.written == [frame(CLOSE, (1002).to_bytes(2, "big"))]


async def test_who_is_silent_is_asked_and_then_let_go() -> None:
    socket, wire = await opened()
    now = socket._heard
    socket.notice_silence(now + 29)
    assert wire.written == []
    socket.notice_silence(now + 31)
    assert wire.written == [frame(PING, b"")]
    socket.notice_silence(now + 91)
    assert wire.is_closed
    assert socket.closed == GONE


async def test_who_answers_stays() -> None:
    socket, wire = await opened()
    socket._heard -= 1000
    socket.data_received(sent(b"", PONG))
    socket.notice_silence(asyncio.get_running_loop().time())
    assert not wire.is_closed
    assert wire.written == []


async def test_silence_of_our_own_making_is_none() -> None:
    socket, wire = await opened()
    socket.data_received(sent(b"x") * 100)
    socket.notice_silence(socket._heard + 1000)
    assert not wire.is_closed


async def test_silence_is_looked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_ASK_AFTER", 0.0)
    monkeypatch.setattr(module, "_GIVE_UP_AFTER", 0.1)
    socket, wire = await opened()
    async with asyncio.timeout(30):
        assert await socket.next_text() is None
    assert wire.written[0] == frame(PING, b"")
    assert socket.closed == GONE


async def test_an_error_in_a_socket_does_not_reach_the_log_with_its_text(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fails(scope: object, receive: object, send: object) -> None:
        raise ValueError("my password is hunter2")

    with caplog.at_level(logging.INFO):
        socket, _ = await opened(fails)
        assert await socket.next_text() is None
    assert socket.closed == 1011
    assert [record.getMessage() for record in caplog.records] == ["a socket failed"]
