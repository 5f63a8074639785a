"""What each move does (RULES 3, 4, 6). Callers make only legal moves: nothing here checks them."""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.bits import Ints, copy_ints
    from sagrada.kernel.cards import set_pattern
    from sagrada.kernel.dice import add_die, kinds_in, take_die
    from sagrada.kernel.layout import (
        ACTIVE,
        AT_DRAW,
        AT_EXTRA_DRAFT,
        AT_LIFT,
        AT_LIFT_OR_STOP,
        AT_OVER,
        AT_PAY,
        AT_PLACE,
        AT_REROLL,
        AT_REROLL_POOL,
        AT_ROLL,
        AT_SWAP,
        AT_TURN,
        AT_VALUE,
        BAG,
        BAG_COUNT,
        CARDS,
        CHOICE,
        COLOUR_WAIVED,
        COPPER_FOIL_BURNISHER,
        CORK_BACKED_STRAIGHTEDGE,
        DRAFTED,
        DRAWN,
        EGLOMISE_BRUSH,
        FAVOR,
        FLUX_BRUSH,
        FLUX_REMOVER,
        GLAZING_HAMMER,
        GRINDING_STONE,
        GROZING_PLIERS,
        HAND,
        LATHEKIN,
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
        MOVED,
        ORIGIN,
        OUT,
        PLANES,
        PLAYERS,
        POOL,
        POOL_COUNT,
        ROUND,
        ROUNDS,
        RUNNING_PLIERS,
        SEAT_SIZE,
        SEATS,
        SKIPS,
        STAGE,
        START,
        TAKES_COLOUR,
        TAKES_VALUE,
        TAP_WHEEL,
        TOOL,
        TOOL_SPENT,
        TOOL_TOKENS,
        TOUCH_WAIVED,
        TRACK,
        TRACK_KINDS,
        TRACK_LENGTH,
        TURN_NUMBER,
        VALUE_WAIVED,
    )
    from sagrada.kernel.legal import flipped_kind, slot_of
    from sagrada.kernel.moving_tools import can_lift
    from sagrada.kernel.window import add_to_window, kind_at, remove_from_window


