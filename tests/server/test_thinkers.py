"""Bots in processes of their own: slow, broken and wrong ones cost nothing but their choice."""

import os
import time
from pathlib import Path

import pytest

from sagrada.bots import registry
from sagrada.engine.moves import EndTurn
from sagrada.engine.view import View
from sagrada.server.live import bots_play, thinkers
from sagrada.server.live.bots_play import _submit
from sagrada.server.live.thinkers import NoAnswer, Thinkers
from sagrada.server.messages.tables import NewSeat, NewTable
from tests.server.inside import hall_in, two_at_a_table
from tests.table.games import open_table

pytestmark = pytest.mark.anyio


def too_slow(spec: str, view: View, seconds: float, seed: int) -> str:
    time.sleep(60)
    return "end"


def falls_over(spec: str, view: View, seconds: float, seed: int) -> str:
    os._exit(1)


def raises(spec: str, view: View, seconds: float, seed: int) -> str:
    raise ValueError("no idea")


def talks_nonsense(spec: str, view: View, seconds: float, seed: int) -> str:
    return "fly to the moon"


async def test_a_bot_answers_with_one_of_its_moves() -> None:
    pool = Thinkers(1, 0.2)
    view = open_table().view(0)
    assert await pool.choose("greedy", view) in view.legal
    pool.stop()


@pytest.mark.parametrize("think", [too_slow, falls_over, raises, talks_nonsense])
async def test_a_bot_that_fails_is_noticed_and_the_next_one_works(
    think: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = Thinkers(1, 0.1)
    view = open_table().view(0)
    await pool.choose("random", view)
    with monkeypatch.context() as patch:
        patch.setattr(thinkers, "think", think)
        patch.setattr(thinkers, "_GRACE", 0.5)
        with pytest.raises(NoAnswer):
            await pool.choose("random", view)
    assert await pool.choose("random", view) in view.legal
    pool.stop()


def test_an_illegal_choice_is_replaced_by_the_default() -> None:
    table = open_table()
    steps = _submit(table, 0, EndTurn(0), table.version)
    assert steps
    assert table.view(0).players[0].has_chosen


async def test_a_table_goes_on_when_its_bot_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_in(tmp_path) as hall:

        async def fail(spec: str, view: View) -> None:
            raise NoAnswer

        monkeypatch.setattr(hall.services.thinkers, "choose", fail)
        asked = NewTable([NewSeat("me"), NewSeat("open"), NewSeat("bot", bot="greedy")])
        live = (await two_at_a_table(hall, asked)).live
        assert live.bot_task is not None
        await live.bot_task
        assert live.playing().view(2).players[2].has_chosen


def test_the_stand_in_is_a_bot_that_there_is() -> None:
    assert bots_play.STAND_IN in registry.BOTS
