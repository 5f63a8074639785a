"""How many moves clients play, so that something can happen between them."""

import asyncio


class Ration:
    """How many moves may be played: kills are counted by progress and not by time, so that games
    last until all of them are done, however quick or slow the machine is."""

    def __init__(self) -> None:
        self.allowed: float = 0
        self.begun = 0
        self.acknowledged = 0
        self._changed = asyncio.Condition()

    async def take(self) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self.begun < self.allowed)
            self.begun += 1

    async def count(self) -> None:
        async with self._changed:
            self.acknowledged += 1
            self._changed.notify_all()

    async def add(self, moves: float) -> None:
        async with self._changed:
            self.allowed += moves
            self._changed.notify_all()

    async def until(self, acknowledged: float) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self.acknowledged >= acknowledged)
