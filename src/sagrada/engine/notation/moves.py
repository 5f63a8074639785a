"""The text form of moves and of chance outcomes (docs/notation.md)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

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
from sagrada.engine.notation.terms import (
    NotationError,
    format_colour,
    format_die,
    format_seat,
    format_space,
    not_a,
    parse_card,
    parse_colour,
    parse_die,
    parse_pattern,
    parse_public,
    parse_round,
    parse_seat,
    parse_space,
    parse_tool,
    parse_value,
    quoted,
)
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

CHANCE = "*"
"""The actor of chance, where a move names a seat."""


@dataclass(frozen=True)
class _Term:
    """A kind of word in an entry."""

    name: str
    parse: Callable[[str], Any]
    format: Callable[[Any], str]


_SEAT = _Term("a seat", parse_seat, format_seat)
_DIE = _Term("a die", parse_die, format_die)
_SPACE = _Term("a space", parse_space, format_space)
_COLOUR = _Term("a color", parse_colour, format_colour)
_VALUE = _Term("a value", parse_value, str)
_TOOL = _Term("a tool number", parse_tool, str)
_CARD = _Term("a card number", parse_card, str)
_ROUND = _Term("a number on the round track", parse_round, str)
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
            needs = " and ".join(term.name for _, term in self.fields)
            takes = f'{needs}, like "{self.example}"' if needs else "nothing after it"
            raise NotationError(
                f'{quoted(text.strip())} can’t be read: "{self.word}" takes {takes}'
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
"""Outcomes that can follow one word together: `roll R3 Y4`."""


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
    """Whether `format_chance` can write the two in one entry."""
    return type(outcome) is type(other) and _FORM_OF[type(outcome)].word in _IN_A_ROW


def parse_move(text: str) -> Move:
    """`1: draft R3`: the seat, a colon, its choice."""
    actor, colon, choice = text.partition(":")
    if not colon:
        raise not_a(text, "a move", 'a seat, a colon and a choice, like "1: draft R3"')
    return parse_choice(parse_seat(actor), choice)


def format_move(move: Move) -> str:
    return f"{format_seat(move.seat)}: {format_choice(move)}"


def parse_outcome(text: str) -> Outcome:
    """`*: roll R3`: an asterisk, a colon, what chance answered."""
    actor, colon, chance = text.partition(":")
    if not colon or actor.strip() != CHANCE:
        raise not_a(text, "an outcome", 'an asterisk, a colon and an outcome, like "*: roll R3"')
    outcome, *more = parse_chance(chance)
    if more:
        raise not_a(text, "a single outcome", "just one here, though a record can list several")
    return outcome


def format_outcome(outcome: Outcome) -> str:
    return f"{CHANCE}: {format_chance([outcome])}"


def _form_of(text: str, forms: dict[str, _Form], what: str) -> tuple[_Form, list[str]]:
    word, *words = text.split() or [""]
    form = forms.get(word.lower())
    if form is None:
        raise not_a(text.strip(), what, "one of " + ", ".join(forms))
    return form, words
