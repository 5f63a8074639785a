"""Things to borrow, and those who wait for one. Owners take turns, however much each asks for."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self, items: Iterable[T]) -> None:
        self._idle = list(items)
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()
        """By owner; the owner whose turn is next comes first."""

    def count_before(self, owner: str) -> int:
        """How many would be served before one more of this owner."""
        return len(self._waiting.get(owner, ())) + sum(each != owner for each in self._waiting)

    async def take(self, owner: str) -> T:
        if self._idle:
            return self._idle.pop()  # the last that was given back: it is warm
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.cancelled():
                self._forget(owner, future)
            else:
                self.give_back(future.result())  # it came in the same moment
            raise

    def give_back(self, item: T) -> None:
        if not self._waiting:
            self._idle.append(item)
            return
        owner, futures = self._waiting.popitem(last=False)
        future = futures.popleft()
        if futures:
            self._waiting[owner] = futures  # behind the others
        if future.done():  # given up, but not yet forgotten
            self.give_back(item)
        else:
            future.set_result(item)

    def _forget(self, owner: str, future: asyncio.Future[T]) -> None:
        futures = self._waiting.get(owner)
        if futures is not None and future in futures:
            futures.remove(future)
            if not futures:
                del self._waiting[owner]
