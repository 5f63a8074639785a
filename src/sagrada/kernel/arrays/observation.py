"""What a seat can know, as a row of small integers (fields.py), and the actions it can take."""

from typing import Any

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.arrays.fields import (
        F_ACTIVE,
        F_BAG,
        F_CHOICE,
        F_DRAFTED,
        F_DRAWN,
        F_FIRST_PRINTING,
        F_HAND,
        F_MOVED,
        F_OFFERED,
        F_ORIGIN,
        F_OUT,
        F_PLAYERS,
        F_POOL,
        F_PRIVATE,
        F_PUBLIC,
        F_REROLLED,
        F_ROUND,
        F_SEATS,
        F_STAGE,
        F_START,
        F_TIE_BREAK,
        F_TOOL,
        F_TOOL_SPENT,
        F_TOOL_TOKENS,
        F_TOOLS,
        F_TRACK,
        F_TURN,
        G_COLOUR,
        G_FAVOR,
        G_HAS_CHOSEN,
        G_OPEN,
        G_PATTERN,
        G_PRESENT,
        G_ROOM_COLOUR,
        G_ROOM_VALUE,
        G_SIZE,
        G_SKIPS,
        G_VALUE,
        OBSERVATION_SIZE,
    )
    from sagrada.kernel.bits import Bytes, Ints, first_byte, lowest, zero_bytes
    from sagrada.kernel.layout import (
        ACTIONS,
        ACTIVE,
        AT_OVER,
        AT_PATTERN,
        BAG,
        CARDS,
        CHOICE,
        COLOUR,
        DRAFTED,
        DRAWN,
        FAVOR,
        FIRST_PRINTING,
        HAND,
        LAST_TIE_BREAK,
        MOST_MOVES,
        MOVE_PATTERN,
        MOVED,
        OPEN,
        ORIGIN,
        OUT,
        OWN_PATTERN,
        PATTERN,
        PLANES,
        PLANES_OUT,
        PLAYERS,
        POOL,
        PRIVATE,
        PUBLIC,
        PUBLIC_COUNT,
        REROLLED,
        ROOM_COLOUR,
        ROOM_VALUE,
        ROUND,
        SEAT_SIZE,
        SEATS,
        SKIPS,
        STAGE,
        START,
        TOOL,
        TOOL_COUNT,
        TOOL_NUMBER,
        TOOL_SPENT,
        TOOL_TOKENS,
        TRACK,
        TRACK_LENGTH,
        TURN_NUMBER,
        VALUE,
    )
    from sagrada.kernel.legal import list_moves
    from sagrada.kernel.state import State


# ---------------------------------------------------------------- actions


def acting_seat(s: Ints) -> int:
    """The seat that chooses now. Patterns are chosen at the same time: the first without one."""
    if s[STAGE] != AT_PATTERN:
        return s[ACTIVE]
    seat = 0
    while s[SEATS + seat * SEAT_SIZE + CHOICE] >= 0:
        seat += 1
    return seat


def write_mask(s: Ints, seat: int, moves: Ints, mask: Bytes, at: int) -> int:
    """Write a 1 for every action of a seat that is legal, from `at` on; returns how many.

    `moves` is room for the legal moves. An action is a move without its seat (layout.py).
    """
    zero_bytes(mask, at, ACTIONS)
    n = list_actions(s, seat, moves)
    for i in range(n):
        mask[at + moves[i]] = 1
    return n


def list_actions(s: Ints, seat: int, out: Ints) -> int:
    """Write every legal action of a seat to `out`; returns how many."""
    if s[STAGE] != AT_PATTERN:
        return list_moves(s, out) if seat == s[ACTIVE] else 0
    n = list_moves(s, out)
    found = 0
    for i in range(n):
        action = action_of(out[i], seat)
        if action >= 0:
            out[found] = action
            found += 1
    return found


def action_of(move: int, seat: int) -> int:
    """The action that a move is for a seat; -1 if it's another seat's choice of a pattern."""
    if move < MOVE_PATTERN:
        return move
    pattern = move - MOVE_PATTERN - 24 * seat
    return MOVE_PATTERN + pattern if 0 <= pattern < 24 else -1


def move_of(action: int, seat: int) -> int:
    """The move that an action of a seat is."""
    return action if action < MOVE_PATTERN else action + 24 * seat


# ---------------------------------------------------------------- observations


def write_observation(s: Ints, seat: int, out: Bytes, at: int) -> None:
    """Write what a seat can know, from `at` on."""
    zero_bytes(out, at, OBSERVATION_SIZE)
    write_table(s, seat, out, at)
    write_own(s, SEATS + seat * SEAT_SIZE, out, at)
    place = at + F_SEATS
    for number in range(s[PLAYERS]):
        other = seat + number
        if other >= s[PLAYERS]:
            other -= s[PLAYERS]
        write_seat(s, SEATS + other * SEAT_SIZE, out, place)
        place += G_SIZE


