"""The twelve tools (RULES 6): when they may be used, what they cost, whether they would work.

What using one does to the state is in `play.py`.
"""

from functools import lru_cache

from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import Colour, Die, take
from sagrada.engine.options import SoloPayment
from sagrada.engine.placement import Waiver, spaces_for
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import mask, members
from sagrada.engine.state import GameState, ToolOnTable
from sagrada.engine.window import Window

GROZING_PLIERS = 1
EGLOMISE_BRUSH = 2
COPPER_FOIL_BURNISHER = 3
LATHEKIN = 4
LENS_CUTTER = 5
FLUX_BRUSH = 6
GLAZING_HAMMER = 7
RUNNING_PLIERS = 8
CORK_BACKED_STRAIGHTEDGE = 9
GRINDING_STONE = 10
FLUX_REMOVER = 11
TAP_WHEEL = 12

ON_DRAFTED_DIE = frozenset(
    {
        GROZING_PLIERS,
        LENS_CUTTER,
        FLUX_BRUSH,
        CORK_BACKED_STRAIGHTEDGE,
        GRINDING_STONE,
        FLUX_REMOVER,
    }
)
"""Tools that act between choosing a die and placing it (RULES 6.3)."""

MOVING = frozenset({EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER, LATHEKIN, TAP_WHEEL})
"""Tools that move dice of the window."""

_NEEDS_TRACK = frozenset({LENS_CUTTER, TAP_WHEEL})
_WAIVERS = {EGLOMISE_BRUSH: Waiver.COLOUR, COPPER_FOIL_BURNISHER: Waiver.VALUE}


def move_waiver(tool: int | None) -> Waiver:
    """What a moving tool waives."""
    return _WAIVERS.get(tool, Waiver.NONE) if tool is not None else Waiver.NONE


def price(tool: ToolOnTable) -> int:
    """Favor tokens that the tool costs now (RULES 6.1). In solo a die pays instead."""
    return 2 if tool.tokens else 1


def timing(state: GameState, tool: int, hand: Die | None) -> Reason | None:
    """Why this is not the moment for the tool (RULES 6.3, 6.6), if it is not."""
    if tool in ON_DRAFTED_DIE:
        if hand is None:
            return Reason.NEEDS_DRAFTED_DIE
    elif hand is not None:
        return Reason.DIE_IN_HAND
    if tool in _NEEDS_TRACK and not any(state.track):
        return Reason.TRACK_EMPTY
    if tool == GLAZING_HAMMER:
        if not state.is_second_turn:
            return Reason.NOT_THE_TURN
        return Reason.DRAFT_DONE if state.turn.drafted else None
    if tool == RUNNING_PLIERS:
        if state.is_second_turn:
            return Reason.NOT_THE_TURN
        return None if state.turn.drafted else Reason.DRAFT_NEEDED
    return None


def pays(state: GameState, tool: int, die: Die) -> bool:
    """Whether the die shows what the tool asks for in solo (RULES 9.3, 10.4)."""
    card = TOOLS[tool]
    if state.setup.options.solo_payment is SoloPayment.FIRST_PRINTING and card.solo_value:
        return die.value == card.solo_value
    return die.colour == card.solo_colour


def payments(
    state: GameState, tool: int, hand: Die | None, pool: tuple[Die, ...]
) -> tuple[Die, ...]:
    """The dice of the pool that can pay for the tool and let it work afterwards (RULES 9.3)."""
    return tuple(
        die
        for die in dict.fromkeys(pool)
        if pays(state, tool, die) and works(state, tool, hand, take(pool, die))
    )


def can_use(state: GameState, tool: ToolOnTable, hand: Die | None, pool: tuple[Die, ...]) -> bool:
    """Whether the active seat could begin the tool with this hand and pool."""
    if tool.spent or state.turn.tool is not None or timing(state, tool.number, hand):
        return False
    if state.setup.solo:
        return bool(payments(state, tool.number, hand, pool))
    favor = state.players[state.active].favor
    return favor >= price(tool) and works(state, tool.number, hand, pool)


def works(state: GameState, tool: int, hand: Die | None, pool: tuple[Die, ...]) -> bool:
    """Whether the tool could be carried out in full (RULES 6.2), its moment being right."""
    window = state.window(state.active)
    if hand is None:
        if tool == GLAZING_HAMMER:
            return bool(pool)
        if tool == RUNNING_PLIERS:
            return any(fits(state, die) for die in pool)
        return bool(liftable(state, tool))
    if tool == GROZING_PLIERS:
        return any(fits(state, die) for die in grozed(hand))
    if tool == LENS_CUTTER:
        return any(die != hand and fits(state, die) for number in state.track for die in number)
    if tool == CORK_BACKED_STRAIGHTEDGE:
        return bool(window.occupied and fits(state, hand, Waiver.TOUCH))
    if tool == GRINDING_STONE:
        return fits(state, ground(hand))
    return True  # Flux Brush and Flux Remover start with any die (RULES 6.3)


