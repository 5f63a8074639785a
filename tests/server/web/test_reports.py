"""Players report others, and an operator acts on it while the server runs."""

import asyncio

import pytest

from sagrada.server.identity.rate_limits import REPORTS
from sagrada.server.wire.frames import Said
from sagrada.server.wire.people import Recovery
from sagrada.server.wire.tables import TableInfo
from tests.cli.running import Ran, sagrada
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio


async def moderate(server: Server, *words: str) -> Ran:
    database = server.environment["SAGRADA_DATABASE"]
    ran = await asyncio.to_thread(sagrada, "moderate", *words, "--database", database)
    assert (ran.code, ran.err) == (0, ""), ran.err
    return ran


async def test_a_line_of_chat_is_reported_and_its_author_banned(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as mallory:
        account = {"account": "Mallory", "password": "correct horse"}
        me = (await mallory.post("/api/account", Recovery, **account)).me
        table = (await ann.open("me", "open", "open")).id
        await mallory.join(table)
        async with mallory.at(table) as seat:
            await seat.send(type="say", id="1", text="something vile")
            line = (await seat.until(Said)).line.number
        asked = {"table": table, "person": me.id, "line": line, "reason": "insults"}
        for _ in range(2):  # once is enough
            assert (await ann.http.post("/api/reports", json=asked)).status_code == 204
        assert refusal(await mallory.http.post("/api/reports", json=asked))[1] == "bad-request"

        listed = [
            line for line in (await moderate(server, "list")).out.splitlines() if table in line
        ]
        assert len(listed) == 1
        assert all(each in listed[0] for each in ("something vile", "insults", me.id))
        await moderate(server, "ban", "mallory")
        assert table not in (await moderate(server, "list")).out, "that settles it"
        assert refusal(await mallory.http.get("/api/me/games"))[1] == "not-signed-in"
        again = await mallory.http.post("/api/sign-in", json=account)
        assert refusal(again)[:2] == (403, "banned")
        wrong = await mallory.http.post("/api/sign-in", json={**account, "password": "wrong"})
        assert refusal(wrong)[1] == "wrong-password", "nobody else learns of it"
        async with asyncio.timeout(15):  # the server finds out
            while (await ann.get(f"/api/tables/{table}", TableInfo)).seats[1].kind != "open":
                await asyncio.sleep(0.1)
        await moderate(server, "unban", me.id)
        assert (await mallory.http.post("/api/sign-in", json=account)).status_code == 200


async def test_a_name_is_changed_everywhere(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        me = (await bob.http.patch("/api/me", json={"name": "Something vile"})).json()
        table = (await ann.open("me", "open", "open")).id
        await bob.join(table)
        asked = {"table": table, "person": me["id"]}
        assert (await ann.http.post("/api/reports", json=asked)).status_code == 204
        listed = (await moderate(server, "list")).out
        report = next(line.split()[0] for line in listed.splitlines() if table in line)
        await moderate(server, "rename", me["id"], "Bob")
        await moderate(server, "close", report)
        assert report not in (await moderate(server, "list")).out
        assert (await bob.http.get("/api/me")).json()["name"] == "Bob"
        async with ann.at(table):
            async with asyncio.timeout(15):
                while (await ann.get(f"/api/tables/{table}", TableInfo)).seats[1].name != "Bob":
                    await asyncio.sleep(0.1)


async def test_a_name_that_an_operator_has_set_stays(server: Server) -> None:
    async with Guest(server.address) as bob:
        me = (await bob.http.patch("/api/me", json={"name": "Something vile"})).json()
        ran = await moderate(server, "rename", me["id"], "Guest 1234")
        for asked in ({"name": "Something vile"}, {"name": "Something else", "chat": False}):
            answer = await bob.http.patch("/api/me", json=asked)
            assert refusal(answer) == (403, "name-locked", "name")
        same = await bob.http.patch("/api/me", json={"name": "Guest 1234"})
        assert (same.json()["name"], same.json()["chat"]) == ("Guest 1234", True), "as it is"
        account = {"account": "StillVile", "password": "correct horse"}
        kept = await bob.post("/api/account", Recovery, **account)
        assert kept.me.name == "Guest 1234", "a new account does not bring another name"
        signed_in = await bob.http.post("/api/sign-in", json=account)
        assert signed_in.json()["name"] == "Guest 1234", "nor does signing in"
        assert (await bob.http.get("/api/me/data")).json()["me"]["name_locked"] is not None
        assert f"sagrada moderate unlock {me['id']}" in ran.out, "how to lift it"
        await moderate(server, "unlock", "stillvile")
        renamed = await bob.http.patch("/api/me", json={"name": "Bob"})
        assert renamed.json()["name"] == "Bob"


async def test_only_people_met_at_a_table_are_reported(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        me = (await bob.http.get("/api/me")).json()
        mine = (await ann.open("me", "open")).id
        for asked, code in (
            ({"table": mine, "person": me["id"]}, "not-found"),
            ({"table": mine, "person": me["id"], "line": 1}, "not-found"),
            ({"table": mine, "person": "nobody"}, "not-found"),
            ({"table": "nowhere", "person": me["id"]}, "not-found"),
            ({"table": mine, "person": me["id"], "reason": "x" * 301}, "bad-request"),
        ):
            assert refusal(await ann.http.post("/api/reports", json=asked))[1] == code, asked


async def test_reports_are_held_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("reports")
    with Server(folder, database=f"sqlite:///{folder / 's.db'}", limits="true") as server:
        async with Guest(server.address) as ann:
            asked = {"table": "nowhere", "person": "nobody"}
            codes = [
                (await ann.http.post("/api/reports", json=asked)).status_code
                for _ in range(REPORTS.most + 1)
            ]
            assert codes == [404] * REPORTS.most + [429]
