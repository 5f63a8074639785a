"""Analyses on request: one at a time in a process of its own, and the latest ones kept.

One takes a second or two of a processor. So there is a budget: one process with a low priority, few
who wait for it, of one network at most half of them, and each person only once. Running games don't
notice. That somebody asks about the game that they are playing can't be prevented: any program
could tell them. (docs/threats.md)
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

import msgspec

from sagrada.server.analysis.process import analyze_position, judge_decision
from sagrada.server.askers import Asker, has_room
from sagrada.server.errors import ApiError
from sagrada.server.wire.positions import Analysis
from sagrada.server.wire.review import ReviewedDecision
from sagrada.server.worker_process import WorkerProcess, be_nice
from sagrada.study.spans import ReviewError

MOST_WAITING = 12
_SECONDS = 20.0
_MOST_KEPT = 200
T = TypeVar("T")


class Analyses:
    def __init__(self, effort: str) -> None:
        self._effort = effort
        self._process = WorkerProcess(be_nice)
        self._turn = asyncio.Lock()
        self._waiting: set[Asker] = set()
        """Whose question isn't answered yet."""
        self._kept: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()

    async def analyze(self, asker: Asker, position: str, entries: str) -> Analysis:
        """The best choices of the seat now."""
        return await self._ask(asker, analyze_position, position, entries, Analysis)

    async def judge(self, asker: Asker, position: str, entries: str) -> ReviewedDecision:
        """What the decision at the beginning of the turn was worth."""
        return await self._ask(asker, judge_decision, position, entries, ReviewedDecision)

    def stop(self) -> None:
        self._process.discard()

    async def _ask(
        self,
        asker: Asker,
        work: Callable[[str, str, str], bytes],
        position: str,
        entries: str,
        kind: type[T],
    ) -> T:
        key = (work.__name__, position, entries)
        if key not in self._kept:
            asked = partial(work, position, entries, self._effort)
            self._keep(key, await self._make(asker, asked))
        return msgspec.json.decode(self._kept[key], type=kind)

    async def _make(self, asker: Asker, work: Callable[[], bytes]) -> bytes:
        if not has_room(self._waiting, asker, MOST_WAITING, most_of_person=1):
            sentence = "Other positions are being analyzed. Please try again in a moment."
            raise ApiError("too-many", sentence)
        self._waiting.add(asker)
        try:
            async with self._turn:
                return await self._process.ask(work, _SECONDS)
        except ReviewError as error:
            raise ApiError("bad-request", _sentence(error), "position") from None
        except (TimeoutError, BrokenProcessPool, MemoryError):
            sentence = "This position couldn’t be analyzed. Please try again."
            raise ApiError("server-error", sentence) from None
        finally:
            self._waiting.discard(asker)

    def _keep(self, key: tuple[str, str, str], answer: bytes) -> None:
        self._kept[key] = answer
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)


def _sentence(error: ReviewError) -> str:
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."
