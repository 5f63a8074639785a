"""What the public objectives ask for (RULES 7.1 to 7.3), as data: three kinds of request.

`sheet.py` scores by them. As data, they also let the page score without asking the server.
"""

from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType

from sagrada.engine.dice import COLOURS, VALUES
from sagrada.engine.spaces import COLUMN_SPACES, DIAGONAL, ROW_SPACES


class Face(IntEnum):
    """What counts about a die: its color or its value. Also the index in a `Die`."""

    COLOUR = 0
    VALUE = 1


@dataclass(frozen=True, slots=True)
class SetsOf:
    """Sets with one die of each kind, anywhere."""

    face: Face
    kinds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VariedLines:
    """Full lines in which no two dice are alike."""

    face: Face
    lines: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class LikeNear:
    """Dice with a die like them on a nearby space."""

    face: Face
    near: tuple[tuple[int, ...], ...]
    """Per space."""


Request = SetsOf | VariedLines | LikeNear

REQUESTS: MappingProxyType[str, Request] = MappingProxyType(
    {
        "light-shades": SetsOf(Face.VALUE, (1, 2)),
        "medium-shades": SetsOf(Face.VALUE, (3, 4)),
        "deep-shades": SetsOf(Face.VALUE, (5, 6)),
        "shade-variety": SetsOf(Face.VALUE, VALUES),
        "row-shade-variety": VariedLines(Face.VALUE, ROW_SPACES),
        "column-shade-variety": VariedLines(Face.VALUE, COLUMN_SPACES),
        "row-color-variety": VariedLines(Face.COLOUR, ROW_SPACES),
        "column-color-variety": VariedLines(Face.COLOUR, COLUMN_SPACES),
        "color-variety": SetsOf(Face.COLOUR, COLOURS),
        "color-diagonals": LikeNear(Face.COLOUR, DIAGONAL),
    }
)
"""By the id of the card."""
