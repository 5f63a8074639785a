"""Nobody fills the lobby alone."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sagrada.server.identity.open_tables import (
    MOST_LISTED,
    MOST_LISTED_OF_ADDRESS,
    MOST_UNATTENDED,
    MOST_UNATTENDED_OF_ADDRESS,
    MOST_WAITING,
)
from sagrada.server.wire.tables import Lobby
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio

FOR_TWO = {"seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("lobby")
    database = f"sqlite:///{folder / 's.db'}"
    with Server(folder, database=database, limits="true", behind_proxy="true") as server:
        yield server


def _from(guest: Guest, address: str) -> Guest:
    guest.http.headers["X-Forwarded-For"] = address
    return guest


async def test_one_person_has_few_tables_in_the_lobby(limited: Server) -> None:
    async with _from(Guest(limited.address), "9.1.0.1") as ann:
        listed = {**FOR_TWO, "listed": True}
        # All at once: nobody must be quicker than the count.
        asked = [ann.http.post("/api/tables", json=listed) for _ in range(10)]
        answers = await asyncio.gather(*asked)
        made = [answer.json()["id"] for answer in answers if answer.status_code == 201]
        assert len(made) == MOST_LISTED
        refused = next(answer for answer in answers if answer.status_code != 201)
        assert refusal(refused)[:2] == (409, "too-many-tables")
        lobby = await ann.get("/api/lobby", Lobby)
        assert {table.id for table in lobby.tables} >= set(made)
        await ann.do(made[0], "leave")
        again = await ann.http.post("/api/tables", json=listed)
        assert again.status_code == 201, "a closed one makes room"
        back = await ann.http.post(f"/api/tables/{made[0]}/rematch")
        assert refusal(back)[:2] == (409, "too-many-tables"), "a rematch is a table, too"


async def test_one_person_has_only_so_many_tables_that_wait(limited: Server) -> None:
    async with _from(Guest(limited.address), "9.1.0.2") as ann:
        codes = []
        for _ in range(MOST_WAITING + 1):
            codes.append((await ann.http.post("/api/tables", json=FOR_TWO)).status_code)
        assert codes == [201] * MOST_WAITING + [409]


async def test_one_address_cannot_fill_the_lobby_with_many_guests(limited: Server) -> None:
    made = 0
    for number in range(MOST_LISTED_OF_ADDRESS // MOST_LISTED + 2):
        async with _from(Guest(limited.address), f"2001:db8:5:5::{number + 1}") as guest:
            for _ in range(MOST_LISTED):
                body = {**FOR_TWO, "listed": True}
                made += (await guest.http.post("/api/tables", json=body)).status_code == 201
    assert made == MOST_LISTED_OF_ADDRESS
    async with _from(Guest(limited.address), "2001:db8:5:6::1") as other:
        answer = await other.http.post("/api/tables", json={**FOR_TWO, "listed": True})
        assert answer.status_code == 201


async def test_few_games_at_once_are_played_by_bots_alone(limited: Server) -> None:
    """Each keeps a bot process busy, and nobody waits for it."""
    bots = {"seats": [{"kind": "bot", "bot": "master"}] * 4}
    async with AsyncExitStack() as stack:
        codes: list[list[int]] = []
        for _ in range(4):
            guest = await stack.enter_async_context(_from(Guest(limited.address), "9.1.0.9"))
            answers = await asyncio.gather(
                *(guest.http.post("/api/tables", json=bots) for _ in range(5))
            )
            codes.append(sorted(answer.status_code for answer in answers))
        of_person = [201] * MOST_UNATTENDED + [409] * (5 - MOST_UNATTENDED)
        assert codes[:3] == [of_person] * 3
        assert codes[3].count(201) == MOST_UNATTENDED_OF_ADDRESS - 3 * MOST_UNATTENDED
        with_me = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        guest = await stack.enter_async_context(_from(Guest(limited.address), "9.1.0.9"))
        assert (await guest.http.post("/api/tables", json=with_me)).status_code == 201


async def test_resigning_is_no_way_around_it(limited: Server) -> None:
    with_me = {"seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "master"}] * 3]}
    async with _from(Guest(limited.address), "9.1.0.10") as ann:
        tables = [(await ann.http.post("/api/tables", json=with_me)).json()["id"] for _ in range(5)]
        answers = await asyncio.gather(
            *(ann.http.post(f"/api/tables/{table}/resign", json={}) for table in tables)
        )
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200] * MOST_UNATTENDED + [409] * (5 - MOST_UNATTENDED)
        refused = next(table for table, a in zip(tables, answers, strict=True) if a.is_error)
        assert (await ann.do(refused, "abort", agree=True)).status == "aborted", "it can be ended"
