"""What a player typed: a number of the list, a choice in notation, or a command."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sagrada.cli.bad_input import shown
from sagrada.cli.terminal.choices import Choice
from sagrada.cli.window_options import card_id
from sagrada.engine.dice import Die
from sagrada.engine.moves import Call, EndTurn, Move, Swap
from sagrada.engine.notation import NotationError, format_choice, parse_choice, parse_die
from sagrada.engine.state import Stage
from sagrada.engine.view import View


class Unclear(Exception):
    """What was typed means nothing here; the message says what would."""


class Command(NamedTuple):
    """Something other than a choice of the game."""

    word: str
    """`undo`, `help`, `save`, `score` or `quit`."""
    argument: str = ""
    seat: int | None = None
    """The seat that speaks, if it was named: `2: undo`."""


_COMMANDS: Mapping[str, str] = {
    **dict.fromkeys(("undo", "u", "takeback", "take-back"), "undo"),
    **dict.fromkeys(("help", "h", "?", "tool?"), "help"),
    **dict.fromkeys(("quit", "q", "exit"), "quit"),
    "save": "save",
    "score": "score",
}
_BARE: Mapping[Stage, str] = {
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
"""What a bare die, space or name stands for. `B2` is a die or a space as the stage asks."""
_SPEAKER = re.compile(r"([1-4])\s*:\s*(.*)", re.DOTALL)
_VERBS = frozenset({*_BARE.values(), "tool", "back", "stop", "end", "call"})


def split_line(text: str) -> list[str]:
    """The parts of a line: several choices may be typed at once, as in `R3, B2, end`."""
    if text.lower().startswith("save"):
        return [text]
    return [part.strip() for part in text.split(",")]


def read_typed(text: str, view: View, choices: Sequence[Choice]) -> Move | Command:
    """What a part of a line means to the viewer; raises `Unclear`."""
    spoken = _SPEAKER.fullmatch(text)
    speaker = int(spoken[1]) - 1 if spoken else None
    text = spoken[2] if spoken else text
    if command := read_command(text, speaker):
        return command
    seat = view.seat
    assert seat is not None, "whoever types has a seat"
    move = _read_move(text, seat if speaker is None else speaker, view, choices)
    if move.seat != seat and not isinstance(move, Call):
        raise Unclear(f"Only a call can be made for another seat; you are seat {seat + 1}.")
    return move


def read_command(text: str, speaker: int | None = None) -> Command | None:
    """The command that a text is, if it is one."""
    word, _, argument = text.partition(" ")
    if text.startswith("?"):
        word, argument = "?", text[1:]
    meaning = _COMMANDS.get(word.lower())
    return Command(meaning, argument.strip(), speaker) if meaning else None


def _read_move(text: str, seat: int, view: View, choices: Sequence[Choice]) -> Move:
    if text.isascii() and text.isdigit():
        return _numbered(text, choices)
    word = text.partition(" ")[0].lower()
    try:
        if word == "pass":
            return EndTurn(seat)
        if word in _VERBS:
            return parse_choice(seat, text)
        if view.stage is Stage.SWAP and len(text.split()) == 1:
            return _swap(parse_die(text), view)
        bare = card_id(text) if view.stage is Stage.PATTERN else text
        return parse_choice(seat, f"{_BARE[view.stage]} {bare}")
    except NotationError as error:
        if word in _VERBS:
            raise Unclear(f"{error.message}.") from None
        raise Unclear(
            f"{shown(text)} is no choice here: type a number of the list, notation such as"
            f" '{_example(choices)}', or ? for help."
        ) from None


def _numbered(text: str, choices: Sequence[Choice]) -> Move:
    for choice in choices:
        if str(choice.number) == text:
            return choice.move
    numbers = [choice.number for choice in choices]
    first, last = numbers[0], numbers[-1]
    known = f"{first} to {last}" if last - first == len(numbers) - 1 > 0 else _listed(numbers)
    raise Unclear(f"There is no choice {text[:9]} here; choose {known}.")


def _listed(numbers: Sequence[int]) -> str:
    return " or ".join(map(str, numbers))


def _swap(die: Die, view: View) -> Move:
    """Lens Cutter: the die alone is enough where only one number of the track holds it."""
    where = [number for number, dice in enumerate(view.track, start=1) if die in dice]
    if len(where) == 1:
        assert view.seat is not None
        return Swap(view.seat, where[0], die)
    if not where:
        raise Unclear(f"There is no {die} on the round track.")
    ways = " or ".join(f"'swap {number} {die}'" for number in where)
    raise Unclear(f"{die} lies there more than once: type {ways}.")


def _example(choices: Sequence[Choice]) -> str:
    return format_choice(choices[0].move) if choices else "end"
