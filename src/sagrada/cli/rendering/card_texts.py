"""What the cards say, in our own words. RULES 6 and 7 have the details."""

from collections.abc import Mapping
from typing import NamedTuple


class ToolText(NamedTuple):
    when: str
    effect: str


_WITH_CHOSEN_DIE = "After you choose a die from the pool, before you place it."
_ANY_TIME = "Any time on your turn, except while you’re holding a die."

TOOL_TEXTS: Mapping[int, ToolText] = {
    1: ToolText(
        _WITH_CHOSEN_DIE,
        "Raise or lower the die’s value by 1. A 6 can’t become a 1, and a 1 can’t become a 6.",
    ),
    2: ToolText(
        _ANY_TIME,
        "Move one die in your window, ignoring the color its new space needs. All other placement"
        " rules apply.",
    ),
    3: ToolText(
        _ANY_TIME,
        "Move one die in your window, ignoring the value its new space needs. All other placement"
        " rules apply.",
    ),
    4: ToolText(
        _ANY_TIME,
        "Move exactly two dice in your window, one at a time, following all the placement rules.",
    ),
    5: ToolText(
        _WITH_CHOSEN_DIE + " Not in round 1.",
        "Swap the die with one on the round track. Both keep their values.",
    ),
    6: ToolText(
        _WITH_CHOSEN_DIE,
        "Reroll the die. If it fits anywhere in your window, you must place it. If not, it goes"
        " back to the draft pool.",
    ),
    7: ToolText(
        "On your second turn of the round, before you draft.",
        "Reroll every die in the draft pool.",
    ),
    8: ToolText(
        "On your first turn of the round, after you draft.",
        "Draft a second die right away. You skip your second turn this round.",
    ),
    9: ToolText(
        _WITH_CHOSEN_DIE,
        "Place the die where it touches no other die, not even diagonally. All other placement"
        " rules apply.",
    ),
    10: ToolText(
        _WITH_CHOSEN_DIE,
        "Flip the die to its opposite side: 1 becomes 6, 2 becomes 5, 3 becomes 4, and vice versa.",
    ),
    11: ToolText(
        _WITH_CHOSEN_DIE,
        "Return the die to the bag, draw one and choose its value. Place it, or leave it in the"
        " draft pool.",
    ),
    12: ToolText(
        _ANY_TIME + " Not in round 1.",
        "Move one or two dice of the same color in your window, following all the placement rules."
        " There must be a die of that color on the round track.",
    ),
}
"""By number: when a tool can be used, and what it does."""

PUBLIC_TEXTS: Mapping[str, str] = {
    "light-shades": "Pairs of a 1 and a 2, anywhere.",
    "medium-shades": "Pairs of a 3 and a 4, anywhere.",
    "deep-shades": "Pairs of a 5 and a 6, anywhere.",
    "shade-variety": "Sets of all six values, anywhere.",
    "row-shade-variety": "Full rows with no repeated values.",
    "column-shade-variety": "Full columns with no repeated values.",
    "row-color-variety": "Full rows with no repeated colors.",
    "column-color-variety": "Full columns with no repeated colors.",
    "color-variety": "Sets of all five colors, anywhere.",
    "color-diagonals": "Dice with a diagonal neighbor of the same color.",
}


def private_objective_text(colour: str) -> str:
    return f"The total value of your {colour} dice."
