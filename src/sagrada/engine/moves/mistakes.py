"""Honour tables: calling a mistake, and removing the dice that are part of it (RULES 8)."""

from dataclasses import dataclass

from sagrada.engine import events as ev
from sagrada.engine.audit import mistakes
from sagrada.engine.dice import add
from sagrada.engine.moves.move import Move, MoveKind
from sagrada.engine.reasons import Reason
from sagrada.engine.state import CHANCE_STAGES, GameState, Stage
from sagrada.engine.turns import Progress, hear_calls, with_player


@dataclass(frozen=True, slots=True, repr=False)
class Call(Move):
    """Say that `owner`'s window holds a mistake (RULES 8.2)."""

    owner: int


@dataclass(frozen=True, slots=True, repr=False)
class Remove(Move):
    """Take a die that is part of a mistake out of the game (RULES 8.1)."""

    space: int


# ---------------------------------------------------------------- calling a mistake


def _legal_calls(state: GameState, _: int) -> list[Move]:
    seats = range(state.setup.players)
    return [
        Call(seat, owner)
        for seat in seats
        for owner in seats
        if owner not in state.calls and owner != state.mending
    ]


def _refuse_call(state: GameState, move: Call) -> Reason | None:
    if state.setup.strict:
        return Reason.STRICT_TABLE
    if state.stage is Stage.PATTERN or not 0 <= move.owner < state.setup.players:
        return Reason.NO_SUCH_WINDOW
    if move.owner in state.calls or move.owner == state.mending:
        return Reason.ALREADY_CALLED
    return None


def _call(state: GameState, move: Call) -> Progress:
    after = state.replace(calls=(*state.calls, move.owner))
    called = ev.MistakeCalled(move.seat, move.owner)
    if state.stage is not Stage.TURN:  # RULES 8.5: heard when the chain ends
        return after, [called]
    after, happened = hear_calls(after)
    return after, [called, *happened]


_IN_A_TURN = frozenset(Stage) - CHANCE_STAGES - {Stage.PATTERN, Stage.OVER}
CALL = MoveKind(
    Call,
    _IN_A_TURN,
    _legal_calls,
    _refuse_call,
    _call,
    by_any_seat=True,
    on_honour_only=True,
)


# ---------------------------------------------------------------- removing a die


def _legal_removals(state: GameState, _: int) -> list[Move]:
    seat = state.mending
    assert seat is not None, "a window is being mended"
    spaces = {space for mistake in mistakes(state.window(seat)) for space in mistake.spaces}
    return [Remove(seat, space) for space in sorted(spaces)]


def _refuse_removal(state: GameState, move: Remove) -> Reason | None:
    found = mistakes(state.window(move.seat))
    return None if any(move.space in m.spaces for m in found) else Reason.NOT_A_MISTAKE


def _remove(state: GameState, move: Remove) -> Progress:
    window = state.window(move.seat)
    die = window.die_at(move.space)
    window = window.lift(move.space)
    player = state.players[move.seat].replace(window=window)
    after = state.replace(players=with_player(state, move.seat, player), out=add(state.out, die))
    happened: list[ev.Event] = [ev.DieRemoved(move.seat, die, move.space)]
    if mistakes(window):
        return after, happened
    after, more = hear_calls(after)
    return after, happened + more


REMOVE = MoveKind(Remove, frozenset({Stage.MEND}), _legal_removals, _refuse_removal, _remove)
