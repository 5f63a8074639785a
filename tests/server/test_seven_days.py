"""What brings people back, over seven days: streak, calendar, goals and statistics.

One account on two devices, and a guest who creates an account on the third day.
"""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from sagrada.server import daily_calendar as days
from sagrada.server.career.facts import known_games
from sagrada.server.career.goals import goals_of
from sagrada.server.career.statistics import all_statistics
from sagrada.server.daily.service import Daily
from sagrada.server.storage.games import results_of
from sagrada.server.storage.people import Person, add_session, change_person, find_by_session
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.wire.daily import DailyCalendar, Streak
from sagrada.server.wire.people import Goals, Statistics
from tests.server.daily.test_service import DAY, NOON, Clock, account, clock, guest, play_out
from tests.server.inside import registry_in

pytestmark = pytest.mark.anyio

__all__ = ["clock"]  # a fixture
_ONE_DAY = 24 * 60 * 60 * 1000


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with registry_in(tmp_path) as made:
        yield made


class Device:
    """A browser: it knows a session, and nothing else."""

    def __init__(self, registry: TableRegistry, clock: Clock, secret: str) -> None:
        self._registry, self._clock, self._secret = registry, clock, secret

    @classmethod
    async def of(cls, registry: TableRegistry, clock: Clock, person: Person) -> "Device":
        async with registry.services.database.writing() as connection:
            return cls(registry, clock, await add_session(connection, person.id, NOON))

    async def me(self) -> Person:
        async with self._registry.services.database.reading() as connection:
            found = await find_by_session(connection, self._secret, self._clock.at)
        assert found is not None
        return found

    async def play(self, seed: int) -> None:
        table = await Daily(self._registry).play(await self.me(), "today", "open")
        await play_out(table, seed)

    async def has_played(self) -> bool:
        """Whether playing again leads to the same game, which is over."""
        table = await Daily(self._registry).play(await self.me(), "today", "open")
        return table.begun_game().is_over

    async def streak(self) -> Streak:
        found = (await Daily(self._registry).day(await self.me(), "today")).streak
        assert found is not None
        return found

    async def calendar(self) -> DailyCalendar:
        return await Daily(self._registry).calendar(await self.me(), "")

    async def goals(self) -> Goals:
        known = await known_games(self._registry.services.database, (await self.me()).id)
        return goals_of(known, await self.streak())

    async def statistics(self) -> Statistics:
        database, me = self._registry.services.database, await self.me()
        async with database.reading() as connection:
            results = await results_of(connection, me.id)
        known = await known_games(database, me.id)
        return all_statistics(results, known, await self.streak())


async def all_of(device: Device) -> tuple[object, ...]:
    return (
        await device.streak(),
        await device.calendar(),
        await device.goals(),
        await device.statistics(),
    )


def reached(goals: Goals) -> set[str]:
    return {goal.id for goal in goals.goals if goal.count >= goal.needed}


async def test_two_devices_of_one_account(registry: TableRegistry, clock: Clock) -> None:
    """On phone and laptop in turns, with the fifth day missed."""
    ann = await account(registry, "Ann")
    devices = [await Device.of(registry, clock, ann) for _ in range(2)]
    currents = []
    for number in range(7):
        clock.at = NOON + number * _ONE_DAY
        await devices[0].calendar()  # somebody looks at the page every day
        if number != 4:
            await devices[number % 2].play(seed=number)
            assert await devices[(number + 1) % 2].has_played(), "one attempt for both"
        assert await all_of(devices[0]) == await all_of(devices[1])
        currents.append((await devices[0].streak()).current)
    assert currents == [1, 2, 3, 4, 4, 1, 2], "a day breaks the streak only once it is closed"
    streak = await devices[1].streak()
    assert (streak.best, streak.days, streak.today) == (4, 6, True)
    played = [day.day for day in (await devices[1].calendar()).days if day.in_streak]
    assert played == [(DAY + timedelta(days=n)).isoformat() for n in (0, 1, 2, 3, 5, 6)]
    assert {"first-game", "daily-first", "streak-3"} <= reached(await devices[1].goals())
    assert "streak-7" not in reached(await devices[1].goals())
    assert len((await devices[1].statistics()).scores) == 6


async def test_a_guest_who_registers_on_the_third_day_keeps_everything(
    registry: TableRegistry, clock: Clock
) -> None:
    eve = await guest(registry, "Eve")
    device = await Device.of(registry, clock, eve)
    daily = Daily(registry)
    for number in range(7):
        clock.at = NOON + number * _ONE_DAY
        if number == 2:
            before = await all_of(device)
            async with registry.services.database.writing() as connection:
                await change_person(
                    connection,
                    eve.id,
                    kind="account",
                    account="Eve",
                    account_key="eve",
                    account_since=clock.at,
                )
            after = await all_of(device)
            assert after == before, "nothing is lost"
        await device.play(seed=number)
        assert (await device.streak()).current == number + 1
        today = await daily.day(await device.me(), "today")
        assert today.counts == (number > 2), "the ranked window opens on the day after"
    assert {"streak-3", "streak-7", "first-game"} <= reached(await device.goals())
    assert (await device.statistics()).games == 7
    second = await Device.of(registry, clock, await device.me())
    assert await all_of(second) == await all_of(device)


async def test_a_ranked_attempt_keeps_the_streak_too(registry: TableRegistry, clock: Clock) -> None:
    device = await Device.of(registry, clock, await account(registry, "Ann"))
    await device.play(seed=1)
    clock.at += _ONE_DAY
    await play_out(await Daily(registry).play(await device.me(), "today", "ranked"))
    assert (await device.streak()).current == 2


async def test_an_hour_after_midnight_still_counts_for_the_day_before(
    registry: TableRegistry, clock: Clock
) -> None:
    device = await Device.of(registry, clock, await account(registry, "Ann"))
    await device.play(seed=1)
    clock.at = days.ends(DAY) + _ONE_DAY - 1
    table = await Daily(registry).play(await device.me(), "today", "open")
    clock.at = days.closes(DAY + timedelta(days=1)) - 1
    await play_out(table)
    assert (await device.streak()).current == 2
