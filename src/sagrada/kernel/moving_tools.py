"""The tools that move dice in the window: which dice they can lift, and where to (RULES 6.4).

Dice that might be lifted are checked without changing `OPEN` and the `ROOM`s: `targets` reads only
where the dice are.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.bits import Ints, lowest
    from sagrada.kernel.layout import (
        ACTIVE,
        COLOUR,
        COPPER_FOIL_BURNISHER,
        EDGE,
        EGLOMISE_BRUSH,
        HAND,
        LATHEKIN,
        MOVED,
        OCCUPIED,
        OPEN,
        ORIGIN,
        SEAT_SIZE,
        SEATS,
        TAKES_COLOUR,
        TAKES_VALUE,
        TAP_WHEEL,
        TOOL,
        TRACK_KINDS,
        VALUE,
    )
    from sagrada.kernel.window import around, beside, kind_at


def targets(s: Ints, seat: int, kind: int, bit: int, tool: int) -> int:
    """Where the tool can move the die of this kind on the space of `bit`."""
    colour = kind // 6
    value = kind - 6 * colour
    occupied = s[seat + OCCUPIED]
    rest = occupied ^ bit
    # RULES 5.3 without the die itself; RULES 6.4: rule 5.2 applies again to the only die.
    free = (around(rest) if rest else EDGE) & ~occupied
    free &= ~beside((s[seat + COLOUR + colour] | s[seat + VALUE + value]) & ~bit)  # RULES 5.5
    if tool != EGLOMISE_BRUSH:  # RULES tool 2
        free &= s[seat + TAKES_COLOUR + colour]
    if tool != COPPER_FOIL_BURNISHER:  # RULES tool 3
        free &= s[seat + TAKES_VALUE + value]
    return free


def movable(s: Ints, seat: int, tool: int, among: int) -> int:
    """Those dice among the spaces of a mask that have another space to go to."""
    found = 0
    while among:
        bit = among & -among
        if targets(s, seat, kind_at(s, seat, lowest(bit)), bit, tool):
            found |= bit
        among ^= bit
    return found


def any_movable(s: Ints, seat: int, tool: int, among: int) -> int:
    """Whether there is such a die: like `movable`, but it stops at the first."""
    while among:
        bit = among & -among
        if targets(s, seat, kind_at(s, seat, lowest(bit)), bit, tool):
            return 1
        among ^= bit
    return 0


def toggle(s: Ints, seat: int, kind: int, bits: int) -> None:
    """Place or lift dice of a kind for a moment; the same call undoes it."""
    s[seat + OCCUPIED] ^= bits
    s[seat + COLOUR + kind // 6] ^= bits
    s[seat + VALUE + kind % 6] ^= bits


def targets_before_second(s: Ints, seat: int, kind: int, bit: int, free: int, only_one: int) -> int:
    """Lathekin: those of the targets after which another die can be moved (RULES 6.7).

    `bit` is where the first die still is, 0 if it is in hand. With `only_one` it stops at the
    first target found.
    """
    found = 0
    while free:
        target = free & -free
        toggle(s, seat, kind, bit | target)
        if any_movable(s, seat, LATHEKIN, s[seat + OCCUPIED] & ~target):
            found |= target
        toggle(s, seat, kind, bit | target)
        if found and only_one:
            break
        free ^= target
    return found


def lathekin_first_dice(s: Ints, seat: int, only_one: int) -> int:
    """The dice that Lathekin can move first, so that a second can follow (RULES tool 4)."""
    found = 0
    among = s[seat + OCCUPIED]
    if not among & (among - 1):
        return 0
    while among:
        bit = among & -among
        kind = kind_at(s, seat, lowest(bit))
        free = targets(s, seat, kind, bit, LATHEKIN)
        if free and targets_before_second(s, seat, kind, bit, free, 1):
            found |= bit
            if only_one:
                break
        among ^= bit
    return found


def tap_wheel_dice(s: Ints, seat: int) -> int:
    """The dice of the colors that Tap Wheel allows now, whether or not they can move (tool 12)."""
    kinds = s[TRACK_KINDS]
    moved = s[MOVED]
    found = 0
    for colour in range(5):
        dice = s[seat + COLOUR + colour]
        if moved >= 0:
            if dice >> moved & 1:
                found = dice & ~(1 << moved)
        elif kinds >> 6 * colour & 63:
            found |= dice
    return found


def liftable(s: Ints, seat: int, tool: int) -> int:
    """The dice that the tool can lift now so that its chain can be finished."""
    if tool == TAP_WHEEL:
        return movable(s, seat, tool, tap_wheel_dice(s, seat))
    if s[MOVED] >= 0:
        return movable(s, seat, tool, s[seat + OCCUPIED] & ~(1 << s[MOVED]))
    if tool == LATHEKIN:
        return lathekin_first_dice(s, seat, 0)
    return movable(s, seat, tool, s[seat + OCCUPIED])


def can_lift(s: Ints, seat: int, tool: int) -> int:
    """Whether the tool can lift any die: like `liftable`, but it stops at the first."""
    if tool == TAP_WHEEL:
        return any_movable(s, seat, tool, tap_wheel_dice(s, seat))
    if tool == LATHEKIN:
        return lathekin_first_dice(s, seat, 1) != 0
    return any_movable(s, seat, tool, s[seat + OCCUPIED])


def lifted_targets(s: Ints) -> int:
    """Where the die that the tool has lifted can be placed."""
    seat = SEATS + s[ACTIVE] * SEAT_SIZE
    kind = s[HAND]
    tool = s[TOOL]
    colour = kind // 6
    value = kind - 6 * colour
    free = s[seat + OPEN] & ~(1 << s[ORIGIN])
    free &= ~beside(s[seat + COLOUR + colour] | s[seat + VALUE + value])
    if tool != EGLOMISE_BRUSH:
        free &= s[seat + TAKES_COLOUR + colour]
    if tool != COPPER_FOIL_BURNISHER:
        free &= s[seat + TAKES_VALUE + value]
    if tool == LATHEKIN and s[MOVED] < 0:
        return targets_before_second(s, seat, kind, 0, free, 0)
    return free
