"""Shared deals: friends play the same dice, at once or one after the other, and nobody peeks."""

import asyncio
from random import Random

import pytest
from sqlalchemy import update

from sagrada.server.ids import now
from sagrada.server.storage.database import Database
from sagrada.server.storage.deals import DealRow
from sagrada.server.storage.schema import deals
from sagrada.server.tables.deals import LASTS, deal_closes
from sagrada.server.wire.frames import Sync
from sagrada.server.wire.people import Recovery
from sagrada.server.wire.replay import Replay
from sagrada.server.wire.tables import DealInfo, TableInfo
from tests.server.guests import Guest, seat_of
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio


async def a_week_later(server: Server, code: str) -> None:
    """The deal was made a week before it was."""
    database = Database(server.environment["SAGRADA_DATABASE"])
    async with database.writing() as connection:
        aged = update(deals).where(deals.c.code == code).values(created=deals.c.created - LASTS)
        await connection.execute(aged)
    await database.close()


async def code_of(person: Guest, table: str) -> str | None:
    return (await person.get(f"/api/tables/{table}", TableInfo)).deal


async def new_deal(person: Guest) -> tuple[TableInfo, str]:
    """A new deal, whose first table is played to its end."""
    table = await person.open("me", deal="new")
    await play_out(person, table.id)
    code = await code_of(person, table.id)
    assert code is not None
    return table, code


async def refused_at(person: Guest, code: str, *seats: str) -> str:
    asked = {"seats": [seat_of(each) for each in seats or ("me",)], "deal": code}
    answer = await person.http.post("/api/tables", json=asked)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["code"])


async def account(person: Guest, name: str) -> None:
    await person.post("/api/account", Recovery, account=name, password="correct horse")


async def play_out(person: Guest, table: str, seed: int = 1) -> None:
    async with person.at(table) as seat, asyncio.timeout(100):
        await seat.play_on(Random(seed))
        assert seat.now.over is not None
        assert seat.now.over.seed is None, "somebody can still come to play it"


def test_the_deal_of_a_day_ends_with_the_day() -> None:
    assert deal_closes(DealRow("abc", 1, b"", "", 5)) == LASTS + 5
    assert deal_closes(DealRow("daily-1970-01-01", 1, b"", "", 5)) == 25 * 60 * 60 * 1000


