"""The text form of dice, spaces, moves and chance outcomes (docs/notation.md).

`parse_x` and `format_x` are inverses. Reading is strict about meaning and easy about letter case
and blanks. Seats count from 1 in text, as people count, and from 0 in Python.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sagrada.engine.cards import (
    PATTERNS,
    PRIVATE_OBJECTIVES,
    PUBLIC_OBJECTIVES,
    TOOLS,
    WINDOW_CARDS,
)
from sagrada.engine.dice import ALL_KINDS, COLOURS, VALUES, Colour, Die
from sagrada.engine.moves import (
    Call,
    ChoosePattern,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    Remove,
    SetValue,
    Stop,
    Swap,
    UseTool,
)
from sagrada.engine.options import MAX_PLAYERS, ROUNDS
from sagrada.engine.outcomes import (
    CardDealt,
    Drawn,
    Outcome,
    PrivateDealt,
    PublicDealt,
    Rerolled,
    Rolled,
    StartDrawn,
    ToolDealt,
)
from sagrada.engine.spaces import COLUMNS, COUNT, NAMES, ROWS

EMPTY = ".."
"""A space without a die."""
CHANCE = "*"
"""The actor of chance, where a move names a seat."""
_SHOWN = 60


class NotationError(ValueError):
    """Text that cannot be read: what was read, where, and what was expected."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.message = message
        self.line = line


