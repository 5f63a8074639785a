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
    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._warm = False

    async def choose(self, spec: str, view: View) -> Move:
        """What the bot would do; `NoAnswer` if it fails."""
        assert view.seat is not None, "spectators do not choose"
        text = await self._ask(think, spec, view, self._seconds, randbits(64))
        try:
            return parse_choice(view.seat, text)
        except ValueError as error:
            raise NoAnswer(type(error).__name__) from error

    async def advise(self, view: View, seed: int) -> tuple[Advice, ...]:
        """The best few choices for the seat of a view; `NoAnswer` if that fails."""
        return await self._ask(ponder, view, seed)

    async def _ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._free:
            try:
                return await self._answer(partial(work, *args, **kwargs))
            except (TimeoutError, BrokenProcessPool) as error:
                self._restart()
                raise NoAnswer(type(error).__name__) from error
            except Exception as error:  # whatever went wrong in there is the bot's own affair
                _log.exception("a bot failed")
                raise NoAnswer(type(error).__name__) from error

    async def _answer(self, work: Callable[[], T]) -> T:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_begin)
            self._warm = False
        patience = self._seconds + (_GRACE if self._warm else _START)
        asked = asyncio.get_running_loop().run_in_executor(self._pool, work)
        answer = await asyncio.wait_for(asked, patience)
        self._warm = True
        return answer

    def _restart(self) -> None:
        """Leave the stuck or broken processes; the next question starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _kill(pool)

    def stop(self) -> None:
        self._restart()


def _kill(pool: ProcessPoolExecutor) -> None:
    # The pool has no word for "now": a bot that never answers would keep it waiting for ever.
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