def apply_move(s: Ints, move: int) -> None:
    """Make a legal move of the active seat, or the choice of a pattern."""
    if move == MOVE_END:
        end_turn(s)
    elif move >= MOVE_DRAFT:
        if move < MOVE_PAY:
            draft(s, move - MOVE_DRAFT)
        elif move < MOVE_SWAP:
            pay(s, move - MOVE_PAY)
        elif move < MOVE_PATTERN:
            swap(s, (move - MOVE_SWAP) // 30, (move - MOVE_SWAP) % 30)
        else:
            choose_pattern(s, (move - MOVE_PATTERN) // 24, (move - MOVE_PATTERN) % 24)
    elif move >= MOVE_LIFT:
        lift_die(s, move - MOVE_LIFT)
    elif move >= MOVE_PLACE:
        place(s, move - MOVE_PLACE)
    elif move > MOVE_TOOL:
        use_tool(s, move - MOVE_TOOL)
    elif move >= MOVE_VALUE:
        set_value(s, move - MOVE_VALUE)
    elif move == MOVE_BACK:
        return_to_pool(s)
    elif move == MOVE_STOP:
        end_chain(s)


# ---------------------------------------------------------------- turns and rounds


def seat_of_turn(s: Ints, turn_number: int) -> int:
    """The seat whose turn it is: clockwise from the start player, then back (RULES 3.2)."""
    players = s[PLAYERS]
    seat = s[START] + (turn_number if turn_number < players else 2 * players - 1 - turn_number)
    return seat - players if seat >= players else seat


def end_turn(s: Ints) -> None:
    """The next turn, the next round, or the end (RULES 3.2–3.4)."""
    players = s[PLAYERS]
    number = s[TURN_NUMBER] + 1
    s[DRAFTED] = 0
    s[TOOL] = 0
    while number < 2 * players:
        seat = seat_of_turn(s, number)
        if number < players or not s[SEATS + seat * SEAT_SIZE + SKIPS]:  # RULES tool 8
            s[TURN_NUMBER] = number
            s[ACTIVE] = seat
            return
        number += 1
    s[TURN_NUMBER] = number
    end_round(s)


def end_round(s: Ints) -> None:
    """The rest of the pool goes to the round track (RULES 3.3, 9.4)."""
    s[TRACK_KINDS] |= kinds_in(s, POOL)
    for plane in range(PLANES):
        s[TRACK + PLANES * s[TRACK_LENGTH] + plane] = s[POOL + plane]
        s[POOL + plane] = 0
    s[POOL_COUNT] = 0
    s[TRACK_LENGTH] += 1
    if s[ROUND] == ROUNDS:
        s[STAGE] = AT_OVER
        s[ACTIVE] = s[START]
    else:
        begin_round(s, s[START] + 1)


def begin_round(s: Ints, start: int) -> None:
    """The start player takes the bag; the dice are rolled next (RULES 3.1, 3.4)."""
    start = 0 if start == s[PLAYERS] else start
    s[STAGE] = AT_ROLL
    s[ROUND] += 1
    s[START] = start
    s[ACTIVE] = start
    s[TURN_NUMBER] = 0
    for seat in range(s[PLAYERS]):
        s[SEATS + seat * SEAT_SIZE + SKIPS] = 0


def end_chain(s: Ints) -> None:
    """A chain of choices is finished: back to the turn."""
    s[STAGE] = AT_TURN
    s[HAND] = -1
    s[ORIGIN] = -1
    s[MOVED] = -1
    s[DRAWN] = -1


# ---------------------------------------------------------------- choices


def choose_pattern(s: Ints, number: int, pattern: int) -> None:
    """RULES 2.2: once all have chosen, the patterns are revealed together."""
    s[SEATS + number * SEAT_SIZE + CHOICE] = pattern
    for other in range(s[PLAYERS]):
        if s[SEATS + other * SEAT_SIZE + CHOICE] < 0:
            return
    for other in range(s[PLAYERS]):
        seat = SEATS + other * SEAT_SIZE
        set_pattern(s, seat, s[seat + CHOICE])
        s[seat + CHOICE] = -1
        s[seat + CARDS] = 0
        s[seat + CARDS + 1] = 0
    begin_round(s, s[START])


def draft(s: Ints, kind: int) -> None:
    """Take a die from the pool (RULES 4.3)."""
    take_die(s, POOL, kind)
    s[POOL_COUNT] -= 1
    s[HAND] = kind
    s[STAGE] = AT_PLACE


def place(s: Ints, space: int) -> None:
    """Place the die in hand on a space, and see whether the tool needs another move."""
    seat = SEATS + s[ACTIVE] * SEAT_SIZE
    tool = s[TOOL]
    kind = s[HAND]
    bit = 1 << space
    add_to_window(s, seat, kind, bit)
    if s[ORIGIN] < 0:
        if tool == CORK_BACKED_STRAIGHTEDGE:
            s[seat + TOUCH_WAIVED] |= bit  # RULES 6.5
        s[DRAFTED] = 1
        end_chain(s)
        return
    if tool == EGLOMISE_BRUSH:
        s[seat + COLOUR_WAIVED] |= bit & ~s[seat + TAKES_COLOUR + kind // 6]
    elif tool == COPPER_FOIL_BURNISHER:
        s[seat + VALUE_WAIVED] |= bit & ~s[seat + TAKES_VALUE + kind % 6]
    elif s[MOVED] < 0:  # the first die of a tool that can move two
        s[MOVED] = space
        if tool == LATHEKIN or can_lift(s, seat, TAP_WHEEL):
            s[HAND] = -1
            s[ORIGIN] = -1
            s[STAGE] = AT_LIFT if tool == LATHEKIN else AT_LIFT_OR_STOP
            return
    end_chain(s)


def use_tool(s: Ints, tool: int) -> None:
    """Begin a tool and pay for it (RULES 6.1); in solo a die pays, chosen next (RULES 9.3)."""
    s[TOOL] = tool
    if s[PLAYERS] == 1:
        s[STAGE] = AT_PAY
        return
    slot = slot_of(s, tool)
    price = 2 if s[TOOL_TOKENS + slot] else 1
    s[TOOL_TOKENS + slot] += price
    s[SEATS + s[ACTIVE] * SEAT_SIZE + FAVOR] -= price
    begin_effect(s, tool)


def pay(s: Ints, kind: int) -> None:
    """Solo: die and tool leave the game (RULES 9.3)."""
    s[TOOL_SPENT + slot_of(s, s[TOOL])] = 1
    take_die(s, POOL, kind)
    s[POOL_COUNT] -= 1
    add_die(s, OUT, kind)
    begin_effect(s, s[TOOL])


def begin_effect(s: Ints, tool: int) -> None:
    """The tool is paid for: what it does at once, and which choice comes next."""
    if tool == GROZING_PLIERS:
        s[STAGE] = AT_VALUE
    elif tool == LENS_CUTTER:
        s[STAGE] = AT_SWAP
    elif tool == FLUX_BRUSH:
        s[STAGE] = AT_REROLL
    elif tool == GLAZING_HAMMER:
        s[STAGE] = AT_REROLL_POOL
    elif tool == RUNNING_PLIERS:
        s[SEATS + s[ACTIVE] * SEAT_SIZE + SKIPS] = 1
        s[STAGE] = AT_EXTRA_DRAFT
    elif tool == CORK_BACKED_STRAIGHTEDGE:
        s[STAGE] = AT_PLACE
    elif tool == GRINDING_STONE:
        s[HAND] = flipped_kind(s[HAND])
        s[STAGE] = AT_PLACE
    elif tool == FLUX_REMOVER:
        s[BAG + s[HAND] // 6] += 1
        s[BAG_COUNT] += 1
        s[HAND] = -1
        s[STAGE] = AT_DRAW
    else:  # Eglomise Brush, Copper Foil Burnisher, Lathekin, Tap Wheel
        s[STAGE] = AT_LIFT


def set_value(s: Ints, value: int) -> None:
    """Grozing Pliers change the die in hand; Flux Remover's new die gets its value."""
    colour = s[DRAWN] if s[DRAWN] >= 0 else s[HAND] // 6
    s[HAND] = 6 * colour + value
    s[DRAWN] = -1
    s[STAGE] = AT_PLACE


def swap(s: Ints, number: int, kind: int) -> None:
    """Lens Cutter: the die in hand takes the place of one on the round track (RULES tool 5)."""
    at = TRACK + PLANES * number
    take_die(s, at, kind)
    add_die(s, at, s[HAND])
    s[HAND] = kind
    s[STAGE] = AT_PLACE
    kinds = 0
    for other in range(s[TRACK_LENGTH]):
        kinds |= kinds_in(s, TRACK + PLANES * other)
    s[TRACK_KINDS] = kinds


def lift_die(s: Ints, space: int) -> None:
    """Lift a die from the window to place it elsewhere (RULES 6.4)."""
    seat = SEATS + s[ACTIVE] * SEAT_SIZE
    kind = kind_at(s, seat, space)
    remove_from_window(s, seat, kind, 1 << space)
    s[HAND] = kind
    s[ORIGIN] = space
    s[STAGE] = AT_PLACE


def return_to_pool(s: Ints) -> None:
    """The die in hand goes back; the turn's draft is used up (RULES tool 6, tool 11)."""
    add_die(s, POOL, s[HAND])
    s[POOL_COUNT] += 1
    s[DRAFTED] = 1
    end_chain(s)


def copy_state(to: Ints, s: Ints) -> None:
    """Copy a state, without the seats that nobody uses."""
    copy_ints(to, s, SEATS + s[PLAYERS] * SEAT_SIZE)
