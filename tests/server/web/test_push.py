"""Devices that want to be told of turns."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sagrada.server.wire.people import Recovery
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.push_receiver import Receiver
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio


def device(endpoint: str) -> dict[str, str]:
    made = Receiver().subscription(endpoint)
    return {"endpoint": endpoint, "p256dh": made.p256dh, "auth": made.auth, "language": "nl"}


def devices(file: Path) -> list[str]:
    with closing(sqlite3.connect(file, timeout=10)) as connection:
        query = "SELECT endpoint FROM push_subscriptions ORDER BY created, endpoint"
        return [row[0] for row in connection.execute(query)]


async def test_a_device_is_dropped_when_its_person_signs_out(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    with Server(tmp_path, database=f"sqlite:///{file}") as server:
        async with Guest(server.address) as ann, Guest(server.address) as other:
            key = (await ann.http.get("/api/push")).json()["key"]
            await ann.post("/api/account", Recovery, account="ann", password="12345678")
            here, there = device("https://push.example/1"), device("https://push.example/2")
            for each in (here, here, there):  # again is harmless
                assert (await ann.http.post("/api/me/devices", json=each)).status_code == 204
            assert devices(file) == [here["endpoint"], there["endpoint"]]
            kept = (await ann.http.get("/api/me/data")).json()["devices"]
            assert [each["endpoint"] for each in kept] == devices(file)
            gone = {"endpoint": there["endpoint"]}
            not_mine = await other.http.request("DELETE", "/api/me/devices", json=gone)
            assert not_mine.status_code == 204
            assert len(devices(file)) == 2, "only one’s own"
            await ann.http.request("DELETE", "/api/me/devices", json=gone)
            assert devices(file) == [here["endpoint"]]
            assert (await ann.http.post("/api/sign-out")).status_code == 200
            assert devices(file) == []
        server.stop()
        server.start()
        async with Guest(server.address) as again:
            assert (await again.http.get("/api/push")).json()["key"] == key, "it is kept"


async def test_a_device_belongs_to_who_used_it_last(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        here = device("https://push.example/used-by-both")
        asking = [who.http.post("/api/me/devices", json=here) for who in (ann, bob) * 5]
        assert {each.status_code for each in await asyncio.gather(*asking)} == {204}
        assert (await bob.http.post("/api/me/devices", json=here)).status_code == 204
        for who, kept in ((ann, 0), (bob, 1)):
            assert len((await who.http.get("/api/me/data")).json()["devices"]) == kept


async def test_what_is_no_device_is_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        good = device("https://push.example/1")
        for wrong in (
            {"endpoint": "http://push.example/1"},
            {"endpoint": "ftp://push.example"},
            {"endpoint": "https://[x"},
            {"endpoint": "https://me:secret@push.example/1"},
            {"p256dh": "abc"},
            {"auth": "abc"},
        ):
            answer = await ann.http.post("/api/me/devices", json={**good, **wrong})
            assert refusal(answer) == (400, "bad-request", "endpoint"), wrong


async def test_the_oldest_of_many_devices_goes(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    with Server(tmp_path, database=f"sqlite:///{file}") as server:
        async with Guest(server.address) as ann:
            for number in range(12):
                sent = device(f"https://push.example/{number:02}")
                assert (await ann.http.post("/api/me/devices", json=sent)).status_code == 204
        assert len(devices(file)) == 10
        assert "https://push.example/11" in devices(file)
