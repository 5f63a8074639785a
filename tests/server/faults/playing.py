"""Guests who play on whatever happens, and spectators beside them; all they hear is kept."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from sagrada.server.wire.frames import Ack, Sync
from tests.server.faults.checker import UNKNOWN
from tests.server.faults.history import History
from tests.server.guests import AtTable, Guest
from tests.server.ration import Ration

AWAY = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)
"""What a client sees of a server that is not there. An empty answer counts, too."""
_VISIT = 10.0
"""Seconds that a socket is used before a new one is opened: one that says nothing may be dead."""
_PAUSE = 0.1


@dataclass
class Watched:
    """A table that is played, and everybody's history at it."""

    table: str
    histories: list[History] = field(default_factory=list)


class Spectator:
    """Sits at a table, now at this server, now at that, and only looks on until it is over."""

    def __init__(
        self, person: Guest, addresses: Sequence[str], watched: Watched, history: History, seed: int
    ) -> None:
        self._person = person
        self._addresses = addresses
        self._table = watched.table
        self._history = history
        self._rng = Random(seed)
        watched.histories.append(history)

    async def stay(self) -> None:
        while True:
            self._person.address = self._rng.choice(self._addresses)
            with suppress(*AWAY):
                async with asyncio.timeout(_VISIT):
                    async with self._person.at(self._table) as at:
                        try:
                            await self._be(at)
                        finally:
                            self._history.hear(at.texts)
                        if at.now.over is not None:
                            return
            await asyncio.sleep(_PAUSE)

    async def _be(self, at: AtTable) -> None:
        while at.now.over is None:
            await at.hear()


class Player(Spectator):
    """Sends a move until it is answered, with the same id, as the page does."""

    def __init__(
        self,
        person: Guest,
        addresses: Sequence[str],
        watched: Watched,
        history: History,
        seed: int,
        ration: Ration,
    ) -> None:
        super().__init__(person, addresses, watched, history, seed)
        self._ration = ration
        self._pending: tuple[str, int] | None = None
        """The id of what was sent and not answered yet, and the version it answers."""

    async def _be(self, at: AtTable) -> None:
        while at.now.over is None:
            if self._pending is not None:
                await self._send(at, *self._pending)
            elif at.is_my_turn():
                await self._ration.take()
                quiet = [move for move in at.legal() if not move.startswith("call")]
                id = f"{self._history.seat}-{len(self._history.sent)}"
                self._history.sent[id] = self._rng.choice(quiet)
                self._pending = (id, at.version)
            else:
                await at.hear()

    async def _send(self, at: AtTable, id: str, version: int) -> None:
        move, seat = self._history.sent[id], self._history.seat
        answer = await at.ask(type="move", id=id, version=version, seat=seat, move=move)
        if isinstance(answer, Ack):
            self._pending = None
            await self._ration.count()
            await at.catch_up(answer.version)
        elif answer.code == UNKNOWN:
            await asyncio.sleep(_PAUSE)
        else:
            assert answer.code == "stale", answer
            self._pending = None
            await at.until(Sync)
