"""Who is connected to a table, in this process and in the others."""

from collections.abc import Iterable
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


class Presence:
    def __init__(self) -> None:
        self._elsewhere: dict[str, _Elsewhere] = {}

    def note_elsewhere(self, process: str, seats: Iterable[int], spectators: int, at: int) -> None:
        self._elsewhere[process] = _Elsewhere(tuple(seats), spectators, at)

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
