"""The text form of single things: dice, spaces, colors, seats, cards (docs/notation.md).

Reading is strict about meaning and easy about letter case and blanks. Seats count from 1 in text,
as people count, and from 0 in Python.
"""

import json
from collections.abc import Collection, Iterable

from sagrada.engine.cards import (
    PATTERNS,
    PRIVATE_OBJECTIVES,
    PUBLIC_OBJECTIVES,
    TOOLS,
    WINDOW_CARDS,
)
from sagrada.engine.dice import ALL_KINDS, COLOURS, VALUES, Colour, Die
from sagrada.engine.options import MAX_PLAYERS, ROUNDS
from sagrada.engine.own_window import WindowError, is_own, own_window_of
from sagrada.engine.reasons import SagradaError
from sagrada.engine.spaces import COLUMNS, COUNT, NAMES, ROWS

EMPTY = ".."
"""A space without a die."""
_SHOWN = 60


class NotationError(SagradaError):
    """Text that can't be read: what was read, where, and what was expected."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.message = message
        self.line = line


def quoted(text: str) -> str:
    """Text as an error message shows it: in double quotes, printable, not endless."""
    shown = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return json.dumps(shown, ensure_ascii=not shown.isprintable())


def not_a(text: str, what: str, expected: str) -> NotationError:
    return NotationError(f"{quoted(text)} isn’t {what}; expected {expected}")


# ---------------------------------------------------------------- single things

_DICE = {str(die): die for die in ALL_KINDS}
_SPACES = {name: space for space, name in enumerate(NAMES)}
_COLOURS = {
    name: colour
    for colour in COLOURS
    for name in (colour.word, colour.letter.lower(), PRIVATE_OBJECTIVES[colour].id)
}


def parse_die(text: str) -> Die:
    """`R3` is a red three."""
    die = _DICE.get(text) or _DICE.get(text.strip().upper())
    if die is None:
        raise not_a(text, "a die", "a color (R Y G B P) and a value (1 to 6), like R3")
    return die


def format_die(die: Die) -> str:
    return str(die)


def parse_cell(text: str) -> Die | None:
    """What is on a space: a die, or `..` for none."""
    return None if text.strip() == EMPTY else parse_die(text)


def format_cell(die: Die | None) -> str:
    return EMPTY if die is None else str(die)


def parse_space(text: str) -> int:
    """`A1` is the top left space, `D5` the bottom right one."""
    space = _SPACES.get(text.strip().upper())
    if space is None:
        raise not_a(text, "a space", "a row (A to D from the top) and a column (1 to 5), like B2")
    return space


def format_space(space: int) -> str:
    # A refusal must be able to name a space that does not exist, too.
    return NAMES[space] if 0 <= space < COUNT else f"space {space}"


def parse_colour(text: str) -> Colour:
    """`red`; also `R`, or the private objective `shades-of-red`."""
    colour = _COLOURS.get(text.strip().lower())
    if colour is None:
        raise not_a(text, "a color", "one of " + ", ".join(c.word for c in COLOURS))
    return colour


def format_colour(colour: Colour) -> str:
    return colour.word


def parse_number(text: str, what: str, allowed: Collection[int]) -> int:
    """A whole number out of a few."""
    numbers = {str(number): number for number in allowed}
    number = numbers.get(text.strip())
    if number is None:
        raise not_a(text, what, f"a whole number from {min(allowed)} to {max(allowed)}")
    return number


def parse_seat(text: str) -> int:
    """`1` is the first seat: 0 in Python."""
    return parse_number(text, "a seat", range(1, MAX_PLAYERS + 1)) - 1


def format_seat(seat: int) -> str:
    return str(seat + 1)


def parse_value(text: str) -> int:
    return parse_number(text, "a value", VALUES)


def parse_tool(text: str) -> int:
    return parse_number(text, "a tool", TOOLS)


def parse_card(text: str) -> int:
    return parse_number(text, "a window card", WINDOW_CARDS)


def parse_round(text: str) -> int:
    return parse_number(text, "a number on the round track", range(1, ROUNDS + 1))


def parse_pattern(text: str) -> str:
    id = text.strip().lower()
    if is_own(id):
        return parse_own_window(text)
    if id not in PATTERNS:
        raise not_a(text, "a pattern", "the id of one of the 24 patterns, like fractal-drops")
    return id


def parse_own_window(text: str) -> str:
    try:
        return own_window_of(text).id
    except WindowError as error:
        raise NotationError(f"{quoted(text.strip())} isn’t an own window: {error}") from None


def parse_public(text: str) -> str:
    id = text.strip().lower()
    if id not in PUBLIC_OBJECTIVES:
        raise not_a(text, "a public objective", "one of " + ", ".join(PUBLIC_OBJECTIVES))
    return id


# ---------------------------------------------------------------- several dice


def parse_dice(text: str) -> tuple[Die, ...]:
    """Any number of dice, separated by blanks."""
    return tuple(parse_die(word) for word in text.split())


def format_dice(dice: Iterable[Die]) -> str:
    return " ".join(str(die) for die in dice)


def parse_window_dice(cells: str | Iterable[str]) -> tuple[Die | None, ...]:
    """The twenty spaces of a window, row by row; in a text, `/` can separate the rows."""
    if isinstance(cells, str):
        rows = [row.split() for row in cells.split("/")]
        if len(rows) > 1 and [len(row) for row in rows] != [COLUMNS] * ROWS:
            raise not_a(cells, "a window", f'{ROWS} rows of {COLUMNS} spaces, or no "/" at all')
        cells = [cell for row in rows for cell in row]
    dice = tuple(parse_cell(cell) for cell in cells)
    if len(dice) != COUNT:
        raise NotationError(
            f"a window has {COUNT} spaces, not {len(dice)}; "
            f'list them row by row, with "{EMPTY}" for an empty one'
        )
    return dice


def format_window_dice(dice: Iterable[Die | None]) -> str:
    """Row by row, with `/` between the rows."""
    cells = [format_cell(die) for die in dice]
    return " / ".join(" ".join(cells[at : at + COLUMNS]) for at in range(0, COUNT, COLUMNS))