def quoted(text: str) -> str:
    """Text as an error message shows it: quoted, printable, not endless."""
    return repr(text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…")


def _no(text: str, what: str, expected: str) -> NotationError:
    return NotationError(f"{quoted(text)} is not {what}; expected {expected}")


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
        raise _no(text, "a die", "a colour (R Y G B P) and a value (1 to 6), like R3")
    return die


def format_die(die: Die) -> str:
    return str(die)


def parse_cell(text: str) -> Die | None:
    """What lies on a space: a die, or `..` for none."""
    return None if text.strip() == EMPTY else parse_die(text)


def format_cell(die: Die | None) -> str:
    return EMPTY if die is None else str(die)


def parse_space(text: str) -> int:
    """`A1` is the top left space, `D5` the bottom right one."""
    space = _SPACES.get(text.strip().upper())
    if space is None:
        raise _no(text, "a space", "a row (A to D from the top) and a column (1 to 5), like B2")
    return space


def format_space(space: int) -> str:
    # A refusal must be able to name also a space that does not exist.
    return NAMES[space] if 0 <= space < COUNT else f"space {space}"


def parse_colour(text: str) -> Colour:
    """`red`; also `R`, or the private objective `shades-of-red`."""
    colour = _COLOURS.get(text.strip().lower())
    if colour is None:
        raise _no(text, "a colour", "one of " + ", ".join(c.word for c in COLOURS))
    return colour


def format_colour(colour: Colour) -> str:
    return colour.word


def parse_number(text: str, what: str, allowed: Collection[int]) -> int:
    """A whole number out of a few."""
    numbers = {str(number): number for number in allowed}
    number = numbers.get(text.strip())
    if number is None:
        raise _no(text, what, f"a whole number from {min(allowed)} to {max(allowed)}")
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
    return parse_number(text, "a number of the round track", range(1, ROUNDS + 1))


def parse_pattern(text: str) -> str:
    id = text.strip().lower()
    if id not in PATTERNS:
        raise _no(text, "a pattern", "the id of one of the 24 patterns, like fractal-drops")
    return id


def parse_public(text: str) -> str:
    id = text.strip().lower()
    if id not in PUBLIC_OBJECTIVES:
        raise _no(text, "a public objective", "one of " + ", ".join(PUBLIC_OBJECTIVES))
    return id


# ---------------------------------------------------------------- several dice


def parse_dice(text: str) -> tuple[Die, ...]:
    """Any number of dice, with blanks between them."""
    return tuple(parse_die(word) for word in text.split())


def format_dice(dice: Iterable[Die]) -> str:
    return " ".join(str(die) for die in dice)


def parse_window_dice(cells: str | Iterable[str]) -> tuple[Die | None, ...]:
    """The twenty spaces of a window, row by row; in a text, `/` may part the rows."""
    if isinstance(cells, str):
        rows = [row.split() for row in cells.split("/")]
        if len(rows) > 1 and [len(row) for row in rows] != [COLUMNS] * ROWS:
            raise _no(cells, "a window", f"{ROWS} rows of {COLUMNS} spaces, or no '/' at all")
        cells = [cell for row in rows for cell in row]
    dice = tuple(parse_cell(cell) for cell in cells)
    if len(dice) != COUNT:
        raise NotationError(
            f"a window has {COUNT} spaces, not {len(dice)}; "
            f"name them row by row, '{EMPTY}' for an empty one"
        )
    return dice


def format_window_dice(dice: Iterable[Die | None]) -> str:
    """Row by row, with `/` between the rows."""
    cells = [format_cell(die) for die in dice]
    return " / ".join(" ".join(cells[at : at + COLUMNS]) for at in range(0, COUNT, COLUMNS))


# ---------------------------------------------------------------- moves and outcomes


@dataclass(frozen=True)
class _Term:
    """A kind of word in an entry."""

    name: str
    parse: Callable[[str], Any]
    format: Callable[[Any], str]


_SEAT = _Term("a seat", parse_seat, format_seat)
_DIE = _Term("a die", parse_die, format_die)
_SPACE = _Term("a space", parse_space, format_space)
_COLOUR = _Term("a colour", parse_colour, format_colour)
_VALUE = _Term("a value", parse_value, str)
_TOOL = _Term("a tool number", parse_tool, str)
_CARD = _Term("a card number", parse_card, str)
_ROUND = _Term("a track number", parse_round, str)
_PATTERN = _Term("a pattern", parse_pattern, str)
_PUBLIC = _Term("a public objective", parse_public, str)


@dataclass(frozen=True)
class _Form:
    """How one kind of move or outcome is written: a word, then its fields in order."""

    make: Callable[..., Any]
    fields: tuple[tuple[str, _Term], ...]
    example: str

    @property
    def word(self) -> str:
        return self.example.split()[0]

    def write(self, entry: Move | Outcome) -> str:
        return " ".join([self.word, *(term.format(getattr(entry, f)) for f, term in self.fields)])

    def read(self, text: str, words: list[str], first: tuple[int, ...]) -> Any:
        if len(words) != len(self.fields):
            needs = " and ".join(term.name for _, term in self.fields) or "nothing more"
            raise NotationError(
                f"{quoted(text.strip())} cannot be read: "
                f"'{self.word}' takes {needs}, like '{self.example}'"
            )
        terms = zip(words, self.fields, strict=True)
        return self.make(*first, *(term.parse(word) for word, (_, term) in terms))


_MOVES = (
    _Form(ChoosePattern, (("pattern", _PATTERN),), "pattern fractal-drops"),
    _Form(Draft, (("die", _DIE),), "draft R3"),
    _Form(Place, (("space", _SPACE),), "place B2"),
    _Form(UseTool, (("tool", _TOOL),), "tool 4"),
    _Form(Pay, (("die", _DIE),), "pay P3"),
    _Form(SetValue, (("value", _VALUE),), "value 5"),
    _Form(Swap, (("round", _ROUND), ("die", _DIE)), "swap 3 R5"),
    _Form(Lift, (("space", _SPACE),), "lift B2"),
    _Form(PutBack, (), "back"),
    _Form(Stop, (), "stop"),
    _Form(EndTurn, (), "end"),
    _Form(Call, (("owner", _SEAT),), "call 2"),
    _Form(Remove, (("space", _SPACE),), "remove B2"),
)
_OUTCOMES = (
    _Form(PrivateDealt, (("seat", _SEAT), ("colour", _COLOUR)), "private 1 red"),
    _Form(CardDealt, (("seat", _SEAT), ("card", _CARD)), "card 1 8"),
    _Form(ToolDealt, (("tool", _TOOL),), "tool 4"),
    _Form(PublicDealt, (("objective", _PUBLIC),), "public light-shades"),
    _Form(StartDrawn, (("seat", _SEAT),), "start 2"),
    _Form(Rolled, (("die", _DIE),), "roll R3"),
    _Form(Rerolled, (("value", _VALUE),), "reroll 5"),
    _Form(Drawn, (("colour", _COLOUR),), "draw yellow"),
)
_FORM_OF = {form.make: form for form in (*_MOVES, *_OUTCOMES)}
_MOVE_FORMS = {form.word: form for form in _MOVES}
_OUTCOME_FORMS = {form.word: form for form in _OUTCOMES}
_KEPT = 4096
"""Choices whose text is remembered: a game has few, and asks for them again and again."""
_IN_A_ROW = frozenset({"roll", "reroll"})
"""Outcomes of which several may follow one word: `roll R3 Y4`."""


@lru_cache(_KEPT)
def parse_choice(seat: int, text: str) -> Move:
    """A move without its actor: `draft R3`."""
    form, words = _form_of(text, _MOVE_FORMS, "a choice")
    move: Move = form.read(text, words, (seat,))
    return move


@lru_cache(_KEPT)
def format_choice(move: Move) -> str:
    return _FORM_OF[type(move)].write(move)


def parse_chance(text: str) -> tuple[Outcome, ...]:
    """Outcomes without their actor: `draw red`, or several at once: `roll R3 Y4 B1`."""
    form, words = _form_of(text, _OUTCOME_FORMS, "an outcome of chance")
    if form.word in _IN_A_ROW and words:
        return tuple(form.read(text, [word], ()) for word in words)
    return (form.read(text, words, ()),)


def format_chance(outcomes: Iterable[Outcome]) -> str:
    """The inverse of `parse_chance`, for outcomes of one kind; at least one."""
    first, *rest = (_FORM_OF[type(outcome)].write(outcome) for outcome in outcomes)
    return " ".join([first, *(text.partition(" ")[2] for text in rest)])


def can_share_entry(outcome: Outcome, other: Outcome) -> bool:
    """Whether `format_chance` may write the two in one entry."""
    return type(outcome) is type(other) and _FORM_OF[type(outcome)].word in _IN_A_ROW


def parse_move(text: str) -> Move:
    """`1: draft R3`: the seat, a colon, its choice."""
    actor, colon, choice = text.partition(":")
    if not colon:
        raise _no(text, "a move", "a seat, a colon and a choice, like '1: draft R3'")
    return parse_choice(parse_seat(actor), choice)


def format_move(move: Move) -> str:
    return f"{format_seat(move.seat)}: {format_choice(move)}"


def parse_outcome(text: str) -> Outcome:
    """`*: roll R3`: a star, a colon, what chance answered."""
    actor, colon, chance = text.partition(":")
    if not colon or actor.strip() != CHANCE:
        raise _no(text, "an outcome", "a star, a colon and an outcome, like '*: roll R3'")
    outcome, *more = parse_chance(chance)
    if more:
        raise _no(text, "one outcome", "only one here; a record may name several at once")
    return outcome


def format_outcome(outcome: Outcome) -> str:
    return f"{CHANCE}: {format_chance([outcome])}"


def _form_of(text: str, forms: dict[str, _Form], what: str) -> tuple[_Form, list[str]]:
    word, *words = text.split() or [""]
    form = forms.get(word.lower())
    if form is None:
        raise _no(text.strip(), what, "one of " + ", ".join(forms))
    return form, words
