"""Legality as one predicate, with a reason per rule. `legal.py` is its quick form."""

from collections.abc import Callable
from typing import Any

from sagrada.engine.audit import mistakes
from sagrada.engine.cards import PATTERNS
from sagrada.engine.dice import VALUES
from sagrada.engine.moves import (
    Call,
    ChoosePattern,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    Remove,
    SetValue,
    Stop,
    Swap,
    UseTool,
)
from sagrada.engine.placement import refusal
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import SPACES
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import (
    FLUX_REMOVER,
    GROZING_PLIERS,
    TAP_WHEEL,
    draftable,
    fits,
    grozed,
    liftable,
    payments,
    pays,
    place_spaces,
    place_waiver,
    price,
    timing,
    tools_in_reach,
    track_colours,
    works,
)

_ASKED: dict[Stage, tuple[type[Move], ...]] = {
    Stage.PATTERN: (ChoosePattern,),
    Stage.TURN: (Draft, UseTool, EndTurn),
    Stage.PAY: (Pay,),
    Stage.PLACE: (Place, UseTool, PutBack),
    Stage.VALUE: (SetValue,),
    Stage.SWAP: (Swap,),
    Stage.LIFT: (Lift,),
    Stage.LIFT_OR_STOP: (Lift, Stop),
    Stage.EXTRA_DRAFT: (Draft,),
    Stage.MEND: (Remove,),
}
"""Which kinds of choice a stage asks for."""


def illegal(state: GameState, move: Move) -> Reason | None:
    """Why the move is refused, or None if it is legal."""
    if not 0 <= move.seat < state.setup.players:
        return Reason.NO_SUCH_SEAT
    if state.is_over:
        return Reason.GAME_OVER
    if state.is_chance:
        return Reason.CHANCE_FIRST
    if isinstance(move, Call):
        return _call(state, move)
    if move.seat not in state.to_act:
        chosen = state.stage is Stage.PATTERN
        return Reason.PATTERN_CHOSEN if chosen else Reason.NOT_YOUR_TURN
    if not isinstance(move, _ASKED[state.stage]):
        return _not_asked(state)
    return _CHECKS[type(move)](state, move)


def _not_asked(state: GameState) -> Reason:
    if state.stage in (Stage.PATTERN, Stage.TURN):
        return Reason.NOT_ASKED
    return Reason.MEND_FIRST if state.stage is Stage.MEND else Reason.FINISH_FIRST


def _call(state: GameState, move: Call) -> Reason | None:
    if state.setup.strict:
        return Reason.STRICT_TABLE
    if state.stage is Stage.PATTERN or not 0 <= move.owner < state.setup.players:
        return Reason.NO_SUCH_WINDOW
    if move.owner in state.calls or move.owner == state.mending:
        return Reason.ALREADY_CALLED
    return None


def _choose_pattern(state: GameState, move: ChoosePattern) -> Reason | None:
    pattern = PATTERNS.get(move.pattern)
    if pattern is None or pattern.card not in state.players[move.seat].cards:
        return Reason.PATTERN_NOT_YOURS
    return None


def _draft(state: GameState, move: Draft) -> Reason | None:
    if state.stage is Stage.TURN and state.turn.drafted:
        return Reason.ALREADY_DRAFTED
    if move.die not in state.pool:
        return Reason.NOT_IN_POOL
    return None if move.die in draftable(state, tools_in_reach(state)) else Reason.NOT_PLACEABLE


def _use_tool(state: GameState, move: UseTool) -> Reason | None:
    tool, hand = move.tool, state.turn.hand
    on_table = state.tool_on_table(tool)
    if on_table is None:
        return Reason.TOOL_NOT_HERE
    if on_table.spent:
        return Reason.TOOL_SPENT
    if state.turn.tool is not None:
        return Reason.TOOL_USED
    if wrong_moment := timing(state, tool, hand):
        return wrong_moment
    if state.setup.solo:
        return None if payments(state, tool, hand, state.pool) else _unpayable(state, tool)
    if state.players[move.seat].favor < price(on_table):
        return Reason.TOO_FEW_TOKENS
    return None if works(state, tool, hand, state.pool) else Reason.NO_EFFECT


