"""A review as JSON, for pages and other programs. docs/review.md describes it.

Seats count from 0. Figures with an error are `{"value": 1.2, "error": 0.1}`. Chances go from
0 to 1.
"""

from typing import TYPE_CHECKING

from sagrada.study.judgment import Judgment
from sagrada.study.luck import Luck
from sagrada.study.measured import Measured
from sagrada.study.reasons import Because
from sagrada.study.seat_review import SeatReview
from sagrada.study.sentences import say_because
from sagrada.study.spans import Span

if TYPE_CHECKING:
    from sagrada.study.review import Review, ReviewedSpan

FORMAT = "sagrada-review"
Json = dict[str, object]


def review_json(review: "Review") -> Json:
    """The whole review."""
    return {
        "format": FORMAT,
        "version": review.version,
        "effort": review.effort,
        "players": len(review.seats),
        "solo": review.solo,
        "names": list(review.names),
        "seats": [_seat(seat) for seat in review.seats],
        "spans": [
            span_json(span, part) for span, part in zip(review.spans, review.parts, strict=True)
        ],
    }


def span_json(span: Span, part: "ReviewedSpan") -> Json:
    """One span with what was found about it: what a server can send before the rest is done."""
    return {
        "span": span.number,
        "kind": span.kind.value,
        "seat": span.seat,
        "round": span.round,
        "turn": span.before.turn_number,
        "version": span.version,
        "moves": [str(move) for move in span.moves],
        "pool": [str(die) for die in span.after.pool] if span.is_chance else None,
        "values": None
        if part.values is None
        else [
            {"points": figure_json(each.points), "chance": figure_json(each.chance, 4)}
            for each in part.values
        ],
        "decision": None if part.judgment is None else decision_json(part.judgment, part.because),
        "luck": None if part.luck is None else _luck(part.luck),
    }


def decision_json(judgment: Judgment, because: tuple[Because, ...]) -> Json:
    """What a decision was worth, and why."""
    return {
        "forced": judgment.forced,
        "counts": judgment.counts,
        "error": {
            "points": figure_json(judgment.points[judgment.seat]),
            "chance": figure_json(judgment.chance[judgment.seat], 4),
        },
        "best": [str(move) for move in judgment.best],
        "alternatives": [
            {
                "moves": [str(move) for move in each.moves],
                "points": round(each.points, 2),
                "chance": round(each.chance, 4),
                "playouts": each.playouts,
                "made": each.is_made,
            }
            for each in judgment.alternatives
        ],
        "lost": [
            {"points": figure_json(points), "chance": figure_json(chance, 4)}
            for points, chance in zip(judgment.points, judgment.chance, strict=True)
        ],
        "because": because_json(because),
        "text": say_because(because),
    }


def because_json(because: tuple[Because, ...]) -> list[Json]:
    """Reasons, the most important first."""
    return [
        {
            "kind": each.kind,
            "about": each.about,
            "where": list(each.where),
            "points": round(each.points, 2),
        }
        for each in because
    ]


def _luck(luck: Luck) -> Json:
    return {
        "points": [figure_json(each) for each in luck.points],
        "chance": [figure_json(each, 4) for each in luck.chance],
    }


def _seat(seat: SeatReview) -> Json:
    points, chance = seat.points, seat.chance
    return {
        "seat": seat.seat,
        "name": seat.name,
        "score": seat.score,
        "target": seat.target,
        "win_share": seat.win_share,
        "adjusted_score": round(seat.adjusted_score, 2),
        "left_on_the_table": round(seat.left_on_the_table, 2),
        "decisions": seat.decisions,
        "errors": seat.errors,
        "error_per_decision": figure_json(seat.error_per_decision, 4),
        "grade": None
        if seat.grade is None
        else {
            "level": seat.grade.level,
            "percentiles": {
                level: round(share, 3) for level, share in seat.grade.percentiles.items()
            },
        },
        "points": {
            "start": points.start,
            "deal": _exact(points.deal),
            "luck": _exact(points.luck),
            "errors": _exact(points.errors),
            "mistakes": points.mistakes,
            "others": points.others,
            "found": points.found,
            "drift": points.drift,
            "final": points.final,
        },
        "chance": {
            "start": chance.start,
            "deal": _exact(chance.deal),
            "luck": _exact(chance.luck),
            "errors": _exact(chance.errors),
            "mistakes": chance.mistakes,
            "opponents": [
                {"seat": other, **_exact(effect)} for other, effect in chance.opponents.items()
            ],
            "found": chance.found,
            "others_found": chance.others_found,
            "drift": chance.drift,
            "final": chance.final,
        },
        "moments": [
            {
                "span": moment.number,
                "kind": moment.kind,
                "by": moment.by,
                "chance": round(moment.chance, 4),
            }
            for moment in seat.moments
        ],
    }


def figure_json(number: Measured, digits: int = 3) -> Json:
    return {"value": round(number.value, digits), "error": round(number.error, digits)}


def _exact(number: Measured) -> Json:
    """The lines of a ledger aren't rounded, so that they add up."""
    return {"value": number.value, "error": number.error}
