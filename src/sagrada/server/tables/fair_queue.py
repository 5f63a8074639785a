"""Things to borrow, and those who wait for one. Owners take turns, however much each asks for.

Who can wait comes after everybody else.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")
Waiting = OrderedDict[str, deque[asyncio.Future[T]]]
"""By owner; the owner whose turn is next comes first."""


class FairQueue(Generic[T]):
    def __init__(self, items: Iterable[T]) -> None:
        self._idle = list(items)
        self._count = len(self._idle)
        self._urgent: Waiting[T] = OrderedDict()
        self._patient: Waiting[T] = OrderedDict()

    @property
    def is_idle(self) -> bool:
        """Whether nothing is borrowed, and so nobody waits."""
        return len(self._idle) == self._count

    def count_before(self, owner: str, can_wait: bool = False) -> int:
        """How many would be served before one more of this owner."""
        mine = self._patient if can_wait else self._urgent
        before = len(mine.get(owner, ())) + sum(each != owner for each in mine)
        return before + (sum(map(len, self._urgent.values())) if can_wait else 0)

    async def take(self, owner: str, can_wait: bool = False) -> T:
        if self._idle:
            return self._idle.pop()  # the last that was given back: it is warm
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting = self._patient if can_wait else self._urgent
        waiting.setdefault(owner, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.cancelled():
                _forget(waiting, owner, future)
            else:
                self.give_back(future.result())  # it came in the same moment
            raise

    def give_back(self, item: T) -> None:
        waiting = self._urgent or self._patient
        if not waiting:
            self._idle.append(item)
            return
        owner, futures = waiting.popitem(last=False)
        future = futures.popleft()
        if futures:
            waiting[owner] = futures  # behind the others
        if future.done():  # given up, but not yet forgotten
            self.give_back(item)
        else:
            future.set_result(item)


def _forget(waiting: Waiting[T], owner: str, future: asyncio.Future[T]) -> None:
    futures = waiting.get(owner)
    if futures is not None and future in futures:
        futures.remove(future)
        if not futures:
            del waiting[owner]
