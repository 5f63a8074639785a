"""Who is connected to a table, in this process and in the others."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from sagrada.server.tables.connection import Connection
from sagrada.server.wire.frames import Watching

_FORGET_AFTER = 40_000
"""Milliseconds without a message from a process: it is gone."""


@dataclass(frozen=True, slots=True)
class _Elsewhere:
    seats: tuple[int, ...]
    spectators: int
    heard: int
    unseen_since: dict[int, int]
    """By seat, since when that process knows that nobody has seen its player."""


class Presence:
    def __init__(self, since: int) -> None:
        """`since` is when this process began to watch."""
        self._since = since
        self._elsewhere: dict[str, _Elsewhere] = {}
        self._left: dict[int, int] = {}
        """By seat, when its player was last seen here or elsewhere."""

    def note_elsewhere(
        self,
        process: str,
        seats: Iterable[int],
        spectators: int,
        at: int,
        away: Mapping[int, int] | None = None,
    ) -> None:
        """`away`: for how long that process knows that seats were connected nowhere."""
        unseen_since = {seat: at - length for seat, length in (away or {}).items()}
        before = self._elsewhere.get(process)
        if before is not None:
            self.note_left(before.seats, before.heard)
        self._elsewhere[process] = _Elsewhere(tuple(seats), spectators, at, unseen_since)

    def note_left(self, seats: Iterable[int], at: int) -> None:
        for seat in seats:
            self._left[seat] = max(at, self._left.get(seat, 0))

    def away_for(self, seat: int, connections: Iterable[Connection], now: int) -> int:
        """Milliseconds for which nobody has seen the seat's player; 0: they are here.

        Processes that have had the table for longer may know of an absence before our time."""
        told = [each.unseen_since.get(seat, self._since) for each in self._elsewhere.values()]
        return self._away_for(seat, connections, now, min([self._since, *told]))

    def known_away(
        self, seats: Iterable[int], connections: Collection[Connection], now: int, since: int
    ) -> dict[int, int]:
        """For how long nobody has seen these seats' players, by what we have seen and heard
        ourselves; we have heard everybody since `since`."""
        begin = max(self._since, since)
        found = {seat: self._away_for(seat, connections, now, begin) for seat in seats}
        return {seat: length for seat, length in found.items() if length > 0}

    def _away_for(
        self, seat: int, connections: Iterable[Connection], now: int, watched_since: int
    ) -> int:
        if seat in self.watching(connections, now).seats:
            return 0
        heard = [each.heard for each in self._elsewhere.values() if seat in each.seats]
        return now - max([watched_since, self._left.get(seat, 0), *heard])

    def watching(self, connections: Iterable[Connection], now: int) -> Watching:
        local = connected(connections)
        others = [each for each in self._elsewhere.values() if now - each.heard < _FORGET_AFTER]
        return Watching(
            seats=sorted({*local.seats, *(seat for each in others for seat in each.seats)}),
            spectators=local.spectators + sum(each.spectators for each in others),
        )


def connected(connections: Iterable[Connection]) -> Watching:
    """Who is connected to this process."""
    present = list(connections)
    return Watching(
        seats=sorted({seat for connection in present for seat in connection.seats}),
        spectators=sum(not connection.seats for connection in present),
    )
