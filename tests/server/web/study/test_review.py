"""Reviews over HTTP: only of finished games, and only of those that can be seen."""

import asyncio
from random import Random

import pytest

from sagrada.server.wire.review import ReviewState
from sagrada.server.wire.tables import TableInfo
from tests.client.older_accounts import main as older_accounts
from tests.game.games import played_game
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio


async def test_a_game_of_this_server(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = (await ann.open("me")).id
        path = f"/api/games/{table}/review"
        assert refusal(await ann.http.post(path))[1] == "not-over"
        async with ann.at(table) as seat, asyncio.timeout(100):
            await seat.play_on(Random(9))
        asked = await eve.post(path, ReviewState)
        state = await eve.get(f"/api/reviews/{asked.key}", ReviewState)
        assert state.key == asked.key
        text = (await ann.http.get(f"/api/tables/{table}/record")).text
        same = await ann.post("/api/records/review", ReviewState, text=text)
        assert same.key == asked.key


async def test_a_daily_deal(server: Server) -> None:
    """The ranked one once it closes; the open one at once, to its player."""
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        await ann.post("/api/account", dict, account="Ann-review", password="long enough")
        await older_accounts(server.environment["SAGRADA_DATABASE"])
        answers = {}
        for what in ("play", "open"):
            table = await ann.post(f"/api/daily/today/{what}", TableInfo)
            async with ann.at(table.id) as seat, asyncio.timeout(100):
                await seat.play_on(Random(5))
            path = f"/api/games/{table.id}/review"
            answers[what] = (await ann.http.post(path)).status_code
            assert refusal(await eve.http.post(path))[1] == "deal-open"
        assert answers == {"play": 403, "open": 200}


async def test_what_is_no_finished_game_is_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        nonsense = await ann.http.post("/api/records/review", json={"text": "nonsense"})
        assert refusal(nonsense) == (400, "bad-record", "text")
        unfinished = str(played_game(steps=40).full_record())
        answer = await ann.http.post("/api/records/review", json={"text": unfinished})
        assert refusal(answer) == (400, "unfinished-record", "text")
        assert refusal(await ann.http.get(f"/api/reviews/{'0' * 32}"))[1] == "not-found"