def _unpayable(state: GameState, tool: int) -> Reason:
    """Solo: the pool lacks a die that pays, or the tool would do nothing after payment."""
    return Reason.NO_EFFECT if any(pays(state, tool, d) for d in state.pool) else Reason.NO_PAYMENT


def _pay(state: GameState, move: Pay) -> Reason | None:
    tool = state.turn.tool_begun
    if move.die not in state.pool:
        return Reason.PAYMENT_NOT_IN_POOL
    if not pays(state, tool, move.die):
        return Reason.WRONG_PAYMENT
    payable = payments(state, tool, state.turn.hand, state.pool)
    return None if move.die in payable else Reason.PAYMENT_SPOILS


def _place(state: GameState, move: Place) -> Reason | None:
    if move.space not in SPACES:
        return Reason.NOT_ASKED
    hand = state.turn.die_in_hand
    if move.space == state.turn.origin:
        return Reason.SAME_SPACE
    window = state.window(move.seat)
    if reason := refusal(window, hand, move.space, place_waiver(state), not state.setup.strict):
        return reason
    # What rule 5 allows is refused only to Lathekin's first die, if no second could follow.
    return None if place_spaces(state) >> move.space & 1 else Reason.NO_PLACE_TO_GO


def _set_value(state: GameState, move: SetValue) -> Reason | None:
    if move.value not in VALUES:
        return Reason.NOT_ASKED
    if state.turn.tool == GROZING_PLIERS:
        hand = state.turn.die_in_hand
        changed = hand.showing(move.value)
        if changed not in grozed(hand):
            return Reason.ONE_STEP
        return None if fits(state, changed) else Reason.NOT_PLACEABLE
    return None


def _swap(state: GameState, move: Swap) -> Reason | None:
    if not 1 <= move.round <= len(state.track) or move.die not in state.track[move.round - 1]:
        return Reason.NOT_ON_TRACK
    if move.die == state.turn.hand:
        return Reason.EQUAL_DIE
    return None if fits(state, move.die) else Reason.NOT_PLACEABLE


def _lift(state: GameState, move: Lift) -> Reason | None:
    tool = state.turn.tool_begun
    window = state.window(move.seat)
    die = window.dice[move.space] if move.space in SPACES else None
    if die is None:
        return Reason.NOTHING_THERE
    moved = state.turn.moved
    if moved == move.space:
        return Reason.SAME_DIE
    if tool == TAP_WHEEL:
        first = window.dice[moved] if moved is not None else None
        if first is None and die.colour not in track_colours(state):
            return Reason.COLOUR_NOT_ON_TRACK
        if first is not None and first.colour != die.colour:
            return Reason.OTHER_COLOUR
    return None if move.space in liftable(state, tool) else Reason.NO_PLACE_TO_GO


def _put_back(state: GameState, _: PutBack) -> Reason | None:
    return None if state.turn.tool == FLUX_REMOVER else Reason.FINISH_FIRST


def _remove(state: GameState, move: Remove) -> Reason | None:
    found = mistakes(state.window(move.seat))
    return None if any(move.space in m.spaces for m in found) else Reason.NOT_A_MISTAKE


def _always(_: GameState, __: Move) -> Reason | None:
    return None


_CHECKS: dict[type[Move], Callable[[GameState, Any], Reason | None]] = {
    ChoosePattern: _choose_pattern,
    Draft: _draft,
    UseTool: _use_tool,
    Pay: _pay,
    Place: _place,
    SetValue: _set_value,
    Swap: _swap,
    Lift: _lift,
    PutBack: _put_back,
    Remove: _remove,
    Stop: _always,
    EndTurn: _always,
}