def write_table(s: Ints, seat: int, out: Bytes, at: int) -> None:
    """What everyone sees on the table. Whose turn it is, and who started, counts from the seat."""
    players = s[PLAYERS]
    if s[STAGE] >= AT_PATTERN:
        out[at + F_STAGE + s[STAGE] - AT_PATTERN] = 1
    out[at + F_PLAYERS + players - 1] = 1
    out[at + F_START + (s[START] - seat + players) % players] = 1
    if s[ROUND] > 0:
        out[at + F_ROUND + s[ROUND] - 1] = 1
        if s[STAGE] != AT_OVER:
            out[at + F_TURN + s[TURN_NUMBER]] = 1
            out[at + F_ACTIVE + (s[ACTIVE] - seat + players) % players] = 1
    out[at + F_DRAFTED] = 1 if s[DRAFTED] else 0
    if s[TOOL]:
        out[at + F_TOOL + s[TOOL] - 1] = 1
    mark(out, at + F_HAND, s[HAND])
    mark(out, at + F_ORIGIN, s[ORIGIN])
    mark(out, at + F_MOVED, s[MOVED])
    mark(out, at + F_DRAWN, s[DRAWN])
    write_counts(s, REROLLED, PLANES, out, at + F_REROLLED)
    write_counts(s, POOL, PLANES, out, at + F_POOL)
    for colour in range(5):
        out[at + F_BAG + colour] = s[BAG + colour]
    for number in range(s[TRACK_LENGTH]):
        write_counts(s, TRACK + PLANES * number, PLANES, out, at + F_TRACK + 30 * number)
    write_counts(s, OUT, PLANES_OUT, out, at + F_OUT)
    for slot in range(s[TOOL_COUNT]):
        tool = s[TOOL_NUMBER + slot] - 1
        out[at + F_TOOLS + tool] = 1
        out[at + F_TOOL_TOKENS + tool] = s[TOOL_TOKENS + slot]
        out[at + F_TOOL_SPENT + tool] = s[TOOL_SPENT + slot]
    for i in range(s[PUBLIC_COUNT]):
        out[at + F_PUBLIC + s[PUBLIC + i]] = 1
    out[at + F_FIRST_PRINTING] = 1 if s[FIRST_PRINTING] else 0
    out[at + F_TIE_BREAK + s[LAST_TIE_BREAK]] = 1


def write_own(s: Ints, seat: int, out: Bytes, at: int) -> None:
    """What only this seat knows: its colors, and its pattern until all are revealed."""
    mark(out, at + F_PRIVATE, s[seat + PRIVATE])
    mark(out, at + F_PRIVATE, s[seat + PRIVATE + 1])
    if s[seat + PATTERN] < 0:
        for i in range(2):
            card = s[seat + CARDS + i]
            if card:
                out[at + F_OFFERED + 2 * card - 2] = 1
                out[at + F_OFFERED + 2 * card - 1] = 1
        mark(out, at + F_CHOICE, s[seat + CHOICE])


def write_seat(s: Ints, seat: int, out: Bytes, at: int) -> None:
    """What everyone sees of a player."""
    out[at + G_PRESENT] = 1
    out[at + G_HAS_CHOSEN] = 1 if s[seat + CHOICE] >= 0 or s[seat + PATTERN] >= 0 else 0
    if s[seat + PATTERN] < 0:
        return
    if s[seat + PATTERN] < OWN_PATTERN:
        out[at + G_PATTERN + s[seat + PATTERN]] = 1
    for colour in range(5):
        write_spaces(s[seat + COLOUR + colour], out, at + G_COLOUR + 20 * colour)
        write_spaces(s[seat + ROOM_COLOUR + colour], out, at + G_ROOM_COLOUR + 20 * colour)
    for value in range(6):
        write_spaces(s[seat + VALUE + value], out, at + G_VALUE + 20 * value)
        write_spaces(s[seat + ROOM_VALUE + value], out, at + G_ROOM_VALUE + 20 * value)
    write_spaces(s[seat + OPEN], out, at + G_OPEN)
    out[at + G_FAVOR] = s[seat + FAVOR]
    out[at + G_SKIPS] = 1 if s[seat + SKIPS] else 0


def mark(out: Bytes, at: int, place: int) -> None:
    """A 1 at a place of a field; none if the place is -1."""
    if place >= 0:
        out[at + place] = 1


def write_spaces(mask: int, out: Bytes, at: int) -> None:
    """A 1 for every space of a mask."""
    while mask:
        out[at + lowest(mask)] = 1
        mask &= mask - 1


def write_counts(s: Ints, multiset: int, planes: int, out: Bytes, at: int) -> None:
    """The number of dice of each kind in a multiset."""
    for plane in range(planes):
        kinds = s[multiset + plane]
        while kinds:
            out[at + lowest(kinds)] += 1 << plane
            kinds &= kinds - 1


# ---------------------------------------------------------------- one state at a time


def observe_into(state: State, seat: int, out: Any) -> None:
    """Write what a seat can know into a buffer of OBSERVATION_SIZE signed bytes."""
    check(state, seat, out, OBSERVATION_SIZE)
    write_observation(state.block, seat, first_byte(out), 0)


def mask_into(state: State, seat: int, out: Any) -> int:
    """Write which actions of a seat are legal into a buffer of ACTIONS bytes; returns how many."""
    check(state, seat, out, ACTIONS)
    if not cython.compiled:
        moves: Ints = [0] * MOST_MOVES
    return write_mask(state.block, seat, moves, first_byte(out), 0)


def check(state: State, seat: int, out: Any, size: int) -> None:
    if not 0 <= seat < state[PLAYERS]:
        raise ValueError(f"seat: {seat} is no seat of a table for {state[PLAYERS]}")
    if len(out) != size:
        raise ValueError(f"out: expected a buffer of {size} signed bytes, got {len(out)}")
