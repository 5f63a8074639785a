"""Bots choose in processes of their own, never on the event loop.

A bot that takes too long or crashes costs its seat the default choice; the table goes on.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from secrets import randbits
from types import MappingProxyType
from typing import Any, TypeVar

from sagrada.bots.advice import Advice, advise
from sagrada.bots.bot import Bot, Budget
from sagrada.bots.outside import make_bot as make_listed_bot
from sagrada.bots.registry import BOTS, make_bot
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.server.tables.fair_queue import FairQueue
from sagrada.server.worker_process import WorkerProcess

T = TypeVar("T")

_log = logging.getLogger(__name__)
_QUEUE = 20.0
"""Seconds that a question can wait for a free process."""
_LOOK_AGAIN = 0.2
"""Seconds until work that can wait looks for a free process again."""
_bots: dict[str, Bot] = {}
_listed_bots: dict[str, Bot] = {}


NONE_LISTED: Mapping[str, str] = MappingProxyType({})


class NoAnswer(Exception):
    """The bot took too long, crashed, or answered with something that is not a move."""


def choose_move(spec: str, view: View, seconds: float, seed: int) -> Move:
    """In the bot's process: what it chooses."""
    bot = _bots.get(spec)
    if bot is None:
        bot = _bots[spec] = make_bot(spec)
    return bot.choose(view, Budget(seconds), Random(seed))


def choose_listed_move(spec: str, view: View, seconds: float, seed: int) -> Move:
    """The same for a bot that the operator lists."""
    try:
        bot = _listed_bots.get(spec)
        if bot is None:
            bot = _listed_bots[spec] = make_listed_bot(spec)
        return bot.choose(view, Budget(seconds), Random(seed))
    except (SystemExit, KeyboardInterrupt) as error:  # in the server these would end the server
        raise RuntimeError(f"the bot raised {type(error).__name__}") from None


def find_advice(view: View, seed: int) -> tuple[Advice, ...]:
    """In the bot's process: the best few choices."""
    return advise(view, seed=seed)


class BotPool:
    """A few processes, one bot in each at a time: a bot that crashes takes no other with it."""

    def __init__(
        self, processes: int, seconds: float, listed: Mapping[str, str] = NONE_LISTED
    ) -> None:
        self._seconds = seconds
        self.listed = listed
        """The operator's own bots: their names, and what they are specs of."""
        self._all = [WorkerProcess() for _ in range(processes)]
        self._processes = FairQueue(self._all)
        self._asked: set[asyncio.Task[Any]] = set()

    async def choose(self, owner: str, spec: str, view: View, can_wait: bool = False) -> Move:
        """What the bot chooses; `NoAnswer` if it fails. Owners take turns. Games that nobody
        plays in themselves can wait until no other bot is asked for."""
        assert view.seat is not None, "spectators do not choose"
        # The more questions wait, the less time each gets: better a weaker move than a late one.
        seconds = self._seconds / (1 + self._processes.count_before(owner, can_wait))
        if spec in self.listed:
            choose = partial(choose_listed_move, self.listed[spec], view, seconds, randbits(64))
        else:
            choose = partial(choose_move, spec, view, seconds, randbits(64))
        move: object = await self._ask(owner, choose, can_wait)
        if not isinstance(move, Move) or move.seat != view.seat:
            raise NoAnswer("not a move of this seat")
        return move

    def knows(self, name: str) -> bool:
        """Whether there is such a bot; an operator can take one of the list while it plays."""
        return name in self.listed or name.partition(":")[0] in BOTS

    async def choose_when_idle(self, spec: str, view: View) -> Move:
        """The same, for what nobody waits for: only once no process is busy."""
        while not self._processes.is_idle:
            await asyncio.sleep(_LOOK_AGAIN)
        return await self.choose("", spec, view)

    async def advise(self, owner: str, view: View, seed: int) -> tuple[Advice, ...]:
        """The best few choices for the seat of a view; `NoAnswer` if that fails."""
        return await self._ask(owner, partial(find_advice, view, seed))

    async def _ask(self, owner: str, work: Callable[[], T], can_wait: bool = False) -> T:
        """A question that is canceled leaves the queue. A process that has begun goes on to its
        answer: starting a new one would cost more, and somebody could make us do that all day."""
        process = await self._next(owner, can_wait)
        asked = asyncio.create_task(process.ask(work, self._seconds), name="a bot process")
        self._asked.add(asked)
        asked.add_done_callback(partial(self._answered, process))
        try:
            return await asyncio.shield(asked)
        except (TimeoutError, BrokenProcessPool) as error:
            raise NoAnswer(type(error).__name__) from error
        except Exception as error:  # a bot can fail in any way
            _log.exception("a bot failed")
            raise NoAnswer(type(error).__name__) from error

    def _answered(self, process: WorkerProcess, asked: asyncio.Task[Any]) -> None:
        self._asked.discard(asked)
        self._processes.give_back(process)
        if not asked.cancelled():
            asked.exception()  # if nobody waits for it anymore, nobody else looks at it

    async def _next(self, owner: str, can_wait: bool) -> WorkerProcess:
        try:
            async with asyncio.timeout(_QUEUE):
                return await self._processes.take(owner, can_wait)
        except TimeoutError as error:
            raise NoAnswer("all are busy") from error

    def stop(self) -> None:
        for asked in self._asked:
            asked.cancel()
        for process in self._all:
            process.discard()
