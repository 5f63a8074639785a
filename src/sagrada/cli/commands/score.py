"""`sagrada score`."""

from typing import Annotated

import typer

from sagrada.cli.app import BAD_INPUT
from sagrada.cli.bad_input import BadInput
from sagrada.cli.common_options import (
    DiceOption,
    JsonlOption,
    JsonOption,
    WindowOption,
    card_id,
    parse_dice_option,
    refuse_other_options,
)
from sagrada.cli.requests.jsonl import answer_lines, format_answer, parse_request
from sagrada.cli.requests.score import ScoreRequest, answer_score, read_score_request


def score(
    window: WindowOption = None,
    dice: DiceOption = None,
    public: Annotated[
        list[str] | None,
        typer.Option(
            "--public", "-o", metavar="NAME", help="A public objective; repeat it for each."
        ),
    ] = None,
    private: Annotated[
        list[str] | None,
        typer.Option(
            "--private", "-p", metavar="COLOUR", help="The private objective; one or two in solo."
        ),
    ] = None,
    favor: Annotated[
        int | None, typer.Option("--favor", metavar="N", help="Favor tokens left.")
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Score as in solo.")] = False,
    target: Annotated[
        int | None,
        typer.Option("--target", metavar="N", help="Solo: the sum of the dice on the round track."),
    ] = None,
    file: Annotated[
        str | None,
        typer.Option(
            "--file", "-f", metavar="FILE", help="A JSON request, also for several players; or -."
        ),
    ] = None,
    as_json: JsonOption = False,
    jsonl: JsonlOption = False,
) -> int:
    """Score a window or a whole table, line by line, with the dice behind every point.

    Requests in JSON are {"window", "dice", "public", "private", "favor", "solo", "target"} for one
    window, or {"players": [...], "start", "edition"} for a table, where start is the seat (from 0)
    of the start player of the last round.

    \b
    sagrada score --window fractal-drops --private purple \\
      --public column-color-variety --public light-shades --public color-variety \\
      --dice '.. G4 R2 Y5 P6 / R3 B1 .. G1 Y2 / P5 G6 .. P6 R3 / B4 Y3 G4 B2 G4'
    """
    described: dict[str, object] = {
        "--window": window,
        "--dice": dice,
        "--public": public,
        "--private": private,
        "--favor": favor is not None,
        "--solo": solo,
        "--target": target is not None,
    }
    if jsonl:
        refuse_other_options("--jsonl", {**described, "--file": file, "--json": as_json})
        return BAD_INPUT if answer_lines(answer_score) else 0
    if file is not None:
        refuse_other_options("--file", described)
        request = _read_request(file)
    else:
        request = {
            "public": [card_id(name) for name in public or []],
            "favor": favor or 0,
            "solo": solo,
        }
        if window is not None:
            request["window"] = card_id(window)
        if dice is not None:
            request["dice"] = parse_dice_option(dice)
        if private:
            request["private"] = [card_id(name) for name in private]
        if target is not None:
            request["target"] = target

    if as_json:
        typer.echo(format_answer(answer_score(request)))
    else:
        _report(request)
    return 0


def _read_request(name: str) -> object:
    # Imported late, because it loads the records of games, and few calls have a file.
    from sagrada.cli.files import error_reason, read_bytes

    try:
        content = read_bytes(name)
    except (OSError, ValueError) as error:
        raise BadInput("--file", f"cannot read {name}: {error_reason(error)}") from None
    return parse_request(content)


def _report(request: object) -> None:
    # Rich is imported late, because --jsonl with its thousands of lines doesn't need it.
    from sagrada.cli.rendering.drawing import make_console
    from sagrada.cli.rendering.score_report import report_standings, report_window

    read = read_score_request(request)
    report = report_window(read) if isinstance(read, ScoreRequest) else report_standings(read)
    make_console().print(report)
