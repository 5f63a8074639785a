"""Tool 11, Flux Remover: return the drafted die to the bag, draw another and choose its value."""

from collections.abc import Sequence

from sagrada.engine.dice import VALUES, bag_with, bag_without
from sagrada.engine.events import DieBagged, DieDrawn
from sagrada.engine.outcomes import Drawn, Outcome
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.tools.tool import DraftedDieTool, holds_nothing
from sagrada.engine.turns import Progress


class FluxRemover(DraftedDieTool):
    """It works on any die (RULES 6.3)."""

    number = 11
    first_stage = Stage.DRAW
    can_put_back = True

    def begin(self, state: GameState) -> Progress:
        hand = state.turn.die_in_hand
        after = state.replace(
            stage=self.first_stage,
            bag=bag_with(state.bag, hand.colour),
            turn=state.turn.replace(hand=None),
        )
        return after, [DieBagged(state.active, hand)]

    def after_chance(self, state: GameState, outcome: Outcome) -> Progress:
        assert isinstance(outcome, Drawn)
        after = state.replace(
            stage=Stage.VALUE,
            bag=bag_without(state.bag, outcome.colour),
            turn=state.turn.replace(drawn=outcome.colour),
        )
        return after, [DieDrawn(state.active, outcome.colour)]

    def values(self, state: GameState) -> Sequence[int]:
        return VALUES

    def refuse_value(self, state: GameState, value: int) -> Reason | None:
        return None

    def fits_position(self, state: GameState) -> bool:
        turn = state.turn
        match state.stage:
            case Stage.DRAW:
                return holds_nothing(turn)
            case Stage.VALUE:
                is_drawn = turn.drawn is not None
                return is_drawn and turn == Turn(False, turn.tool, drawn=turn.drawn)
            case _:
                return super().fits_position(state)
