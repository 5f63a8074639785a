"""Bots in processes of their own: slow, broken and wrong ones cost nothing but their choice."""

import asyncio
import json
import os
import time
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from sagrada.bots.advice import Advice
from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.view import View
from sagrada.server import worker_process
from sagrada.server.buckets import Limits
from sagrada.server.socket.session import SocketSession
from sagrada.server.socket.websocket import WebSocket
from sagrada.server.tables import bot_pool as bot_pool_module
from sagrada.server.tables.bot_pool import BotPool, NoAnswer
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.service import TableService
from sagrada.server.wire.tables import NewSeat, NewTable
from tests.game.games import open_game
from tests.server.inside import Paper, person, registry_in
from tests.server.waiting_bot import waits_for

pytestmark = pytest.mark.anyio


def too_slow(spec: str, view: View, seconds: float, seed: int) -> Move:
    time.sleep(60)
    return EndTurn(0)


def crashes(spec: str, view: View, seconds: float, seed: int) -> Move:
    os._exit(1)


def raises(spec: str, view: View, seconds: float, seed: int) -> Move:
    raise ValueError("no idea")


def runs_out_of_memory(spec: str, view: View, seconds: float, seed: int) -> Move:
    raise MemoryError


def talks_nonsense(spec: str, view: View, seconds: float, seed: int) -> str:
    return "fly to the moon"


def moves_for_another(spec: str, view: View, seconds: float, seed: int) -> Move:
    return EndTurn(1)


async def until_there(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


async def test_a_bot_answers_with_one_of_its_moves() -> None:
    pool = BotPool(1, 0.2)
    view = open_game().view(0)
    assert await pool.choose("ann", "greedy", view) in view.legal
    pool.stop()


@pytest.mark.parametrize(
    "bot_fails", [too_slow, crashes, raises, talks_nonsense, moves_for_another]
)
async def test_a_bot_that_fails_is_noticed_and_the_next_one_works(
    bot_fails: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = BotPool(1, 0.1)
    view = open_game().view(0)
    await pool.choose("ann", "random", view)
    with monkeypatch.context() as patch:
        patch.setattr(bot_pool_module, "choose_move", bot_fails)
        patch.setattr(worker_process, "_GRACE", 0.5)
        with pytest.raises(NoAnswer):
            await pool.choose("ann", "random", view)
    assert await pool.choose("ann", "random", view) in view.legal
    pool.stop()


async def test_a_listed_bot_that_exits_ends_only_its_choice() -> None:
    pool = BotPool(1, 0.1, listed={"mine": "tests.server.listed_bot:Quitter"})
    view = open_game().view(0)
    with pytest.raises(NoAnswer):
        await pool.choose("ann", "mine", view)
    assert await pool.choose("ann", "random", view) in view.legal
    pool.stop()


async def test_a_process_without_memory_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, 0.1)
    view = open_game().view(0)
    before = await pool._ask("ann", os.getpid)
    monkeypatch.setattr(bot_pool_module, "choose_move", runs_out_of_memory)
    with pytest.raises(NoAnswer):
        await pool.choose("ann", "random", view)
    assert await pool._ask("ann", os.getpid) != before
    pool.stop()


async def test_one_that_fails_takes_no_other_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two think at once; the one that crashes does so while the other is not done."""
    monkeypatch.setattr(worker_process, "_GRACE", 120)
    pool = BotPool(2, 0.1)
    view = open_game().view(0)
    await asyncio.gather(pool.choose("ann", "random", view), pool.choose("ann", "random", view))
    begun, fallen = tmp_path / "begun", tmp_path / "fallen"
    slow = asyncio.create_task(pool._ask("ann", partial(waits_for, str(begun), str(fallen))))
    async with asyncio.timeout(150):
        await until_there(begun)
        with monkeypatch.context() as patch:
            patch.setattr(bot_pool_module, "choose_move", crashes)
            with pytest.raises(NoAnswer):
                await pool.choose("ann", "random", view)
        fallen.touch()
        assert await slow == "done"
    pool.stop()


async def test_who_waits_too_long_for_a_bot_process_gets_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_process, "_GRACE", 120)
    pool = BotPool(1, 0.1)
    view = open_game().view(0)
    await pool.choose("ann", "random", view)
    begun, enough = tmp_path / "begun", tmp_path / "enough"
    busy = asyncio.create_task(pool._ask("ann", partial(waits_for, str(begun), str(enough))))
    async with asyncio.timeout(150):
        await until_there(begun)
        monkeypatch.setattr(bot_pool_module, "_QUEUE", 0.01)
        with pytest.raises(NoAnswer):
            await pool.choose("ann", "random", view)
        enough.touch()
        assert await busy == "done", "it was not disturbed"
        assert await pool.choose("ann", "random", view) in view.legal
    pool.stop()


async def test_advice_keeps_nobody_from_playing(tmp_path: Path) -> None:
    """The adviser thinks until the game has gone on: were it waited for, that would be never."""
    asked, answer = asyncio.Event(), asyncio.Event()
    async with registry_in(tmp_path) as registry:

        async def advise(owner: str, view: View, seed: int) -> tuple[Advice, ...]:
            asked.set()
            await answer.wait()
            return ()

        registry.services.bot_pool.advise = advise  # type: ignore[method-assign]  # for this test
        ann = await person(registry, "Ann")
        service = TableService(registry)
        table = await service.open(ann, NewTable([NewSeat("me")], hints=True))
        paper = Paper()
        connection = Connection(paper, ann.id, "Ann")
        await table.attach(connection)
        session = SocketSession(
            cast("WebSocket", paper), table, connection, service, Limits(is_on=False), "here"
        )
        async with asyncio.timeout(30):
            await session._on_message(b'{"type":"advice","id":"a","seat":0}')
            await asked.wait()
            await session._on_message(b'{"type":"advice","id":"b","seat":0}')
            await session._on_message(b'{"type":"ping"}')
            answer.set()
            assert session._advising is not None
            await session._advising
        kinds = [json.loads(text)["type"] for text in paper.texts]
        assert kinds[-3:] == ["refused", "pong", "advice"]


async def test_who_disconnects_is_not_advised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question leaves the queue with its socket; the process that is busy is left alone."""
    monkeypatch.setattr(worker_process, "_GRACE", 120)
    async with registry_in(tmp_path) as registry:
        pool = registry.services.bot_pool
        await pool.choose("bob", "random", open_game().view(0))
        begun, enough = tmp_path / "begun", tmp_path / "enough"
        busy = asyncio.create_task(pool._ask("bob", partial(waits_for, str(begun), str(enough))))
        ann = await person(registry, "Ann")
        service = TableService(registry)
        table = await service.open(ann, NewTable([NewSeat("me")], hints=True))
        line = OneQuestion(b'{"type":"advice","id":"a","seat":0}')
        connection = Connection(Paper(), ann.id, "Ann")
        await table.attach(connection)
        async with asyncio.timeout(150):
            await until_there(begun)
            websocket = cast("WebSocket", line)
            await SocketSession(websocket, table, connection, service, Limits(), "here").run()
            await asyncio.sleep(0)
            assert pool._processes.count_before("cleo") == 0
            busy.cancel()
            enough.touch()
            move = await pool.choose("cleo", "random", open_game().view(0))
        assert isinstance(move, Move), "and the process is there for others when it is done"


class OneQuestion:
    """A line with one frame, which is cut a moment later."""

    def __init__(self, text: bytes) -> None:
        self._texts = [text]

    async def next_text(self) -> bytes | None:
        if self._texts:
            return self._texts.pop()
        await asyncio.sleep(0.2)
        return None
