"""The review of a finished game: luck and errors, span by span, and what they add up to.

    review = sagrada.review(game)
    for seat in review.seats:
        print(seat.name, seat.points.luck, seat.points.errors, seat.grade)

A `Reviewer` does the same part by part. Its parts don't depend on each other, so they can be made
in any order and in different processes; what they come to is always the same.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from sagrada.engine.view import view
from sagrada.game.game import Game
from sagrada.game.record import Record, result_of, seat_names
from sagrada.game.record_text import format_entry
from sagrada.kernel.convert import STAGES, from_engine
from sagrada.study.deal import DealLuck, deal_luck
from sagrada.study.evaluator import (
    DEFAULT_EFFORT,
    EFFORTS,
    NO_MOVE,
    Effort,
    Evaluator,
    Row,
)
from sagrada.study.judgment import Judgment, judge
from sagrada.study.luck import Luck, luck_of
from sagrada.study.measured import Measured, measured
from sagrada.study.reasons import Because, why_better
from sagrada.study.seat_review import SeatReview, review_seat
from sagrada.study.spans import CutGame, ReviewError, Span, SpanKind, cut
from sagrada.study.whole_choice import choice_made

REVIEW_VERSION = 5
"""Grows when a review of the same record comes out differently; stored ones are made again."""


@dataclass(frozen=True, slots=True)
class SeatValue:
    """What a seat could expect at one point of the game."""

    points: Measured
    chance: Measured


@dataclass(frozen=True)
class ReviewedSpan:
    """What was found about a span."""

    number: int
    values: tuple[SeatValue, ...] | None
    """After it, for each seat; None where there is nothing to play out yet."""
    judgment: Judgment | None = None
    """Of a decision."""
    because: tuple[Because, ...] = ()
    """Why the best choice was better, if there was an error."""
    luck: Luck | None = None
    """Of a roll or draw."""

    def lost_points(self, seat: int) -> float:
        """The points that a seat lost here by an error."""
        return 0.0 if self.judgment is None else self.judgment.lost_points(seat)

    def lost_chance(self, seat: int) -> float:
        """The same for the chance to win."""
        return 0.0 if self.judgment is None else self.judgment.lost_chance(seat)


@dataclass(frozen=True, repr=False)
class Review:
    """Everything about a game: the seats, and the spans with what was found about each."""

    version: int
    effort: str
    names: tuple[str, ...]
    solo: bool
    seats: tuple[SeatReview, ...]
    deal: DealLuck
    spans: tuple[Span, ...]
    parts: tuple[ReviewedSpan, ...]
    """One for each span."""

    def __repr__(self) -> str:
        return f"<Review: {len(self.seats)} players, {len(self.spans)} spans, {self.effort}>"

    def __str__(self) -> str:
        from sagrada.study.sentences import summary

        return "\n".join(line for seat in self.seats for line in summary(self, seat.seat))

    def to_json(self) -> dict[str, object]:
        """The review for programs, as docs/review.md describes it."""
        from sagrada.study.review_json import review_json

        return review_json(self)


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """A part of a review that has just been made."""

    done: int
    total: int
    span: Span
    part: ReviewedSpan


def review(game: Game | Record, effort: str | Effort = DEFAULT_EFFORT) -> Review:
    """Review a finished game: every decision's error, every roll's luck, and what they add up to.

    `effort` is `quick`, `normal` (about a minute for two players) or `deep`. The same game and
    effort always give the same review. Raises a `ReviewError` if the game isn't over.
    """
    reviewer = Reviewer(game, effort)
    return reviewer.review(progress.part for progress in reviewer.run())


class Reviewer:
    """Reviews one game, part by part."""

    def __init__(self, game: Game | Record, effort: str | Effort = DEFAULT_EFFORT) -> None:
        if isinstance(effort, str):
            if effort not in EFFORTS:
                raise ReviewError(f"effort: choose one of {', '.join(EFFORTS)}, not “{effort}”")
            effort = EFFORTS[effort]
        record = game.full_record() if isinstance(game, Game) else game
        self.effort = effort
        self.game: CutGame = cut(record)
        self._seed = _seed_of(record)

    @cached_property
    def _evaluator(self) -> Evaluator:
        return Evaluator(self.game.record.setup.solo)

    def __len__(self) -> int:
        """How many parts there are: one for each span."""
        return len(self.game.spans)

    def run(self) -> Iterator[ReviewProgress]:
        """Make all parts, in the order of the game."""
        for number, span in enumerate(self.game.spans):
            yield ReviewProgress(number + 1, len(self), span, self.part(number))

    def part(self, number: int) -> ReviewedSpan:
        """Make one part. It depends on the record and the effort, and on nothing else."""
        span = self.game.spans[number]
        rows = self._values(span)
        values = None if rows is None else _seat_values(rows)
        if span.is_decision:
            judgment, because = self.judge(span)
            return ReviewedSpan(number, values, judgment, because)
        if span.is_chance and rows is not None:
            luck = luck_of(self._evaluator, from_engine(span.before), rows, self._seed)
            return ReviewedSpan(number, values, luck=luck)
        return ReviewedSpan(number, values)

    def deal(self) -> DealLuck:
        """The luck of the deal."""
        first_roll = next(span.before for span in self.game.spans if span.kind is SpanKind.ROLL)
        return deal_luck(
            self._evaluator, self.game.dealt, first_roll, self.effort.value, self._seed
        )

    def review(self, parts: Iterable[ReviewedSpan]) -> Review:
        """The review, once all parts are made, in any order."""
        made = sorted(parts, key=lambda part: part.number)
        if [part.number for part in made] != list(range(len(self))):
            raise ReviewError("a review needs each of its parts once")
        deal = self.deal()
        names = tuple(seat_names(self.game.record.seats))
        return Review(
            version=REVIEW_VERSION,
            effort=self.effort.name,
            names=names,
            solo=self.game.record.setup.solo,
            seats=tuple(review_seat(self.game, seat, deal, made) for seat in range(len(names))),
            deal=deal,
            spans=self.game.spans,
            parts=tuple(made),
        )

    def judge(self, span: Span) -> tuple[Judgment, tuple[Because, ...]]:
        """Judge a decision; for an error also why. It uses nothing but its seat's view."""
        seat = span.seat
        assert seat is not None, "a decision has a seat"
        seen = view(span.before, seat)
        made = choice_made(view(span.before_last, seat), view(span.after, seat), span.moves)
        judged = judge(self._evaluator, seen, made, span.moves, self.effort)
        return judged.judgment, why_better(seen, judged)

    def _values(self, span: Span) -> list[Row] | None:
        """Playouts of the position after a span, face up. All positions meet the same dice."""
        number = self.effort.value
        if span.after.is_over:
            return [final_row(self.game)] * number
        if span.kind is SpanKind.CHOICE and span.before_last.stage in STAGES:
            state = from_engine(span.before_last)
            choice = choice_made(
                view(span.before_last, span.seat), view(span.after, span.seat), span.moves
            )
            if choice is not None and choice.last != NO_MOVE:
                # Before the end of the turn: so all positions of a round look equally far ahead.
                return self._evaluator.face_up(state, choice.last, self._seed, number)
        if (span.after.to_act and span.kind is SpanKind.PATTERN) or span.after.stage not in STAGES:
            return None
        return self._evaluator.face_up(from_engine(span.after), NO_MOVE, self._seed, number)


def _seed_of(record: Record) -> int:
    """A seed for the table's playouts, from what happened in the game."""
    text = "\n".join(map(format_entry, record.entries))
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big") << 8


def _seat_values(rows: list[Row]) -> tuple[SeatValue, ...]:
    return tuple(
        SeatValue(
            measured([row[seat][0] for row in rows]), measured([row[seat][1] for row in rows])
        )
        for seat in range(len(rows[0]))
    )


def final_row(game: CutGame) -> Row:
    """How the game ended, for each seat: points (in solo above the target), and the win."""
    result = result_of(game.final)
    return tuple(
        (
            float(score - (result.target or 0)),
            1 / len(result.winners) if seat in result.winners else 0.0,
        )
        for seat, score in enumerate(result.scores)
    )
