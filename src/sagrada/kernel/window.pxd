# Made from window.py by setup.py; do not edit.
from sagrada.kernel.bits cimport lowest
from sagrada.kernel.layout cimport ALL_SPACES, COLOUR, EDGE, MARKS, NOT_FIRST, NOT_LAST, OCCUPIED, OPEN, ROOM_COLOUR, ROOM_VALUE, TAKES_COLOUR, TAKES_VALUE, VALUE

cdef inline int beside(int mask) noexcept nogil:
    """The spaces orthogonally beside those of the mask."""
    return (mask << 1 & NOT_FIRST) | (mask >> 1 & NOT_LAST) | (mask << 5 & ALL_SPACES) | (mask >> 5)

cdef inline int around(int mask) noexcept nogil:
    """The spaces of the mask and all eight around each."""
    wide = mask | (mask << 1 & NOT_FIRST) | (mask >> 1 & NOT_LAST)
    return wide | (wide << 5 & ALL_SPACES) | (wide >> 5)

cdef inline int spaces_for(int* s, int seat, int kind) noexcept nogil:
    """The mask of spaces on which a die of this kind may be put, with no tool."""
    colour = kind // 6
    value = kind - 6 * colour
    return s[seat + OPEN] & s[seat + ROOM_COLOUR + colour] & s[seat + ROOM_VALUE + value]

cdef inline int fitting(int* s, int seat, int kinds) noexcept nogil:
    """Those of the kinds that fit somewhere."""
    fit = 0
    while kinds:
        kind = lowest(kinds)
        if spaces_for(s, seat, kind):
            fit |= 1 << kind
        kinds &= kinds - 1
    return fit

cdef inline int kind_at(int* s, int seat, int space) noexcept nogil:
    """The kind of the die on a space that holds one."""
    # Sums of bits, not loops: the processor cannot guess where the die will be found.
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

cdef inline void put(int* s, int seat, int kind, int bit) noexcept nogil:
    """Lay a die on the space of `bit`."""
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

cdef inline void lift(int* s, int seat, int kind, int bit) noexcept nogil:
    """Take up the die of this kind from the space of `bit`, with what was remembered of it."""
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
    reopen(s, seat)

cdef inline void reopen(int* s, int seat) noexcept nogil:
    """Which empty spaces the next die may go to: RULES 5.2 for the first, 5.3 for the others."""
    occupied = s[seat + OCCUPIED]
    s[seat + OPEN] = around(occupied) & ~occupied if occupied else EDGE
