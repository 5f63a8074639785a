"""Replays of finished games: the permanent page, and records of games played elsewhere."""

from typing import Annotated

import msgspec

from sagrada.server.wire.base import Millis, Received, Seat, Sent
from sagrada.server.wire.choices import Choices
from sagrada.server.wire.events import AnyEvent
from sagrada.server.wire.frames import Over
from sagrada.server.wire.tables import NewFork, TableInfo
from sagrada.server.wire.view import View


class Moment(Sent):
    """A point of the game at which somebody had to choose (or the end), and what led to it.

    The next moment says what was chosen here.
    """

    version: int
    """How many entries of the record lie before it."""
    round: int
    by: Seat | None
    """Whose choice led here; None: the deal."""
    move: str | None
    """That choice in notation: `draft R3`, or `takeback`."""
    events: list[AnyEvent]
    """What it did and what chance answered: everything, for the game is over."""
    notes: list[str]
    """What people wrote in the record here."""


class Replay(Sent):
    """A finished game with everything open. Its steps come apart from it, in pieces."""

    table: TableInfo
    """Of an uploaded record only the seats, the edition and the options are known."""
    finished: Millis | None
    """None: the record does not say when it was played."""
    moments: list[Moment]
    over: Over


class ReplayStep(Sent):
    number: int
    """Of the moment, from 0."""
    view: View
    choices: list[Choices]
    """What was legal then, for each seat that had a choice."""


class ReplaySteps(Sent):
    """Part of a game, moment by moment, through the eyes of a seat (None: with everything open)."""

    seat: Seat | None
    steps: list[ReplayStep]


class RecordText(Received):
    """A record file, also of a game that was played elsewhere."""

    text: str


class RecordFork(NewFork):
    """Play on from a moment of a record file."""

    text: str = ""


class RecordPart(Received):
    """Moments of a record file, through the eyes of a seat."""

    text: str
    seat: Seat | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    last: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 100_000


class Verified(Sent):
    is_good: bool
    checked: int
    """How many rolls, draws and deals agree with the seed."""
    taken_over: int
    """How many come from the game that this one goes on from. They weren't checked."""
    findings: list[str]
    """What is wrong, a sentence each."""
