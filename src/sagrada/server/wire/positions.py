"""Positions to study: one turn of one seat, its analysis, and a verdict on what was chosen."""

from typing import Annotated

import msgspec

from sagrada.server.wire.base import Received, Seat, Sent
from sagrada.server.wire.choices import Choices
from sagrada.server.wire.events import AnyEvent
from sagrada.server.wire.review import Because, Figure, Prospects
from sagrada.server.wire.tables import TableInfo
from sagrada.server.wire.view import View

PositionText = Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]
"""A position in notation; the private objectives of other seats can be left out."""
_Entry = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class PositionTurn(Received):
    """A position, and what was played from it."""

    position: PositionText
    entries: Annotated[list[_Entry], msgspec.Meta(max_length=40)] = msgspec.field(
        default_factory=list
    )
    """As in a record: `1: draft R3` for a move, `*: reroll 4` for what chance answered."""


class PositionTry(PositionTurn):
    """Could I? Nothing is played."""

    moves: Annotated[list[_Entry], msgspec.Meta(min_length=1, max_length=4)] = msgspec.field(
        default_factory=list
    )
    """One after the other: `["draft R3", "place B2"]`."""


class PositionState(Sent):
    """The turn as far as it is played, through the eyes of its seat."""

    seat: Seat
    table: TableInfo
    view: View
    choices: Choices | None
    entries: list[str]
    """With what chance has answered."""
    events: list[list[AnyEvent]]
    """What each of them did."""
    is_over: bool
    """Nothing is left to choose in this turn."""
    is_decided: bool
    """The first decision is complete: `/api/positions/verdict` can judge it."""
    position: str
    """The position now, in notation, with what the seat knows."""


class PositionTried(Sent):
    """Why a move isn't legal; a `reason` of None: all of them are."""

    reason: str | None
    in_the_way: list[int]


class AnalyzedChoice(Sent):
    moves: list[str]
    """In notation, with the seat."""
    points: Figure
    chance: Figure
    behind: Prospects
    """How far it is behind the best choice, on the same dice."""
    because: list[Because]
    """What the best choice gains over it."""


class Analysis(Sent):
    seat: Seat
    choices: list[AnalyzedChoice]
    """The best few, the best first."""


class PositionOfMoment(Sent):
    """A moment of a finished game, as a seat knew it."""

    position: str


class RecordMoment(Received):
    """The same of a record file."""

    text: str
    moment: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)]
