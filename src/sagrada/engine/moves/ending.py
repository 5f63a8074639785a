"""Enough: stopping a tool after its first die, and ending the turn (RULES 4.5, tool 12)."""

from dataclasses import dataclass

from sagrada.engine.moves.move import Move, MoveKind
from sagrada.engine.options import MAX_PLAYERS
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.turns import Progress, chain_done, end_turn


@dataclass(frozen=True, slots=True, repr=False)
class Stop(Move):
    """Tap Wheel: one moved die is enough (RULES tool 12)."""


@dataclass(frozen=True, slots=True, repr=False)
class EndTurn(Move):
    """End the turn. This is also how you pass (RULES 4.5)."""


# Every game lists the same few moves over and over. They are frozen, so each is made once.
_STOPS = [(Stop(seat),) for seat in range(MAX_PLAYERS)]
_ENDS = [(EndTurn(seat),) for seat in range(MAX_PLAYERS)]


def _legal_stops(_: GameState, seat: int) -> tuple[Move, ...]:
    return _STOPS[seat]


def _legal_ends(_: GameState, seat: int) -> tuple[Move, ...]:
    return _ENDS[seat]


def _always_legal(_: GameState, __: Move) -> Reason | None:
    return None


def _stop(state: GameState, _: Stop) -> Progress:
    return chain_done(state, state.turn.drafted)


def _end_turn(state: GameState, _: EndTurn) -> Progress:
    return end_turn(state)


STOP = MoveKind(Stop, frozenset({Stage.LIFT_OR_STOP}), _legal_stops, _always_legal, _stop)
END_TURN = MoveKind(EndTurn, frozenset({Stage.TURN}), _legal_ends, _always_legal, _end_turn)
