"""Windows that people draw themselves: a grid and a difficulty, both told by the pattern's id.

`own-4-YB..1G.5.43.R.G2..BY` gives four favor tokens; the grid is written as in `cards.py`.
"""

import re
from functools import lru_cache

from sagrada.engine.cards import PATTERNS, Pattern
from sagrada.engine.dice import LETTERS
from sagrada.engine.reasons import SagradaError
from sagrada.engine.spaces import COUNT, ORTHOGONAL_MASK, SPACES

DIFFICULTIES = range(3, 7)
"""What the printed cards have; so the favor tokens are enough for four players."""
_NEEDS = frozenset(f"{LETTERS}123456.")
_BETWEEN = re.compile(r"[\s/]+")
_ID = re.compile(r"own-([0-9])-(.*)", re.IGNORECASE | re.DOTALL)


class WindowError(SagradaError):
    """A grid that isn't a window. The message says what to do."""


def read_grid(text: str) -> str:
    """The grid in a text: twenty characters; rows can have `/` or spaces between them."""
    grid = _BETWEEN.sub("", text).upper()
    for space, letter in enumerate(grid):
        if letter not in _NEEDS:
            raise WindowError(
                f"no space can need “{letter}” (number {space + 1}); use R Y G B P for a color, "
                "1 to 6 for a value, and . for a blank space"
            )
    if len(grid) != COUNT:
        raise WindowError(f"a window has {COUNT} spaces, not {len(grid)}; list them row by row")
    return grid


@lru_cache(maxsize=1024)
def own_window(grid: str, difficulty: int) -> Pattern:
    """The pattern with this grid; a `WindowError` says what is wrong."""
    if difficulty not in DIFFICULTIES:
        raise WindowError(f"the difficulty is 3 to 6, not {difficulty}")
    grid = read_grid(grid)
    return Pattern(f"own-{difficulty}-{grid}", "Own window", 0, "", difficulty, grid)


def own_window_of(id: str) -> Pattern:
    """The own window with this id; a `WindowError` says what is wrong."""
    found = _ID.fullmatch(id.strip())
    if found is None:
        raise WindowError(
            "expected “own-”, the difficulty, “-” and the grid, like own-4-YB..1G.5.43.R.G2..BY"
        )
    return own_window(found[2], int(found[1]))


def is_own(id: str) -> bool:
    """Whether this is meant as the id of an own window."""
    return id.strip().lower().startswith("own-")


def pattern_of(id: str) -> Pattern:
    """The pattern with this id, printed or drawn."""
    return own_window_of(id) if is_own(id) else PATTERNS[id]


def conflicts(grid: str) -> tuple[tuple[int, int], ...]:
    """The neighbors that need the same color or the same value.

    Both can't be filled (RULES 5.5), unless Eglomise Brush or Copper Foil Burnisher moves a die to
    one of them. Without such a pair the whole window can be filled: each space has at most four
    neighbors, so that of five colors and six values one is always left for it.
    """
    return tuple(
        (space, other)
        for space in SPACES
        for other in SPACES
        if other > space
        and ORTHOGONAL_MASK[space] >> other & 1
        and grid[space] == grid[other] != "."
    )
