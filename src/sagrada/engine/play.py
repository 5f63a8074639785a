"""`apply`: the one way from a state to the next, by a move or by chance."""

from typing import NamedTuple

from sagrada.engine.chance import apply_outcome, is_possible
from sagrada.engine.events import Event
from sagrada.engine.legal import explain, illegal, legal_moves
from sagrada.engine.moves import KINDS, Move
from sagrada.engine.notation import format_outcome
from sagrada.engine.outcomes import Outcome
from sagrada.engine.reasons import Reason, SagradaError
from sagrada.engine.state import GameState


class Step(NamedTuple):
    """One move or one outcome of chance: before, after, and what happened."""

    before: GameState
    after: GameState
    events: tuple[Event, ...]


class IllegalMove(SagradaError):
    """A move that the rules refuse. Nothing has changed."""

    def __init__(self, state: GameState, move: Move, reason: Reason) -> None:
        super().__init__(explain(state, move, reason))
        self.move = move
        self.reason = reason


class ImpossibleOutcome(SagradaError):
    """An outcome that chance can't have given here. Nothing has changed."""

    def __init__(self, state: GameState, outcome: Outcome) -> None:
        try:
            tried = format_outcome(outcome)
        except LookupError:  # a die or card that does not exist has no notation
            tried = repr(outcome)
        super().__init__(f"{tried}: That can’t happen now (stage: {state.stage}).")
        self.outcome = outcome


_APPLY = {kind: rules.apply for kind, rules in KINDS.items()}


def apply(state: GameState, choice: Move | Outcome) -> Step:
    """Make a move, or let chance answer; raises `IllegalMove` or `ImpossibleOutcome`."""
    if isinstance(choice, Outcome):
        if not is_possible(state, choice):
            raise ImpossibleOutcome(state, choice)
        after, happened = apply_outcome(state, choice)
    else:
        if choice not in legal_moves(state):
            reason = illegal(state, choice)
            assert reason is not None, "predicate and generator agree"
            raise IllegalMove(state, choice, reason)
        after, happened = _APPLY[type(choice)](state, choice)
    return Step(state, after, tuple(happened))
