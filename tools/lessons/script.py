"""The scenes of the tutorial, in notation: a position, what may be tried, and what others answer.

Every scene is a moment of its own, so the learner is free within it and can leave after any of
them. What is legal, and why the rest is not, comes from the engine; nothing of it stands here.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

LEARNER = 0
"""The learner's seat."""


class Scene(NamedTuple):
    id: str
    position: str
    dice: Mapping[str, str]
    """The dice that the lesson follows, and where to: a space, or `*` for any that is legal."""
    accepts: tuple[str, ...] = ()
    """The other choices that it follows; `end` only after a draft."""
    replies: tuple[str, ...] = ()
    """What the other player and chance say, line by line, after the learner ended a turn."""
    later: Mapping[str, str] = MappingProxyType({})
    """The dice of the learner's second turn, in the scene that has two."""
    shows_tools: bool = False
    """Before its own scene nothing is said of tools."""


def _scene(position: str, mine: str, theirs: str, favor: tuple[int, int] = (3, 5)) -> str:
    return f"""\
players: 2
stage: turn
{position.strip()}
tools: {{tools}}
public: row-color-variety, light-shades, column-shade-variety
private 1: purple
pattern 1: sun-catcher
dice 1: {mine}
favor 1: {favor[0]}
private 2: yellow
pattern 2: virtus
dice 2: {theirs}
favor 2: {favor[1]}
"""


_EMPTY = " / ".join([".. .. .. .. .."] * 4)
_TOOLS = "1, 4, 7"
_FULL = "P2 B6 .. G1 Y2 / G5 R4 G6 R2 B6 / P4 B1 P5 Y6 G2 / G2 Y3 .. B4 P3"
_THEIRS = "Y4 R1 Y2 P5 G1 / R3 P5 B6 G3 R2 / Y2 B3 G5 P4 .. / P5 G6 Y1 R6 .."

SCENES = (
    Scene(
        "edge",
        _scene("round: 1\nstart: 1\nturn: 1\npool: R1 Y3 G6 B4 P2", _EMPTY, _EMPTY).format(
            tools=_TOOLS
        ),
        {"B4": "*"},
    ),
    Scene(
        "touching",
        _scene(
            "round: 1\nstart: 1\nturn: 4\npool: R1 G5",
            ".. .. .. .. .. / .. .. .. .. .. / .. .. .. .. .. / .. .. B4 .. ..",
            "Y4 .. .. .. .. / .. P2 .. .. .. / .. .. .. .. .. / .. .. .. .. ..",
        ).format(tools=_TOOLS),
        {"G5": "*"},
    ),
    Scene(
        "asking",
        _scene(
            "round: 2\nstart: 2\nturn: 2\npool: R2 Y3 B1 P6\ntrack: R1",
            ".. .. .. .. .. / .. .. .. .. .. / .. G5 .. .. .. / .. .. B4 .. ..",
            "Y4 .. .. .. .. / G1 P2 .. .. .. / .. .. .. .. .. / .. .. .. .. ..",
        ).format(tools=_TOOLS),
        {"Y3": "*"},
    ),
    Scene(
        "beside",
        _scene(
            "round: 2\nstart: 2\nturn: 3\npool: R2 G4 P6\ntrack: R1",
            ".. .. .. .. .. / .. .. .. .. .. / .. G5 .. .. .. / .. Y3 B4 .. ..",
            "Y4 .. .. .. .. / G1 P2 .. .. .. / .. .. .. .. .. / .. .. .. .. ..",
        ).format(tools=_TOOLS),
        {"G4": "*"},
    ),
    Scene(
        "round",
        _scene(
            "round: 3\nstart: 1\nturn: 1\npool: R6 Y2 G1 B5 P3\ntrack: R1 / P6",
            ".. .. .. .. .. / .. .. .. .. .. / .. Y1 P5 .. .. / .. G3 B4 .. ..",
            "Y4 .. .. .. .. / G1 P2 .. .. .. / .. R3 .. .. .. / .. .. .. .. ..",
        ).format(tools=_TOOLS),
        {"R6": "B4"},
        ("end",),
        (
            "2: draft B5, place D1, end",
            "2: draft Y2, place C1, end",
            "*: roll R2 R5 Y6 G2 B1",
        ),
        later={"G1": "*", "P3": "*"},
    ),
    Scene(
        "tool",
        _scene(
            "round: 5\nstart: 1\nturn: 1\npool: R1 Y2 G3 B6 P5\ntrack: R1 / P6 / G1 / Y6",
            ".. .. .. .. .. / G5 .. B3 R6 .. / .. Y1 P5 Y2 .. / .. G3 B4 .. ..",
            "Y4 R1 .. .. .. / G1 P2 .. .. .. / Y2 R3 G6 .. .. / .. G4 .. .. ..",
        ).format(tools=_TOOLS),
        {"P5": "", "P4": "B2"},
        ("tool 1", "value 4", "end"),
        ("2: draft B6, tool 1, value 5, place D1, end",),
        shows_tools=True,
    ),
    Scene(
        "score",
        _scene(
            "round: 10\nstart: 1\nturn: 4\npool: R2 Y5\n"
            "track: R1 / P6 Y3 / G1 / Y6 / B2 B5 / R3 / P1 / B3 R4 / Y1",
            _FULL,
            _THEIRS,
            favor=(2, 2),
        ).format(tools="1 holds 3, 4 holds 1, 7"),
        {"R2": "A3"},
        ("end",),
        shows_tools=True,
    ),
)
