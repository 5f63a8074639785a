"""A step to be saved, and all that is written with it in one transaction."""

from dataclasses import dataclass, field
from itertools import count
from secrets import token_hex
from typing import Any

from sqlalchemy import Executable, and_, case, exists, or_, update

from sagrada.engine.state import GameState
from sagrada.game.record import result_of
from sagrada.server.storage.schema import seats, tables
from sagrada.server.storage.tables import TableRow, format_numbers

Row = dict[str, Any]
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
    actor: str
    seat: int | None
    request_id: str | None
    at: int
    entries: str
    turn: "TurnChange | None" = None
    """What it changes about whose turn it is, if anything."""
    ending: "Ending | None" = None
    """What is written if the game is over with it."""
    also: tuple[Executable, ...] = ()
    """More to write in the same transaction."""
    mark: str = field(default_factory=_new_mark)

    def row(self) -> Row:
        return {
            "table": self.table,
            "since": self.since,
            "version": self.version,
            "by": self.actor,
            "seat": self.seat,
            "request": self.request_id,
            "mark": self.mark,
            "at": self.at,
            "entries": self.entries,
        }


@dataclass(slots=True)
class TurnChange:
    """Who has to choose now, and when the table is due."""

    round: int
    to_act: str
    due_at: int | None

    def row(self, table: str, at: int) -> Row:
        return {
            "of_table": table,
            "at": at,
            "new_round": self.round,
            "now_to_act": self.to_act,
            "new_due_at": self.due_at,
        }


# ---------------------------------------------------------------- how a game begins and ends


def beginning(table: str) -> Executable:
    """The game begins, if the table still waits and every seat is taken.

    Otherwise the status becomes NULL, which the database refuses, together with the deal that is
    written in the same transaction.
    """
    has_open_seat = exists().where(and_(seats.c.table == table, seats.c.kind == "open"))
    may_begin = and_(tables.c.status == "waiting", ~has_open_seat)
    return update(tables).where(tables.c.id == table).values(status=case((may_begin, "playing")))


END_COLUMNS = (
    *("finished", "changed", "due_at", "to_act", "round"),
    *("scores", "winners", "target"),
)
"""The columns of a table's row that the end of its game changes, besides the status."""
is_over = case((tables.c.status == "playing", "over"))
"""The status after the end. A game that players have just aborted, or that has expired, does not
end: NULL is refused, and with it the step that would have ended it."""
_is_open = or_(tables.c.status == "waiting", tables.c.status == "playing")  # IN takes one row only
is_still_open = case((_is_open, tables.c.status))
"""The status after a new turn: the same, if the table is still open. Otherwise NULL, as above."""


@dataclass(slots=True)
class Ending:
    """How a game ended, for the lists of games and for everybody's statistics."""

    end_row: Row
    """By `END_COLUMNS`, and `of_table`."""
    results: list[Row]
    """Rows, one for each seat."""


def ending(row: TableRow, state: GameState, at: int) -> Ending:
    result = result_of(state)
    end_row = {
        "of_table": row.id,
        "finished": at,
        "changed": at,
        "due_at": None,
        "to_act": "",
        "round": state.round,
        "scores": format_numbers(result.scores),
        "winners": format_numbers(result.winners),
        "target": result.target,
    }
    by_seat = [
        {
            "table": row.id,
            "seat": seat.seat,
            "person": seat.person if seat.kind in ("person", "program") else None,
            "players": row.players,
            "pattern": state.window(seat.seat).pattern.id,
            "solo_tools": row.settings.solo_tools if row.players == 1 else None,
            "score": result.scores[seat.seat],
            "won": seat.seat in result.winners,
        }
        for seat in row.seats
    ]
    return Ending(end_row, by_seat if row.settings.is_counted else [])


# ---------------------------------------------------------------- many steps at once


@dataclass(slots=True)
class StepBatch:
    """Rows to be written in one transaction. Each table has at most one turn or one end."""

    steps: list[Row]
    turns: list[Row]
    end_rows: list[Row]
    results: list[Row]


def batch_of(several: list[NewStep]) -> StepBatch:
    """Sorted by table: of two processes that write about the same tables one waits for the other,
    and never both."""
    several = sorted(several, key=lambda step: (step.table, step.since))
    ends = {step.table: step.ending for step in several if step.ending is not None}
    turns = {
        step.table: step.turn.row(step.table, step.at)
        for step in several
        if step.turn is not None and step.table not in ends  # the end says it all
    }
    return StepBatch(
        steps=[step.row() for step in several],
        turns=list(turns.values()),
        end_rows=[ending.end_row for ending in ends.values()],
        results=[row for step in several if step.ending for row in step.ending.results],
    )
