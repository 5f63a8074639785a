"""The daily windows: two deals a day, one attempt at each, no peeking, and seeds in the end."""

import asyncio
from collections.abc import AsyncIterator
from datetime import date
from functools import partial
from pathlib import Path
from random import Random

import pytest

from sagrada.engine.moves import Move
from sagrada.engine.play import Step
from sagrada.game.dealer import commitment_to
from sagrada.game.game import Game
from sagrada.game.verify import verify
from sagrada.server import daily_calendar as days
from sagrada.server.daily.service import Daily, leaderboard
from sagrada.server.errors import ApiError
from sagrada.server.storage.cleanup import forget
from sagrada.server.storage.daily import Attempt, AttemptStatus, ensure_day
from sagrada.server.storage.people import Person, add_person, change_person, find_person
from sagrada.server.tables.deals import deal_info
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.daily import DailyCalendar, DailyDay
from sagrada.server.wire.people import Recovery
from sagrada.server.wire.tables import NewSeat, NewTable, TableInfo
from tests.client.older_accounts import main as older_accounts
from tests.server.guests import Guest
from tests.server.inside import registry_in
from tests.server.processes import Server
from tests.server.tables.test_service import refusal

pytestmark = pytest.mark.anyio

DAY = date(2026, 11, 16)
NOON = days.begins(DAY) + 12 * 60 * 60 * 1000


class Clock:
    at = NOON

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in ("daily.service", "tables.table", "tables.registry", "tables.service"):
        monkeypatch.setattr(f"sagrada.server.{module}.now", made)
    return made


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with registry_in(tmp_path) as made:
        yield made


async def guest(registry: TableRegistry, name: str) -> Person:
    async with registry.services.database.writing() as connection:
        return await add_person(connection, name, "guest", NOON)


async def account(registry: TableRegistry, name: str, since: int | None = None) -> Person:
    made = await guest(registry, name)
    async with registry.services.database.writing() as connection:
        key = name.lower()
        since = days.begins(DAY) if since is None else since
        changes = {"kind": "account", "account": name, "account_key": key, "account_since": since}
        await change_person(connection, made.id, **changes)
        found = await find_person(connection, made.id)
    assert found is not None
    return found


async def play_out(table: Table, seed: int = 1) -> Game:
    """At random to the end."""
    game, rng = table.begun_game(), Random(seed)
    while not game.is_over:
        play = partial(_submit, rng.choice(game.legal(0)))
        await table.act("person", 0, None, play)
    return game


def _submit(move: Move, game: Game) -> list[Step]:
    return game.submit(0, move)


# ---------------------------------------------------------------- days


def test_a_day_is_a_day_of_utc_and_closes_an_hour_later() -> None:
    assert days.day_at(days.begins(DAY)) == DAY
    assert days.day_at(days.ends(DAY) - 1) == DAY
    assert days.day_at(days.ends(DAY)) == date(2026, 11, 17)
    assert days.closes(DAY) - days.ends(DAY) == 60 * 60 * 1000
    assert days.day_of_code(days.code_of(DAY)) == DAY
    assert [days.solo_tools(date(2026, 11, 16 + n)) for n in range(7)] == [5, 4, 4, 3, 3, 2, 1]


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-1-1", "daily-", "٢٠٢٦-11-16"])
def test_what_is_no_day_is_none(text: str) -> None:
    assert days.parse_day(text) is None
    assert days.day_of_code(f"daily-{text}") is None


# ---------------------------------------------------------------- whose attempt counts


async def test_an_account_counts_from_the_first_day_that_begins_after_it(
    registry: TableRegistry, clock: Clock
) -> None:
    """Nobody deletes an account whose attempt went badly, and makes another."""
    ann = await account(registry, "Ann")
    fresh = await account(registry, "Fresh", since=days.begins(DAY) + 1)
    daily = Daily(registry)
    await daily.play(ann, "today")
    with pytest.raises(ApiError, match="from tomorrow"):
        await daily.play(fresh, "today")
    today = await daily.day(fresh, "today")
    assert (today.counts, today.tries) == (False, 1)
    clock.at = days.ends(DAY)
    assert (await daily.day(fresh, "today")).counts


async def test_the_deals_page_keeps_the_results_of_a_day_until_it_closes(
    registry: TableRegistry, clock: Clock
) -> None:
    table = await Daily(registry).play(await account(registry, "Ann"), "today")
    await play_out(table)
    for at, results in ((days.closes(DAY) - 1, 0), (days.closes(DAY), 1)):
        async with registry.services.database.reading() as connection:
            found = await deal_info(connection, days.code_of(DAY), at)
        assert found is not None
        assert len(found.results) == results


