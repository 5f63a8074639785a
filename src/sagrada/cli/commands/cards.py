"""`sagrada cards`."""

import json
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput, did_you_mean, quote
from sagrada.cli.common_options import JsonOption, card_id
from sagrada.cli.rendering.card_catalog import KINDS, Card, card_json, find_card


def cards(
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="[WHAT]",
            help="windows, tools, public or private. Or one card: its name, id or tool number.",
            show_default=False,
        ),
    ] = None,
    as_json: JsonOption = False,
) -> int:
    """Browse the windows, tools and objectives.

    \b
    sagrada cards tools
    sagrada cards fractal-drops
    """
    name = None if what is None else card_id(what)
    if name is None or name in KINDS:
        kinds = list(KINDS) if name is None else [name]
        if as_json:
            lists = {kind: [card_json(card) for card in KINDS[kind]] for kind in kinds}
            _print_json(lists if name is None else lists[name])
        else:
            _show_kinds(kinds)
    else:
        card = _find(name)
        if as_json:
            _print_json(card_json(card))
        else:
            _show_card(card)
    return 0


def _find(name: str) -> Card:
    card = find_card(name)
    if card is None:
        known = [*KINDS, *(card.id for cards in KINDS.values() for card in cards)]
        raise BadInput(
            None,
            f"there’s no card {quote(name)}{did_you_mean(name, known)};"
            ' run "sagrada cards" to see them all',
        )
    return card


def _print_json(value: object) -> None:
    typer.echo(json.dumps(value, indent=2))


def _show_kinds(kinds: list[str]) -> None:
    from sagrada.cli.rendering.card_report import report_kind
    from sagrada.cli.rendering.drawing import make_console

    console = make_console()
    for kind in kinds:
        console.print(report_kind(kind, console.width))


def _show_card(card: Card) -> None:
    from sagrada.cli.rendering.card_report import report_card
    from sagrada.cli.rendering.drawing import make_console

    make_console().print(report_card(card))
