"""`sagrada verify`."""

from typing import Annotated

import typer

from sagrada.cli.common_options import JsonOption
from sagrada.cli.files import read_record
from sagrada.cli.requests.jsonl import format_answer
from sagrada.game.verify import verify as verify_record

NOT_TRUE = 1


def verify(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="A finished game, or - .")],
    as_json: JsonOption = False,
) -> int:
    """Check every roll, draw and deal of a finished game against the dealer's seed.

    The seed is checked against the commitment, every move against the rules, and the result
    against the score sheets.

    The exit code is 0 if all is true, 1 if something is not, and 2 if it is no record.
    """
    found = verify_record(read_record(record))
    if as_json:
        answer = {
            "good": found.is_good,
            "checked": found.checked,
            "findings": list(found.findings),
        }
        typer.echo(format_answer(answer))
    elif found.is_good:
        typer.echo(
            f"All is true: the seed fits its commitment, all {found.checked} rolls, draws and deals"
            " follow\nfrom it, every move is legal, and the result is right."
        )
    else:
        for finding in found.findings:
            typer.echo(finding)
        typer.echo(f"{found.checked} rolls, draws and deals agree with the seed.")
    return 0 if found.is_good else NOT_TRUE
