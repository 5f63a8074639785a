"""Steps to be saved, and all that is written of them in one transaction."""

from dataclasses import dataclass, field
from itertools import count
from secrets import token_hex
from typing import Any

from sqlalchemy import Executable

from sagrada.server.storage.endings import Ending

_process, _numbers = token_hex(5), count()


def _new_mark() -> str:
    """A word that no other step is marked with, here or in another process."""
    return f"{_process}{next(_numbers) & 0xFFFFFF:06x}"


@dataclass(slots=True)
class NewStep:
    """A step to be saved."""

    table: str
    since: int
    version: int
    by: str
    seat: int | None
    request: str | None
    at: int
    entries: str
    turn: "Turn | None" = None
    """What it changes about whose turn it is, if it does."""
    ending: Ending | None = None
    """What is written when the game is over with it."""
    also: tuple[Executable, ...] = ()
    """More to write in the same transaction."""
    mark: str = field(default_factory=_new_mark)

    def row(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "since": self.since,
            "version": self.version,
            "by": self.by,
            "seat": self.seat,
            "request": self.request,
            "mark": self.mark,
            "at": self.at,
            "entries": self.entries,
        }


@dataclass(slots=True)
class Turn:
    """Who has to choose now, and when somebody must look after it."""

    round: int
    to_act: str
    wake: int | None

    def row(self, table: str, at: int) -> dict[str, Any]:
        return {
            "of_table": table,
            "at": at,
            "new_round": self.round,
            "now_to_act": self.to_act,
            "new_wake": self.wake,
        }


@dataclass(slots=True)
class Batch:
    """Rows to be written in one transaction."""

    steps: list[dict[str, Any]]
    turns: list[dict[str, Any]]
    closed: list[dict[str, Any]]
    results: list[dict[str, Any]]


def batch_of(several: list[NewStep]) -> Batch:
    endings = [step.ending for step in several if step.ending is not None]
    return Batch(
        steps=[step.row() for step in several],
        turns=[step.turn.row(step.table, step.at) for step in several if step.turn is not None],
        closed=[ending.closed for ending in endings],
        results=[row for ending in endings for row in ending.results],
    )
