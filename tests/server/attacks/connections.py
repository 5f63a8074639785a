"""Attacks by connections: requests that never end, or that come without end."""

import asyncio
from contextlib import suppress

VANDAL = "127.0.0.2"
"""Their address; visitors come from another."""
_CHUNK = b"x-more: " + b"a" * 8000 + b"\r\n"


async def _send_on(port: int, begin: bytes, more: bytes, pause: float = 0) -> None:
    """Over and over: connect, and send until the server hangs up."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(VANDAL, 0)
            )
            try:
                writer.write(begin)
                while not reader.at_eof():
                    writer.write(more)
                    await writer.drain()
                    await asyncio.sleep(pause)
            finally:
                writer.close()
        await asyncio.sleep(0.01)


async def endless_headers(port: int) -> None:
    """Many headers, and no end of them."""
    await _send_on(port, b"GET / HTTP/1.1\r\nHost: x\r\n", _CHUNK)


async def one_endless_header(port: int) -> None:
    await _send_on(port, b"GET / HTTP/1.1\r\nHost: x\r\nx-more: ", b"a" * 8000)


async def endless_address(port: int) -> None:
    await _send_on(port, b"GET /", b"a" * 8000)


async def endless_trailers(port: int) -> None:
    """Headers after the body, which HTTP allows."""
    head = b"POST /api/sign-in HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    await _send_on(port, head, _CHUNK)


async def half_sent_requests(port: int, several: int = 600) -> None:
    """More connections than the server can have, each with a header now and then."""
    begin = b"GET / HTTP/1.1\r\nHost: x\r\n"
    await asyncio.gather(*(_send_on(port, begin, b"a: b\r\n", 1.0) for _ in range(several)))


async def silent_connections(port: int, several: int = 600) -> None:
    await asyncio.gather(*(_send_on(port, b"", b"", 1.0) for _ in range(several)))


async def unread_answers(port: int, several: int = 50) -> None:
    """Requests without end, and nobody reads what comes back."""
    request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 20
    await asyncio.gather(*(_send_on(port, request, request) for _ in range(several)))


async def _ask_on(port: int, request: bytes) -> None:
    """Over and over: ask, wait for the answer, ask again."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(VANDAL, 0)
            )
            try:
                while True:
                    writer.write(request)
                    await reader.readuntil(b"\r\n\r\n")
            finally:
                writer.close()
        await asyncio.sleep(0)


async def request_flood(port: int, several: int = 50) -> None:
    """As many requests to the API as the server answers."""
    request = b"HEAD /api/cards HTTP/1.1\r\nHost: x\r\n\r\n"
    await asyncio.gather(*(_ask_on(port, request) for _ in range(several)))


async def socket_flood(port: int, several: int = 50) -> None:
    """Sockets that nobody may open."""
    request = (
        b"GET /api/tables/x/play?wire=3 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await asyncio.gather(*(_ask_on(port, request) for _ in range(several)))
