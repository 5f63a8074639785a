"""Windows for tests: written as text, or drawn by hypothesis (illegal ones included)."""

from hypothesis import strategies as st

from sagrada.engine.cards import PATTERNS, Pattern
from sagrada.engine.dice import ALL_KINDS, DICE, LETTERS, Die
from sagrada.engine.spaces import COUNT, NAMES
from sagrada.engine.window import Mark, Window

FREE = Pattern("free", "Free", 0, "A", 3, "." * COUNT)
"""A pattern without any print, for tests that are about something else."""


def die_of(text: str) -> Die:
    """`R3` as a die."""
    return DICE[LETTERS.index(text[0])][int(text[1]) - 1]


def at(name: str) -> int:
    """`B2` as a space."""
    return NAMES.index(name)


def window_of(pattern: str | Pattern, rows: str, marks: dict[str, Mark] | None = None) -> Window:
    """A window from twenty dice, row by row; `..` is an empty space."""
    dice = tuple(None if text == ".." else die_of(text) for text in rows.split())
    assert len(dice) == COUNT, "twenty spaces are needed"
    return Window(
        PATTERNS[pattern] if isinstance(pattern, str) else pattern,
        dice,
        frozenset((at(name), mark) for name, mark in (marks or {}).items()),
    )


def window_with(pattern: str | Pattern, dice: dict[str, str]) -> Window:
    """A window that is empty but for a few dice, given as `{"B2": "R3"}`."""
    return window_of(pattern, " ".join(dice.get(name, "..") for name in NAMES))


patterns = st.sampled_from([FREE, *PATTERNS.values()])
all_dice = st.sampled_from(ALL_KINDS)
spaces = st.integers(0, COUNT - 1)


@st.composite
def windows(draw: st.DrawFn, most: int = COUNT) -> Window:
    """Any dice on any spaces, at most `most` of them; rule 5 is not asked."""
    laid = draw(st.dictionaries(spaces, all_dice, max_size=most))
    return Window(draw(patterns), tuple(laid.get(space) for space in range(COUNT)))
