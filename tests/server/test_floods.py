"""Floods of requests, frames, names and guesses are held back; a class at one address is not."""

import asyncio
import re
from collections.abc import Callable
from contextlib import AsyncExitStack

import httpx
import pytest

from sagrada.server.identity.rate_limits import FORKS
from sagrada.server.wire.frames import Advice, Refused
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.test_security import close_code, play_url

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_a_class_of_people_behind_one_address_gets_the_page(limited: Server) -> None:
    """Thirty who open it at once ask for more than two thousand files."""
    async with httpx.AsyncClient(base_url=limited.address, timeout=60) as http:
        headers = {"X-Forwarded-For": "9.9.9.7"}
        codes = [(await http.get("/rules", headers=headers)).status_code for _ in range(2200)]
        assert set(codes) == {200}
    host, port = limited.address.removeprefix("http://").split(":")
    ask = b"GET /rules HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 9.9.9.7\r\n\r\n"
    found = asyncio.Event()

    async def flood() -> None:
        """As quickly as one can ask: a slow client would be let through for ever."""
        reader, writer = await asyncio.open_connection(host, int(port))
        while not found.is_set():
            writer.write(ask)
            head = await reader.readuntil(b"\r\n\r\n")
            size = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
            assert size is not None
            await reader.readexactly(int(size[1]))
            if head.startswith(b"HTTP/1.1 429 "):
                found.set()
        writer.close()

    async with asyncio.timeout(60):
        await asyncio.gather(*(flood() for _ in range(5)))


async def until_held_back(
    http: httpx.AsyncClient, most: int, request: Callable[[int], httpx.Request]
) -> list[int]:
    """The status of each answer, up to the first that says there were too many."""
    codes: list[int] = []
    while len(codes) < most and (not codes or codes[-1] != 429):
        codes.append((await http.send(request(len(codes)))).status_code)
    return codes


async def test_floods_are_held_back(limited: Server) -> None:
    async with httpx.AsyncClient(base_url=limited.address, timeout=60) as http:

        def guest(_: int) -> httpx.Request:
            headers = {"X-Forwarded-For": "spoofed, 9.9.9.9"}
            return httpx.Request("GET", f"{limited.address}/api/me", headers=headers)

        codes = await until_held_back(http, 200, guest)
        assert codes[0] == 200
        assert codes[-1] == 429
        other = await http.get("/api/me", headers={"X-Forwarded-For": "9.9.9.9, 9.9.9.8"})
        assert other.status_code == 200, "another address is not held back"


async def test_a_flood_of_new_names_is_held_back(limited: Server) -> None:
    """Each is written at every table of the person."""
    async with Guest(limited.address) as ann:

        async def rename(name: str) -> int:
            return (await ann.http.patch("/api/me", json={"name": name})).status_code

        names = [f"Ann {number}" for number in range(11)]
        assert [await rename(name) for name in names] == [200] * 10 + [429]
        assert await rename("Ann 9") == 200, "the same name is no new one"


async def test_a_flood_of_forks_is_held_back(limited: Server) -> None:
    """Each keeps a copy of the game that it goes on from, and finished tables stay."""
    async with Guest(limited.address) as ann:
        ann.http.headers["X-Forwarded-For"] = "9.4.4.4"
        fork = {"moment": 0, "seats": [{"kind": "me"}]}
        of_record = {**fork, "text": "no record"}
        codes = [
            (await ann.http.post("/api/records/fork", json=of_record)).status_code
            for _ in range(FORKS.most + 1)
        ]
        assert codes == [400] * FORKS.most + [429]
        other = await ann.http.post("/api/games/none/fork", json=fork)
        assert other.status_code == 429, "and it's the same for games of this server"


async def test_a_flood_of_frames_ends_the_connection(limited: Server) -> None:
    async with Guest(limited.address) as ann:
        body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await ann.http.post("/api/tables", json=body)).json()["id"]
        many = ['{"type":"ping"}'] * 300
        code = await close_code(play_url(limited, table), ann.headers, *many)
        assert code == 4429


async def test_more_sockets_are_no_way_around_the_limits_of_chat_and_advice(
    limited: Server,
) -> None:
    async with Guest(limited.address) as ann, AsyncExitStack() as stack, asyncio.timeout(60):
        body = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "hints": True}
        table = (await ann.http.post("/api/tables", json=body)).json()["id"]
        seats = [await stack.enter_async_context(ann.at(table)) for _ in range(8)]
        said = [await seat.ask(type="say", text="buy now") for seat in seats]
        held_back = [isinstance(answer, Refused) for answer in said]
        assert held_back[:5] == [False] * 5
        assert held_back[-1], "one more every two seconds: on a slow machine, the sixth may pass"
        refused = []
        for _ in range(4):
            for seat in seats:
                await seat.send(type="advice", id="a", seat=0)
            for seat in seats:
                heard = await seat.hear()
                while not isinstance(heard, Refused | Advice):
                    heard = await seat.hear()
                refused.append(isinstance(heard, Refused) and heard.code == "too-many")
        assert not any(refused[:8])
        assert all(refused[-8:])


async def test_passwords_cannot_be_guessed_quickly_and_the_owner_gets_in(limited: Server) -> None:
    account = {"account": "somebody", "password": "12345678"}
    home = {"X-Forwarded-For": "7.7.7.7"}
    async with httpx.AsyncClient(base_url=limited.address, timeout=60) as http:
        await http.get("/api/me", headers=home)
        made = await http.post("/api/account", json=account, headers=home)
        assert made.status_code == 201

        def guess(number: int) -> httpx.Request:
            headers = {"X-Forwarded-For": f"7.7.8.{number}"}  # many addresses, one account
            body = {"account": "Somebody", "password": "guess"}
            return httpx.Request(
                "POST", f"{limited.address}/api/sign-in", json=body, headers=headers
            )

        codes = await until_held_back(http, 150, guess)
        assert codes[0] == 403
        assert codes[-1] == 429
        mine = await http.post("/api/sign-in", json=account, headers=home)
        assert mine.status_code == 200


async def test_accounts_cannot_be_made_quickly(limited: Server) -> None:
    """Their passwords are hashed slowly on purpose: a flood of them would cost too much."""
    headers = {"X-Forwarded-For": "5.5.5.5"}
    async with httpx.AsyncClient(base_url=limited.address, headers=headers, timeout=60) as http:
        await http.get("/api/me")

        def account(_: int) -> httpx.Request:
            body = {"account": "somebody-else", "password": "12345678"}
            return http.build_request("POST", "/api/account", json=body)

        codes = await until_held_back(http, 40, account)
        assert codes[0] == 201
        assert codes[1] == 403, "one is enough"
        assert codes[-1] == 429