def fits(state: GameState, die: Die, waiver: Waiver = Waiver.NONE) -> bool:
    """Whether the die could go somewhere in the active seat's window."""
    return bool(spaces_for(state.window(state.active), die, waiver, not state.setup.strict))


def grozed(die: Die) -> tuple[Die, ...]:
    """One down, one up; 6 and 1 do not join (RULES tool 1)."""
    return tuple(die.showing(value) for value in (die.value - 1, die.value + 1) if 1 <= value <= 6)


def ground(die: Die) -> Die:
    """The die on its opposite face (RULES tool 10)."""
    return die.showing(7 - die.value)


def track_colours(state: GameState) -> frozenset[Colour]:
    """The colours that the round track shows (RULES tool 12)."""
    return frozenset(die.colour for number in state.track for die in number)


def liftable(state: GameState, tool: int) -> int:
    """The mask of dice that the moving tool may lift now, so that it can be finished."""
    window = state.window(state.active)
    honour = not state.setup.strict
    moved = state.turn.moved
    if tool == TAP_WHEEL:
        movable = _movable(window, Waiver.NONE, honour)
        if moved is None:
            wanted = track_colours(state)
        else:
            wanted = frozenset({window.die_at(moved).colour})
            movable &= ~(1 << moved)
        return mask(s for s in members(movable) if window.die_at(s).colour in wanted)
    if tool == LATHEKIN and moved is None:
        return _movable_first(window, honour)
    movable = _movable(window, move_waiver(tool), honour)
    return movable if moved is None else movable & ~(1 << moved)


@lru_cache(maxsize=4096)
def _movable(window: Window, waiver: Waiver, honour: bool) -> int:
    """The dice that have another space to go to."""
    return mask(s for s in members(window.occupied) if move_spaces(window, s, waiver, honour))


@lru_cache(maxsize=4096)
def _movable_first(window: Window, honour: bool) -> int:
    """The dice with which Lathekin can begin: a second one must be able to follow."""
    return mask(s for s in members(window.occupied) if lathekin_spaces(window, s, honour))


def move_spaces(window: Window, space: int, waiver: Waiver, honour: bool) -> int:
    """Where the die on `space` may be moved to (RULES 6.4)."""
    die = window.die_at(space)
    return spaces_for(window.lift(space), die, waiver, honour) & ~(1 << space)


def lathekin_spaces(window: Window, space: int, honour: bool) -> int:
    """Where Lathekin may move the die on `space` as its first."""
    die = window.die_at(space)
    targets = move_spaces(window, space, Waiver.NONE, honour)
    return _with_a_second(window.lift(space), die, targets, honour)


def _with_a_second(lifted: Window, die: Die, targets: int, honour: bool) -> int:
    """Those targets of Lathekin's first die after which another can be moved (RULES 6.7)."""
    return mask(
        target
        for target in members(targets)
        if _movable(lifted.place(die, target), Waiver.NONE, honour) & ~(1 << target)
    )


def place_spaces(state: GameState) -> int:
    """Where the die in hand may be put now, whatever brought it there."""
    turn = state.turn
    hand = turn.die_in_hand
    window = state.window(state.active)
    honour = not state.setup.strict
    targets = spaces_for(window, hand, place_waiver(state), honour)
    if turn.origin is None:
        return targets
    targets &= ~(1 << turn.origin)
    if turn.tool == LATHEKIN and turn.moved is None:
        return _with_a_second(window, hand, targets, honour)
    return targets


def place_waiver(state: GameState) -> Waiver:
    """What the tool of the turn waives for the die in hand."""
    if state.turn.origin is not None:
        return move_waiver(state.turn.tool)
    return Waiver.TOUCH if state.turn.tool == CORK_BACKED_STRAIGHTEDGE else Waiver.NONE


def can_draft(state: GameState, die: Die) -> bool:
    """Whether a die of the pool may be chosen: it fits, or a tool makes it fit (RULES 6.3)."""
    if fits(state, die):
        return True
    if state.turn.tool is not None:
        return False
    rest = take(state.pool, die)
    return any(can_use(state, tool, die, rest) for tool in state.tools)
