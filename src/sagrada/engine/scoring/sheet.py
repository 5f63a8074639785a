"""Scoring (RULES 7, 9.6): a sheet, line by line, with the spaces behind every point.

Scoring never judges a window again: whatever is there counts (RULES 11).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from sagrada.engine.cards import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES
from sagrada.engine.dice import COLOURS, VALUES, Colour
from sagrada.engine.scoring.objectives import REQUESTS, Face, Request, SetsOf, VariedLines
from sagrada.engine.spaces import COUNT
from sagrada.engine.window import Window

EMPTY_COSTS = 1  # RULES 7.5
EMPTY_COSTS_SOLO = 3  # RULES 9.6
TRACK_END = 50  # RULES 1.4

Sets = tuple[tuple[int, ...], ...]
"""Each tuple holds the spaces of one thing that scored: a set, a line of dice, a single die."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet."""

    id: str
    points: int
    sets: Sets

    def __str__(self) -> str:
        return f"{self.id} {self.points}"


@dataclass(frozen=True, slots=True, repr=False)
class ScoreSheet:
    """The points of a window, line by line. `print(sheet)` lists them; so does a notebook."""

    public: tuple[ScoreLine, ...]
    private: ScoreLine
    favor: ScoreLine
    empty: ScoreLine

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """All lines, in the order in which they are added up."""
        return (*self.public, self.private, self.favor, self.empty)

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)

    def __repr__(self) -> str:
        return f"<ScoreSheet: {', '.join(map(str, self.lines))}, total {self.total}>"

    def __str__(self) -> str:
        from sagrada.engine.pictures.text import sheet_text

        return sheet_text(self)

    def _repr_html_(self) -> str:
        from sagrada.engine.pictures.sheet import sheet_html

        return sheet_html(self)


def score(
    window: Window,
    public: Sequence[str],
    private: Sequence[Colour],
    favor: int = 0,
    solo: bool = False,
) -> ScoreSheet:
    """The score sheet of one window. Of two private colors, the better counts (RULES 9.6)."""
    if not private:
        raise ValueError("private: give the colour of the private objective")
    tally = _tally(window)
    return ScoreSheet(
        public=tuple([_public_line(objective, tally) for objective in public]),
        private=max([_private_line(colour, tally) for colour in private], key=_points),
        favor=ScoreLine("favor", favor, ()),  # RULES 7.5
        empty=ScoreLine(
            "empty",
            len(tally.empty) * -(EMPTY_COSTS_SOLO if solo else EMPTY_COSTS),
            _one_by_one(tally.empty),
        ),
    )


def score_track(total: int) -> tuple[int, bool]:
    """Where the marker of a score stands, and whether it is flipped (RULES 1.4, 7.7).

    The track ends at 50 on the flipped side, as it ends at 0 on the other: a marker has no third
    side to tell 101 from 1. Below 0 and above 100 only the sheet shows the true number.
    """
    shown = max(0, min(total, 2 * TRACK_END))
    return (shown - TRACK_END, True) if shown > TRACK_END else (shown, False)


def _points(line: ScoreLine) -> int:
    return line.points


# ---------------------------------------------------------------- looking at the window once


class _Tally(NamedTuple):
    """A window's dice, sorted; every list of spaces is in reading order."""

    laid: tuple[Sequence[int | None], Sequence[int | None]]
    """Per face (`objectives.Face`) and space, the colour or value there."""
    spaces_of: tuple[list[list[int]], list[list[int]]]
    """Per face and colour or value, the spaces that show it; there is no value 0."""
    worth: list[int]
    """Per colour, the sum of its values."""
    empty: list[int]


def _tally(window: Window) -> _Tally:
    colours: list[Colour | None] = [None] * COUNT
    values: list[int | None] = [None] * COUNT
    of_colour: list[list[int]] = [[] for _ in COLOURS]
    of_value: list[list[int]] = [[] for _ in (0, *VALUES)]
    worth = [0] * len(COLOURS)
    empty = []
    for space, die in enumerate(window.dice):
        if die is None:
            empty.append(space)
        else:
            colours[space], values[space] = colour, value = die
            of_colour[colour].append(space)
            of_value[value].append(space)
            worth[colour] += value
    return _Tally((colours, values), (of_colour, of_value), worth, empty)


# ---------------------------------------------------------------- the cards


def _public_line(objective: str, tally: _Tally) -> ScoreLine:
    find = _SETS_OF.get(objective)
    if find is None:
        raise ValueError(f"public: there is no public objective {objective!r}; use a card's id")
    sets = find(tally)
    return ScoreLine(objective, PUBLIC_OBJECTIVES[objective].points * len(sets), sets)  # RULES 7.1


def _private_line(colour: Colour, tally: _Tally) -> ScoreLine:
    # RULES 7.4
    sets = _one_by_one(tally.spaces_of[Face.COLOUR][colour])
    return ScoreLine(PRIVATE_OBJECTIVES[colour].id, tally.worth[colour], sets)


def _sets(kinds: Sequence[list[int]]) -> Sets:
    """The k-th set is the k-th of each kind; the rarest kind ends it (RULES 7.2)."""
    return tuple(zip(*kinds, strict=False))


def _varied(lines: Sets, laid: Sequence[int | None]) -> Sets:
    """The full lines on which no two dice are alike (RULES 7.1)."""
    found = []
    for line in lines:
        kinds = {laid[space] for space in line}
        if len(kinds) == len(line) and None not in kinds:
            found.append(line)
    return tuple(found)


def _like_near(near: Sets, laid: Sequence[int | None]) -> Sets:
    """Every die with a die like it nearby, once (RULES 7.3)."""
    found = []
    for space, kind in enumerate(laid):
        if kind is not None:
            for beside in near[space]:
                if laid[beside] == kind:
                    found.append(space)
                    break
    return _one_by_one(found)


def _one_by_one(spaces: Sequence[int]) -> Sets:
    return tuple([(space,) for space in spaces])


def _finder(request: Request) -> Callable[[_Tally], Sets]:
    face = request.face
    if isinstance(request, SetsOf):
        kinds = request.kinds
        return lambda tally: _sets([tally.spaces_of[face][kind] for kind in kinds])
    if isinstance(request, VariedLines):
        lines = request.lines
        return lambda tally: _varied(lines, tally.laid[face])
    near = request.near
    return lambda tally: _like_near(near, tally.laid[face])


_SETS_OF: MappingProxyType[str, Callable[[_Tally], Sets]] = MappingProxyType(
    {objective: _finder(request) for objective, request in REQUESTS.items()}
)
"""Per public objective, what finds the sets that it scores."""
