"""How hard a drawn window is, on request: one at a time in a process of its own, and kept.

Measuring takes some seconds of a processor. So it has a budget, as reviews do: one process with a
low priority, a queue that isn't long, and few of one person in it. The games are numbered, so that
every process of the server finds the same figures; they are kept in memory only.
"""

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial

from sagrada.server.askers import Asker, has_room
from sagrada.server.errors import ApiError
from sagrada.server.wire.review import Figure
from sagrada.server.wire.windows import MeasuredWindow
from sagrada.server.worker_process import WorkerProcess, be_nice
from sagrada.study.measured import Measured
from sagrada.study.window_measure import BATCH, PlayedWindow, play_games, summarize

_log = logging.getLogger(__name__)
MOST_WAITING = 20
MOST_OF_PERSON = 2
_SECONDS = 30.0
"""For one batch of games; it takes less than one."""
_MOST_KEPT = 1000


@dataclass
class _Request:
    grid: str
    asker: Asker
    played: list[PlayedWindow] = field(default_factory=list)


class WindowMeasures:
    def __init__(self, games: int) -> None:
        self._games = games
        self._process = WorkerProcess(be_nice)
        self._queue: OrderedDict[str, _Request] = OrderedDict()
        """The first is under way."""
        self._done: OrderedDict[str, MeasuredWindow] = OrderedDict()
        self._failed: set[str] = set()
        """Given up. The next one to ask is told so, once."""
        self._task: asyncio.Task[None] | None = None

    def knows(self, grid: str) -> bool:
        """Whether asking for this window costs nothing more."""
        return grid in self._queue or grid in self._done

    def ask(self, asker: Asker, grid: str) -> MeasuredWindow:
        """Have a window measured, unless it is already; how far that is."""
        if grid in self._failed:
            self._failed.remove(grid)
            sentence = "This window couldn’t be measured. Please try again."
            raise ApiError("server-error", sentence)
        if not self.knows(grid):
            waiting = (each.asker for each in self._queue.values())
            if not has_room(waiting, asker, MOST_WAITING, MOST_OF_PERSON):
                sentence = "Other windows are being measured. Please try again in a minute."
                raise ApiError("too-many", sentence)
            self._queue[grid] = _Request(grid, asker)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run(), name="window measures")
        if grid in self._done:
            return self._done[grid]
        return self._state(self._queue[grid], list(self._queue).index(grid))

    def _state(self, asked: _Request, ahead: int) -> MeasuredWindow:
        done = len(asked.played)
        if not done:
            return MeasuredWindow(asked.grid, ahead, 0, self._games, None, None, None)
        measure = summarize(asked.played)
        return MeasuredWindow(
            asked.grid,
            ahead,
            done,
            self._games,
            _figure(measure.points),
            _figure(measure.empty),
            measure.difficulty if done == self._games else None,
        )

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._process.discard()

    async def _run(self) -> None:
        while self._queue:
            asked = next(iter(self._queue.values()))
            try:
                await self._measure(asked)
            except (TimeoutError, BrokenProcessPool, MemoryError):
                self._give_up(asked.grid)
                _log.warning("a window was not measured", extra={"grid": asked.grid})
            except Exception:
                self._give_up(asked.grid)
                _log.exception("measuring a window failed", extra={"grid": asked.grid})
            finally:
                del self._queue[asked.grid]

    def _give_up(self, grid: str) -> None:
        self._failed = {*list(self._failed)[:MOST_WAITING], grid}

    async def _measure(self, asked: _Request) -> None:
        while (done := len(asked.played)) < self._games:
            number = min(BATCH, self._games - done)
            work = partial(play_games, asked.grid, done, number)
            asked.played += await self._process.ask(work, _SECONDS)
        self._done[asked.grid] = self._state(asked, 0)
        while len(self._done) > _MOST_KEPT:
            self._done.popitem(last=False)


def _figure(found: Measured) -> Figure:
    return Figure(found.value, found.error)
