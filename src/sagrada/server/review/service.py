"""Reviews on request: one at a time in a process of its own, first come, first served, and kept.

A review takes about a minute of a processor. So it has a budget: one process with a low priority, a
queue that isn't long, and few of one person or network in it. Running games don't notice.
"""

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sagrada.game.record import Record, Seat
from sagrada.game.record_text import format_record
from sagrada.server.askers import Asker, has_room
from sagrada.server.errors import ApiError, not_found
from sagrada.server.ids import now
from sagrada.server.review.process import count_parts, make_part, make_review
from sagrada.server.storage.database import Database
from sagrada.server.storage.reviews import load_review, save_review
from sagrada.server.wire.review import ReviewedSpan, ReviewState, WholeReview
from sagrada.server.worker_process import WorkerProcess, be_nice
from sagrada.study.review import REVIEW_VERSION

_log = logging.getLogger(__name__)
MOST_WAITING = 30
MOST_OF_PERSON = 3
_SECONDS = 60.0
"""For one part; most take less than one."""
_MOST_KEPT = 20
"""Finished reviews in memory: the page that waits for one asks again within seconds."""
_part = msgspec.json.Decoder(ReviewedSpan)
_whole = msgspec.json.Decoder(WholeReview)


@dataclass
class _Request:
    key: str
    asker: Asker
    text: str
    total: int = 0
    spans: list[ReviewedSpan] = field(default_factory=list)


def review_text(record: Record) -> str:
    """What is reviewed: the game alone. Names, comments and the seed don't matter, and aren't kept
    with the review."""
    nobody = tuple(Seat() for _ in record.seats)
    bare = replace(record, seats=nobody, date=None, commitment=None, seed=None, fork=None)
    return format_record(replace(bare, preface=(), comments=()))


def review_key(text: str, effort: str) -> str:
    """The same game has the same key. Nobody can guess it without knowing the game."""
    return blake2b(f"{effort}\n{text}".encode(), digest_size=16).hexdigest()


class Reviews:
    def __init__(self, database: Database, effort: str) -> None:
        self._database = database
        self._effort = effort
        self._process = WorkerProcess(be_nice)
        self._queue: OrderedDict[str, _Request] = OrderedDict()
        """The first is under way."""
        self._done: OrderedDict[str, WholeReview] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def ask(self, asker: Asker, record: Record) -> ReviewState:
        """Have a finished game reviewed, unless it is already; how far that is."""
        text = review_text(record)
        key = review_key(text, self._effort)
        if key not in self._queue and not await self._find(key):
            waiting = (each.asker for each in self._queue.values())
            if not has_room(waiting, asker, MOST_WAITING, MOST_OF_PERSON):
                sentence = "Other reviews are under way. Please try again in a few minutes."
                raise ApiError("too-many", sentence)
            self._queue[key] = _Request(key, asker, text)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run(), name="reviews")
        return await self.state(key)

    async def state(self, key: str, first: int = 0) -> ReviewState:
        """How far a review is, with the parts from `first` on."""
        if asked := self._queue.get(key):
            ahead = list(self._queue).index(key)
            return ReviewState(key, ahead, len(asked.spans), asked.total, asked.spans[first:], None)
        found = await self._find(key)
        if found is None:
            raise not_found("review")
        total = len(found.spans)
        return ReviewState(key, 0, total, total, found.spans[first:], found.seats)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._process.discard()

    async def _find(self, key: str) -> WholeReview | None:
        if key not in self._done:
            async with self._database.reading() as connection:
                stored = await load_review(connection, key, REVIEW_VERSION)
            if stored is None:
                return None
            self._keep(key, _whole.decode(stored))
        return self._done[key]

    def _keep(self, key: str, review: WholeReview) -> None:
        self._done[key] = review
        while len(self._done) > _MOST_KEPT:
            self._done.popitem(last=False)

    async def _run(self) -> None:
        while self._queue:
            asked = next(iter(self._queue.values()))
            try:
                await self._make(asked)
            except (TimeoutError, BrokenProcessPool, MemoryError):
                _log.warning("a review was given up", extra={"key": asked.key})
            except Exception:
                _log.exception("a review failed", extra={"key": asked.key})
            finally:
                del self._queue[asked.key]

    async def _make(self, asked: _Request) -> None:
        effort = self._effort
        asked.total = await self._process.ask(partial(count_parts, asked.text, effort), _SECONDS)
        for number in range(asked.total):
            made = await self._process.ask(partial(make_part, asked.text, effort, number), _SECONDS)
            asked.spans.append(_part.decode(made))
        whole = await self._process.ask(partial(make_review, asked.text, effort), _SECONDS)
        self._keep(asked.key, _whole.decode(whole))
        try:
            async with self._database.writing() as connection:
                await save_review(connection, asked.key, REVIEW_VERSION, whole, now())
        except IntegrityError:
            pass  # another process has just saved the same
        except SQLAlchemyError:
            _log.warning("the database is unreachable", extra={"work": "reviews"})
