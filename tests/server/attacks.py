"""What a vandal does to a server, and what honest visitors feel of it meanwhile.

`python -m tests.server.attacks` starts a server, attacks it in each way and prints how long the
answers to honest visitors took.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.processes import Server

FILES = 400
"""Files and connections that the attacked server can have open: fewer than vandals open."""
VANDAL = "127.0.0.2"
"""Their address; visitors come from another."""
_CHUNK = b"x-more: " + b"a" * 8000 + b"\r\n"
Attack = Callable[[int], Coroutine[Any, Any, None]]
"""Attacks the port until it is canceled."""


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
        b"GET /api/tables/x/play?wire=2 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await asyncio.gather(*(_ask_on(port, request) for _ in range(several)))


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        *(endless_headers, one_endless_header, endless_address, endless_trailers),
        *(half_sent_requests, silent_connections, unread_answers),
        *(request_flood, socket_flood),
    )
}


@contextmanager
def under_attack(name: str, port: int) -> Iterator[None]:
    """The vandal is a process: it must not take the visitors' time."""
    command = [sys.executable, "-m", "tests.server.attacks", "--attack", name, "--port", str(port)]
    with subprocess.Popen(command) as vandal:
        time.sleep(2)  # until the attack is at full strength
        try:
            assert vandal.poll() is None, "the attack goes on"
            yield
        finally:
            vandal.kill()


async def visit(port: int, seconds: float) -> list[float]:
    """How long the answers to honest visitors took, the slowest last; infinitely if none came.

    Every request is a connection of its own: a visitor who comes while the attack is on.
    """
    took = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.monotonic()
        try:
            async with asyncio.timeout(5):
                is_good = await _is_answered(port)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            is_good = False
        took.append(time.monotonic() - began if is_good else float("inf"))
        await asyncio.sleep(0.01)
    return sorted(took)


async def _is_answered(port: int) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return b" 200 " in await reader.readline()
    finally:
        writer.close()


def percentile(took: list[float], part: float) -> float:
    return took[min(len(took) - 1, int(len(took) * part))]


def _measure(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/s.db"
        with Server(Path(folder), files=FILES, database=database, limits="true") as server:
            _print("nothing", asyncio.run(visit(server.port, seconds)))
            for name in ATTACKS:
                with under_attack(name, server.port):
                    _print(name, asyncio.run(visit(server.port, seconds)))


def _print(name: str, took: list[float]) -> None:
    p50, p99, most = (f"{percentile(took, part) * 1000:.0f}" for part in (0.5, 0.99, 1))
    failed = sum(each == float("inf") for each in took)
    print(f"{name}: {len(took)} visits, {failed} failed, p50 {p50} ms, p99 {p99} ms, max {most} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--attack", choices=ATTACKS, help="only attack, until the process ends")
    parser.add_argument("--port", type=int)
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(ATTACKS[asked.attack](asked.port))
    else:
        _measure(asked.seconds)


if __name__ == "__main__":
    main()
