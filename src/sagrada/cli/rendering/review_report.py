"""A review, for people: ledgers, what decided the game, and every error with what was better."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich import box
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sagrada import Review, Reviewer, SeatReview
from sagrada.study.measured import Measured
from sagrada.study.review import ReviewedSpan
from sagrada.study.sentences import (
    say_chance,
    say_error,
    say_grade,
    say_moment,
    say_moves,
    say_points,
    say_when,
)

_GOOD, _BAD = "green", "red"


@contextmanager
def progress_bar() -> Iterator[Callable[[Reviewer], Iterator[ReviewedSpan]]]:
    """A function that makes the parts of a review, with a bar if stderr is a terminal."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("decisions and rolls"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )

    def parts(reviewer: Reviewer) -> Iterator[ReviewedSpan]:
        task = progress.add_task("parts", total=len(reviewer))
        for step in reviewer.run():
            progress.update(task, completed=step.done)
            yield step.part

    with progress:
        yield parts


def report_review(review: Review, seats: Iterable[int]) -> RenderableType:
    """The review of these seats."""
    parts: list[RenderableType] = []
    for number in seats:
        seat = review.seats[number]
        parts += [*_heading(seat), Text(), _ledger(review, seat), Text()]
        parts.append(Text("What decided it", "bold"))
        parts += [_item(say_moment(review, moment)) for moment in seat.moments]
        parts += [Text(), *_errors(review, seat)]
    parts.append(Text(_note(review), "dim"))
    return Group(*parts)


def _heading(seat: SeatReview) -> Iterator[Text]:
    how = "won" if seat.win_share == 1 else "shared the win" if seat.win_share else "lost"
    target = "" if seat.target is None else f" (target {seat.target})"
    yield Text(f"{seat.name}: {seat.score} points{target}, {how}", "bold underline")
    lost = f"{seat.errors} of {seat.decisions} decisions were clear errors:"
    adjusted = f"{seat.adjusted_score:.1f}".replace("-", "−")
    yield Text(
        f"Luck-adjusted: {adjusted} points. {lost} {say_points(-seat.left_on_the_table)} points."
    )
    yield Text(say_grade(seat))


def _ledger(review: Review, seat: SeatReview) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, show_edge=False, header_style="dim")
    table.add_column("Where it came from", no_wrap=True)
    table.add_column("Above target" if review.solo else "Points", justify="right", no_wrap=True)
    table.add_column("Chance to win", justify="right", no_wrap=True)
    points, chance = seat.points, seat.chance
    table.add_row("Before the deal", f"{points.start:.1f}", f"{100 * chance.start:.0f} %")
    table.add_row("Luck of the deal", _points(points.deal), _chance(chance.deal))
    table.add_row("Luck of the dice", _points(points.luck), _chance(chance.luck))
    table.add_row("Own errors", _points(points.errors), _chance(chance.errors))
    found = Measured(points.found), Measured(chance.found)
    table.add_row("Other choices", _points(found[0]), _chance(found[1]))
    if points.mistakes or chance.mistakes:
        removed = Measured(points.mistakes), Measured(chance.mistakes)
        table.add_row("Mistakes removed", _points(removed[0]), _chance(removed[1]))
    if not review.solo:
        table.add_row("The others’ choices", _points(Measured(points.others)), "")
    for other, effect in chance.opponents.items():
        table.add_row(f"{review.names[other]}’s errors", "", _chance(effect))
    if not review.solo:
        table.add_row("Opponents’ other choices", "", _chance(Measured(chance.others_found)))
    table.add_row("Drift", _points(Measured(points.drift)), _chance(Measured(chance.drift)))
    table.add_row("Final", f"{points.final:.1f}".replace("-", "−"), f"{100 * chance.final:.0f} %")
    return table


def _points(number: Measured) -> Text:
    error = f" ± {number.error:.1f}" if number.error else ""
    return Text(f"{say_points(number.value)}{error}", _style(number.value, 0.05))


def _chance(number: Measured) -> Text:
    error = f" ± {100 * number.error:.0f}" if number.error else ""
    said = say_chance(number.value).removesuffix(" %")
    return Text(f"{said}{error} %", _style(number.value, 0.005))


def _style(number: float, least: float) -> str:
    return "" if abs(number) < least else _GOOD if number > 0 else _BAD


def _errors(review: Review, seat: SeatReview) -> Iterator[RenderableType]:
    """Every clear error of a seat, in the order of the game."""
    if not seat.errors:
        yield Text("No clear errors.")
        yield Text()
        return
    yield Text("Clear errors", "bold")
    for span, part in zip(review.spans, review.parts, strict=True):
        judgment = part.judgment
        if judgment is None or judgment.seat != seat.seat or not judgment.counts:
            continue
        when = say_when(span, review.names)
        made = say_moves(span.moves)
        yield _item(f"{when[0].upper()}{when[1:]}: {made}. {say_error(judgment, part.because)}")
    yield Text()


def _item(text: str) -> Table:
    """A line with a bullet; what doesn't fit goes on below its text."""
    table = Table.grid(padding=(0, 1))
    table.add_row("  •", Text(text))
    return table


def _note(review: Review) -> str:
    return (
        f"Effort {review.effort}. ± is one standard error. Errors within 2 of them don’t count. "
        "Drift is what the evaluation can’t assign (docs/review.md)."
    )