async def test_everybody_plays_the_same_deal_and_everybody_once(
    registry: TableRegistry, clock: Clock
) -> None:
    ann, bob = await account(registry, "Ann"), await account(registry, "Bob")
    daily = Daily(registry)
    first, other = await daily.play(ann, "today"), await daily.play(bob, "today")
    assert first.row.seed == other.row.seed
    assert first.begun_game().state.public == other.begun_game().state.public
    assert first.row.settings.spectators is False
    assert (await daily.play(ann, "today")) is first, "the same table again"
    await play_out(first)
    assert (await daily.play(ann, "today")) is first, "no second try"
    today = await daily.day(ann, "today")
    assert (today.tries, today.playing, today.counts) == (2, 1, False)
    assert today.yours is not None
    assert today.yours.rank == 1
    assert today.seed is None
    assert first.over is not None
    assert first.over.seed is None


async def test_who_begins_twice_at_once_has_one_try(registry: TableRegistry, clock: Clock) -> None:
    ann = await account(registry, "Ann")
    both = await asyncio.gather(*(Daily(registry).play(ann, "today") for _ in range(4)))
    assert len({table.id for table in both}) == 1


async def test_nobody_plays_a_day_beforehand(registry: TableRegistry, clock: Clock) -> None:
    ann = await account(registry, "Ann")
    for code in ("daily-2026-11-16", " Daily-2026-11-17", "daily-anything"):
        with pytest.raises(ApiError, match="daily window"):
            await TableService(registry).open(ann, NewTable([NewSeat("me")], deal=code))
    for text in ("2026-11-17", "2026-11-15", "nonsense"):
        with pytest.raises(ApiError, match="no such day"):
            await Daily(registry).play(ann, text)


# ---------------------------------------------------------------- the end of the day


async def test_after_the_day_the_seed_is_revealed_and_every_roll_agrees(
    registry: TableRegistry, clock: Clock
) -> None:
    ann, eve = await account(registry, "Ann"), await guest(registry, "Eve")
    daily = Daily(registry)
    table = await daily.play(ann, "today")
    before = await daily.day(None, "today")
    game = await play_out(table)
    assert before.leaderboard == []
    clock.at = days.closes(DAY) - 1
    async with table.lock:
        await table.reveal()
    assert table.over is not None
    assert table.over.seed is None
    with pytest.raises(ApiError, match="is closing"):
        await daily.play(eve, DAY.isoformat())

    clock.at = days.closes(DAY)
    async with table.lock:
        await table.reveal()
    assert table.over.seed is not None
    after = await daily.day(eve, DAY.isoformat())
    assert after.phase == "closed"
    assert after.seed is not None
    assert commitment_to(bytes.fromhex(after.seed)) == before.commitment == after.commitment
    assert verify(game.record(reveal=True)).is_good
    assert after.leaderboard[0].table == table.id
    again = await daily.play(eve, DAY.isoformat())
    assert again.row.seed.hex() == after.seed, "past days can be played, uncounted"
    await play_out(again)
    assert len((await daily.day(None, DAY.isoformat())).leaderboard) == 1


@pytest.mark.parametrize(("late", "status"), [(-1, "finished"), (1, "unfinished")])
async def test_a_try_begun_in_time_may_end_within_the_hour(
    registry: TableRegistry, clock: Clock, late: int, status: str
) -> None:
    ann = await account(registry, "Ann")
    clock.at = days.ends(DAY) - 1
    table = await Daily(registry).play(ann, "today")
    clock.at = days.closes(DAY) + late
    await play_out(table)
    day = await Daily(registry).day(ann, DAY.isoformat())
    assert day.yours is not None
    assert day.yours.status == status


async def test_giving_up_is_a_try_without_a_result(registry: TableRegistry, clock: Clock) -> None:
    ann, bob, cleo = [await account(registry, name) for name in ("Ann", "Bob", "Cleo")]
    daily, service = Daily(registry), TableService(registry)
    await daily.play(ann, "today")
    stopped = await daily.play(bob, "today")
    await service.abort(bob, stopped.id, agree=True)
    given_up = await daily.play(cleo, "today")
    await service.resign(cleo, given_up.id, None)
    today = await daily.day(bob, "today")
    assert [(line.name, line.rank, line.status) for line in today.leaderboard] == [
        ("Bob", None, "unfinished"),
        ("Cleo", None, "unfinished"),
    ]
    assert today.counts is False
    assert (await daily.play(bob, "today")) is stopped


