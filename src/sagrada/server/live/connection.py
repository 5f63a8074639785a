"""One open socket of a person at a table."""

import asyncio
from collections.abc import Iterable

import msgspec

from sagrada.server.messages.frames import AnyServerFrame

SLOW = 4408
"""Closed because the other end does not read what it is sent."""
REMOVED = 4403
RESTART = 1012
_MOST_WAITING = 200

encode = msgspec.json.Encoder().encode


class Connection:
    def __init__(
        self, person: str, name: str, wants_chat: bool = True, blocked: Iterable[str] = ()
    ) -> None:
        self.person = person
        self.name = name
        self.wants_chat = wants_chat
        self.blocked = frozenset(blocked)
        self.seats: tuple[int, ...] = ()
        """The seats of this person at this table."""
        self.holding: int | None = None
        """Whose eyes and hands the screen has now."""
        self.closing: int | None = None
        """The code with which it is to be closed."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def sit(self, seats: Iterable[int]) -> None:
        """Hold the only seat; of several none, until somebody says who has the screen."""
        before, self.seats = self.seats, tuple(seats)
        if self.seats != before:
            self.holding = self.seats[0] if len(self.seats) == 1 else None

    def send(self, frame: AnyServerFrame) -> None:
        self.send_text(encode(frame).decode())

    def send_text(self, text: str) -> None:
        """Never waits: whoever reads too slowly is let go, and can come back for a fresh view."""
        if self.closing is None:
            if self._waiting.qsize() >= _MOST_WAITING:
                self.close(SLOW)
            else:
                self._waiting.put_nowait(text)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._waiting.put_nowait(None)

    async def next_text(self) -> str | None:
        """What to send next; None: nothing more, close."""
        return await self._waiting.get()
