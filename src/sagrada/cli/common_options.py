"""Options that several commands share, and what their values mean."""

from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput, quote
from sagrada.engine.notation import EMPTY
from sagrada.engine.spaces import COLUMNS, COUNT, NAMES, ROWS

WindowOption = Annotated[
    str | None,
    typer.Option(
        "--window", "-w", metavar="NAME", help="The window pattern, such as fractal-drops."
    ),
]
DiceOption = Annotated[
    str | None,
    typer.Option(
        "--dice",
        "-d",
        metavar="DICE",
        help='All 20 spaces, row by row, with ".." for an empty one: ".. G4 R2 Y5 P6 / R3 ...".'
        ' Or only the spaces with a die: "A2=G4 A3=R2".',
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")]
JsonlOption = Annotated[
    bool,
    typer.Option("--jsonl", help="Read JSON requests from stdin, one per line, and answer each."),
]


def card_id(text: str) -> str:
    """The id of a card with this name: `Sun's Glory` is `suns-glory`."""
    return "-".join(text.lower().replace("'", "").split())


def parse_dice_option(text: str) -> list[str]:
    """The value of `--dice` as twenty entries, one for each space."""
    rows = text.upper().replace(",", " ").split("/")
    words = [word for row in rows for word in row.split()]
    if len(rows) > 1:
        _check_rows(rows)
    if words and not any("=" in word for word in words):
        return words
    entries = [EMPTY] * COUNT
    for word in words:
        name, _, die = word.partition("=")
        if name not in NAMES or not die:
            raise BadInput("dice", f'expected a space and its die, like "A2=G4"; got {quote(word)}')
        at = NAMES.index(name)
        if entries[at] != EMPTY:
            raise BadInput("dice", f"{name} is listed twice; a space holds only one die")
        entries[at] = die
    return entries


def _check_rows(rows: list[str]) -> None:
    lengths = [len(row.split()) for row in rows]
    if lengths != [COLUMNS] * ROWS:
        raise BadInput(
            "dice",
            f'"/" goes between rows: expected {ROWS} rows of {COLUMNS} entries,'
            f" got rows of {', '.join(map(str, lengths))}",
        )


def refuse_other_options(option: str, others: dict[str, object]) -> None:
    """Refuse options that can't be combined with `option`."""
    for name, value in others.items():
        if value:
            raise BadInput(option, f"can’t be combined with {name}; drop one of them")