async def test_friends_play_the_same_deal_in_turn(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        one, code = await new_deal(ann)
        deal = await bob.get(f"/api/deals/{code}", DealInfo)
        assert (deal.seed, deal.open_tables, len(deal.results)) == (None, 0, 1)
        assert deal.ends > now()
        asked = {"seats": [{"kind": "me"}, {"kind": "open"}], "deal": code}
        other = await bob.http.post("/api/tables", json=asked)
        assert refusal(other) == (400, "bad-request", "deal"), "that deal is for one"
        two = await bob.open("me", deal=f" {code.upper()}")
        assert one.commitment == two.commitment
        async with ann.at(one.id) as a, bob.at(two.id) as b:
            assert a.now.view is not None
            assert b.now.view is not None
            assert [tool.number for tool in a.now.view.tools] == [
                tool.number for tool in b.now.view.tools
            ]
        await play_out(bob, two.id)
        assert len((await ann.get(f"/api/deals/{code}", DealInfo)).results) == 2


async def test_the_end_of_a_game_brings_the_code(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", deal="new")).id
        async with ann.at(table) as seat, asyncio.timeout(100):
            await seat.play_on(Random(1))
        code = await code_of(ann, table)
        assert code is not None
        frames = [text for text in seat.texts if code in text]
        assert len(frames) == 1, "the last one alone"


async def test_the_code_is_known_when_ones_own_game_is_over(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = await ann.open("me", "open", deal="new")
        assert (table.deal, table.spectators) == (None, False), "also if spectators are asked for"
        assert await code_of(ann, table.id) is None
        await bob.join(table.id)
        async with ann.at(table.id) as seat:
            assert isinstance(seat.now, Sync)
            assert seat.now.table.deal is None
        for each in (ann, bob):
            await each.do(table.id, "abort")
        assert await code_of(ann, table.id) == await code_of(bob, table.id) is not None


async def test_nobody_deals_again_what_is_being_played(server: Server) -> None:
    """Not a player, not the host of bots, not a fresh guest: each could be the same person."""
    async with (
        Guest(server.address) as ann,
        Guest(server.address) as bob,
        Guest(server.address) as fresh,
    ):
        _, code = await new_deal(ann)
        table = (await bob.open("me", deal=code)).id
        assert await refused_at(bob, code) == "deal-busy"
        assert await refused_at(fresh, code) == "deal-busy"
        assert await refused_at(fresh, code, "random") == "deal-busy"
        await account(fresh, "Fresh")
        assert await refused_at(fresh, code) == "deal-busy", "an account younger than the deal"
        await bob.do(table, "abort")
        assert await refused_at(bob, code) == "deal-played", "and has seen some of the dice"
        assert await refused_at(ann, code) == "deal-played"
        await fresh.open("random", deal=code)
        assert await refused_at(fresh, code) == "deal-busy", "who watches has seen them too"


async def test_accounts_older_than_the_deal_play_it_at_the_same_time(server: Server) -> None:
    async with (
        Guest(server.address) as ann,
        Guest(server.address) as bob,
        Guest(server.address) as cleo,
        Guest(server.address) as guest,
    ):
        for each, name in ((ann, "ann"), (bob, "bob"), (cleo, "cleo")):
            await account(each, f"{name}.deal")
        table = await ann.open("me", "random", deal="new")
        await ann.do(table.id, "abort")
        code = await code_of(ann, table.id)
        assert code is not None
        one = await bob.open("me", "open", deal=code)
        two = await cleo.open("me", "open", deal=code)
        assert await refused_at(bob, code, "me", "open") == "deal-busy", "bob sits at one"
        for id, each in ((one.id, guest), (two.id, bob), (two.id, guest)):
            answer = await each.http.post(f"/api/tables/{id}/join", json={})
            assert refusal(answer)[1] == "deal-busy"
        token = await cleo.http.post(f"/api/tables/{two.id}/token", json={"seat": 1, "name": "P"})
        assert refusal(token)[1] == "deal-busy", "a program could be anybody’s"
        await bob.do(one.id, "leave")
        await guest.join(two.id)
        assert await refused_at(bob, code, "me", "open") == "deal-busy", "now a guest plays it"


async def test_only_its_players_look_back_while_the_deal_can_be_played(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        one, code = await new_deal(ann)
        for path in ("", "/steps", "/verify"):
            peek = await bob.http.get(f"/api/games/{one.id}{path}")
            assert refusal(peek) == (403, "deal-open", None)
        assert refusal(await bob.http.get(f"/api/tables/{one.id}/record"))[1] == "deal-open"
        mine = await ann.get(f"/api/games/{one.id}", Replay)
        assert (mine.over.seed, mine.table.deal) == (None, code)
        seen = await bob.get(f"/api/tables/{one.id}", TableInfo)
        assert seen.deal is None, "who has watched the dice does not get the code"


async def test_after_a_week_it_is_closed_with_its_last_table(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        one, code = await new_deal(ann)
        two = await bob.open("me", deal=code)
        await a_week_later(server, code)
        asked = {"seats": [{"kind": "me"}], "deal": code}
        again = await ann.http.post("/api/tables", json=asked)
        assert refusal(again) == (400, "bad-request", "deal")
        assert (await ann.get(f"/api/deals/{code}", DealInfo)).seed is None
        assert refusal(await bob.http.get(f"/api/games/{one.id}"))[1] == "deal-open"

        await bob.do(two.id, "abort")
        revealed = await ann.get(f"/api/deals/{code}", DealInfo)
        assert revealed.seed is not None
        theirs = await bob.get(f"/api/games/{one.id}", Replay)
        assert (theirs.over.seed, theirs.table.deal) == (revealed.seed, code)
        record = await bob.http.get(f"/api/tables/{one.id}/record")
        assert f'[Seed "{revealed.seed}"]' in record.text
        async with ann.at(one.id) as seat:
            assert seat.now.over == theirs.over


async def test_nobody_thinks_of_a_deal_code_that_others_guess(server: Server) -> None:
    async with Guest(server.address) as ann:
        asked = {"seats": [{"kind": "me"}], "deal": "saturday-with-friends"}
        answer = await ann.http.post("/api/tables", json=asked)
        assert refusal(answer) == (400, "bad-request", "deal")
        tables = [(await ann.open("me", deal="new")).id for _ in range(3)]
        for table in tables:
            await ann.do(table, "abort")
        codes = {await code_of(ann, table) for table in tables}
        assert all(code is not None and len(code) == 16 for code in codes)
        assert len(codes) == 3
