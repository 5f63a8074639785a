"""What a review says about one seat: its ledgers, its grade, and the moments that decided it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import TYPE_CHECKING

from sagrada.game.record import result_of, seat_names
from sagrada.study.deal import DealLuck
from sagrada.study.grade import Grade, grade
from sagrada.study.judgment import Judgment
from sagrada.study.ledger import ChanceLedger, PointsLedger
from sagrada.study.measured import Measured, total
from sagrada.study.spans import CutGame, SpanKind

if TYPE_CHECKING:
    from sagrada.study.review import ReviewedSpan, SeatValue

MOMENTS = 3


@dataclass(frozen=True, slots=True)
class DecidingMoment:
    """A span that moved a seat's chance to win."""

    number: int
    """Of the span."""
    kind: str
    """`luck`, `error` or `mistake`."""
    by: int | None
    """Whose error or mistake it was."""
    chance: float
    """What it did to the seat's chance to win."""


@dataclass(frozen=True)
class SeatReview:
    """How a seat's game went."""

    seat: int
    name: str
    score: int
    target: int | None
    """Solo: the target score."""
    win_share: float
    """1 for a win, 0 for a loss; a shared win is split."""
    points: PointsLedger
    chance: ChanceLedger
    decisions: int
    """Decisions that were not forced."""
    errors: int
    """Those that were errors beyond the noise."""
    error_per_decision: Measured
    """The mean over all decisions as measured, noise included, in points."""
    grade: Grade | None
    moments: tuple[DecidingMoment, ...]
    """The three that decided its game, the most important first."""

    @property
    def left_on_the_table(self) -> float:
        """The points that its errors cost."""
        return -self.points.errors.value

    @property
    def adjusted_score(self) -> float:
        """The score without the luck of the deal and of the dice."""
        return self.score - self.points.deal.value - self.points.luck.value


def review_seat(
    game: CutGame, seat: int, deal: DealLuck, parts: Sequence["ReviewedSpan"]
) -> SeatReview:
    """The review of a seat, from all parts in the order of the game."""
    result = result_of(game.final)
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    own = [each for each in _judgments(parts) if each.seat == seat and not each.forced]
    per_decision = error_per_decision(own)
    changes = _changes(game, seat, parts)
    return SeatReview(
        seat=seat,
        name=seat_names(game.record.seats)[seat],
        score=result.scores[seat],
        target=result.target,
        win_share=share,
        points=_points(
            seat, deal, parts, changes, float(result.scores[seat] - (result.target or 0))
        ),
        chance=_chance(seat, deal, parts, changes, share, len(result.scores)),
        decisions=len(own),
        errors=sum(each.counts for each in own),
        error_per_decision=per_decision,
        grade=grade(per_decision.value, len(result.scores)) if own else None,
        moments=_moments(seat, parts, changes),
    )


def error_per_decision(judgments: Sequence[Judgment]) -> Measured:
    """The mean error as measured, below 0 or not, over all decisions that were not forced."""
    errors = [each.measured for each in judgments if not each.forced]
    n = max(1, len(errors))
    return Measured(
        fsum(each.value for each in errors) / n, sqrt(fsum(each.error**2 for each in errors)) / n
    )


@dataclass(frozen=True, slots=True)
class _Change:
    """How a seat's prospects changed over a span that isn't chance."""

    number: int
    kind: SpanKind
    by: int
    points: float
    chance: float


def _changes(game: CutGame, seat: int, parts: Sequence["ReviewedSpan"]) -> list[_Change]:
    """From the first round on: before it, there is no position to compare with."""
    found: list[_Change] = []
    before: SeatValue | None = None
    for span, part in zip(game.spans, parts, strict=True):
        if part.values is None:
            continue
        after = part.values[seat]
        if before is not None and span.seat is not None and not span.is_chance:
            points = after.points.value - before.points.value
            chance = after.chance.value - before.chance.value
            found.append(_Change(span.number, span.kind, span.seat, points, chance))
        before = after
    return found


def _judgments(parts: Sequence["ReviewedSpan"]) -> list[Judgment]:
    return [part.judgment for part in parts if part.judgment is not None]


def _points(
    seat: int,
    deal: DealLuck,
    parts: Sequence["ReviewedSpan"],
    changes: Sequence[_Change],
    final: float,
) -> PointsLedger:
    start = deal.mean_points[seat]
    dealt = total((deal.cards_points[seat], deal.start_points[seat]))
    luck = total(part.luck.points[seat] for part in parts if part.luck is not None)
    errors = _negative(
        total(each.points[seat] for each in _judgments(parts) if each.seat == seat and each.counts)
    )
    mending = [each for each in changes if each.kind is SpanKind.MENDING]
    mistakes = fsum(each.points for each in mending if each.by == seat)
    others = fsum(each.points for each in changes if each.by != seat)
    own = [each for each in changes if each.by == seat and each.kind is SpanKind.CHOICE]
    found = fsum(each.points + parts[each.number].lost_points(seat) for each in own)
    known = fsum((start, dealt.value, luck.value, errors.value, found, mistakes, others))
    return PointsLedger(start, dealt, luck, errors, found, mistakes, others, final - known, final)


def _chance(
    seat: int,
    deal: DealLuck,
    parts: Sequence["ReviewedSpan"],
    changes: Sequence[_Change],
    final: float,
    players: int,
) -> ChanceLedger:
    start = deal.mean_chance[seat]
    dealt = total((deal.cards_chance[seat], deal.start_chance[seat]))
    luck = total(part.luck.chance[seat] for part in parts if part.luck is not None)
    mending = [each for each in changes if each.kind is SpanKind.MENDING]
    by_seat: dict[int, Measured] = {}
    for other in range(players):
        errors = _negative(
            total(
                each.chance[seat]
                for each in _judgments(parts)
                if each.seat == other and each.counts
            )
        )
        removed = fsum(each.chance for each in mending if each.by == other and other != seat)
        by_seat[other] = Measured(errors.value + removed, errors.error)
    own = by_seat.pop(seat)
    mistakes = fsum(each.chance for each in mending if each.by == seat)
    choices = [
        (each.by, each.chance + parts[each.number].lost_chance(seat))
        for each in changes
        if each.kind is SpanKind.CHOICE
    ]
    found = fsum(gain for by, gain in choices if by == seat)
    others_found = fsum(gain for by, gain in choices if by != seat)
    known = fsum(
        (
            *(start, dealt.value, luck.value, own.value, found, mistakes, others_found),
            *(each.value for each in by_seat.values()),
        )
    )
    drift = final - known
    return ChanceLedger(
        start, dealt, luck, own, found, mistakes, by_seat, others_found, drift, final
    )


def _negative(sum_of_losses: Measured) -> Measured:
    return Measured(-sum_of_losses.value, sum_of_losses.error)


def _moments(
    seat: int, parts: Sequence["ReviewedSpan"], changes: Sequence[_Change]
) -> tuple[DecidingMoment, ...]:
    found = [
        DecidingMoment(each.number, "mistake", each.by, each.chance)
        for each in changes
        if each.kind is SpanKind.MENDING
    ]
    for part in parts:
        if part.luck is not None:
            found.append(DecidingMoment(part.number, "luck", None, part.luck.chance[seat].value))
        elif part.judgment is not None and part.judgment.counts:
            lost = part.judgment.chance[seat].value
            found.append(DecidingMoment(part.number, "error", part.judgment.seat, -lost))
    found.sort(key=lambda each: (-abs(each.chance), each.number))
    return tuple(found[:MOMENTS])
