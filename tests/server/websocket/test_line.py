"""One WebSocket, without a network: what it writes, and when it lets go."""

import asyncio

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from sagrada.server.websocket.framing import CLOSE, PING, PONG, TEXT, frame
from sagrada.server.websocket.line import RESTART, SLOW, Line
from tests.server.websocket.test_framing import sent

pytestmark = pytest.mark.anyio
REQUEST = (
    b"GET /api/tables/x/play?y HTTP/1.1\r\nhost: here\r\n"
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


async def opened() -> tuple[Line, Wire]:
    """A line whose application waits for ever."""

    async def app(*_: object) -> None:
        await asyncio.Event().wait()

    config = Config(app, log_config=None)
    config.load()
    line, wire = Line(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    line.data_received(REQUEST)
    assert wire.written.pop().startswith(b"HTTP/1.1 101 ")
    return line, wire


async def test_texts_wait_until_they_are_asked_for() -> None:
    line, wire = await opened()
    line.data_received(sent(b"one") + sent(b"?", PING) + sent("zwölf".encode()))
    assert await line.next_text() == b"one"
    assert await line.next_text() == "zwölf".encode()
    assert wire.written == [frame(PONG, b"?")]
    line.write(b"hello")
    assert wire.written[1:] == [frame(TEXT, b"hello")]


async def test_who_sends_more_than_is_taken_is_read_no_further() -> None:
    line, wire = await opened()
    line.data_received(sent(b"x") * 100)
    assert not wire.reads
    for _ in range(100):
        assert await line.next_text() == b"x"
    assert wire.reads


async def test_who_does_not_read_is_let_go() -> None:
    line, wire = await opened()
    wire.unread = 2**20 + 1
    line.write(b"one too many")
    assert wire.written == [frame(CLOSE, SLOW.to_bytes(2, "big"))]
    assert line.closed == SLOW
    line.write(b"never sent")
    assert len(wire.written) == 1
    assert await line.next_text() is None


async def test_a_farewell_is_said_once_by_each_end() -> None:
    line, wire = await opened()
    line.close(4401, "who are you?")
    line.data_received(sent((4401).to_bytes(2, "big"), CLOSE))
    assert wire.written == [frame(CLOSE, (4401).to_bytes(2, "big") + b"who are you?")]
    assert wire.is_closed


async def test_the_end_of_the_server_is_announced() -> None:
    line, wire = await opened()
    waiting = asyncio.create_task(line.next_text())
    await asyncio.sleep(0)
    line.shutdown()
    assert await waiting is None
    assert wire.written == [frame(CLOSE, RESTART.to_bytes(2, "big"))]
    assert wire.is_closed


async def test_a_line_that_breaks_wakes_who_waits() -> None:
    line, _ = await opened()
    waiting = asyncio.create_task(line.next_text())
    await asyncio.sleep(0)
    line.connection_lost(None)
    assert await waiting is None
