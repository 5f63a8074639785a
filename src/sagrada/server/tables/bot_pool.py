"""Bots think in processes of their own, never on the event loop.

One that takes too long or falls over costs its seat the default choice, not the table its life.
"""

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from secrets import randbits
from typing import ParamSpec, TypeVar

from sagrada.bots.advice import Advice, advise
from sagrada.bots.bot import Bot, Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_choice, parse_choice
from sagrada.engine.view import View

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)
_GRACE = 5.0
"""Seconds beyond its budget that a bot gets, for a busy machine."""
_START = 30.0
"""Seconds that the first answer of a new process may take: it has to import the bots."""
_QUEUE = 20.0
"""Seconds that a question may wait for a thinker to be free."""
_bots: dict[str, Bot] = {}


class NoAnswer(Exception):
    """The bot took too long, fell over, or chose something that cannot be."""


def _begin() -> None:
    """A thinker must not outlive the server, even one that was killed."""
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel
        threading.Thread(target=lambda: (wait([sentinel]), os._exit(0)), daemon=True).start()


def think(spec: str, view: View, seconds: float, seed: int) -> str:
    """In the thinker's process: the bot's choice in notation."""
    bot = _bots.get(spec)
    if bot is None:
        bot = _bots[spec] = make_bot(spec)
    return format_choice(bot.choose(view, Budget(seconds), Random(seed)))


def ponder(view: View, seed: int) -> tuple[Advice, ...]:
    """In the thinker's process: the best few choices."""
    return advise(view, seed=seed)


class Thinkers:
    """A few of them, each with a process of its own: one that fails takes no other with it."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds = seconds
        self._all = [_Thinker() for _ in range(processes)]
        # The last to come back is the first to be asked: it is awake.
        self._idle: asyncio.LifoQueue[_Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)
        self._waiting = 0

    async def choose(self, spec: str, view: View) -> Move:
        """What the bot would do; `NoAnswer` if it fails."""
        assert view.seat is not None, "spectators do not choose"
        # The more wait, the shorter each thinks: rather a weaker move than none for long.
        seconds = self._seconds / (1 + self._waiting)
        text = await self._ask(think, spec, view, seconds, randbits(64))
        try:
            return parse_choice(view.seat, text)
        except ValueError as error:
            raise NoAnswer(type(error).__name__) from error

    async def advise(self, view: View, seed: int) -> tuple[Advice, ...]:
        """The best few choices for the seat of a view; `NoAnswer` if that fails."""
        return await self._ask(ponder, view, seed)

    async def _ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        thinker = await self._next()
        try:
            return await thinker.answer(partial(work, *args, **kwargs), self._seconds)
        except (TimeoutError, BrokenProcessPool) as error:
            raise NoAnswer(type(error).__name__) from error
        except Exception as error:  # whatever went wrong in there is the bot's own affair
            _log.exception("a bot failed")
            raise NoAnswer(type(error).__name__) from error
        finally:
            self._idle.put_nowait(thinker)

    async def _next(self) -> "_Thinker":
        self._waiting += 1
        try:
            async with asyncio.timeout(_QUEUE):
                return await self._idle.get()
        except TimeoutError as error:
            raise NoAnswer("all are busy") from error
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        for thinker in self._all:
            thinker.give_up()


class _Thinker:
    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._is_awake = False

    async def answer(self, work: Callable[[], T], seconds: float) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)
            self._is_awake = False
        patience = seconds + (_GRACE if self._is_awake else _START)
        asked = asyncio.get_running_loop().run_in_executor(self._pool, work)
        try:
            answer = await asyncio.wait_for(asked, patience)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.give_up()  # it may still be busy with this
            raise
        self._is_awake = True
        return answer

    def give_up(self) -> None:
        """Leave the stuck or broken process; the next question starts a new one."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _kill(pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    # The pool has no word for "now": a bot that never answers would keep it waiting for ever.
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
