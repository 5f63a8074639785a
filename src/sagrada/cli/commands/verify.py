"""`sagrada verify`."""

from typing import Annotated

import typer

from sagrada import verify as verify_record
from sagrada.cli.common_options import JsonOption
from sagrada.cli.files import read_record
from sagrada.cli.requests.jsonl import format_answer

NOT_TRUE = 1


def verify(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="The record of a finished game, or - for stdin.")
    ],
    as_json: JsonOption = False,
) -> int:
    """Check every roll, draw and deal of a finished game against the dealer’s seed.

    This also checks the seed against its commitment, every move against the rules, and the result
    against the score sheets.

    The exit code is 0 if everything is right, 1 if something isn’t, and 2 if it isn’t a record.
    """
    found = verify_record(read_record(record))
    if as_json:
        answer = {
            "good": found.is_good,
            "checked": found.checked,
            "findings": list(found.findings),
        }
        typer.echo(format_answer(answer))
    else:
        typer.echo(str(found))
    return 0 if found.is_good else NOT_TRUE
