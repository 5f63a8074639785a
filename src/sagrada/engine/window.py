"""A player's window: a pattern, the dice on it, and what must be remembered about each die."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from sagrada.engine.cards import Pattern
from sagrada.engine.dice import COLOURS, VALUES, Die
from sagrada.engine.spaces import ALL, AROUND_MASK, COUNT, EDGE_MASK, ORTHOGONAL_MASK, SPACES

if TYPE_CHECKING:
    from sagrada.engine.notation.window import Dice


class Mark(StrEnum):
    """Something that stays true of a die until it is moved again."""

    COLOUR_WAIVED = "colour-waived"  # RULES 6.5, by Eglomise Brush
    VALUE_WAIVED = "value-waived"  # RULES 6.5, by Copper Foil Burnisher
    TOUCH_WAIVED = "touch-waived"  # RULES 6.5, by Cork-backed Straightedge
    EDGE_BROKEN = "edge-broken"  # RULES 8.3: 5.2 did not hold when it was placed
    TOUCH_BROKEN = "touch-broken"  # RULES 8.3: 5.3 did not hold when it was placed

    __hash__ = str.__hash__  # quick: windows are hashed with the marks of their dice


Marks = frozenset[tuple[int, Mark]]

T = TypeVar("T")


def frozen(kind: type[T], **fields: Any) -> T:
    """A frozen value made of exactly these fields, derived ones too, without its constructor.

    Several times as quick. Only for the rules, at every step: values from outside go through
    the constructor and its checks.
    """
    value: T = object.__new__(kind)
    object.__setattr__(value, "__dict__", fields)
    return value


_BIT = tuple(1 << space for space in SPACES)
_NOT_BESIDE = tuple(ALL & ~near for near in ORTHOGONAL_MASK)


@dataclass(frozen=True, repr=False)
class Window:
    """A pattern and the dice on it. `print(window)` draws it; so does a notebook."""

    pattern: Pattern
    dice: tuple[Die | None, ...] = (None,) * COUNT
    marks: Marks = frozenset()

    # Derived, so that rule 5 can be asked for all spaces at once:
    occupied: int = field(init=False, repr=False, compare=False)
    """The mask of spaces that hold a die."""
    around: int = field(init=False, repr=False, compare=False)
    """The mask of spaces that touch a die, also diagonally."""
    open: int = field(init=False, repr=False, compare=False)
    """The mask of spaces that RULES 5.1 to 5.3 leave to the next die."""
    takes_colour: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Per colour, the spaces where neither print nor neighbours forbid it (RULES 5.4, 5.5)."""
    takes_value: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Per value (index 0 is unused), the spaces where neither print nor neighbours forbid it."""

    def __post_init__(self) -> None:
        occupied = around = 0
        takes_colour, takes_value = list(self.pattern.takes_colour), list(self.pattern.takes_value)
        for die, bit, near, not_beside in zip(
            self.dice, _BIT, AROUND_MASK, _NOT_BESIDE, strict=True
        ):
            if die is not None:
                occupied |= bit
                around |= near
                colour, value = die
                takes_colour[colour] &= not_beside
                takes_value[value] &= not_beside
        self.__dict__.update(
            occupied=occupied,
            around=around,
            open=around & ~occupied if occupied else EDGE_MASK,
            takes_colour=tuple(takes_colour),
            takes_value=tuple(takes_value),
        )

    @staticmethod
    def parse(pattern: str, dice: "Dice" = "") -> "Window":
        """A window by the id of its pattern and its dice: `.. G4 R2 Y5 P6 / …`, row by row, or
        `{"A2": "G4"}`. It isn't checked against the restrictions."""
        from sagrada.engine.notation.window import read_window

        return read_window(pattern, dice)

    def __repr__(self) -> str:
        from sagrada.engine.notation import format_window_dice

        marks = f" with {len(self.marks)} marks" if self.marks else ""
        return f"<Window {self.pattern.id}: {format_window_dice(self.dice)}{marks}>"

    def __str__(self) -> str:
        from sagrada.engine.pictures.text import window_text

        return window_text(self)

    def _repr_svg_(self) -> str:
        from sagrada.engine.pictures.svg import window_svg

        return window_svg(self)

    @property
    def empty(self) -> int:
        """The mask of spaces that hold no die."""
        return ALL & ~self.occupied

    @cached_property
    def beside_colour(self) -> tuple[int, ...]:
        """Per colour, the spaces orthogonally beside a die of it."""
        beside = [0] * len(COLOURS)
        for die, near in zip(self.dice, ORTHOGONAL_MASK, strict=True):
            if die is not None:
                beside[die.colour] |= near
        return tuple(beside)

    @cached_property
    def beside_value(self) -> tuple[int, ...]:
        """Per value (index 0 is unused), the spaces orthogonally beside a die of it."""
        beside = [0] * (len(VALUES) + 1)
        for die, near in zip(self.dice, ORTHOGONAL_MASK, strict=True):
            if die is not None:
                beside[die.value] |= near
        return tuple(beside)

    def place(self, die: Die, space: int, marks: tuple[Mark, ...] = ()) -> "Window":
        """The window with `die` on an empty space. Whether that is allowed is asked elsewhere."""
        occupied = self.occupied | 1 << space
        around = self.around | AROUND_MASK[space]
        takes_colour, takes_value = list(self.takes_colour), list(self.takes_value)
        takes_colour[die.colour] &= _NOT_BESIDE[space]
        takes_value[die.value] &= _NOT_BESIDE[space]
        # One die more only adds to what is derived: no need to look at all the others again.
        return frozen(
            Window,
            pattern=self.pattern,
            dice=(*self.dice[:space], die, *self.dice[space + 1 :]),
            marks=self.marks.union((space, mark) for mark in marks) if marks else self.marks,
            occupied=occupied,
            around=around,
            open=around & ~occupied,
            takes_colour=tuple(takes_colour),
            takes_value=tuple(takes_value),
        )

    def lift(self, space: int) -> "Window":
        """The window without the die on `space`; what was remembered of it goes too."""
        dice = (*self.dice[:space], None, *self.dice[space + 1 :])
        kept = self.marks
        if kept:
            kept = frozenset((at, mark) for at, mark in kept if at != space)
        return Window(self.pattern, dice, kept)

    def die_at(self, space: int) -> Die:
        """The die on a space that holds one."""
        die = self.dice[space]
        assert die is not None, "a die lies there"
        return die

    def has_mark(self, space: int, mark: Mark) -> bool:
        """Whether this is remembered of the die on a space."""
        return (space, mark) in self.marks
