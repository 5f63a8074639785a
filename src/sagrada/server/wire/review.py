"""Reviews of finished games, as far as they are made. docs/review.md says what the figures mean.

Points are what a seat can expect at the end (in solo, above the target). Chances go from 0 to 1.
"""

from typing import Literal

from sagrada.server.wire.base import DieText, Seat, Sent


class Figure(Sent):
    """A measured number with its standard error."""

    value: float
    error: float


class Prospects(Sent):
    """What a seat can expect, or how much of it something costs."""

    points: Figure
    chance: Figure


class Alternative(Sent):
    """A choice that was looked at."""

    moves: list[str]
    """In notation, with the seat."""
    points: float
    chance: float
    playouts: int
    made: bool
    """Whether it was the one made."""


class Because(Sent):
    """Part of the difference between the best choice and the one made."""

    kind: str
    """`objective`, `private`, `room`, `tokens`, `filled`, `dead`, `tool` or `pass`."""
    about: str
    """An objective's id, a tool's number; nothing for the others."""
    where: list[str]
    """Rows (A to D), columns (1 to 5) or spaces (B3)."""
    points: float
    """By how much the best choice is ahead in it."""


class ReviewedDecision(Sent):
    forced: bool
    """There was nothing else to choose."""
    counts: bool
    """An error, clear of the noise."""
    error: Prospects
    best: list[str]
    alternatives: list[Alternative]
    lost: list[Prospects]
    """What it cost each seat."""
    because: list[Because]


class ReviewedLuck(Sent):
    """For each seat, how much better than the average a roll or draw was."""

    points: list[Figure]
    chance: list[Figure]


class ReviewedSpan(Sent):
    """A stretch of the game: a whole decision, or a roll or draw."""

    span: int
    kind: str
    seat: Seat | None
    round: int
    turn: int
    version: int
    """How many entries of the record lie before it."""
    moves: list[str]
    pool: list[DieText] | None
    values: list[Prospects] | None
    """After it, for each seat."""
    decision: ReviewedDecision | None
    luck: ReviewedLuck | None


class Grade(Sent):
    level: str
    """The level whose games have errors like these."""
    percentiles: dict[str, float]
    """For each level, which share of its games have larger errors."""


class PointsLedger(Sent):
    """Where a seat's points came from. Everything adds up to `final`."""

    start: float
    deal: Figure
    luck: Figure
    errors: Figure
    mistakes: float
    others: float
    found: float
    """What the seat's best choices were worth beyond what was expected."""
    drift: float
    final: float


class OpponentErrors(Sent):
    seat: Seat
    value: float
    error: float


class ChanceLedger(Sent):
    """The same for its chance to win."""

    start: float
    deal: Figure
    luck: Figure
    errors: Figure
    mistakes: float
    opponents: list[OpponentErrors]
    found: float
    others_found: float
    """What the others' best choices took."""
    drift: float
    final: float


class DecidingMoment(Sent):
    span: int
    kind: Literal["luck", "error", "mistake"]
    by: Seat | None
    chance: float
    """What it did to the seat's chance to win."""


class SeatReview(Sent):
    seat: Seat
    score: int
    target: int | None
    win_share: float
    adjusted_score: float
    left_on_the_table: float
    decisions: int
    errors: int
    error_per_decision: Figure
    grade: Grade | None
    points: PointsLedger
    chance: ChanceLedger
    moments: list[DecidingMoment]


class WholeReview(Sent):
    seats: list[SeatReview]
    spans: list[ReviewedSpan]


class ReviewState(Sent):
    """How far a review is."""

    key: str
    """To ask again: `/api/reviews/{key}`."""
    ahead: int
    """Reviews that come first."""
    done: int
    total: int
    """Of its parts; 0 while it waits."""
    spans: list[ReviewedSpan]
    """Those that are made, from the one asked for."""
    seats: list[SeatReview] | None
    """Once all parts are made."""
