"""What is written when a game begins or ends."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, and_, case, exists, update

from sagrada.engine.state import GameState
from sagrada.game.record import result_of
from sagrada.server.storage.schema import seats, tables
from sagrada.server.storage.tables import TableRow, format_numbers


def beginning(table: str) -> Executable:
    """The game begins, if the table still waits and every seat is taken.

    If not, the status would be nothing, which the database refuses: and with it the deal that is
    written in the same transaction.
    """
    has_open_seat = exists().where(and_(seats.c.table == table, seats.c.kind == "open"))
    may_begin = and_(tables.c.status == "waiting", ~has_open_seat)
    return update(tables).where(tables.c.id == table).values(status=case((may_begin, "playing")))


CLOSED = (
    *("status", "finished", "changed", "wake", "to_act", "round"),
    *("scores", "winners", "target"),
)
"""What the end of a game changes in the row of its table."""


@dataclass(slots=True)
class Ending:
    """How a game ended, for the lists of games and for everybody's statistics."""

    closed: dict[str, Any]
    """By `CLOSED`, and `of_table`."""
    results: list[dict[str, Any]]
    """Rows, one for each seat."""


def ending(row: TableRow, state: GameState, at: int) -> Ending:
    result = result_of(state)
    closed = {
        "of_table": row.id,
        "status": "over",
        "finished": at,
        "changed": at,
        "wake": None,
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
    return Ending(closed, by_seat)
