"""Tool 6, Flux Brush: reroll the drafted die; if it fits nowhere, it returns to the pool."""

from sagrada.engine.events import DieRerolled
from sagrada.engine.outcomes import Outcome, Rerolled
from sagrada.engine.placement import spaces_for
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools.tool import DraftedDieTool
from sagrada.engine.turns import Progress, return_to_pool


class FluxBrush(DraftedDieTool):
    """It works on any die (RULES 6.3)."""

    number = 6
    first_stage = Stage.REROLL

    def after_chance(self, state: GameState, outcome: Outcome) -> Progress:
        assert isinstance(outcome, Rerolled)
        seat, hand = state.active, state.turn.die_in_hand
        die = hand.showing(outcome.value)
        rolled = DieRerolled(seat, hand, die)
        # RULES tool 6, 8.4: only a strictly legal space keeps it, even at an honour table.
        if spaces_for(state.window(seat), die):
            turn = state.turn.replace(hand=die)
            return state.replace(stage=Stage.PLACE, turn=turn), [rolled]
        after, happened = return_to_pool(state, seat, die)
        return after, [rolled, *happened]
