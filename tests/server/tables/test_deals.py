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
from sagrada.server.wire.replay import Replay
from sagrada.server.wire.tables import DealInfo, TableInfo
from tests.server.guests import Guest
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


async def new_deal(person: Guest) -> tuple[TableInfo, str]:
    """A new deal and a table on it."""
    table = await person.open("me", deal="new", spectators=False)
    assert table.deal is not None
    return table, table.deal


async def play_out(person: Guest, table: str, seed: int = 1) -> None:
    async with person.at(table) as seat, asyncio.timeout(100):
        await seat.play_on(Random(seed))
        assert seat.now.over is not None
        assert seat.now.over.seed is None, "somebody can still come to play it"


def test_the_deal_of_a_day_ends_with_the_day() -> None:
    assert deal_closes(DealRow("abc", 1, b"", "", 5)) == LASTS + 5
    assert deal_closes(DealRow("daily-1970-01-01", 1, b"", "", 5)) == 25 * 60 * 60 * 1000


async def test_friends_play_the_same_deal(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        one, code = await new_deal(ann)
        two = await bob.open("me", deal=f" {code.upper()}")
        assert one.commitment == two.commitment
        async with ann.at(one.id) as a, bob.at(two.id) as b:
            assert a.now.view is not None
            assert b.now.view is not None
            assert a.now.view.tools == b.now.view.tools
        asked = {"seats": [{"kind": "me"}, {"kind": "open"}], "deal": code}
        other = await ann.http.post("/api/tables", json=asked)
        assert refusal(other) == (400, "bad-request", "deal"), "that deal is for one"


async def test_a_friend_plays_the_deal_when_the_first_has_finished(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        one, code = await new_deal(ann)
        await play_out(ann, one.id)
        deal = await bob.get(f"/api/deals/{code}", DealInfo)
        assert (deal.seed, deal.open_tables, len(deal.results)) == (None, 0, 1)
        assert deal.ends > now()
        await play_out(bob, (await bob.open("me", deal=code)).id)
        assert len((await ann.get(f"/api/deals/{code}", DealInfo)).results) == 2


async def test_only_its_players_look_back_while_the_deal_can_be_played(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        one, code = await new_deal(ann)
        await play_out(ann, one.id)
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
        await play_out(ann, one.id)
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
        codes = {(await ann.open("me", deal="new")).deal for _ in range(3)}
        assert all(code is not None and len(code) == 16 for code in codes)
        assert len(codes) == 3
