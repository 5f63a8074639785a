"""Looking at all sockets of a process in turns: is anybody there?

A timer for each socket would take 1 KB of its own. So they have one together, and are divided into
groups: it looks at one group at a time.
"""

import asyncio
from typing import Protocol
from weakref import WeakKeyDictionary

_GROUPS = 30


class Watched(Protocol):
    """What can be looked at."""

    def notice_silence(self, at: float) -> None:
        """`at` is the time on the loop's clock."""


class SilenceRounds:
    def __init__(self, seconds: float) -> None:
        """`seconds` is how long a whole round takes."""
        self._pause = seconds / _GROUPS
        self._groups: list[set[Watched]] = [set() for _ in range(_GROUPS)]
        self._turn = 0
        self._is_waiting = False

    def add(self, socket: Watched) -> None:
        """Look at it once in each round, the first time at the end of one."""
        self._groups[self._turn].add(socket)
        self._wait()

    def discard(self, socket: Watched) -> None:
        for group in self._groups:
            group.discard(socket)

    def _wait(self) -> None:
        if not self._is_waiting:
            self._is_waiting = True
            asyncio.get_running_loop().call_later(self._pause, self._look)

    def _look(self) -> None:
        self._is_waiting = False
        self._turn = (self._turn + 1) % _GROUPS
        at = asyncio.get_running_loop().time()
        for socket in list(self._groups[self._turn]):
            socket.notice_silence(at)
        if any(self._groups):
            self._wait()


_rounds: WeakKeyDictionary[asyncio.AbstractEventLoop, SilenceRounds] = WeakKeyDictionary()


def silence_rounds(seconds: float) -> SilenceRounds:
    """The rounds of this event loop."""
    loop = asyncio.get_running_loop()
    found = _rounds.get(loop)
    if found is None:
        found = _rounds[loop] = SilenceRounds(seconds)
    return found
