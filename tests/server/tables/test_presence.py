"""Who is here, and for how long somebody has been away."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from sagrada.server import ids
from sagrada.server.errors import ApiError
from sagrada.server.ids import now
from sagrada.server.storage.people import Person
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.presence import Presence
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import ABSENCE, TableService
from sagrada.server.wire.tables import DaysClock, NewSeat, NewTable
from tests.server.backends import Postgres, RedisProcess
from tests.server.inside import Paper, ann_and_bob, registry_in

pytestmark = pytest.mark.anyio


def sitting(*seats: int) -> Connection:
    connection = Connection(Paper(), "ann", "Ann")
    connection.sit(seats)
    return connection


def test_absence_counts_from_when_somebody_was_last_seen() -> None:
    presence = Presence(1_000)
    assert presence.away_for(0, [sitting(0)], 5_000) == 0
    assert presence.away_for(1, [sitting(0)], 5_000) == 4_000, "never seen: since we watch"
    presence.note_left([1], 3_000)
    assert presence.away_for(1, [], 5_000) == 2_000


def test_somebody_at_another_process_is_here() -> None:
    presence = Presence(0)
    presence.note_elsewhere("x", [1], 0, 10_000)
    assert presence.away_for(1, [], 20_000) == 0
    assert presence.away_for(1, [], 60_000) == 50_000, "that process is gone"
    presence.note_elsewhere("x", [], 0, 30_000)
    assert presence.away_for(1, [], 31_000) == 21_000


def test_another_process_may_have_watched_for_longer() -> None:
    presence = Presence(100_000)
    assert presence.away_for(1, [], 101_000) == 1_000
    presence.note_elsewhere("x", [0], 0, 101_000, {1: 90_000, 2: 500})
    assert presence.away_for(1, [], 101_000) == 90_000
    assert presence.away_for(2, [], 101_000) == 1_000, "it knows less"
    assert presence.known_away([0, 1, 2], [], 101_000, 0) == {1: 1_000, 2: 1_000}, "no hearsay"
    assert presence.known_away([1], [], 101_000, 100_700) == {1: 300}, "we were deaf before"
    presence.note_left([1], 100_900)
    assert presence.away_for(1, [], 101_000) == 100, "seen since"


async def test_a_bot_plays_for_somebody_who_is_away_until_they_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path) as registry:
        table, ann, bob = await ann_and_bob(registry)
        service = TableService(registry)

        async def refused(seat: int) -> str:
            with pytest.raises(ApiError) as error:
                await service.let_bot_play(ann, table.id, seat)
            return error.value.code

        assert await refused(1) == "not-allowed", "not long enough"
        later = now() + ABSENCE
        monkeypatch.setattr("sagrada.server.tables.registry.now", lambda: later)
        bobs = Connection(Paper(), bob.id, bob.name)
        await table.attach(bobs)
        assert await refused(1) == "not-allowed", "here"
        assert await refused(2) == "no-such-seat"
        table.detach(bobs)
        later += ABSENCE
        await service.let_bot_play(ann, table.id, 1)
        assert table.row.seats[1].stand_in
        await service.reclaim_seat(bob.id, table)
        assert not table.row.seats[1].stand_in


async def test_nobody_is_replaced_in_a_game_over_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path) as registry:
        asked = NewTable([NewSeat("me"), NewSeat("open")], clock=DaysClock(2))
        table, ann, _ = await ann_and_bob(registry, asked)
        later = now() + 10 * ABSENCE
        monkeypatch.setattr("sagrada.server.tables.registry.now", lambda: later)
        with pytest.raises(ApiError) as error:
            await TableService(registry).let_bot_play(ann, table.id, 1)
        assert error.value.code == "not-allowed"


# ---------------------------------------------------------------- two processes


class Two:
    """Two processes that share a PostgreSQL and a Redis; their time passes when we say so."""

    def __init__(self, here: TableRegistry, there: TableRegistry, redis: RedisProcess) -> None:
        self.here = here
        self.there = there
        self.redis = redis

    async def pass_time(self, milliseconds: int, is_heard: bool = True) -> None:
        """Both do what they do every five seconds, and hear of each other."""
        pubsubs = [each.services.pubsub for each in (self.here, self.there)]
        for _ in range(0, milliseconds, 5_000):
            ids._offset += 5_000 * 1_000_000
            at = now()
            for each in (self.here, self.there):
                await each._refresh_stale()
            async with asyncio.timeout(20):
                while is_heard and not all(
                    one.hearing.heard.get(other.me, 0) >= at
                    for one, other in (pubsubs, reversed(pubsubs))
                ):
                    await asyncio.sleep(0.005)


@asynccontextmanager
async def two_processes(folder: Path, url: str) -> AsyncIterator[Two]:
    with RedisProcess(folder) as redis:
        async with AsyncExitStack() as stack:
            here, there = [
                await stack.enter_async_context(registry_in(folder, url, redis=redis.url))
                for _ in range(2)
            ]
            for each in (here, there):
                await each._look_around()
                each.services.pubsub.start(each._on_message, each._refresh_stale)
            yield Two(here, there, redis)


async def attached(registry: TableRegistry, table: str, who: Person) -> Connection:
    connection = Connection(Paper(), who.id, who.name)
    await (await registry.table(table)).attach(connection)
    return connection


@pytest.mark.slow
async def test_nobody_is_replaced_while_another_process_is_not_heard(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ids, "_offset", ids._offset)
    async with two_processes(tmp_path, postgres.url) as two:
        table, ann, bob = await ann_and_bob(two.here)
        service = TableService(two.here)
        await attached(two.here, table.id, ann)
        bobs = await attached(two.there, table.id, bob)
        async with asyncio.timeout(20):
            while 1 not in table.presence.watching(table.connections, now()).seats:
                await asyncio.sleep(0.02)
        two.redis.stop()
        await two.pass_time(2 * ABSENCE, is_heard=False)
        assert table.presence.watching(table.connections, now()).seats == [0], "not heard of"
        with pytest.raises(ApiError) as error:
            await service.let_bot_play(ann, table.id, 1)
        assert error.value.code == "not-allowed", "he may be there, and he is"

        two.redis.start()
        async with asyncio.timeout(20):
            while 1 not in table.presence.watching(table.connections, now()).seats:
                await two.pass_time(5_000, is_heard=False)
                await asyncio.sleep(0.1)
        (await two.there.table(table.id)).detach(bobs)
        await two.pass_time(ABSENCE + 60_000)
        await service.let_bot_play(ann, table.id, 1)
        assert table.row.seats[1].stand_in, "now nobody has seen him for long enough"


@pytest.mark.slow
async def test_a_process_that_has_just_loaded_a_table_asks_who_has_been_there(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ids, "_offset", ids._offset)
    async with two_processes(tmp_path, postgres.url) as two:
        table, ann, _ = await ann_and_bob(two.there)
        await attached(two.there, table.id, ann)
        await two.pass_time(ABSENCE + 60_000)
        shown = await TableService(two.here).let_bot_play(ann, table.id, 1)
        assert shown.row.seats[1].stand_in
