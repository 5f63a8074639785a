"""Parsing what a player types: a number in the menu, a move in notation, or a command."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sagrada import Call, Die, EndTurn, Move, NotationError, Stage, Swap, View
from sagrada.cli.bad_input import quote
from sagrada.cli.common_options import card_id
from sagrada.cli.terminal.menu import MenuItem
from sagrada.engine.notation import format_choice, parse_choice, parse_die


class InputError(Exception):
    """The input means nothing here; the message says what would."""


class Command(NamedTuple):
    """Something other than a move."""

    word: str
    """`undo`, `help`, `save`, `score` or `quit`."""
    argument: str = ""
    seat: int | None = None
    """The seat it's for, if one was typed: `2: undo`."""


_COMMANDS: Mapping[str, str] = {
    **dict.fromkeys(("undo", "u", "takeback", "take-back"), "undo"),
    **dict.fromkeys(("help", "h", "?", "tool?"), "help"),
    **dict.fromkeys(("quit", "q", "exit"), "quit"),
    "save": "save",
    "score": "score",
}
_DEFAULT_VERBS: Mapping[Stage, str] = {
    Stage.PATTERN: "pattern",
    Stage.TURN: "draft",
    Stage.EXTRA_DRAFT: "draft",
    Stage.PAY: "pay",
    Stage.PLACE: "place",
    Stage.VALUE: "value",
    Stage.SWAP: "swap",
    Stage.LIFT: "lift",
    Stage.LIFT_OR_STOP: "lift",
    Stage.MEND: "remove",
}
"""The verb that can be left out: `B2` alone is a die or a space, depending on the stage."""
_FOR_SEAT = re.compile(r"([1-4])\s*:\s*(.*)", re.DOTALL)
_VERBS = frozenset({*_DEFAULT_VERBS.values(), "tool", "back", "stop", "end", "call"})


def split_input(text: str) -> list[str]:
    """The parts of a line: players can type several choices at once, as in `R3, B2, end`."""
    if text.lower().startswith("save"):
        return [text]
    return [part.strip() for part in text.split(",")]


def parse_input(text: str, view: View, items: Sequence[MenuItem]) -> Move | Command:
    """What a part of a line means, typed by the viewer; raises `InputError`."""
    found = _FOR_SEAT.fullmatch(text)
    for_seat = int(found[1]) - 1 if found else None
    text = found[2] if found else text
    if command := parse_command(text, for_seat):
        return command
    seat = view.seat
    assert seat is not None, "spectators type nothing"
    move = _parse_move(text, seat if for_seat is None else for_seat, view, items)
    if move.seat != seat and not isinstance(move, Call):
        raise InputError(f"You’re seat {seat + 1}. For another seat, you can only call a mistake.")
    return move


def parse_command(text: str, for_seat: int | None = None) -> Command | None:
    """The command in a text; None if it isn't one."""
    word, _, argument = text.partition(" ")
    if text.startswith("?"):
        word, argument = "?", text[1:]
    meaning = _COMMANDS.get(word.lower())
    return Command(meaning, argument.strip(), for_seat) if meaning else None


def _parse_move(text: str, seat: int, view: View, items: Sequence[MenuItem]) -> Move:
    if text.isascii() and text.isdigit():
        return _numbered_move(text, items)
    word = text.partition(" ")[0].lower()
    try:
        if word == "pass":
            return EndTurn(seat)
        if word in _VERBS:
            return parse_choice(seat, text)
        if view.stage is Stage.SWAP and len(text.split()) == 1:
            return _swap_with(parse_die(text), view)
        bare = card_id(text) if view.stage is Stage.PATTERN else text
        return parse_choice(seat, f"{_DEFAULT_VERBS[view.stage]} {bare}")
    except NotationError as error:
        if word in _VERBS:
            raise InputError(f"{error.message}.") from None
        raise InputError(
            f"{quote(text)} isn’t a choice here. Type a number from the list, a move such as"
            f' "{_example(items)}", or ? for help.'
        ) from None


def _numbered_move(text: str, items: Sequence[MenuItem]) -> Move:
    for item in items:
        if str(item.number) == text:
            return item.move
    numbers = [item.number for item in items]
    first, last = numbers[0], numbers[-1]
    listed = " or ".join(map(str, numbers))
    known = f"{first} to {last}" if last - first == len(numbers) - 1 > 0 else listed
    raise InputError(f"There’s no choice {text[:9]} here. Choose {known}.")


def _swap_with(die: Die, view: View) -> Move:
    """Lens Cutter: the die alone is enough if only one round of the track holds it."""
    where = [number for number, dice in enumerate(view.track, start=1) if die in dice]
    if len(where) == 1:
        assert view.seat is not None
        return Swap(view.seat, where[0], die)
    if not where:
        raise InputError(f"There’s no {die} on the round track.")
    ways = " or ".join(f'"swap {number} {die}"' for number in where)
    raise InputError(f"{die} is on the round track more than once. Type {ways}.")


def _example(items: Sequence[MenuItem]) -> str:
    return format_choice(items[0].move) if items else "end"
