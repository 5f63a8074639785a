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
            "--public", "-o", metavar="NAME", help="A public objective. Repeat it for each one."
        ),
    ] = None,
    private: Annotated[
        list[str] | None,
        typer.Option(
            "--private", "-p", metavar="COLOR", help="The private objective. In solo, up to two."
        ),
    ] = None,
    favor: Annotated[
        int | None, typer.Option("--favor", metavar="N", help="Favor tokens left.")
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Score a solo game.")] = False,
    target: Annotated[
        int | None,
        typer.Option(
            "--target", metavar="N", help="Solo: the target score, the total of the round track."
        ),
    ] = None,
    file: Annotated[
        str | None,
        typer.Option(
            "--file", "-f", metavar="FILE", help="A JSON request in a file, or - for stdin."
        ),
    ] = None,
    as_json: JsonOption = False,
    jsonl: JsonlOption = False,
) -> int:
    """Score a window or a whole table, line by line, with the dice behind every point.

    Describe a window with the options, or ask in JSON, with --file or --jsonl.

    \b
    The fields for one window:
      window   a pattern’s id, like "fractal-drops"
      dice     20 entries, row by row: a die like "R3", or ".." for no die;
               at most 18 dice of a color
      public   a list of public objectives, like ["light-shades"]; it can be empty
      private  a color, like "purple" or ["purple"]; in solo, one or two
      favor    favor tokens left: from 0 to the pattern’s difficulty, in solo 0;
               0 if left out
      solo     true or false; false if left out
      target   solo only: the target score, from 0 to 240; the answer then says
               whether you win

    \b
    The fields for a whole table:
      players  2 to 4 windows as above, in seat order, none of them solo; with the
               same public objectives, different private objectives, different
               window cards, and at most 18 dice of a color in all
      start    the seat of the final round’s start player, counted from 0
      edition  "en", "it", "nl", "es" or "pt-BR", for the last tiebreaker;
               "en" if left out
      skipped  a list of seats that skipped their last turn (Running Pliers), like
               [0], for the "it" tiebreaker; [] if left out

    A bad line of --jsonl gets {"error": {"line", "field", "message"}}, and the exit code is 2.

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
        raise BadInput("--file", f"can’t read {name}: {error_reason(error)}") from None
    return parse_request(content)


def _report(request: object) -> None:
    # Rich is imported late, because --jsonl with its thousands of lines doesn't need it.
    from sagrada.cli.rendering.drawing import make_console
    from sagrada.cli.rendering.score_report import report_standings, report_window

    read = read_score_request(request)
    report = report_window(read) if isinstance(read, ScoreRequest) else report_standings(read)
    make_console().print(report)
