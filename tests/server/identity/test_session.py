"""Guests, accounts, sessions, and what is kept about people."""

import asyncio
import re
from random import Random

import httpx
import pytest
from sqlalchemy import update

from sagrada.server.identity.session import is_guest_name
from sagrada.server.storage.database import Database
from sagrada.server.storage.people import NAME_RESTS
from sagrada.server.storage.schema import resting_names
from sagrada.server.wire.frames import Presence, Sync
from sagrada.server.wire.people import Games, Me, Recovery, Statistics
from sagrada.server.wire.tables import TableInfo
from tests.server.guests import AtTable, Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal
from tests.server.test_security import close_code, play_url

pytestmark = pytest.mark.anyio


async def test_the_first_visit_makes_a_guest(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.get("/api/me")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie, "this is not https"
        assert (await http.get("/api/me")).json() == answer.json()
        secret = answer.cookies["session"]
        assert secret not in answer.text


@pytest.mark.parametrize(
    ("languages", "name"),
    [
        ("it-IT,it;q=0.9,en;q=0.8", "Ospite"),
        ("nl", "Gast"),
        ("ES-mx", "Visitante"),
        ("pt-BR,pt;q=0.9", "Visitante"),
        ("fr,en;q=0.5", "Guest"),
        ("", "Guest"),
    ],
)
async def test_a_guest_is_called_so_in_their_language(
    languages: str, name: str, server: Server
) -> None:
    async with Guest(server.address) as ann:
        ann.http.cookies.clear()
        headers = {"Accept-Language": languages, "Authorization": ""}
        given = (await ann.http.get("/api/me", headers=headers)).json()["name"]
    assert re.fullmatch(rf"{name} \d{{4}}", given)
    assert is_guest_name(given)


async def test_a_name_can_be_changed(server: Server) -> None:
    async with Guest(server.address) as ann:
        changed = (await ann.http.patch("/api/me", json={"name": "  Ann <b>  Ö "})).json()
        assert changed["name"] == "Ann <b> Ö"
        for name in ("", " ", "x" * 31, "a\u202eb", "a\nb\x00"):
            answer = await ann.http.patch("/api/me", json={"name": name})
            assert refusal(answer) == (400, "bad-request", "name")


async def test_an_account_keeps_its_games_on_another_device(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as phone:
        table = await ann.open("me", "open")
        account = {"account": "Ann.1", "password": "correct horse"}
        made = await ann.post("/api/account", Recovery, **account)
        assert made.me.account == "Ann.1"
        taken = await phone.http.post("/api/account", json={**account, "account": "ann.1"})
        assert refusal(taken) == (409, "name-taken", "account")

        wrong = {**account, "password": "wrong horse"}
        assert refusal(await phone.http.post("/api/sign-in", json=wrong))[1] == "wrong-password"
        me = await phone.post("/api/sign-in", Me, **account)
        assert me.id == ann.me.id
        games = await phone.get("/api/me/games", Games)
        assert [game.table for game in games.games] == [table.id]

        guest = await phone.post("/api/sign-out", Me)
        assert guest.id != ann.me.id


async def test_an_account_has_another_session_than_the_guest_it_was(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        before, headers = ann.session, ann.headers
        async with ann.at(table) as seat:
            await ann.post("/api/account", Recovery, account="rotated", password="12345678")
            assert ann.session != before
            async with asyncio.timeout(30):
                await seat.socket.wait_closed()
            assert seat.socket.close_code == 4401
        assert await close_code(play_url(server, table), headers) == 4401
        async with ann.at(table) as seat:
            assert seat.now.holding == 0
        assert (await ann.get("/api/me", Me)).account == "rotated"


async def test_a_lost_password_is_recovered_once(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        made = await ann.post("/api/account", Recovery, account="bea", password="12345678")
        code = made.recovery_code.lower().replace("-", " ")
        asked = {"account": "bea", "recovery_code": code, "new": "87654321"}
        again = await bob.post("/api/recover", Recovery, **asked)
        assert again.recovery_code != made.recovery_code
        assert refusal(await bob.http.post("/api/recover", json=asked))[1] == "wrong-password"
        lost = await ann.http.get("/api/me/games")
        assert refusal(lost)[:2] == (401, "not-signed-in"), "signed out everywhere else"
        changed = {"old": "87654321", "new": "abcdefgh"}
        assert (await bob.http.post("/api/password", json=changed)).status_code == 200
        assert refusal(await bob.http.post("/api/password", json=changed))[1] == "wrong-password"


async def test_my_data_can_be_taken_away_and_deleted(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        await ann.http.patch("/api/me", json={"name": "Ann the Forgotten"})
        table = (await ann.open("me", "open")).id
        await bob.join(table)
        async with ann.at(table) as a, bob.at(table) as b, asyncio.timeout(60):
            await a.ask(type="say", text="hello there")
            await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
        statistics = await ann.get("/api/me/statistics", Statistics)
        assert statistics.games == 1
        assert {group.kind for group in statistics.groups} >= {"players", "pattern", "objective"}

        data = (await ann.http.get("/api/me/data")).json()
        assert data["me"]["name"] == "Ann the Forgotten"
        assert [line["text"] for line in data["chat"]] == ["hello there"]
        assert len(data["results"]) == 1
        assert data["moves"]
        assert ann.session not in str(data)

        assert (await ann.http.request("DELETE", "/api/me", json={})).status_code == 204
        game = await bob.http.get(f"/api/games/{table}")
        assert game.status_code == 200
        assert "Forgotten" not in game.text
        assert ann.me.id not in game.text


async def test_deleting_an_account_needs_its_password(server: Server) -> None:
    async with Guest(server.address) as ann:
        await ann.post("/api/account", Recovery, account="cleo", password="12345678")
        wrong = await ann.http.request("DELETE", "/api/me", json={"password": "nonsense"})
        assert refusal(wrong) == (403, "wrong-password", "password")
        right = await ann.http.request("DELETE", "/api/me", json={"password": "12345678"})
        assert right.status_code == 204


async def test_webhooks_are_looked_at(server: Server) -> None:
    async with Guest(server.address) as ann:
        for text in ("http://x.org/", "nonsense", "https://[", "https://a:b@x.org"):
            answer = await ann.http.patch("/api/me", json={"webhook": text})
            assert refusal(answer) == (400, "bad-request", "webhook")
        kept = await ann.http.patch("/api/me", json={"webhook": "https://example.org/turn"})
        assert kept.json()["webhook"] == "https://example.org/turn"
        gone = await ann.http.patch("/api/me", json={"webhook": ""})
        assert gone.json()["webhook"] is None


async def test_who_is_deleted_leaves_no_table_without_a_host(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        lonely = (await ann.open("me", "open")).id
        shared = (await ann.open("me", "open", "open")).id
        await bob.join(shared)
        assert (await ann.http.request("DELETE", "/api/me", json={})).status_code == 204
        assert (await bob.get(f"/api/tables/{lonely}", TableInfo)).status == "aborted"
        assert (await bob.get(f"/api/tables/{shared}", TableInfo)).is_host
        assert (await bob.do(shared, "start")).status == "playing"


async def test_sockets_end_with_their_session(server: Server) -> None:
    async with Guest(server.address) as ann:
        account = {"account": "dora", "password": "12345678"}
        await ann.post("/api/account", Recovery, **account)
        table = (await ann.open("me", "open")).id

        async def code_after(path: str, **body: str) -> int:
            closing = asyncio.create_task(close_code(play_url(server, table), ann.headers))
            async with Guest(server.address) as watcher, watcher.at(table) as seen:
                while 0 not in (await _here(seen)):
                    await seen.until(Presence)
                assert (await ann.http.post(path, json=body)).status_code == 200
                return await closing

        async with asyncio.timeout(60):
            assert await code_after("/api/password", old="12345678", new="abcdefgh") == 4401
            assert await code_after("/api/sign-out") == 4401


async def _here(seen: AtTable) -> list[int]:
    await seen.send(type="sync")
    return (await seen.until(Sync)).here.seats


async def test_the_name_of_a_deleted_account_rests(server: Server) -> None:
    """Nobody is taken for somebody else, and nobody starts over under the same name."""
    async with Guest(server.address) as ann, Guest(server.address) as other:
        account = {"account": "Rests", "password": "correct horse"}
        await ann.post("/api/account", Recovery, **account)
        gone = await ann.http.request("DELETE", "/api/me", json={"password": "correct horse"})
        assert gone.status_code == 204
        again = await other.http.post("/api/account", json={**account, "account": "rests"})
        assert refusal(again) == (409, "name-taken", "account")
        database = Database(server.environment["SAGRADA_DATABASE"])
        async with database.writing() as connection:
            later = update(resting_names).values(until=resting_names.c.until - NAME_RESTS)
            await connection.execute(later)
        await database.close()
        await other.post("/api/account", Recovery, **account)
        await other.http.request("DELETE", "/api/me", json={"password": "correct horse"})


async def test_a_guest_who_signs_out_leaves_nobody_waiting(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        waiting = await ann.open("me", "open", "open")
        await bob.join(waiting.id)
        alone = await ann.open("me", "open")
        playing = await ann.open("me", "open")
        await bob.join(playing.id)
        with_bots = await ann.open("me", "random")
        await ann.post("/api/sign-out", Me)

        found = await bob.get(f"/api/tables/{waiting.id}", TableInfo)
        assert (found.is_host, found.seats[0].kind) == (True, "open"), "bob can begin"
        assert (await bob.get(f"/api/tables/{alone.id}", TableInfo)).status == "aborted"
        found = await bob.get(f"/api/tables/{playing.id}", TableInfo)
        assert found.seats[0].resigned, "a bot plays on"
        found = await bob.get(f"/api/tables/{with_bots.id}", TableInfo)
        assert found.status == "aborted", "nobody is left who would look at it"
        assert (await bob.do(playing.id, "abort", agree=True)).status == "aborted"


async def test_an_account_that_signs_out_keeps_its_seats(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        await ann.post("/api/account", Recovery, account="Stays", password="correct horse")
        waiting = await ann.open("me", "open", "open")
        await bob.join(waiting.id)
        await ann.post("/api/sign-out", Me)
        found = await bob.get(f"/api/tables/{waiting.id}", TableInfo)
        assert (found.is_host, found.seats[0].kind) == (False, "person")
