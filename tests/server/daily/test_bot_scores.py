"""Bots on a day's deals: only the number, and only while nobody else needs them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.server.daily import bot_scores
from sagrada.server.daily.bot_scores import BOTS, BotScores
from sagrada.server.daily.service import Daily
from sagrada.server.daily_calendar import code_of
from sagrada.server.storage.daily import load_bot_scores
from sagrada.server.tables.bot_pool import BotPool, NoAnswer
from sagrada.server.tables.registry import TableRegistry
from tests.server.daily.test_service import DAY, Clock, clock, guest, play_out
from tests.server.inside import registry_in

pytestmark = pytest.mark.anyio

__all__ = ["clock"]  # a fixture


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    async with registry_in(tmp_path) as made:
        yield made


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> list[str]:
    """The bots that were asked; a quick bot answers for them all."""
    names: list[str] = []
    quick = make_bot("random")

    async def choose(_: BotPool, spec: str, view: View) -> Move:
        names.append(spec)
        return quick.choose(view, Budget(1.0), Random(len(names)))

    monkeypatch.setattr(BotPool, "choose_when_idle", choose)
    monkeypatch.setattr(bot_scores, "now", clock)
    return names


async def test_each_plays_each_deal_once(
    registry: TableRegistry, clock: Clock, asked: list[str]
) -> None:
    scores = BotScores(registry.services)
    await scores.play_missing()
    assert set(asked) == set(BOTS)
    so_far = len(asked)
    await scores.play_missing()
    assert len(asked) == so_far, "and never again"
    async with registry.services.database.reading() as connection:
        for kind in ("open", "ranked"):
            found = await load_bot_scores(connection, code_of(DAY, kind))
            assert {each.bot for each in found} == set(BOTS)


async def test_they_are_shown_after_my_own_attempt(
    registry: TableRegistry, clock: Clock, asked: list[str]
) -> None:
    await BotScores(registry.services).play_missing()
    eve, daily = await guest(registry, "Eve"), Daily(registry)
    table = await daily.play(eve, "today", "open")
    for viewer in (eve, None):
        before = await daily.day(viewer, "today")
        assert before.open is not None
        assert (before.open.bots, before.bots) == ([], [])
    game = await play_out(table)
    after = await daily.day(eve, "today")
    assert after.open is not None
    assert [each.bot for each in after.open.bots] == list(BOTS)
    assert after.bots == [], "of the ranked deal they know nothing"
    assert after.open.yours is not None
    assert after.open.yours.window is not None
    assert after.open.yours.window.pattern == game.state.window(0).pattern.id
    placed = sum(die is not None for die in after.open.yours.window.dice)
    assert placed == sum(die is not None for die in game.state.window(0).dice)


async def test_a_bot_that_fails_is_tried_again_later(
    registry: TableRegistry, clock: Clock, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: BotPool, spec: str, view: View) -> Move:
        raise NoAnswer("busy")

    works = BotPool.choose_when_idle
    monkeypatch.setattr(BotPool, "choose_when_idle", fail)
    await BotScores(registry.services).play_missing()
    code = code_of(DAY, "open")
    async with registry.services.database.reading() as connection:
        assert await load_bot_scores(connection, code) == []
    monkeypatch.setattr(BotPool, "choose_when_idle", works)
    await BotScores(registry.services).play_missing()
    async with registry.services.database.reading() as connection:
        assert len(await load_bot_scores(connection, code)) == len(BOTS)


async def test_it_waits_while_somebody_plays(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = registry.services.bot_pool
    chosen: list[str] = []

    async def choose(_: BotPool, owner: str, spec: str, view: View) -> None:
        chosen.append(spec)

    monkeypatch.setattr(BotPool, "choose", choose)
    busy = await pool._processes.take("ann")
    waiting = asyncio.create_task(pool.choose_when_idle("master", None))  # type: ignore[arg-type]  # nobody looks at it
    await asyncio.sleep(0.5)
    assert chosen == []
    pool._processes.give_back(busy)
    await waiting
    assert chosen == ["master"]
