"""A program's token is for one seat of one table, and ends when the host says so."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sagrada.server.storage.database import Database
from sagrada.server.wire.tables import SeatToken, TableInfo
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal
from tests.server.test_security import close_code, play_url

pytestmark = pytest.mark.anyio


async def _token(host: Guest, table: str, seat: int = 1) -> SeatToken:
    return await host.post(f"/api/tables/{table}/token", SeatToken, seat=seat, name="My bot")


def _people(server: Server, kind: str) -> int:
    file = Database(server.environment["SAGRADA_DATABASE"]).file
    with sqlite3.connect(file) as connection:
        count: int = connection.execute(
            "SELECT count(*) FROM people WHERE kind = ?", [kind]
        ).fetchone()[0]
    connection.close()
    return count


async def test_a_token_opens_nothing_but_its_table(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open", "open")).id
        other = (await ann.open("me", "open", listed=True)).id
        made = await _token(ann, table)
        async with Guest(server.address, made.token) as program:
            mine = await program.get(f"/api/tables/{table}", TableInfo)
            assert mine.your_seats == [1]
            games = (await program.http.get("/api/me/games")).json()["games"]
            assert [game["table"] for game in games] == [table]
            requests: list[tuple[str, str, Any]] = [
                ("GET", f"/api/tables/{other}", None),
                ("GET", "/api/lobby", None),
                ("PATCH", "/api/me", {"name": "Ann"}),
                ("DELETE", "/api/me", {}),
                ("POST", "/api/account", {"account": "robot", "password": "12345678"}),
                ("POST", "/api/me/blocks", {"person": ann.me.id}),
                ("POST", "/api/tables", {"seats": [{"kind": "me"}]}),
                ("POST", f"/api/tables/{other}/join", {}),
                ("POST", f"/api/tables/{other}/leave", None),
                ("POST", f"/api/tables/{table}/token", {"seat": 2, "name": "Another"}),
                ("POST", f"/api/tables/{table}/rematch", None),
                ("POST", "/api/daily/today/play", None),
                ("POST", "/api/daily/today/open", None),
            ]
            for method, path, body in requests:
                answer = await program.http.request(method, path, json=body)
                assert refusal(answer)[:2] == (403, "forbidden"), (method, path)
            assert await close_code(play_url(server, other), program.headers) == 4403
            async with program.at(table) as seat:
                assert seat.now.holding == 1


async def test_the_host_revokes_a_token_before_the_game(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", "open")).id
        made = await _token(ann, table)
        path = f"/api/tables/{table}/token/1"
        assert refusal(await bob.http.delete(path))[:2] == (403, "not-host")
        answer = await ann.http.delete(path)
        assert answer.json()["seats"][1]["kind"] == "open"
        gone = {"Authorization": f"Bearer {made.token}"}
        assert await close_code(play_url(server, table), gone) == 4401
        again = await ann.http.delete(path)
        assert refusal(again)[:2] == (409, "no-such-seat")


async def test_a_revoked_token_closes_its_socket_and_a_bot_plays_on(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        made = await _token(ann, table)
        headers = {"Authorization": f"Bearer {made.token}"}
        async with Guest(server.address, made.token) as program, program.at(table) as seat:
            answer = await ann.http.delete(f"/api/tables/{table}/token/1")
            assert answer.json()["seats"][1]["resigned"]
            async with asyncio.timeout(30):
                await seat.socket.wait_closed()
            assert seat.socket.close_code == 4401
        assert await close_code(play_url(server, table), headers) == 4401


async def test_whoever_removes_a_program_ends_its_token(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open", "open")).id
        made = await _token(ann, table)
        await ann.do(table, "remove", seat=1)
        headers = {"Authorization": f"Bearer {made.token}"}
        assert await close_code(play_url(server, table), headers) == 4401


async def test_programs_that_never_played_leave_nothing_behind(server: Server) -> None:
    before = _people(server, "program")
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open", "open")).id
        for _ in range(5):
            await _token(ann, table)
            await ann.do(table, "remove", seat=1)
        taken = await ann.http.post(f"/api/tables/{table}/token", json={"seat": 0, "name": "R2"})
        assert refusal(taken)[:2] == (409, "seat-taken")
    assert _people(server, "program") == before


async def test_tokens_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path, database=f"sqlite:///{tmp_path / 's.db'}", limits="true") as server:
        async with Guest(server.address) as ann:
            table = (await ann.open("me", "open", "open")).id
            codes = []
            for _ in range(25):
                body = {"seat": 0, "name": "R2"}  # the host's own seat
                answer = await ann.http.post(f"/api/tables/{table}/token", json=body)
                codes.append(answer.status_code)
            assert set(codes[:10]) == {409}
            assert codes[-1] == 429
