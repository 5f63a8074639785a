"""Tables that go on from a moment of a finished game."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from sagrada.game.record_text import parse_record
from sagrada.game.replay import moments, replay
from sagrada.game.verify import verify
from sagrada.server.tables.forks import fork_settings
from sagrada.server.tables.service import TableService
from sagrada.server.wire.people import Games, Statistics
from sagrada.server.wire.replay import Replay, ReplaySteps
from sagrada.server.wire.tables import NewFork, NewSeat, TableInfo
from tests.game.games import played_game
from tests.server.guests import Guest
from tests.server.inside import ann_and_bob, registry_in
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


async def played(guest: Guest, *seats: str, seed: int = 9) -> str:
    table = (await guest.open(*seats)).id
    async with guest.at(table) as seat, asyncio.timeout(100):
        await seat.play_on(Random(seed))
    return table


async def test_a_game_goes_on_from_a_moment_of_another(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        source = await played(ann, "me", "random")
        moments = (await ann.get(f"/api/games/{source}", Replay)).moments
        first = next(i for i, one in enumerate(moments) if one.round == 4)
        path = f"/api/games/{source}/steps?seat=0&from={first}&to={first + 49}"
        steps = (await ann.get(path, ReplaySteps)).steps
        there = next(step for step in steps if step.view.round == 4 and step.view.to_act == [0])
        moment = there.number
        # Anybody who can look at a game can play on from it.
        fork = await eve.post(
            f"/api/games/{source}/fork", TableInfo, moment=moment, seats=ME_AND_BOT
        )
        assert fork.fork is not None
        assert (fork.fork.game, fork.fork.moment, fork.fork.round) == (source, moment, 4)
        async with eve.at(fork.id) as seat, asyncio.timeout(100):
            view = seat.now.view
            assert view is not None
            assert view.pool == there.view.pool
            assert view.players == there.view.players, "the other’s objective stays secret"
            assert view.players[1].private is None
            await seat.play_on(Random(3))
        text = (await eve.http.get(f"/api/tables/{fork.id}/record")).text
        record = parse_record(text)
        assert record.fork is not None
        assert record.fork.game == source
        assert verify(record).is_good

        # It counts for nothing, but it's among the games.
        assert [each.table for each in (await eve.get("/api/me/games", Games)).games] == [fork.id]
        statistics = await eve.get("/api/me/statistics", Statistics)
        assert statistics.games == 0
        # Again, from the same moment.
        again = await eve.post(f"/api/tables/{fork.id}/rematch", TableInfo)
        assert again.fork == fork.fork


async def test_the_same_dice_come_again(server: Server) -> None:
    async with Guest(server.address) as ann:
        source = await played(ann, "me")
        game = await ann.get(f"/api/games/{source}", Replay)
        first = next(i for i, one in enumerate(game.moments) if one.round == 1)
        again = await ann.post(
            f"/api/games/{source}/fork",
            TableInfo,
            moment=first,
            seats=[{"kind": "me"}],
            dice="same",
        )
        async with ann.at(again.id) as seat, asyncio.timeout(100):
            await seat.play_on(Random(9))
        assert (await ann.get(f"/api/games/{again.id}", Replay)).over.seed == game.over.seed


async def test_a_record_from_elsewhere_is_played_on_by_link(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        source = await played(ann, "me", "random")
        text = (await ann.http.get(f"/api/tables/{source}/record")).text
        seats = [{"kind": "me"}, {"kind": "open"}]
        fork = await bob.post("/api/records/fork", TableInfo, moment=5, seats=seats, text=text)
        assert fork.status == "waiting"
        assert fork.fork is not None
        assert fork.fork.game is None
        joined = await ann.post(f"/api/tables/{fork.id}/join", TableInfo)
        assert joined.status == "playing"


async def test_it_is_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    """As after a restart: from its settings and its steps."""
    source = played_game().record(reveal=True)
    found = moments(replay(source))
    at = next(i for i, one in enumerate(found) if one.state.round == 3 and 0 in one.state.to_act)
    asked = NewFork(at, [NewSeat("me"), NewSeat("open")])
    async with registry_in(tmp_path) as registry:
        _, ann, bob = await ann_and_bob(registry)
        service = TableService(registry)
        table = await service.open_fork(ann, fork_settings(source, found, asked, "", ()), None)
        await service.join(bob, table.id, None)
        assert table.game is not None
        assert table.game.state == found[at].state
        move = table.game.legal(0)[0]
        async with table.lock:
            await table.act_locked("person", 0, None, lambda game: game.submit(0, move))
        before = table.game.full_record()
        await table.reload()
        assert table.game.full_record() == before


async def test_bad_requests_are_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        source = await played(ann, "me", "random")
        path = f"/api/games/{source}/fork"
        last = len((await ann.get(f"/api/games/{source}", Replay)).moments) - 1

        async def refused(**body: object) -> tuple[int, str, str | None]:
            return refusal(await ann.http.post(path, json=body))

        assert await refused(moment=last, seats=ME_AND_BOT) == (400, "bad-request", "moment")
        assert await refused(moment=99_999, seats=ME_AND_BOT) == (400, "bad-request", "moment")
        assert await refused(moment=1, seats=[{"kind": "me"}]) == (400, "bad-request", "seats")
        two = [{"kind": "me"}, {"kind": "me"}]
        assert await refused(moment=1, seats=two) == (400, "bad-request", "seats")
        text = (await ann.http.get(f"/api/tables/{source}/record")).text
        without_seed = "\n".join(x for x in text.splitlines() if not x.startswith("[Seed"))
        body = {"moment": 1, "seats": ME_AND_BOT, "dice": "same", "text": without_seed}
        answer = await ann.http.post("/api/records/fork", json=body)
        assert refusal(answer) == (400, "bad-request", "dice")
        running = (await ann.open("me", "random")).id
        answer = await ann.http.post(
            f"/api/games/{running}/fork", json={"moment": 1, "seats": ME_AND_BOT}
        )
        assert refusal(answer)[1] == "not-over"


async def test_an_open_deal_is_not_played_on(server: Server) -> None:
    """Its cards and first dice would be seen at a table that anybody can join or watch."""
    async with Guest(server.address) as ann:
        table = await ann.post("/api/daily/today/open", TableInfo)
        async with ann.at(table.id) as seat, asyncio.timeout(100):
            await seat.play_on(Random(5))
        answer = await ann.http.post(
            f"/api/games/{table.id}/fork", json={"moment": 1, "seats": [{"kind": "me"}]}
        )
        assert refusal(answer)[1] == "deal-open"