async def test_who_is_forgotten_leaves_a_line_without_a_name(
    registry: TableRegistry, clock: Clock
) -> None:
    ann = await account(registry, "Ann")
    await play_out(await Daily(registry).play(ann, "today"))
    async with registry.services.database.writing() as connection:
        await forget(connection, ann.id, 1)
    (line,) = (await Daily(registry).day(None, "today")).leaderboard
    assert line.name is None
    assert line.score is not None


# ---------------------------------------------------------------- the leaderboard


def an_attempt(name: str, score: int | None, target: int, finished: int = 0) -> Attempt:
    status: AttemptStatus = "unfinished" if score is None else "finished"
    return Attempt(
        DAY, name, name, name, status, score, None if score is None else target, finished
    )


def test_the_leaderboard_goes_by_margin_then_score_and_equals_share() -> None:
    tries = [
        an_attempt("gone", None, 0),
        an_attempt("more points", 50, 40),
        an_attempt("less points", 30, 20),
        an_attempt("equal, later", 50, 40, finished=9),
        an_attempt("lost", 10, 30),
        an_attempt("best", 45, 20),
    ]
    lines = leaderboard(tries, "lost", is_closed=False)
    assert [(line.rank, line.name) for line in lines] == [
        (1, "best"),
        (2, "more points"),
        (2, "equal, later"),
        (4, "less points"),
        (5, "lost"),
        (None, "gone"),
    ]
    assert [line.name for line in lines if line.is_you] == ["lost"]
    assert [line.table for line in lines if line.table] == ["lost"], "no peeking at the others"


async def test_the_calendar_shows_the_days_there_were(
    registry: TableRegistry, clock: Clock
) -> None:
    ann = await account(registry, "Ann")
    for number in (3, 14, 15):
        await ensure_day(registry.services.database, date(2026, 11, number), NOON)
    await ensure_day(registry.services.database, date(2026, 10, 31), NOON)
    await play_out(await Daily(registry).play(ann, "today"))
    month = await Daily(registry).calendar(ann, "")
    assert (month.month, month.today, month.first) == ("2026-11", "2026-11-16", "2026-10-31")
    assert [(day.day[-2:], day.phase, day.tried) for day in month.days] == [
        ("03", "closed", False),
        ("14", "closed", False),
        ("15", "closed", False),
        ("16", "open", True),
    ]
    assert month.days[-1].yours == month.days[-1].best is not None
    assert len((await Daily(registry).calendar(None, "2026-10")).days) == 1
    with pytest.raises(ApiError, match="month"):
        await Daily(registry).calendar(None, "2026")


# ---------------------------------------------------------------- over HTTP


async def test_a_day_over_http(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        made = await ann.post("/api/account", Recovery, account="Ann-daily", password="long enough")
        assert not (await ann.get("/api/daily/today", DailyDay)).counts, "it is new today"
        await older_accounts(server.environment["SAGRADA_DATABASE"])
        assert (await ann.get("/api/daily/today", DailyDay)).counts
        table = await ann.post("/api/daily/today/play", TableInfo)
        assert table.deal is not None
        assert table.deal.startswith("daily-")
        assert table.seats[0].person == made.me.id
        async with ann.at(table.id) as seat, asyncio.timeout(100):
            await seat.play_on(Random(3))
            assert seat.now.over is not None
            assert seat.now.over.seed is None
        refused = await eve.http.post("/api/daily/today/play", json={})
        assert refusal(refused) == (403, "account-needed", None)
        peek = await eve.http.get(f"/api/games/{table.id}")
        assert refusal(peek) == (403, "deal-open", None)
        assert (await ann.http.get(f"/api/games/{table.id}")).status_code == 200
        again = await ann.post("/api/daily/today/play", TableInfo)
        assert again.id == table.id
        today = await eve.get("/api/daily/today", DailyDay)
        assert "Ann-daily" in [line.name for line in today.leaderboard]
        assert all(line.table is None for line in today.leaderboard)
        month = await eve.get("/api/daily", DailyCalendar)
        assert month.today == today.day
        assert refusal(await eve.http.get("/api/daily/2999-01-01"))[1] == "not-found"
        assert refusal(await eve.http.get("/api/daily?month=20-1111"))[1] == "bad-request"
