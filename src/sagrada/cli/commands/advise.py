"""`sagrada advise`."""

from typing import Annotated

import typer

import sagrada
from sagrada.cli.bad_input import BadInput
from sagrada.cli.files import read_text
from sagrada.cli.requests.jsonl import format_answer

_MOST_PLAYOUTS = 1_000_000


def advise(
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION", help="A file with a position or the record of a game; - for stdin."
        ),
    ],
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat", metavar="N", help="The seat to advise.", show_default="the one to choose"
        ),
    ] = None,
    best: Annotated[
        int, typer.Option("--best", "-n", metavar="N", help="How many choices to show.")
    ] = 3,
    playouts: Annotated[
        int, typer.Option("--playouts", metavar="N", help="How many playouts to compare them by.")
    ] = 400,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="The same seed gives the same advice.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show the best choices in a position, with the points and the chance to win to expect.

    The position is text in the project’s notation (docs/notation.md). The advice uses only what the
    seat can see: what it can’t know is dealt at random. In solo, points are points above the
    target.

    \b
    sagrada advise position.txt
    sagrada advise game.sagrada --best 5
    """
    for option, number, most in (("--best", best, 100), ("--playouts", playouts, _MOST_PLAYOUTS)):
        if not 1 <= number <= most:
            raise BadInput(option, f"give a number from 1 to {most}, not {number}")
    state = _read_state(position)
    if not state.to_act:
        raise BadInput(position, "there’s nothing to choose in this position")
    if seat is not None and seat - 1 not in state.to_act:
        raise BadInput("--seat", f"it’s the turn of seat {state.to_act[0] + 1}, not of seat {seat}")
    view = state.view(state.to_act[0] if seat is None else seat - 1)
    found = sagrada.advise(view, playouts=playouts, seed=seed, best=best)
    if as_json:
        typer.echo(format_answer({"advice": [_json(advice) for advice in found]}))
        return
    for advice in found:
        typer.echo(str(advice))


def _read_state(name: str) -> sagrada.GameState:
    """The state in a file: a record starts with headers in brackets, a position has none."""
    text = read_text(name)
    try:
        if any(line.lstrip().startswith("[") for line in text.splitlines()):
            return sagrada.Game.from_record(sagrada.Record.parse(text), needs_seed=False).state
        return sagrada.parse_position(text)
    except sagrada.SagradaError as error:
        raise BadInput(name, str(error)) from None


def _json(advice: sagrada.Advice) -> dict[str, object]:
    return {
        "moves": [str(move) for move in advice.moves],
        "points": round(advice.points, 2),
        "spread": round(advice.spread, 2),
        "win_chance": round(advice.win_chance, 4),
        "playouts": advice.playouts,
    }
