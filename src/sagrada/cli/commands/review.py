"""`sagrada review`."""

from typing import Annotated

import typer

from sagrada import Record, ReplayError, Review, Reviewer, ReviewError
from sagrada.cli.bad_input import BadInput
from sagrada.cli.files import read_record
from sagrada.cli.rendering.drawing import make_console
from sagrada.cli.requests.jsonl import format_answer
from sagrada.study.evaluator import DEFAULT_EFFORT, EFFORTS


def review(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="The record of a finished game, or - for stdin.")
    ],
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", help="Show this seat only.", show_default="all seats"),
    ] = None,
    effort: Annotated[
        str,
        typer.Option("--effort", metavar="NAME", help=f"How long to think: {', '.join(EFFORTS)}."),
    ] = DEFAULT_EFFORT,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Review a finished game: what was luck, what were errors, and what was better.

    Every decision is judged by what its seat could know then. A roll’s luck is what it’s worth,
    less the mean over many other rolls. The lines of a ledger add up to the score; docs/review.md
    explains them. The same record and effort always give the same review.

    \b
    sagrada review game.sagrada
    sagrada review game.sagrada --seat 1 --effort quick
    """
    if effort not in EFFORTS:
        raise BadInput("--effort", f"choose one of {', '.join(EFFORTS)}, not {effort}")
    read = read_record(record)
    if seat is not None and not 1 <= seat <= read.setup.players:
        raise BadInput("--seat", f"give a seat from 1 to {read.setup.players}, not {seat}")
    found = _review(record, read, effort)
    if as_json:
        typer.echo(format_answer(found.to_json()))
        return
    from sagrada.cli.rendering.review_report import report_review

    shown = range(len(found.seats)) if seat is None else (seat - 1,)
    make_console().print(report_review(found, shown))


def _review(name: str, record: Record, effort: str) -> Review:
    from sagrada.cli.rendering.review_report import progress_bar

    try:
        reviewer = Reviewer(record, effort)
    except (ReplayError, ReviewError) as error:
        raise BadInput(name, str(error)) from None
    with progress_bar() as bar:
        return reviewer.review(bar(reviewer))
