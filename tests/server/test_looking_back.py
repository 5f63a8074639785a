"""Finished games, step by step."""

import asyncio
from random import Random

import pytest

from sagrada.server.looking_back import steps_of
from sagrada.server.messages.people import Games
from sagrada.server.messages.replays import Game, GameSteps, Verified
from sagrada.table.record_text import parse_record
from sagrada.table.verify import verify
from tests.server.processes import Server
from tests.server.test_affairs import refusal
from tests.server.wire import Guest
from tests.table.games import played_table

pytestmark = pytest.mark.anyio


def test_every_step_has_its_view_and_what_was_legal_then() -> None:
    record = played_table().record()
    found = steps_of(record, 0, 0, 10_000)
    assert [step.version for step in found.steps] == list(range(1, len(record.entries) + 1))
    assert any(step.choices for step in found.steps)
    assert all(step.view.seat == 0 for step in found.steps)
    part = steps_of(record, None, 5, 7)
    assert [step.version for step in part.steps] == [5, 6, 7]


async def test_a_game_can_be_looked_back_at_for_ever(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = (await ann.open("me", "random")).id
        async with ann.at(table) as seat, asyncio.timeout(100):
            await seat.play_on(Random(9))
        game = await eve.get(f"/api/games/{table}", Game)
        assert len(game.moves) == game.log[-1].version
        steps = await eve.get(f"/api/games/{table}/steps?from=10&to=500&seat=1", GameSteps)
        assert [step.version for step in steps.steps] == list(range(10, 61))
        wrong = await eve.http.get(f"/api/games/{table}/steps?seat=3")
        assert refusal(wrong) == (409, "no-such-seat", "seat")

        text = (await eve.http.get(f"/api/tables/{table}/record")).text
        assert verify(parse_record(text)).is_good
        good = await eve.post("/api/records/verify", Verified, text=text)
        assert good.is_good
        cheated = text.replace("*: roll ", "*: roll R1 ", 1)
        bad = await eve.post("/api/records/verify", Verified, text=cheated)
        assert not bad.is_good
        nonsense = await eve.http.post("/api/records/verify", json={"text": "nonsense"})
        assert refusal(nonsense) == (400, "bad-request", "text")

        games = await ann.get("/api/me/games", Games)
        (line,) = [line for line in games.games if line.table == table]
        assert line.status == "over"
        assert line.scores is not None
