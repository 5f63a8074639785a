"""`sagrada legal`."""

from typing import Annotated

import typer

from sagrada.cli.app import BAD_INPUT
from sagrada.cli.common_options import (
    DiceOption,
    JsonlOption,
    JsonOption,
    WindowOption,
    card_id,
    parse_dice_option,
    refuse_other_options,
)
from sagrada.cli.requests.jsonl import answer_lines, format_answer
from sagrada.cli.requests.legal import answer_legal, read_legal_request


def legal(
    window: WindowOption = None,
    dice: DiceOption = None,
    die: Annotated[
        str | None, typer.Option("--die", metavar="DIE", help="The die to place, such as R2.")
    ] = None,
    tool: Annotated[
        int | None,
        typer.Option(
            "--tool",
            metavar="2|3|9",
            help="Place it with Eglomise Brush, Copper Foil Burnisher or Cork-backed Straightedge.",
        ),
    ] = None,
    as_json: JsonOption = False,
    jsonl: JsonlOption = False,
) -> int:
    """Show where a die can go, and which rule forbids each of the other spaces.

    Without --dice, the window is empty. With tool 2 or 3, leave out the die you’re moving.

    \b
    You can also ask in JSON, with --jsonl. The fields:
      window  a pattern’s id, like "fractal-drops"
      dice    20 entries, row by row: a die like "R3", or ".." for no die;
              at most 18 dice of a color
      die     the die to place, like "R2"
      tool    2, 3 or 9: the tool you use; null if left out

    The answer has the legal spaces under "cells", and for each other space the first reason, in the
    order of the rules, under "refused". A bad line gets {"error": {"line", "field", "message"}},
    and the exit code is 2.

    \b
    sagrada legal --window fractal-drops --dice 'B4=G1 C4=P6 C5=R3 D4=B2' --die R2
    """
    if jsonl:
        others: dict[str, object] = {
            "--window": window,
            "--dice": dice,
            "--die": die,
            "--tool": tool is not None,
            "--json": as_json,
        }
        refuse_other_options("--jsonl", others)
        return BAD_INPUT if answer_lines(answer_legal) else 0

    request: dict[str, object] = {"dice": parse_dice_option(dice or "")}
    if window is not None:
        request["window"] = card_id(window)
    if die is not None:
        request["die"] = die.upper()
    if tool is not None:
        request["tool"] = tool

    if as_json:
        typer.echo(format_answer(answer_legal(request)))
    else:
        from sagrada.cli.rendering.drawing import make_console
        from sagrada.cli.rendering.legal_report import report_legal

        make_console().print(report_legal(read_legal_request(request)))
    return 0
