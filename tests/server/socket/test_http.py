"""Requests that are too large, too slow or too many do not hold up anybody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn.config import Config as UvicornConfig
from uvicorn.server import ServerState

from sagrada.server.buckets import Limit
from sagrada.server.metrics import Metrics
from sagrada.server.socket import http, open_connections
from sagrada.server.socket.http import LONGEST_HEAD, HttpConnection
from sagrada.server.socket.open_connections import STATE_KEY, OpenConnections
from sagrada.server.socket.websocket import WebSocket

pytestmark = pytest.mark.anyio

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"


async def _app(scope: Any, receive: Any, send: Any) -> None:
    """Reads the body and answers."""
    while (await receive()).get("more_body"):
        pass
    headers = [(b"content-length", b"2")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


class Listening:
    def __init__(self, port: int, metrics: Metrics) -> None:
        self.port = port
        self.metrics = metrics

    async def answer(self, *parts: bytes, pause: float = 0) -> bytes:
        """All that comes back until the server hangs up."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(pause)
            async with asyncio.timeout(10):
                return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    def dropped(self, reason: str) -> float:
        line = f'sagrada_connections_dropped_total{{reason="{reason}"}} '
        found = [each for each in self.metrics.text().decode().splitlines() if line in each]
        return float(found[0].removeprefix(line)) if found else 0


@asynccontextmanager
async def listening(most: int = 10, most_of_address: int = 5) -> AsyncIterator[Listening]:
    """The protocol alone, in this process."""
    metrics = Metrics()
    config = UvicornConfig(_app, ws=WebSocket, log_config=None)
    config.load()
    state, shared = ServerState(), {STATE_KEY: OpenConnections(most, most_of_address, metrics)}
    server = await asyncio.get_running_loop().create_server(
        lambda: HttpConnection(config=config, server_state=state, app_state=shared),
        "127.0.0.1",
        0,
    )
    async with server:
        yield Listening(server.sockets[0].getsockname()[1], metrics)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_SECONDS", "REQUEST_SECONDS", "IDLE_SECONDS"):
        monkeypatch.setattr(http, name, 0.2)


async def test_a_usual_request_is_answered() -> None:
    async with listening() as server:
        got = await server.answer(HEAD + b"Connection: close\r\n\r\n")
        assert got.startswith(b"HTTP/1.1 200")
        assert got.endswith(b"ok")
        twice = HEAD + b"\r\n" + HEAD + b"Connection: close\r\n\r\n"
        assert (await server.answer(twice)).count(b" 200 OK") == 2


@pytest.mark.parametrize("one", [b"x-more: a\r\n", b"x-more: " + b"a" * 900, b"a"])
async def test_endless_headers_are_refused(one: bytes) -> None:
    async with listening() as server:
        many = [one * 100] * (3 * LONGEST_HEAD // (100 * len(one)) + 1)
        assert b"431" in (await server.answer(HEAD, *many) or b"431 (reset before it was read)")
        assert server.dropped("head-too-large") == 1


async def test_the_head_of_a_second_request_is_limited_too() -> None:
    async with listening() as server:
        body = b"a" * 2 * LONGEST_HEAD
        post = HEAD.replace(b"GET", b"POST") + b"Content-Length: %d\r\n\r\n" % len(body) + body
        good = await server.answer(post, HEAD + b"Connection: close\r\n\r\n")
        assert good.count(b" 200 OK") == 2
        assert server.dropped("head-too-large") == 0
        await server.answer(post, HEAD, b"a" * 3 * LONGEST_HEAD, pause=0.1)
        assert server.dropped("head-too-large") == 1


async def test_headers_after_the_body_are_refused() -> None:
    async with listening() as server:
        head = HEAD.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n"
        got = await server.answer(head + b"1\r\na\r\n0\r\nConnection: close\r\nx: y\r\n\r\n")
        assert b"200" not in got
        assert server.dropped("bad-request") == 1


async def test_only_a_few_requests_wait_for_their_answers() -> None:
    async with listening() as server:
        got = await server.answer((HEAD + b"\r\n") * 1000)
        assert got.count(b" 200 OK") <= 6
        assert server.dropped("too-many-requests") == 1


async def test_an_address_above_its_budget_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_connections, "_ALL_REQUESTS", Limit(3, 0.001))
    async with listening() as server:
        request = HEAD + b"Connection: close\r\n\r\n"
        answers = [await server.answer(request) for _ in range(4)]
        assert [b" 200 OK" in answer for answer in answers] == [True, True, True, False]
        assert b" 429 " in answers[3]
        assert server.dropped("too-many-requests") == 1


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (b"", "head-too-slow"),
        (HEAD, "head-too-slow"),
        (HEAD.replace(b"GET", b"POST") + b"Content-Length: 9\r\n\r\nhalf", "request-too-slow"),
    ],
)
async def test_who_does_not_finish_a_request_is_cut_off(sent: bytes, reason: str) -> None:
    async with listening() as server:
        assert await server.answer(sent) == b""
        assert server.dropped(reason) == 1


@pytest.mark.usefixtures("hasty")
async def test_an_idle_connection_is_closed_without_fuss() -> None:
    async with listening() as server:
        assert (await server.answer(HEAD + b"\r\n")).endswith(b"ok")
        assert server.dropped("head-too-slow") == server.dropped("idle") == 0


async def test_frames_in_the_same_breath_as_the_handshake_are_refused() -> None:
    """RFC 6455, 4.1: the client waits for the answer."""
    hand = (
        HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    async with listening() as server:
        assert b" 400 " in await server.answer(hand + b"\x81\x80\x00\x00\x00\x00")
        assert b" 400 " in await server.answer(hand.replace(b"HTTP/1.1", b"HTTP/1.0"))
        with_body = b"\r\nContent-Length: 1\r\n\r\n"
        assert b" 400 " in await server.answer(hand.replace(b"\r\n\r\n", with_body))
        for wrong in (
            hand.replace(b"GET", b"POST"),
            hand.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"c2hvcnQ="),
            hand.replace(b"Sec-WebSocket-Key", b"Sec-WebSocket-Kay"),
            hand.replace(b"Version: 13", b"Version: 12"),
        ):
            assert b" 426 " in await server.answer(wrong)
        assert b" 101 " in await server.answer(hand)
