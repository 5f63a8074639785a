"""What the cards say, in our own words. RULES 6 and 7 have the details."""

from collections.abc import Mapping
from typing import NamedTuple


class ToolText(NamedTuple):
    when: str
    effect: str


_WITH_DRAFTED_DIE = "After taking a die from the pool, before placing it."
_ANY_TIME = "Any time in your turn, with no die in hand."

TOOL_TEXTS: Mapping[int, ToolText] = {
    1: ToolText(
        _WITH_DRAFTED_DIE,
        "Raise or lower the die by one. A 6 does not become a 1, nor a 1 a 6.",
    ),
    2: ToolText(
        _ANY_TIME,
        "Move one die of your window. The colour printed on its new space does not count;"
        " everything else does.",
    ),
    3: ToolText(
        _ANY_TIME,
        "Move one die of your window. The value printed on its new space does not count;"
        " everything else does.",
    ),
    4: ToolText(
        _ANY_TIME,
        "Move exactly two dice of your window, one after the other, by all the rules.",
    ),
    5: ToolText(
        _WITH_DRAFTED_DIE + " Not in round 1.",
        "Exchange the die for one on the round track; both keep their values.",
    ),
    6: ToolText(
        _WITH_DRAFTED_DIE,
        "Roll the die again. Place it if it fits anywhere; if not, it goes back to the pool.",
    ),
    7: ToolText(
        "On your second turn of a round, before drafting.",
        "Roll all the dice of the pool again.",
    ),
    8: ToolText(
        "On your first turn of a round, after your draft.",
        "Draft a second die at once. Your second turn of this round is skipped.",
    ),
    9: ToolText(
        _WITH_DRAFTED_DIE,
        "Place the die where it touches no other die, by all the other rules.",
    ),
    10: ToolText(
        _WITH_DRAFTED_DIE,
        "Turn the die upside down: 1 becomes 6, 2 becomes 5, 3 becomes 4, and back.",
    ),
    11: ToolText(
        _WITH_DRAFTED_DIE,
        "Put the die into the bag, draw another and choose its value. Place it, or leave it in"
        " the pool.",
    ),
    12: ToolText(
        _ANY_TIME + " Not in round 1.",
        "Move one or two dice of one colour, a colour that lies on the round track, by all the"
        " rules.",
    ),
}
"""By number: when a tool can be used, and what it does."""

PUBLIC_TEXTS: Mapping[str, str] = {
    "light-shades": "For every pair of a 1 and a 2, anywhere.",
    "medium-shades": "For every pair of a 3 and a 4, anywhere.",
    "deep-shades": "For every pair of a 5 and a 6, anywhere.",
    "shade-variety": "For every set of all six values, anywhere.",
    "row-shade-variety": "For every full row in which no value comes twice.",
    "column-shade-variety": "For every full column in which no value comes twice.",
    "row-color-variety": "For every full row in which no colour comes twice.",
    "column-color-variety": "For every full column in which no colour comes twice.",
    "color-variety": "For every set of all five colours, anywhere.",
    "color-diagonals": "For every die with a die of its own colour diagonally beside it.",
}


def private_objective_text(colour: str) -> str:
    return f"The sum of the values of your {colour} dice."
