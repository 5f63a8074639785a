"""The twelve tools (RULES 6): when they may be used, what they cost, whether they would work.

What using one does to the state is in `play.py`.
"""

from collections.abc import Collection, Iterator, Sequence

from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import COLOURS, Colour, Die, take
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


def tools_in_reach(state: GameState) -> list[int]:
    """The tools that the active seat may still use in this turn and has the tokens for."""
    solo, favor = state.setup.solo, state.players[state.active].favor
    if state.turn.tool is not None or not (solo or favor):
        return []  # RULES 4.2, 6.1
    return [
        tool.number
        for tool in state.tools
        if not tool.spent and (solo or favor >= price(tool))  # RULES 9.3, 6.1
    ]


def can_use(state: GameState, tool: int, hand: Die | None, pool: tuple[Die, ...]) -> bool:
    """Whether a tool in reach could be begun with this hand and pool."""
    if timing(state, tool, hand):
        return False
    if state.setup.solo:
        return bool(payments(state, tool, hand, pool))
    return works(state, tool, hand, pool)


def works(state: GameState, tool: int, hand: Die | None, pool: tuple[Die, ...]) -> bool:
    """Whether the tool could be carried out in full (RULES 6.2), its moment being right."""
    if hand is None:
        if tool == GLAZING_HAMMER:
            return bool(pool)
        if tool == RUNNING_PLIERS:
            return any(fits(state, die) for die in pool)
        return can_lift(state, tool)
    if tool == GROZING_PLIERS:
        return any(fits(state, die) for die in grozed(hand))
    if tool == LENS_CUTTER:
        return any(die != hand and fits(state, die) for number in state.track for die in number)
    if tool == CORK_BACKED_STRAIGHTEDGE:
        occupied = state.window(state.active).occupied
        return bool(occupied) and fits(state, hand, Waiver.TOUCH)
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


def liftable(state: GameState, tool: int) -> Iterator[int]:
    """The spaces whose die the moving tool may lift now, so that it can be finished.

    One after the other: whoever asks only whether there is one need not look for all.
    """
    window = state.window(state.active)
    honour = not state.setup.strict
    moved = state.turn.moved
    wanted = _tap_wheel_colours(state) if tool == TAP_WHEEL else COLOURS
    needs_second = tool == LATHEKIN and moved is None
    for space in members(window.occupied):
        if space == moved or window.die_at(space).colour not in wanted:
            continue
        targets = move_spaces(window, space, move_waiver(tool), honour)
        if needs_second:
            lifted, die = window.lift(space), window.die_at(space)
            if any(_second_can_follow(lifted, die, to, honour) for to in members(targets)):
                yield space
        elif targets:
            yield space


def can_lift(state: GameState, tool: int) -> bool:
    """Whether there is a die that the moving tool may lift now."""
    return next(liftable(state, tool), None) is not None


def _tap_wheel_colours(state: GameState) -> Collection[Colour]:
    """What Tap Wheel may move: any colour of the track, then the one of its first die."""
    if state.turn.moved is None:
        return track_colours(state)
    return (state.window(state.active).die_at(state.turn.moved).colour,)


def move_spaces(window: Window, space: int, waiver: Waiver, honour: bool) -> int:
    """Where the die on `space` may be moved to (RULES 6.4)."""
    die = window.die_at(space)
    return spaces_for(window.lift(space), die, waiver, honour) & ~(1 << space)


def _second_can_follow(lifted: Window, die: Die, target: int, honour: bool) -> bool:
    """Whether another die can be moved once Lathekin's first lies on `target` (RULES 6.7)."""
    window = lifted.place(die, target)
    others = members(lifted.occupied)
    return any(move_spaces(window, space, Waiver.NONE, honour) for space in others)


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
        return mask(to for to in members(targets) if _second_can_follow(window, hand, to, honour))
    return targets


def place_waiver(state: GameState) -> Waiver:
    """What the tool of the turn waives for the die in hand."""
    if state.turn.origin is not None:
        return move_waiver(state.turn.tool)
    return Waiver.TOUCH if state.turn.tool == CORK_BACKED_STRAIGHTEDGE else Waiver.NONE


def draftable(state: GameState, reach: Sequence[int]) -> list[Die]:
    """The dice of the pool that may be chosen: they fit, or a tool in reach makes them fit."""
    window = state.window(state.active)
    honour = not state.setup.strict
    return [
        die
        for die in dict.fromkeys(state.pool)  # RULES 4.6: equal dice are one choice
        if spaces_for(window, die, honour=honour) or (reach and _tool_helps(state, die, reach))
    ]


def _tool_helps(state: GameState, die: Die, reach: Sequence[int]) -> bool:
    """Whether a tool could be used on the die once it is drafted (RULES 6.3)."""
    rest = take(state.pool, die)
    return any(can_use(state, tool, die, rest) for tool in reach)
