"""A window in masks: where a die can go, and what placing and lifting one changes (RULES 5).

`seat` is the base of a seat in the block. `OPEN` and the two `ROOM`s are updated with every die, so
that rule 5 is three masks and two `&` for all twenty spaces. All of it is inline in C.
"""

from sagrada.kernel.bits import Ints, lowest
from sagrada.kernel.layout import (
    ALL_SPACES,
    COLOUR,
    EDGE,
    MARKS,
    NOT_FIRST,
    NOT_LAST,
    OCCUPIED,
    OPEN,
    ROOM_COLOUR,
    ROOM_VALUE,
    TAKES_COLOUR,
    TAKES_VALUE,
    VALUE,
)


def beside(mask: int) -> int:
    """The spaces orthogonally next to those in the mask."""
    return (mask << 1 & NOT_FIRST) | (mask >> 1 & NOT_LAST) | (mask << 5 & ALL_SPACES) | (mask >> 5)


def around(mask: int) -> int:
    """The spaces in the mask and all eight around each."""
    wide = mask | (mask << 1 & NOT_FIRST) | (mask >> 1 & NOT_LAST)
    return wide | (wide << 5 & ALL_SPACES) | (wide >> 5)


def spaces_for(s: Ints, seat: int, kind: int) -> int:
    """The mask of spaces on which a die of this kind can be placed without a tool."""
    colour = kind // 6
    value = kind - 6 * colour
    return s[seat + OPEN] & s[seat + ROOM_COLOUR + colour] & s[seat + ROOM_VALUE + value]


def fitting(s: Ints, seat: int, kinds: int) -> int:
    """Those of the kinds that fit somewhere."""
    fit = 0
    while kinds:
        kind = lowest(kinds)
        if spaces_for(s, seat, kind):
            fit |= 1 << kind
        kinds &= kinds - 1
    return fit


def kind_at(s: Ints, seat: int, space: int) -> int:
    """The kind of the die on a space that holds one."""
    # Sums of bits, not loops: the processor could not predict where the die is found.
    colour = (
        (s[seat + COLOUR + 1] >> space & 1)
        + 2 * (s[seat + COLOUR + 2] >> space & 1)
        + 3 * (s[seat + COLOUR + 3] >> space & 1)
        + 4 * (s[seat + COLOUR + 4] >> space & 1)
    )
    value = (
        (s[seat + VALUE + 1] >> space & 1)
        + 2 * (s[seat + VALUE + 2] >> space & 1)
        + 3 * (s[seat + VALUE + 3] >> space & 1)
        + 4 * (s[seat + VALUE + 4] >> space & 1)
        + 5 * (s[seat + VALUE + 5] >> space & 1)
    )
    return 6 * colour + value


def add_to_window(s: Ints, seat: int, kind: int, bit: int) -> None:
    """Add a die on the space of `bit`."""
    colour = kind // 6
    value = kind - 6 * colour
    taken = ~beside(bit)
    occupied = s[seat + OCCUPIED] | bit
    s[seat + OCCUPIED] = occupied
    s[seat + OPEN] = around(occupied) & ~occupied  # RULES 5.1, 5.3
    s[seat + COLOUR + colour] |= bit
    s[seat + VALUE + value] |= bit
    s[seat + ROOM_COLOUR + colour] &= taken  # RULES 5.5
    s[seat + ROOM_VALUE + value] &= taken


def remove_from_window(s: Ints, seat: int, kind: int, bit: int) -> None:
    """Remove the die of this kind from the space of `bit`, with its marks."""
    colour = kind // 6
    value = kind - 6 * colour
    s[seat + OCCUPIED] ^= bit
    s[seat + COLOUR + colour] ^= bit
    s[seat + VALUE + value] ^= bit
    for mark in range(5):
        s[seat + MARKS + mark] &= ~bit
    s[seat + ROOM_COLOUR + colour] = s[seat + TAKES_COLOUR + colour] & ~beside(
        s[seat + COLOUR + colour]
    )
    s[seat + ROOM_VALUE + value] = s[seat + TAKES_VALUE + value] & ~beside(s[seat + VALUE + value])
    update_open(s, seat)


def update_open(s: Ints, seat: int) -> None:
    """Update the spaces open to the next die: RULES 5.2 for the first, 5.3 for the others."""
    occupied = s[seat + OCCUPIED]
    s[seat + OPEN] = around(occupied) & ~occupied if occupied else EDGE
