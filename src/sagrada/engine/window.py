"""A player's window: a pattern and the dice on it, with what has to be remembered of each die."""

from dataclasses import dataclass, field
from enum import StrEnum

from sagrada.engine.cards import Pattern
from sagrada.engine.dice import COLOURS, VALUES, Die
from sagrada.engine.spaces import ALL, AROUND_MASK, COUNT, ORTHOGONAL_MASK


class Mark(StrEnum):
    """Something that stays true of a die until it is moved again."""

    COLOUR_WAIVED = "colour-waived"  # RULES 6.5, by Eglomise Brush
    VALUE_WAIVED = "value-waived"  # RULES 6.5, by Copper Foil Burnisher
    TOUCH_WAIVED = "touch-waived"  # RULES 6.5, by Cork-backed Straightedge
    EDGE_BROKEN = "edge-broken"  # RULES 8.3: 5.2 did not hold when it was placed
    TOUCH_BROKEN = "touch-broken"  # RULES 8.3: 5.3 did not hold when it was placed


Marks = frozenset[tuple[int, Mark]]


@dataclass(frozen=True, slots=True)
class Window:
    pattern: Pattern
    dice: tuple[Die | None, ...] = (None,) * COUNT
    marks: Marks = frozenset()

    # Derived, so that rule 5 can be asked for all spaces at once:
    occupied: int = field(init=False, repr=False, compare=False)
    """The mask of spaces that hold a die."""
    around: int = field(init=False, repr=False, compare=False)
    """The mask of spaces that touch a die, also diagonally."""
    beside_colour: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Per colour, the spaces orthogonally beside a die of it."""
    beside_value: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """Per value (index 0 is unused), the spaces orthogonally beside a die of it."""

    def __post_init__(self) -> None:
        occupied = around = 0
        beside_colour = [0] * len(COLOURS)
        beside_value = [0] * (len(VALUES) + 1)
        for space, die in enumerate(self.dice):
            if die is not None:
                occupied |= 1 << space
                around |= AROUND_MASK[space]
                colour, value = die
                beside_colour[colour] |= ORTHOGONAL_MASK[space]
                beside_value[value] |= ORTHOGONAL_MASK[space]
        object.__setattr__(self, "occupied", occupied)
        object.__setattr__(self, "around", around)
        object.__setattr__(self, "beside_colour", tuple(beside_colour))
        object.__setattr__(self, "beside_value", tuple(beside_value))

    @property
    def empty(self) -> int:
        """The mask of spaces that hold no die."""
        return ALL & ~self.occupied

    def place(self, die: Die, space: int, marks: tuple[Mark, ...] = ()) -> "Window":
        """The window with `die` on an empty space. Whether that is allowed is asked elsewhere."""
        dice = (*self.dice[:space], die, *self.dice[space + 1 :])
        kept = self.marks.union((space, mark) for mark in marks) if marks else self.marks
        return Window(self.pattern, dice, kept)

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
        return (space, mark) in self.marks
