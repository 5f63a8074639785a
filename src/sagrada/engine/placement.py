"""Rule 5: where a die can go.

`refusal` checks one restriction after the other; `spaces_for` answers for all spaces at once, with
bit masks. A property test compares the two. With `honour`, only what stays refereed at an honour
table counts: the space is empty, and Cork's die is alone (RULES 8.4).
"""

from enum import StrEnum
from types import MappingProxyType

from sagrada.engine.dice import Die
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import AROUND, EDGE, ORTHOGONAL
from sagrada.engine.window import Mark, Window


class Waiver(StrEnum):
    """What a tool changes about rule 5 for the one die it moves or places."""

    NONE = "none"
    COLOUR = "colour"  # Eglomise Brush: the printed colour
    VALUE = "value"  # Copper Foil Burnisher: the printed value
    TOUCH = "touch"  # Cork-backed Straightedge: alone instead of touching


WAIVED_MARK = MappingProxyType(
    {
        Waiver.COLOUR: Mark.COLOUR_WAIVED,
        Waiver.VALUE: Mark.VALUE_WAIVED,
        Waiver.TOUCH: Mark.TOUCH_WAIVED,
    }
)
"""How a die is marked when it needed the waiver (RULES 6.5)."""

_NO_WAIVER = Waiver.NONE
"""Looking a member up in its enum takes longer than finding all spaces for a die."""


def refusal(
    window: Window, die: Die, space: int, waiver: Waiver = Waiver.NONE, honour: bool = False
) -> Reason | None:
    """The first restriction, in the order of RULES 5, that keeps `die` off `space`."""
    if window.dice[space] is not None:
        return Reason.OCCUPIED  # RULES 5.1
    if honour:
        alone = _connection(window, space, waiver) is not Reason.NOT_ALONE
        return None if alone else Reason.NOT_ALONE  # RULES 8.4
    return (
        _connection(window, space, waiver)
        or _print(window, die, space, waiver)
        or _neighbours(window, die, space)
    )


def _connection(window: Window, space: int, waiver: Waiver) -> Reason | None:
    if not any(window.dice):
        return None if space in EDGE else Reason.NOT_ON_EDGE  # RULES 5.2
    touches = any(window.dice[near] for near in AROUND[space])
    if waiver is Waiver.TOUCH:
        return Reason.NOT_ALONE if touches else None  # RULES tool 9
    return None if touches else Reason.NOT_TOUCHING  # RULES 5.3


def _print(window: Window, die: Die, space: int, waiver: Waiver) -> Reason | None:
    colour = window.pattern.colour_at(space)
    if colour is not None and colour != die.colour and waiver is not Waiver.COLOUR:
        return Reason.WRONG_COLOUR  # RULES 5.4
    value = window.pattern.value_at(space)
    if value is not None and value != die.value and waiver is not Waiver.VALUE:
        return Reason.WRONG_VALUE  # RULES 5.4
    return None


def _neighbours(window: Window, die: Die, space: int) -> Reason | None:
    beside = [near for at in ORTHOGONAL[space] if (near := window.dice[at]) is not None]
    if any(near.colour == die.colour for near in beside):
        return Reason.SAME_COLOUR  # RULES 5.5
    if any(near.value == die.value for near in beside):
        return Reason.SAME_VALUE  # RULES 5.5
    return None


def spaces_for(window: Window, die: Die, waiver: Waiver = Waiver.NONE, honour: bool = False) -> int:
    """The mask of all spaces from which `refusal` does not keep `die`."""
    colour, value = die
    if honour:
        return window.empty & ~window.around if waiver is Waiver.TOUCH else window.empty
    spaces, by_colour, by_value = (
        window.open,
        window.takes_colour[colour],
        window.takes_value[value],
    )
    if waiver is not _NO_WAIVER:
        if waiver is Waiver.TOUCH and window.occupied:
            spaces = window.empty & ~window.around  # RULES tool 9
        elif waiver is Waiver.COLOUR:
            by_colour = ~window.beside_colour[colour]  # RULES tool 2
        elif waiver is Waiver.VALUE:
            by_value = ~window.beside_value[value]  # RULES tool 3
    return spaces & by_colour & by_value


def marks_for(
    window: Window, die: Die, space: int, waiver: Waiver = Waiver.NONE
) -> tuple[Mark, ...]:
    """What must be remembered about `die` when it is placed on `space` (RULES 6.5, 8.3).

    A waiver is remembered only where it was needed: elsewhere the die obeys the rules anyway.
    """
    marks = []
    connection = _connection(window, space, waiver)
    if connection is Reason.NOT_ON_EDGE:
        marks.append(Mark.EDGE_BROKEN)
    elif connection is Reason.NOT_TOUCHING:
        marks.append(Mark.TOUCH_BROKEN)
    elif waiver is Waiver.TOUCH:
        marks.append(WAIVED_MARK[waiver])
    unwaived = _print(window, die, space, Waiver.NONE)
    if unwaived is Reason.WRONG_COLOUR and waiver is Waiver.COLOUR:
        marks.append(WAIVED_MARK[waiver])
    if unwaived is Reason.WRONG_VALUE and waiver is Waiver.VALUE:
        marks.append(WAIVED_MARK[waiver])
    return tuple(marks)
