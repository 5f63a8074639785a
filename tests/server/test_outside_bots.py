"""Bots from outside at a server: only those that the operator lists; nothing else is imported."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from tests.cli.running import sagrada
from tests.server.guests import Guest
from tests.server.listed_bot import TRACE
from tests.server.processes import Server

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
PLACE = "tests.server.listed_bot:FirstChoice"
FROM_THE_WIRE = (
    PLACE,
    "tests.server.listed_bot",
    f"mine={PLACE}",
    "os:getcwd",
    "learned:weights=/etc/passwd",
    "search:weights=data/value.bin",
    "../listed_bot:FirstChoice",
    "Mine",
    "mine:",
    "mine:depth=1",
)


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'sagrada.db'}"


async def test_a_listed_bot_plays_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    with Server(tmp_path, database=database(tmp_path), bots=f"mine={PLACE}") as server:
        async with Guest(server.address) as ann:
            assert (await ann.http.get("/api/cards")).json()["listed_bots"] == ["mine"]
            table = await ann.open("mine", "me")
            assert (table.seats[0].kind, table.seats[0].bot) == ("bot", "mine")
            async with ann.at(table.id) as seat, asyncio.timeout(60):
                await seat.play_on(Random(3))
            assert seat.now.over is not None
        assert "gave no answer" not in server.log.read_text(encoding="utf-8")


async def test_nothing_from_the_wire_is_imported_or_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trace = tmp_path / "trace"
    trace.mkdir()
    monkeypatch.setenv(TRACE, str(trace))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), str(ROOT)]))
    with Server(tmp_path, database=database(tmp_path)) as server:
        async with Guest(server.address) as ann:
            for bot in FROM_THE_WIRE:
                seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
                answer = await ann.http.post("/api/tables", json={"seats": seats})
                assert answer.status_code == 400, bot
                assert answer.json()["field"] == "seats.1.bot"
            table = await ann.open("greedy", "me")  # a bot process has started, too
            async with ann.at(table.id) as seat, asyncio.timeout(60):
                await seat.play_on(Random(3))
    assert not list(trace.iterdir())


async def test_a_bot_plays_over_the_wire(server: Server) -> None:
    ran = await asyncio.to_thread(
        sagrada,
        "bot",
        "tests.server.listed_bot:FirstChoice",
        "--server",
        server.address,
        "--against",
        "random,greedy",
    )
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Playing at {server.address}/t/")
    assert ", won by seat " in ran.out


async def test_a_bot_plays_the_seat_of_a_token(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        body = {"seat": 1, "name": "My bot"}
        token = (await ann.http.post(f"/api/tables/{table}/token", json=body)).json()["token"]
        playing = asyncio.create_task(
            asyncio.to_thread(
                sagrada,
                "bot",
                "rules",
                "--server",
                server.address,
                "--table",
                table,
                "--token",
                token,
                "--seed",
                "1",
            )
        )
        async with ann.at(table) as seat, asyncio.timeout(60):
            await seat.play_on(Random(3))
        ran = await playing
    assert (ran.code, ran.err) == (0, "")
    assert ", won by seat " in ran.out
