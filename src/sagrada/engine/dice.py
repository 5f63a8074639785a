"""Dice: five colours, six values (RULES 1.1)."""

from enum import IntEnum
from typing import NamedTuple


class Colour(IntEnum):
    """A die color, in the order in which the project always lists colors."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    PURPLE = 4

    # Enum hashes its name in Python code; states are hashed often, so use the quick hash.
    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        """`R`, as in the notation."""
        return LETTERS[self]

    @property
    def word(self) -> str:
        """`red`."""
        return self.name.lower()


LETTERS = "RYGBP"
COLOURS: tuple[Colour, ...] = tuple(Colour)
VALUES: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
DICE_PER_COLOUR = 18
DICE_IN_ALL = DICE_PER_COLOUR * len(COLOURS)


class Die(NamedTuple):
    """A die: its color and the value on top. `str(die)` is its notation: `R3`."""

    colour: Colour
    value: int

    @staticmethod
    def parse(text: str) -> "Die":
        """The die that a text names: `R3` is a red three."""
        from sagrada.engine.notation import parse_die

        return parse_die(text)

    @property
    def color(self) -> Colour:
        """The same as `colour`, for those who spell it like our docs."""
        return self.colour

    def __str__(self) -> str:
        return LETTERS[self.colour] + str(self.value)

    def __repr__(self) -> str:
        exists = self.colour in range(len(LETTERS))
        return f"Die.parse({str(self)!r})" if exists else f"Die{tuple(self)}"

    def showing(self, value: int) -> "Die":
        """The same die, turned to another face."""
        return DICE[self.colour][value - 1]


DICE: tuple[tuple[Die, ...], ...] = tuple(
    tuple(Die(colour, value) for value in VALUES) for colour in COLOURS
)
"""`DICE[colour][value - 1]`: the thirty kinds of die, made once."""

ALL_KINDS: tuple[Die, ...] = tuple(die for row in DICE for die in row)


def take(dice: tuple[Die, ...], die: Die) -> tuple[Die, ...]:
    """The multiset without one `die`, which must be in it (RULES 4.6)."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def add(dice: tuple[Die, ...], die: Die) -> tuple[Die, ...]:
    """The multiset with one more `die`; multisets are kept sorted, so equal ones are equal."""
    return tuple(sorted((*dice, die)))


def bag_with(bag: tuple[int, ...], colour: Colour) -> tuple[int, ...]:
    """The bag, counted by color, with one more die of `colour`."""
    dice = list(bag)
    dice[colour] += 1
    return tuple(dice)


def bag_without(bag: tuple[int, ...], colour: Colour) -> tuple[int, ...]:
    """The bag, counted by color, with one die of `colour` less."""
    dice = list(bag)
    dice[colour] -= 1
    return tuple(dice)
