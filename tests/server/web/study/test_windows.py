"""Drawn windows over HTTP: measured, played, and out of the statistics."""

import asyncio
from random import Random

import pytest

from sagrada.game.record_text import parse_record
from sagrada.game.verify import verify
from sagrada.server.wire.people import Games, Statistics
from sagrada.server.wire.tables import TableInfo
from sagrada.server.wire.windows import MeasuredWindow
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio

GRID = "RR..1G.5.43.R.G2..BY"
ID = f"own-5-{GRID}"
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


async def test_a_game_on_it_counts_for_nothing(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.post("/api/tables", TableInfo, seats=ME_AND_BOT, window=ID)
        assert table.window == ID
        async with ann.at(table.id) as seat, asyncio.timeout(100):
            view = seat.now.view
            assert view is not None
            assert [each.pattern for each in view.players] == [ID, ID]
            assert view.round == 1
            assert view.stage != "pattern", "all have the same; if the bot starts, it plays already"
            assert max(each.favor for each in view.players) == 5, "the bot may have paid for a tool"
            await seat.play_on(Random(3))
        record = parse_record((await ann.http.get(f"/api/tables/{table.id}/record")).text)
        assert record.setup.window == ID
        assert verify(record).is_good
        assert [each.table for each in (await ann.get("/api/me/games", Games)).games] == [table.id]
        assert (await ann.get("/api/me/statistics", Statistics)).games == 0
        # A rematch and a game that goes on from it are on the same window.
        again = await ann.post(f"/api/tables/{table.id}/rematch", TableInfo)
        fork = await ann.post(f"/api/games/{table.id}/fork", TableInfo, moment=9, seats=ME_AND_BOT)
        assert again.window == fork.window == ID


async def test_what_is_no_window_is_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        asked = {"seats": ME_AND_BOT, "window": "own-9-" + GRID}
        answer = await ann.http.post("/api/tables", json=asked)
        assert refusal(answer) == (400, "bad-request", "window")
        assert answer.json()["message"] == "window: the difficulty is 3 to 6, not 9."
        shared = await ann.http.post("/api/tables", json={**asked, "window": ID, "deal": "new"})
        assert refusal(shared) == (400, "bad-request", "window")
        odd = await ann.http.post("/api/windows/measure", json={"grid": "Q" * 20})
        assert refusal(odd) == (400, "bad-request", "grid")
        long = await ann.http.post("/api/windows/measure", json={"grid": "R" * 5000})
        assert refusal(long) == (400, "bad-request", "grid")


async def test_measuring(server: Server) -> None:
    async with Guest(server.address) as ann:
        first = await ann.post(
            "/api/windows/measure", MeasuredWindow, grid="rr..1/g.5.4/3.r.g/2..by"
        )
        assert first.grid == GRID
        assert first.difficulty is None
