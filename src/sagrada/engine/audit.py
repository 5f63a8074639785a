"""The audit of a window: its mistakes, and which dice to remove (RULES 8.1, 8.3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from sagrada.engine.reasons import Reason
from sagrada.engine.scoring.objectives import Face
from sagrada.engine.spaces import AROUND_MASK, EDGE_MASK, ORTHOGONAL, members
from sagrada.engine.window import Mark, Window


@dataclass(frozen=True, slots=True)
class Mistake:
    """A broken restriction, and the dice of which one must go: one die, or two that are alike."""

    reason: Reason
    spaces: tuple[int, ...]


class Restriction(NamedTuple):
    """What one face of a die must not be, and the mark that excuses it."""

    face: Face
    reason: Reason
    waived_by: Mark | None = None


# What an audit checks, as data: the page can audit with it without asking the server.
BROKEN = MappingProxyType(
    {
        Mark.EDGE_BROKEN: Reason.NOT_ON_EDGE,  # RULES 5.2
        Mark.TOUCH_BROKEN: Reason.NOT_TOUCHING,  # RULES 5.3
    }
)
PRINTED = (  # RULES 5.4, 6.5
    Restriction(Face.COLOUR, Reason.WRONG_COLOUR, Mark.COLOUR_WAIVED),
    Restriction(Face.VALUE, Reason.WRONG_VALUE, Mark.VALUE_WAIVED),
)
UNLIKE = (  # RULES 5.5
    Restriction(Face.COLOUR, Reason.SAME_COLOUR),
    Restriction(Face.VALUE, Reason.SAME_VALUE),
)


def mistakes(window: Window) -> tuple[Mistake, ...]:
    """Every restriction that the window breaks, in the order of RULES 5, then in reading order."""
    return (*_connection(window), *_print(window), *_equals(window))


def _connection(window: Window) -> Iterator[Mistake]:
    for space, mark in sorted(window.marks):
        if mark in BROKEN:
            yield Mistake(BROKEN[mark], (space,))


def _print(window: Window) -> Iterator[Mistake]:
    takes = (window.pattern.takes_colour, window.pattern.takes_value)
    for space, die in enumerate(window.dice):
        if die is None:
            continue
        bit = 1 << space
        for face, reason, waived_by in PRINTED:
            if not takes[face][die[face]] & bit and (space, waived_by) not in window.marks:
                yield Mistake(reason, (space,))


def _equals(window: Window) -> Iterator[Mistake]:
    for space, die in enumerate(window.dice):
        if die is None:
            continue
        for near in ORTHOGONAL[space]:
            other = window.dice[near]
            if near < space or other is None:
                continue  # each pair is looked at once, from its first space
            for face, reason, _ in UNLIKE:
                if other[face] == die[face]:
                    yield Mistake(reason, (space, near))


def removals(window: Window) -> tuple[tuple[int, ...], ...]:
    """All smallest sets of dice whose removal mends every mistake, sorted; () if there is none.

    Taking a die away never makes a new mistake (RULES 8.3), so a set mends the window if it takes
    one die of each. There are never more than 1,024 smallest sets: the pairs join light and dark
    spaces of a chessboard, so (König) some pairs without a common die, ten at most, are as many
    as the dice to remove, and a smallest set takes exactly one die of each of these.
    """
    found = mistakes(window)
    if not found:
        return ()
    forced = frozenset(m.spaces[0] for m in found if len(m.spaces) == 1)
    pairs = {m.spaces for m in found if len(m.spaces) == 2 and forced.isdisjoint(m.spaces)}
    clashes: dict[int, frozenset[int]] = {}
    for pair in pairs:
        for space in pair:
            clashes[space] = clashes.get(space, frozenset()).union(pair) - {space}

    ways = list(_ways(clashes))
    fewest = min(map(len, ways))
    return tuple(sorted(tuple(sorted(forced | way)) for way in ways if len(way) == fewest))


def _ways(clashes: dict[int, frozenset[int]]) -> Iterator[frozenset[int]]:
    """Sets of dice that leave no clash, all smallest ones among them and each only once.

    `clashes` names, for each die that clashes at all, the dice it clashes with. Starting with
    the die that clashes most keeps the number of ways small: 1,024 for ten separate pairs.
    """
    if not clashes:
        yield frozenset()
        return
    die = max(clashes, key=lambda space: len(clashes[space]))
    others = clashes[die]
    for way in _ways(_without(clashes, frozenset({die}))):  # Either it goes …
        yield way | {die}
    for way in _ways(_without(clashes, others)):  # … or it stays, and all that it clashes with go.
        yield way | others


def _without(clashes: dict[int, frozenset[int]], gone: frozenset[int]) -> dict[int, frozenset[int]]:
    return {
        space: left
        for space, others in clashes.items()
        if space not in gone and (left := others - gone)
    }


def warnings(window: Window) -> tuple[Mistake, ...]:
    """What a window without its history suggests about RULES 5.2 and 5.3.

    These aren't mistakes: dice can have been moved away since.
    """
    dice = window.occupied
    found = []
    if dice and not dice & EDGE_MASK:
        found.append(Mistake(Reason.NOT_ON_EDGE, members(dice)))
    for space in members(dice):
        alone = dice != 1 << space and not dice & AROUND_MASK[space]
        if alone and not window.has_mark(space, Mark.TOUCH_WAIVED):
            found.append(Mistake(Reason.NOT_TOUCHING, (space,)))
    return tuple(found)
