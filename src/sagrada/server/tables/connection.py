"""One open socket of a person at a table."""

from collections.abc import Iterable
from typing import Protocol

import msgspec

from sagrada.server.wire.frames import AnyServerFrame

encode = msgspec.json.Encoder().encode
NO_SESSION, NOT_YOURS = 4401, 4403
"""Closed because there is no session (anymore), or because the table is not for this person."""
RESTART = 1012
"""Closed because the server restarts."""
_NOBODY: frozenset[str] = frozenset()
"""One for all: an empty set takes 216 bytes."""


class Writer(Protocol):
    """What a connection needs of its socket."""

    def write(self, text: bytes, *, more: bool = False) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...


class Connection:
    def __init__(
        self,
        socket: Writer,
        person: str,
        name: str,
        wants_chat: bool = True,
        blocked: Iterable[str] = (),
        session: str = "",
    ) -> None:
        self.socket = socket
        self.person = person
        self.name = name
        self.wants_chat = wants_chat
        self.blocked = frozenset(blocked) or _NOBODY
        self.session = session
        """The hash of the secret it came with; with the session the connection ends."""
        self.seats: tuple[int, ...] = ()
        """The seats of this person at this table."""
        self.holding: int | None = None
        """Whose eyes and hands the screen has now."""

    def sit(self, seats: Iterable[int]) -> None:
        """Hold the only seat; of several none, until the screen says who has it."""
        before, self.seats = self.seats, tuple(seats)
        if self.seats != before:
            self.holding = self.seats[0] if len(self.seats) == 1 else None

    def send(self, frame: AnyServerFrame) -> None:
        self.socket.write(encode(frame))
