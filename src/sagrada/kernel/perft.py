"""Perft: the same count as engine.perft, with the same pins."""

from collections.abc import Sequence

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

from sagrada.engine.perft import Pins

if not cython.compiled:
    from sagrada.kernel.bits import Ints
    from sagrada.kernel.chance import apply_outcome, list_outcomes
    from sagrada.kernel.layout import (
        AT_DRAW,
        AT_PATTERN,
        AT_REROLL,
        AT_REROLL_POOL,
        AT_ROLL,
        BAG,
        MOST_MOVES,
        MOST_OUTCOMES,
        MOST_PINS,
        PINS_SIZE,
        POOL_COUNT,
        POOL_SIZE,
        REROLLED_COUNT,
        ROUND,
        SIZE,
        STAGE,
        TURN_NUMBER,
    )
    from sagrada.kernel.legal import list_moves
    from sagrada.kernel.play import apply_move, copy_state
    from sagrada.kernel.state import State


def pin(pins: Ints, which: int, first: int) -> int:
    """Pin number `first` of a sort, starting over at the end; -1 if there is none."""
    number = pins[which]
    return pins[3 + MOST_PINS * which + first % number] if number else -1


def pinned(s: Ints, pins: Ints, out: Ints, weights: Ints) -> int:
    """The outcome that the pins name; if none of them is possible, the first possible outcome."""
    stage = s[STAGE]
    first = s[TURN_NUMBER]
    if stage == AT_ROLL:
        first = (s[ROUND] - 1) * s[POOL_SIZE] + s[POOL_COUNT]
        for skipped in range(pins[0]):
            kind = pin(pins, 0, first + skipped)
            if s[BAG + kind // 6]:
                return kind
    elif stage in (AT_REROLL, AT_REROLL_POOL):
        if stage == AT_REROLL_POOL:
            first = first * 16 + s[REROLLED_COUNT]
        if pins[1]:
            return pin(pins, 1, first)
    elif stage == AT_DRAW:
        for skipped in range(pins[2]):
            colour = pin(pins, 2, first + skipped)
            if s[BAG + colour]:
                return colour
    list_outcomes(s, out, weights)
    return out[0]


def resolve_pinned(s: Ints, pins: Ints, out: Ints, weights: Ints) -> None:
    """Apply pinned outcomes until a seat must choose or the game is over."""
    while s[STAGE] < AT_PATTERN:
        apply_outcome(s, pinned(s, pins, out, weights))


def count_chains(s: Ints, depth: int, pins: Ints) -> int:
    """How many different chains of `depth` choices there are; resolves chance in `s` itself."""
    if not cython.compiled:
        out, weights, child = [0] * MOST_MOVES, [0] * MOST_OUTCOMES, [0] * SIZE
    resolve_pinned(s, pins, out, weights)
    if depth == 0:
        return 1
    n = list_moves(s, out)
    if depth == 1:
        return n
    found = 0
    for i in range(n):
        copy_state(child, s)
        apply_move(child, out[i])
        found += count_chains(child, depth - 1, pins)
    return found


class _Counter:
    """Holds the pins and the position for compiled code."""

    def __init__(self, state: State, pins: Pins) -> None:
        if not cython.compiled:
            self.pins: Ints = [0] * PINS_SIZE
            self.block: Ints = [0] * SIZE
        for at, cell in enumerate(state.cells()):
            self.block[at] = cell
        self.write(0, [6 * die.colour + die.value - 1 for die in pins.roll])
        self.write(1, [value - 1 for value in pins.reroll])
        self.write(2, pins.draw)

    def write(self, which: int, codes: Sequence[int]) -> None:
        if len(codes) > MOST_PINS:
            raise ValueError(f"pins: the kernel takes {MOST_PINS} of a sort, not {len(codes)}")
        self.pins[which] = len(codes)
        for at, code in enumerate(codes):
            self.pins[3 + MOST_PINS * which + at] = code

    def run(self, depth: int) -> int:
        with cython.nogil:
            self.found = count_chains(self.block, depth, self.pins)
        return self.found


def perft(state: State, depth: int, pins: Pins) -> int:
    """How many different chains of `depth` choices there are from here."""
    return _Counter(state, pins).run(depth)
