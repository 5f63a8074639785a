"""The choices within a tool: a value, a die on the round track, a die in the window.

Which of them are legal, the tool says itself (`engine/tools/`).
"""

from dataclasses import dataclass

from sagrada.engine import events as ev
from sagrada.engine.dice import DICE, VALUES, Die
from sagrada.engine.moves.move import Move, MoveKind
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import tool_of
from sagrada.engine.turns import Progress, with_player


@dataclass(frozen=True, slots=True, repr=False)
class SetValue(Move):
    """Grozing Pliers, Flux Remover: the value that the die gets (RULES tool 1, tool 11)."""

    value: int


@dataclass(frozen=True, slots=True, repr=False)
class Swap(Move):
    """Lens Cutter: the die to take from the round track, and its number there (RULES tool 5)."""

    round: int
    die: Die


@dataclass(frozen=True, slots=True, repr=False)
class Lift(Move):
    """Take up a die in your own window, to place it elsewhere (RULES 6.4)."""

    space: int


# ---------------------------------------------------------------- a value


def _legal_values(state: GameState, seat: int) -> list[Move]:
    return [SetValue(seat, value) for value in tool_of(state.turn).values(state)]


def _refuse_value(state: GameState, move: SetValue) -> Reason | None:
    if move.value not in VALUES:
        return Reason.NOT_ASKED
    return tool_of(state.turn).refuse_value(state, move.value)


def _set_value(state: GameState, move: SetValue) -> Progress:
    turn = state.turn
    if turn.drawn is not None:
        die = DICE[turn.drawn][move.value - 1]
        happened: ev.Event = ev.ValueChosen(move.seat, die)
    else:
        die = turn.die_in_hand.showing(move.value)
        happened = ev.DieTurned(move.seat, turn.die_in_hand, die)
    turn = turn.replace(hand=die, drawn=None)
    return state.replace(stage=Stage.PLACE, turn=turn), [happened]


SET_VALUE = MoveKind(SetValue, frozenset({Stage.VALUE}), _legal_values, _refuse_value, _set_value)


# ---------------------------------------------------------------- a die on the round track


def _legal_swaps(state: GameState, seat: int) -> list[Move]:
    return [Swap(seat, number, die) for number, die in tool_of(state.turn).swaps(state)]


def _refuse_swap(state: GameState, move: Swap) -> Reason | None:
    if not 1 <= move.round <= len(state.track) or move.die not in state.track[move.round - 1]:
        return Reason.NOT_ON_TRACK
    return tool_of(state.turn).refuse_swap(state, move.die)


def _swap(state: GameState, move: Swap) -> Progress:
    return tool_of(state.turn).swap(state, move.round, move.die)


SWAP = MoveKind(Swap, frozenset({Stage.SWAP}), _legal_swaps, _refuse_swap, _swap)


# ---------------------------------------------------------------- a die in the window


def _legal_lifts(state: GameState, seat: int) -> list[Move]:
    return [Lift(seat, space) for space in tool_of(state.turn).liftable(state)]


def _refuse_lift(state: GameState, move: Lift) -> Reason | None:
    return tool_of(state.turn).refuse_lift(state, move.space)


def _lift(state: GameState, move: Lift) -> Progress:
    window = state.window(move.seat)
    die = window.die_at(move.space)
    player = state.players[move.seat].replace(window=window.lift(move.space))
    turn = state.turn.replace(hand=die, origin=move.space)
    after = state.replace(
        stage=Stage.PLACE, players=with_player(state, move.seat, player), turn=turn
    )
    return after, [ev.DieLifted(move.seat, die, move.space)]


LIFT = MoveKind(
    Lift, frozenset({Stage.LIFT, Stage.LIFT_OR_STOP}), _legal_lifts, _refuse_lift, _lift
)
