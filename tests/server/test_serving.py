"""Starting and ending a server."""

import asyncio
import re
import socket
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sagrada.server.wire.frames import Pong
from tests.server.backends import RedisProcess, has_backends
from tests.server.guests import Guest
from tests.server.processes import Server

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_a_server_that_is_ended_lets_its_people_go_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, database=f"sqlite:///{tmp_path / 's.db'}")
    await asyncio.to_thread(server.start)
    async with Guest(server.address) as ann:
        table = (await ann.open("me")).id
        async with ann.at(table) as seat:
            answer = await seat.move(seat.legal()[0])
            ending = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(ConnectionClosed) as closing:
                await seat.until(Pong)  # which never comes
            assert closing.value.rcvd is not None
            assert closing.value.rcvd.code == 1012
        await ending
        await asyncio.to_thread(server.start)
        async with ann.at(table) as again:
            assert again.version == answer.version
        await asyncio.to_thread(server.stop)
    assert "Traceback" not in server.log.read_text()
    assert f"http://127.0.0.1:{server.port}" in server.log.read_text(), "it prints its address"


@pytest.mark.slow
@pytest.mark.skipif(not has_backends(), reason="Redis: `make backends` installs it")
async def test_two_workers_serve_the_same_tables(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 's.db'}"
    with RedisProcess(tmp_path) as redis:
        server = Server(tmp_path, database=database, redis=redis.url, workers=2)
        await asyncio.to_thread(server.start)
        async with Guest(server.address) as ann, Guest(server.address) as bob:
            table = (await ann.open("me", "open")).id
            await bob.join(table)
            async with ann.at(table) as a, bob.at(table) as b:
                async with asyncio.timeout(120):
                    await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
            assert a.now.over is not None
            assert a.now.over == b.now.over
        await asyncio.to_thread(server.stop)
    assert "Traceback" not in server.log.read_text()


async def test_an_idle_connection_stays_open_for_the_next_request(server: Server) -> None:
    """A proxy in front keeps its connections for longer than Uvicorn's five seconds."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    with closing(writer):
        for pause in (0, 6):
            await asyncio.sleep(pause)
            writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            (length,) = re.findall(rb"content-length: (\d+)", head.lower())
            await reader.readexactly(int(length))


async def test_health_and_metrics(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        health = (await http.get("/health")).json()
        assert (health["database"], health["redis"]) == (True, True)
        metrics = (await http.get("/metrics")).text
        assert "sagrada_moves_total" in metrics
        assert "sagrada_sockets" in metrics


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        sentence = Server(tmp_path, port).refused()
    assert f"port {port}: Address already in use" in sentence
    assert "--port" in sentence


@pytest.mark.parametrize("host", ["203.0.113.7", "nowhere.invalid"])
def test_an_address_of_another_machine_is_refused(tmp_path: Path, host: str) -> None:
    assert host in Server(tmp_path, host=host).refused()


def test_ctrl_c_is_a_good_end(tmp_path: Path) -> None:
    server = Server(tmp_path, database=f"sqlite:///{tmp_path / 's.db'}")
    server.start()
    assert server.interrupt() == 0
    assert "Traceback" not in server.log.read_text()
