"""A review in English sentences. Other languages are made on the page, from the JSON."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES, TOOLS
from sagrada.engine.moves import (
    ChoosePattern,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    Remove,
    SetValue,
    Stop,
    Swap,
    UseTool,
)
from sagrada.engine.spaces import NAMES
from sagrada.study.judgment import Judgment
from sagrada.study.measured import Measured
from sagrada.study.reasons import Because
from sagrada.study.spans import Span, SpanKind

if TYPE_CHECKING:
    from sagrada.study.review import Review, ReviewedSpan
    from sagrada.study.seat_review import DecidingMoment, SeatReview


def say_moves(moves: Sequence[Move]) -> str:
    """`draft R3, place it on B2`; ending the turn is said only if there is nothing else."""
    said = [_say(move) for move in moves if not isinstance(move, EndTurn)]
    return ", ".join(said) or "pass"


def _say(move: Move) -> str:
    match move:
        case Draft(die=die):
            return f"draft {die}"
        case Place(space=space):
            return f"place it on {NAMES[space]}"
        case UseTool(tool=tool):
            return f"use {TOOLS[tool].name}"
        case Pay(die=die):
            return f"pay with {die}"
        case Lift(space=space):
            return f"lift the die on {NAMES[space]}"
        case SetValue(value=value):
            return f"set it to {value}"
        case Swap(die=die, round=number):
            return f"swap it for {die} from round {number}"
        case ChoosePattern(pattern=pattern):
            return f"choose {PATTERNS[pattern].name}"
        case Remove(space=space):
            return f"remove the die on {NAMES[space]}"
        case PutBack():
            return "put it back"
        case Stop():
            return "stop there"
        case _:
            return str(move)


def say_points(number: float) -> str:
    """`+1.7`, with a real minus sign; what rounds to 0 has no sign."""
    return _signed(f"{number:+.1f}")


def say_chance(number: float) -> str:
    """`+12 %`."""
    return f"{_signed(f'{100 * number:+.0f}')} %"


def _signed(number: str) -> str:
    return number.replace("-", "−") if float(number) else number[1:]


def say_when(span: Span, names: Sequence[str]) -> str:
    """`round 3, Ann’s second turn`."""
    if span.kind is SpanKind.PATTERN and span.seat is not None:
        return f"{names[span.seat]}’s pattern"
    if span.kind is SpanKind.ROLL:
        return f"round {span.round}, the roll"
    if span.seat is None or span.kind is SpanKind.MENDING:
        return f"round {span.round}"
    which = "second" if span.before.is_second_turn else "first"
    if len(names) == 1:
        return f"round {span.round}, {which} turn"
    return f"round {span.round}, {names[span.seat]}’s {which} turn"


def say_chance_answer(span: Span) -> str:
    """What chance did: `the dice R3 G5 …`, `Flux Brush: the reroll`."""
    if span.kind is SpanKind.ROLL:
        return f"the dice {' '.join(map(str, span.after.pool))}"
    tool = span.before.turn.tool
    name = TOOLS[tool].name if tool else "a tool"
    return f"{name}: the {'draw' if span.kind is SpanKind.DRAW else 'reroll'}"


def say_error(judgment: Judgment, because: Sequence[Because]) -> str:
    """What was better, by how much, and why."""
    seat = judgment.seat
    by = f"{say_points(judgment.points[seat].value)} ± {judgment.points[seat].error:.1f} points"
    chance = f"{say_chance(judgment.chance[seat].value)} to win"
    better = f"Better: {say_moves(judgment.best)} ({by}, {chance})."
    return f"{better} {say_because(because)}".strip()


def say_because(because: Sequence[Because]) -> str:
    """Why, in one or two sentences; nothing if the value function has no reason to name."""
    parts = [(each.points, _part(each)) for each in because if _part(each)]
    gains = [f"{abs(points):.1f} {part}" for points, part in parts if points > 0]
    costs = [f"{abs(points):.1f} {part}" for points, part in parts if points < 0]
    said = []
    if gains:
        at_a_price = f", and costs {_listed(costs)}" if costs else ""
        said.append(f"It gains {_listed(gains)}{at_a_price}")
    for each in because:
        if each.kind == "dead":
            said.append(f"{_listed(each.where)} can still be filled")
        elif each.kind == "pass":
            said.append("It keeps the space for a better die")
    return " ".join(f"{sentence}." for sentence in said)


def _part(because: Because) -> str:
    match because.kind:
        case "objective":
            name = PUBLIC_OBJECTIVES[because.about].name
            if not because.where:
                return f"in {name}"
            line = "row" if because.about.startswith("row") else "column"
            more = "s" if len(because.where) > 1 else ""
            return f"in {name} ({line}{more} {_listed(because.where)})"
        case "private":
            return "for the private color"
        case "room":
            return "in room for coming dice"
        case "tokens":
            return "in favor tokens"
        case "tools":
            return "in tools that are left"
        case "filled":
            return "for filled spaces"
        case _:
            return ""


def _listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def say_moment(review: "Review", moment: "DecidingMoment") -> str:
    """One of the moments that decided a seat's game."""
    span = review.spans[moment.number]
    part: ReviewedSpan = review.parts[moment.number]
    when = say_when(span, review.names)
    chance = say_chance(moment.chance)
    if moment.kind == "luck":
        return f"{chance}: {when}: {say_chance_answer(span)}"
    if moment.kind == "mistake":
        return f"{chance}: {when}: a mistake is removed"
    made = say_moves(span.moves)
    best = "" if part.judgment is None else f", not {say_moves(part.judgment.best)}"
    return f"{chance}: {when}: {made}{best}"


def say_grade(seat: "SeatReview") -> str:
    """`Error per decision: 0.42 ± 0.03 points. That’s like a Journeyman: better than …`."""
    error = seat.error_per_decision
    figure = f"{error.value:.2f} ± {error.error:.2f}".replace("-", "−")
    said = f"Error per decision: {figure} points"
    if seat.grade is None:
        return f"{said}."
    shares = ", ".join(
        f"{100 * share:.0f} % of {level.capitalize()} games"
        for level, share in seat.grade.percentiles.items()
    )
    article = "an" if seat.grade.level[0] in "aeiou" else "a"
    return f"{said}. That’s like {article} {seat.grade.level.capitalize()}: better than {shares}."


def summary(review: "Review", number: int) -> Iterator[str]:
    """A seat’s review in a few lines of plain text."""
    seat = review.seats[number]
    how = "won" if seat.win_share == 1 else "shared the win" if seat.win_share else "lost"
    target = "" if seat.target is None else f" against a target of {seat.target}"
    yield f"{seat.name}: {seat.score} points{target}, {how}."
    yield f"  Luck-adjusted: {seat.adjusted_score:.1f} points."
    deal, dice = _figure(seat.points.deal), _figure(seat.points.luck)
    yield f"  Luck of the deal {deal}, of the dice {dice}."
    yield (
        f"  {seat.errors} of {seat.decisions} decisions were clear errors: "
        f"{_figure(seat.points.errors)} points."
    )
    yield f"  {say_grade(seat)}"
    for moment in seat.moments:
        yield f"  {say_moment(review, moment)}"


def _figure(number: Measured) -> str:
    return f"{say_points(number.value)} ± {number.error:.1f}"
