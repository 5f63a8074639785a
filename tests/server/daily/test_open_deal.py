"""The open deal of the day: for guests and accounts, once, without names."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from sagrada.server import daily_calendar as days
from sagrada.server.daily.service import Daily
from sagrada.server.errors import ApiError
from sagrada.server.storage.cleanup import forget
from sagrada.server.tables.deals import deal_info
from sagrada.server.tables.registry import TableRegistry
from tests.server.daily.test_service import DAY, NOON, Clock, account, clock, guest, play_out
from tests.server.inside import registry_in

pytestmark = pytest.mark.anyio

__all__ = ["clock"]  # a fixture


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with registry_in(tmp_path) as made:
        yield made


async def test_guests_and_accounts_play_the_open_deal_which_is_another(
    registry: TableRegistry, clock: Clock
) -> None:
    """Else one could look at the ranked dice as a guest, make an account and play for real."""
    eve, ann = await guest(registry, "Eve"), await account(registry, "Ann")
    fresh = await account(registry, "Fresh", since=days.begins(DAY) + 1)
    daily = Daily(registry)
    ranked = await daily.play(ann, "today")
    opened = [await daily.play(each, "today", "open") for each in (eve, ann, fresh)]
    assert len({table.row.seed for table in opened}) == 1
    assert opened[0].row.seed != ranked.row.seed
    assert opened[0].row.settings.solo_tools == ranked.row.settings.solo_tools
    assert opened[0].row.settings.spectators is False
    with pytest.raises(ApiError, match="need an account"):
        await daily.play(eve, "today")
    today = await daily.day(eve, "today")
    assert (today.counts, today.tries) == (False, 1)
    assert today.open is not None
    assert today.open.tries == 3
    assert today.open.commitment != today.commitment


@pytest.mark.parametrize("is_guest", [True, False])
async def test_the_open_deal_is_played_once(
    registry: TableRegistry, clock: Clock, is_guest: bool
) -> None:
    eve = await (guest if is_guest else account)(registry, "Eve")
    daily = Daily(registry)
    both = await asyncio.gather(*(daily.play(eve, "today", "open") for _ in range(4)))
    assert len({table.id for table in both}) == 1
    assert await daily.has_begun(eve, "today", "open")
    assert not await daily.has_begun(eve, "today", "ranked")
    await play_out(both[0])
    assert await daily.play(eve, "today", "open") is both[0], "no second attempt"
    clock.at = days.closes(DAY)
    later = await daily.play(eve, DAY.isoformat(), "open")
    assert later is not both[0], "past days can be played again"
    assert later.row.seed == both[0].row.seed
    await play_out(later, seed=2)
    day = await daily.day(eve, DAY.isoformat())
    assert day.open is not None
    assert day.open.finished == 1, "and do not count"


async def test_the_field_has_no_names_and_comes_after_my_own_attempt(
    registry: TableRegistry, clock: Clock
) -> None:
    eve, bob = await guest(registry, "Eve"), await account(registry, "Bob-with-a-name")
    daily = Daily(registry)
    await play_out(await daily.play(bob, "today", "open"), seed=1)
    table = await daily.play(eve, "today", "open")
    before = (await daily.day(eve, "today")).open
    assert before is not None
    assert (before.histogram, before.better_than, before.finished) == ([], None, 1)
    await play_out(table, seed=2)
    after = await daily.day(eve, "today")
    assert after.open is not None
    assert after.open.yours is not None
    assert after.open.yours.table == table.id
    assert sum(bar.count for bar in after.open.histogram) == 2
    assert sum(bar.is_yours for bar in after.open.histogram) == 1
    assert after.open.better_than in (0, 100)
    text = msgspec.json.encode(after).decode()
    assert "Bob-with-a-name" not in text
    assert bob.id not in text
    assert after.leaderboard == []
    async with registry.services.database.reading() as connection:
        for at in (NOON, days.closes(DAY)):
            found = await deal_info(connection, days.code_of(DAY, "open"), at)
            assert found is not None
            assert found.results == [], "no names on the deal's page either"


async def test_who_is_forgotten_leaves_a_result_in_the_field(
    registry: TableRegistry, clock: Clock
) -> None:
    eve = await guest(registry, "Eve")
    await play_out(await Daily(registry).play(eve, "today", "open"))
    async with registry.services.database.writing() as connection:
        await forget(connection, eve.id, 1)
    found = (await Daily(registry).day(None, "today")).open
    assert found is not None
    assert found.finished == 1
