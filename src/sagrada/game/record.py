"""The record of a game: headers, every move and outcome in order, and people's comments.

`record_text.py` reads and writes it as text, with the headers in `record_headers.py`.
"""

import datetime
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from sagrada.engine.moves import Move
from sagrada.engine.options import PRESETS, Setup
from sagrada.engine.outcomes import Outcome
from sagrada.engine.reasons import SagradaError
from sagrada.engine.scoring.standings import final_standings, target
from sagrada.engine.state import GameState

SEED_BYTES = 32
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_GAME_ID = re.compile(r"[A-Za-z0-9_-]{0,40}")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
HEADING = re.compile(r"--- round \d+ ---")
"""What the text form writes above each round; a person's comment can't look like it."""


class RecordError(SagradaError):
    """A record that contradicts itself. The message names the field and how to fix it."""


class SeatKind(StrEnum):
    HUMAN = "human"
    BOT = "bot"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat."""

    kind: SeatKind = SeatKind.HUMAN
    name: str = ""
    bot: str = ""
    """Which bot it is: a name in `sagrada.bots.registry`."""

    def __post_init__(self) -> None:
        if _CONTROL.search(self.name) or self.name != self.name.strip():
            raise RecordError("name: a name must be one line, without spaces around it")
        if self.kind is SeatKind.OPEN and self.name:
            raise RecordError("name: an open seat has no name; leave it out")
        if self.bot and self.kind is not SeatKind.BOT:
            raise RecordError("bot: only a bot’s seat can name a bot")
        if self.bot.split() != ([self.bot] if self.bot else []) or _CONTROL.search(self.bot):
            raise RecordError("bot: a bot’s name must be one word")


OPEN_SEAT = Seat(SeatKind.OPEN)


def seat_names(seats: Iterable[Seat]) -> list[str]:
    """A name for every seat, also for one whose player gave none."""
    return [seat.name or f"Seat {number}" for number, seat in enumerate(seats, start=1)]


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat undid its latest choice. The choice stays in the record, and so does this."""

    seat: int

    def __str__(self) -> str:
        return f"{self.seat + 1}: takeback"


Entry = Move | Outcome | Undo


@dataclass(frozen=True, slots=True)
class Comment:
    """What a person wrote between the entries."""

    after: int
    """How many entries come before it."""
    text: str
    trailing: bool = False
    """Whether it's at the end of an entry's line, not on a line of its own."""

    def __post_init__(self) -> None:
        check_comment(self.text)


def check_comment(text: str) -> None:
    """Refuse a comment that wouldn't come back from the text form unchanged."""
    if "\n" in text or "\r" in text or text != text.strip():
        raise RecordError("comments: a comment must be one line, without spaces around it")
    if HEADING.fullmatch(text):
        raise RecordError(f'comments: "{text}" would be read as the heading of a round')


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """Empty in a lost solo game, several seats in a shared win."""
    target: int | None = None
    """Solo: the target score (RULES 9.5)."""


def result_of(state: GameState) -> Result:
    """The result of a finished game."""
    standings = final_standings(state)
    scores = tuple(sheet.total for sheet in standings.sheets)
    return Result(scores, standings.winners, target(state) if state.setup.solo else None)


@dataclass(frozen=True, slots=True)
class Fork:
    """Where a game goes on from another one, from a moment of it."""

    version: int
    """How many entries come from the other game. Their rolls and draws aren't from this seed."""
    game: str = ""
    """The other game's id on the server; empty if it has none."""

    def __post_init__(self) -> None:
        if self.version < 1:
            raise RecordError("fork: expected at least one entry of the other game")
        if not _GAME_ID.fullmatch(self.game):
            raise RecordError("fork: a game’s id has letters, digits, - and _ only")


@dataclass(frozen=True, repr=False)
class Record:
    """A game as it is written down, finished or not. `str(record)` is its text."""

    setup: Setup
    seats: tuple[Seat, ...]
    entries: tuple[Entry, ...] = ()
    edition: str = "en"
    date: datetime.date | None = None
    commitment: str | None = None
    """The hash of the dealer's seed, published before the first card is dealt."""
    seed: bytes | None = None
    """The seed itself, once it's revealed."""
    result: Result | None = None
    fork: Fork | None = None
    """The game that this one goes on from, if any."""
    preface: tuple[str, ...] = ()
    """Comments above the headers."""
    comments: tuple[Comment, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The line of each entry in the text that the record was read from; () if there was none."""

    def __post_init__(self) -> None:
        _check(self)

    @staticmethod
    def parse(text: str) -> "Record":
        """The record in a text (docs/notation.md). Whether its moves are legal isn't checked."""
        from sagrada.game.record_text import parse_record

        return parse_record(text)

    def __str__(self) -> str:
        from sagrada.game.record_text import format_record

        return format_record(self)

    def __repr__(self) -> str:
        end = "unfinished" if self.result is None else f"result {self.result.scores}"
        return f"<Record: {self.setup.players} players, {len(self.entries)} entries, {end}>"


def _check(record: Record) -> None:
    players = record.setup.players
    if len(record.seats) != players:
        raise RecordError(f"seats: expected {players}, got {len(record.seats)}")
    if record.edition not in PRESETS:
        raise RecordError(f"edition: expected one of {', '.join(PRESETS)}")
    if record.commitment is not None and not _COMMITMENT.fullmatch(record.commitment):
        raise RecordError("commitment: expected 64 hexadecimal digits")
    if record.seed is not None and len(record.seed) != SEED_BYTES:
        raise RecordError(f"seed: expected {SEED_BYTES} bytes")
    if record.result is not None:
        _check_result(record.result, players)
    if record.fork is not None and record.entries and record.fork.version > len(record.entries):
        raise RecordError(f"fork: the record has only {len(record.entries)} entries")
    for text in record.preface:
        check_comment(text)
    _check_comment_order(record)


def _check_result(result: Result, players: int) -> None:
    if len(result.scores) != players:
        raise RecordError(
            f"result: expected a score for each seat ({players}), got {len(result.scores)}"
        )
    if (result.target is not None) != (players == 1):
        raise RecordError("result: a solo game has a target score, and no other game does")
    if any(seat >= players for seat in result.winners) or not (result.winners or players == 1):
        raise RecordError("result: the winners must be seats at this table, at least one")
    if list(result.winners) != sorted(set(result.winners)):
        raise RecordError("result: list each winner once, in seat order")


def _check_comment_order(record: Record) -> None:
    last = 0
    for number, comment in enumerate(record.comments):
        if not last <= comment.after <= len(record.entries):
            raise RecordError("comments: each must come after an entry of the record, in order")
        first_there = number == 0 or record.comments[number - 1].after < comment.after
        if comment.trailing and not (first_there and comment.after):
            raise RecordError("comments: only the first comment after an entry can share its line")
        last = comment.after
