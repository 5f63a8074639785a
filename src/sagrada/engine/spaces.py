"""The twenty spaces of a window, in the rulebook's own coordinates: A1 (top left) to D5.

A space is an int, row by row from the top: A1 is 0, A5 is 4, D5 is 19. A set of spaces that has
to be quick is a 20-bit mask, bit `s` standing for space `s`.
"""

from collections.abc import Iterable

ROW_LETTERS = "ABCD"
ROWS = 4
COLUMNS = 5
COUNT = ROWS * COLUMNS
SPACES = range(COUNT)
NAMES: tuple[str, ...] = tuple(f"{r}{c}" for r in ROW_LETTERS for c in range(1, COLUMNS + 1))
ALL = (1 << COUNT) - 1


def _near(space: int, steps: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    row, column = divmod(space, COLUMNS)
    return tuple(
        (row + down) * COLUMNS + column + right
        for down, right in steps
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
    )


def mask(spaces: Iterable[int]) -> int:
    """The spaces as a bit mask."""
    bits = 0
    for space in spaces:
        bits |= 1 << space
    return bits


def _each_set(bits: int) -> tuple[int, ...]:
    return tuple(space for space in range(10) if bits >> space & 1)


_HALF: tuple[tuple[int, ...], ...] = tuple(_each_set(bits) for bits in range(1 << 10))
_UPPER: tuple[tuple[int, ...], ...] = tuple(tuple(s + 10 for s in half) for half in _HALF)


def members(bits: int) -> tuple[int, ...]:
    """The spaces of a bit mask, in reading order."""
    return _HALF[bits & 1023] + _UPPER[bits >> 10]


ORTHOGONAL: tuple[tuple[int, ...], ...] = tuple(
    _near(s, ((-1, 0), (0, -1), (0, 1), (1, 0))) for s in SPACES
)
DIAGONAL: tuple[tuple[int, ...], ...] = tuple(
    _near(s, ((-1, -1), (-1, 1), (1, -1), (1, 1))) for s in SPACES
)
AROUND: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted(ORTHOGONAL[s] + DIAGONAL[s])) for s in SPACES
)
ORTHOGONAL_MASK: tuple[int, ...] = tuple(mask(near) for near in ORTHOGONAL)
AROUND_MASK: tuple[int, ...] = tuple(mask(near) for near in AROUND)
EDGE: frozenset[int] = frozenset(s for s in SPACES if len(AROUND[s]) < 8)
EDGE_MASK = mask(EDGE)

ROW_SPACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(range(r * COLUMNS, (r + 1) * COLUMNS)) for r in range(ROWS)
)
COLUMN_SPACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(range(c, COUNT, COLUMNS)) for c in range(COLUMNS)
)
