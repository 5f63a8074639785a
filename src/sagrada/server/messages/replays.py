"""Finished games: the permanent page."""

from sagrada.server.messages.base import Millis, Received, Seat, Sent
from sagrada.server.messages.board import View
from sagrada.server.messages.choices import Choices
from sagrada.server.messages.frames import LoggedStep, Over
from sagrada.server.messages.tables import TableInfo


class GameStep(Sent):
    version: int
    view: View
    choices: list[Choices]
    """What was legal then, for each seat that had a choice."""


class Game(Sent):
    table: TableInfo
    finished: Millis
    log: list[LoggedStep]
    """Everything, secrets included: the game is over."""
    moves: list[str]
    """By version from 1: what was played or drawn, in notation (`1: draft R3`, `*: roll R3`)."""
    over: Over


class GameSteps(Sent):
    """Part of a game, step by step, through the eyes of a seat (None: with everything open)."""

    seat: Seat | None
    steps: list[GameStep]


class RecordText(Received):
    """A record file, also of a game that was played elsewhere."""

    text: str


class Verified(Sent):
    is_good: bool
    checked: int
    """How many rolls, draws and deals agree with the seed."""
    findings: list[str]
    """What is wrong, a sentence each."""
