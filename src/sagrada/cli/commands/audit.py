"""`sagrada audit`."""

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
from sagrada.cli.requests.audit import answer_audit, read_audit_request
from sagrada.cli.requests.jsonl import answer_lines, format_answer


def audit(
    window: WindowOption = None,
    dice: DiceOption = None,
    waived: Annotated[
        list[str] | None,
        typer.Option(
            "--waived",
            metavar="SPACE",
            help="A space whose die was placed with tool 2, 3 or 9. Repeat it for each one.",
        ),
    ] = None,
    as_json: JsonOption = False,
    jsonl: JsonlOption = False,
) -> int:
    """Find the restrictions that a window breaks, and the fewest dice to remove.

    A window alone doesn’t show the order of play. So a first die off the edge, or a die that
    touches no other, is a warning and not a mistake.

    \b
    You can also ask in JSON, with --jsonl. The fields:
      window  a pattern’s id, like "fractal-drops"
      dice    20 entries, row by row: a die like "R3", or ".." for no die;
              at most 18 dice of a color
      waived  a list of spaces whose dice were placed with tool 2, 3 or 9, like
              ["C5"]; each must hold a die; [] if left out

    A bad line gets {"error": {"line", "field", "message"}}, and the exit code is 2.

    \b
    sagrada audit --window fractal-drops --waived C5 \\
      --dice '.. G4 R2 Y5 P6 / R3 B1 .. G1 Y2 / P5 G6 .. P6 R3 / B4 Y3 G4 B2 G4'
    """
    if jsonl:
        others: dict[str, object] = {
            "--window": window,
            "--dice": dice,
            "--waived": waived,
            "--json": as_json,
        }
        refuse_other_options("--jsonl", others)
        return BAD_INPUT if answer_lines(answer_audit) else 0

    request: dict[str, object] = {"waived": [name.upper() for name in waived or []]}
    if window is not None:
        request["window"] = card_id(window)
    if dice is not None:
        request["dice"] = parse_dice_option(dice)

    if as_json:
        typer.echo(format_answer(answer_audit(request)))
    else:
        from sagrada.cli.rendering.audit_report import report_audit
        from sagrada.cli.rendering.drawing import make_console

        make_console().print(report_audit(read_audit_request(request)))
    return 0
