"""The legal moves of a state (RULES 4 to 6, 9.3), the same as engine.legal finds.

`seat` is the base of the active seat in the block, `slot` the position of a tool on the table.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.bits import Ints, count_bits, lowest
    from sagrada.kernel.dice import kinds_in, several_in
    from sagrada.kernel.layout import (
        ACTIVE,
        ALL_KINDS,
        ALL_SPACES,
        AT_EXTRA_DRAFT,
        AT_LIFT,
        AT_LIFT_OR_STOP,
        AT_PATTERN,
        AT_PAY,
        AT_PLACE,
        AT_SWAP,
        AT_TURN,
        AT_VALUE,
        CARDS,
        CHOICE,
        CORK_BACKED_STRAIGHTEDGE,
        DRAFTED,
        FAVOR,
        FLUX_REMOVER,
        GLAZING_HAMMER,
        GRINDING_STONE,
        GROZING_PLIERS,
        HAND,
        LENS_CUTTER,
        MOVE_BACK,
        MOVE_DRAFT,
        MOVE_END,
        MOVE_LIFT,
        MOVE_PATTERN,
        MOVE_PAY,
        MOVE_PLACE,
        MOVE_STOP,
        MOVE_SWAP,
        MOVE_TOOL,
        MOVE_VALUE,
        OCCUPIED,
        ON_DRAFTED_DIE,
        OPEN,
        ORIGIN,
        PLANES,
        PLAYERS,
        POOL,
        POOL_COUNT,
        ROOM_COLOUR,
        ROOM_VALUE,
        RUNNING_PLIERS,
        SEAT_SIZE,
        SEATS,
        STAGE,
        TAP_WHEEL,
        TOOL,
        TOOL_COUNT,
        TOOL_NUMBER,
        TOOL_PAYS,
        TOOL_SPENT,
        TOOL_TOKENS,
        TRACK,
        TRACK_KINDS,
        TRACK_LENGTH,
        TURN_NUMBER,
    )
    from sagrada.kernel.moving_tools import can_lift, liftable, lifted_targets
    from sagrada.kernel.window import fitting, spaces_for


def list_moves(s: Ints, out: Ints) -> int:
    """Write every legal move to `out`; returns how many (0 at a chance node or at the end)."""
    stage = s[STAGE]
    seat = SEATS + s[ACTIVE] * SEAT_SIZE
    if stage == AT_TURN:
        return list_turn(s, seat, out)
    if stage == AT_PLACE:
        return list_places(s, seat, out)
    if stage == AT_LIFT:
        return list_bits(liftable(s, seat, s[TOOL]), MOVE_LIFT, out, 0)
    if stage == AT_LIFT_OR_STOP:
        out[0] = MOVE_STOP
        return list_bits(liftable(s, seat, s[TOOL]), MOVE_LIFT, out, 1)
    if stage == AT_EXTRA_DRAFT:
        return list_bits(fitting(s, seat, kinds_in(s, POOL)), MOVE_DRAFT, out, 0)
    if stage == AT_VALUE:
        return list_values(s, seat, out)
    if stage == AT_SWAP:
        return list_swaps(s, seat, out)
    if stage == AT_PAY:
        return list_bits(payments(s, seat, slot_of(s, s[TOOL]), s[TOOL]), MOVE_PAY, out, 0)
    if stage == AT_PATTERN:
        return list_patterns(s, out)
    return 0


def list_bits(mask: int, move: int, out: Ints, n: int) -> int:
    """Write `move` + index for every bit of the mask, from `out[n]` on; returns the new n."""
    while mask:
        out[n] = move + lowest(mask)
        n += 1
        mask &= mask - 1
    return n


def list_patterns(s: Ints, out: Ints) -> int:
    """RULES 2.2: the four patterns of every seat that has not chosen."""
    n = 0
    for number in range(s[PLAYERS]):
        seat = SEATS + number * SEAT_SIZE
        if s[seat + CHOICE] < 0:
            for at in range(4):
                card = s[seat + CARDS + at // 2]
                out[n] = MOVE_PATTERN + 24 * number + 2 * (card - 1) + at % 2
                n += 1
    return n


def list_turn(s: Ints, seat: int, out: Ints) -> int:
    """RULES 4.1: draft, use a tool, or end the turn."""
    out[0] = MOVE_END
    n = 1
    if not s[DRAFTED]:
        pool = kinds_in(s, POOL)
        fit = fitting(s, seat, pool)
        if fit != pool and not s[TOOL]:
            fit |= draftable_with_tool(s, seat, pool & ~fit)
        n = list_bits(fit, MOVE_DRAFT, out, n)
    if not s[TOOL]:
        for slot in range(s[TOOL_COUNT]):
            tool = s[TOOL_NUMBER + slot]
            if (
                not ON_DRAFTED_DIE >> tool & 1
                and affordable(s, seat, slot)
                and works_in_window(s, seat, slot, tool)
            ):
                out[n] = MOVE_TOOL + tool
                n += 1
    return n


def list_places(s: Ints, seat: int, out: Ints) -> int:
    """The spaces for the die in hand, and what else can be done with it."""
    tool = s[TOOL]
    hand = s[HAND]
    if s[ORIGIN] >= 0:
        return list_bits(lifted_targets(s), MOVE_PLACE, out, 0)
    if tool == CORK_BACKED_STRAIGHTEDGE:
        return list_bits(isolated_spaces_for(s, seat, hand), MOVE_PLACE, out, 0)
    n = list_bits(spaces_for(s, seat, hand), MOVE_PLACE, out, 0)
    if tool == FLUX_REMOVER:
        out[n] = MOVE_BACK
        n += 1
    elif not tool:
        for slot in range(s[TOOL_COUNT]):
            tool = s[TOOL_NUMBER + slot]
            if (
                ON_DRAFTED_DIE >> tool & 1
                and affordable(s, seat, slot)
                and works_on(s, seat, tool, hand)
            ):
                out[n] = MOVE_TOOL + tool
                n += 1
    return n


def list_values(s: Ints, seat: int, out: Ints) -> int:
    """RULES tool 1: one up or down, if it can then be placed; RULES tool 11: any value."""
    if s[TOOL] == GROZING_PLIERS:
        fit = fitting(s, seat, grozed_kinds(s[HAND]))
        return list_bits(fit >> s[HAND] // 6 * 6, MOVE_VALUE, out, 0)
    return list_bits(63, MOVE_VALUE, out, 0)


def list_swaps(s: Ints, seat: int, out: Ints) -> int:
    """RULES tool 5: dice on the round track that can be placed, except the kind in hand."""
    n = 0
    fit = fitting(s, seat, s[TRACK_KINDS] & ~(1 << s[HAND]))
    for number in range(s[TRACK_LENGTH]):
        kinds = fit & kinds_in(s, TRACK + PLANES * number)
        n = list_bits(kinds, MOVE_SWAP + 30 * number, out, n)
    return n


# ---------------------------------------------------------------- tools


def slot_of(s: Ints, tool: int) -> int:
    """The position of a tool on the table."""
    slot = 0
    while s[TOOL_NUMBER + slot] != tool:
        slot += 1
    return slot


def affordable(s: Ints, seat: int, slot: int) -> int:
    """Whether the active seat could pay: in tokens (RULES 6.1), in solo with a die (RULES 9.3)."""
    if s[PLAYERS] == 1:
        return not s[TOOL_SPENT + slot] and kinds_in(s, POOL) & s[TOOL_PAYS + slot]
    return s[seat + FAVOR] > (s[TOOL_TOKENS + slot] > 0)


def works_on(s: Ints, seat: int, tool: int, kind: int) -> int:
    """Whether a tool for the drafted die would work on a die of this kind (RULES 6.2)."""
    if tool == GROZING_PLIERS:
        return fitting(s, seat, grozed_kinds(kind))
    if tool == LENS_CUTTER:
        return fitting(s, seat, s[TRACK_KINDS] & ~(1 << kind))
    if tool == CORK_BACKED_STRAIGHTEDGE:
        return isolated_spaces_for(s, seat, kind)
    if tool == GRINDING_STONE:
        return spaces_for(s, seat, flipped_kind(kind))
    return 1  # Flux Brush and Flux Remover start with any die (RULES 6.3)


def works_in_window(s: Ints, seat: int, slot: int, tool: int) -> int:
    """Whether a tool that needs no die in hand can be used now, price aside (RULES 6.3)."""
    if tool == GLAZING_HAMMER:
        if s[TURN_NUMBER] < s[PLAYERS] or s[DRAFTED]:
            return 0
        return s[POOL_COUNT] > (s[PLAYERS] == 1)  # RULES 9.3: the paid die is not rolled
    if tool == RUNNING_PLIERS:
        if s[TURN_NUMBER] >= s[PLAYERS] or not s[DRAFTED]:
            return 0
        if s[PLAYERS] == 1:
            return payments(s, seat, slot, tool)
        return fitting(s, seat, kinds_in(s, POOL))
    if tool == TAP_WHEEL and not s[TRACK_KINDS]:
        return 0  # RULES 6.6
    return can_lift(s, seat, tool)


def payments(s: Ints, seat: int, slot: int, tool: int) -> int:
    """Solo: the kinds of die that can pay and let the tool work afterwards (RULES 9.3)."""
    paying = kinds_in(s, POOL) & s[TOOL_PAYS + slot]
    if tool == GLAZING_HAMMER:
        return paying if s[POOL_COUNT] > 1 else 0
    if tool == RUNNING_PLIERS:
        fit = fitting(s, seat, kinds_in(s, POOL))
        if count_bits(fit) == 1:  # the only kind to draft can pay only if there are two of it
            return paying & (~fit | several_in(s, POOL))
        return paying if fit else 0
    return paying


def draftable_with_tool(s: Ints, seat: int, kinds: int) -> int:
    """Those of the kinds, which fit nowhere, that can be drafted thanks to a tool (RULES 6.3)."""
    found = 0
    for slot in range(s[TOOL_COUNT]):
        tool = s[TOOL_NUMBER + slot]
        if ON_DRAFTED_DIE >> tool & 1 and affordable(s, seat, slot):
            found |= helped(s, seat, tool, kinds) & left_to_pay(s, slot)
    return found


def helped(s: Ints, seat: int, tool: int, kinds: int) -> int:
    """Those of the kinds on which the tool would work."""
    found = 0
    if tool == LENS_CUTTER:  # what fits is never one of these kinds, which fit nowhere
        return kinds if fitting(s, seat, s[TRACK_KINDS]) else 0
    while kinds:
        kind = lowest(kinds)
        if works_on(s, seat, tool, kind):
            found |= 1 << kind
        kinds &= kinds - 1
    return found


def left_to_pay(s: Ints, slot: int) -> int:
    """The kinds that can be drafted with a die left to pay for the tool; all if tokens pay."""
    if s[PLAYERS] > 1:
        return ALL_KINDS
    paying = kinds_in(s, POOL) & s[TOOL_PAYS + slot]
    if paying & (paying - 1) or paying & several_in(s, POOL):
        return ALL_KINDS
    return ALL_KINDS & ~paying


def grozed_kinds(kind: int) -> int:
    """The kinds one up and one down; 6 and 1 are not neighbors (RULES tool 1)."""
    bit = 1 << kind
    value = kind % 6
    return (bit << 1 if value < 5 else 0) | (bit >> 1 if value > 0 else 0)


def flipped_kind(kind: int) -> int:
    """The die on its opposite face (RULES tool 10)."""
    return kind // 6 * 12 + 5 - kind


def isolated_spaces_for(s: Ints, seat: int, kind: int) -> int:
    """Where Cork-backed Straightedge can place a die: next to no other (RULES tool 9)."""
    if not s[seat + OCCUPIED]:
        return 0
    alone = ALL_SPACES & ~(s[seat + OCCUPIED] | s[seat + OPEN])
    return alone & s[seat + ROOM_COLOUR + kind // 6] & s[seat + ROOM_VALUE + kind % 6]
