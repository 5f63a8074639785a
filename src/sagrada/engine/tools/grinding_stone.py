"""Tool 10, Grinding Stone: flip the drafted die to its opposite face."""

from sagrada.engine.dice import Die
from sagrada.engine.events import DieTurned
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools.tool import DraftedDieTool, fits_window
from sagrada.engine.turns import Progress


class GrindingStone(DraftedDieTool):
    number = 10
    first_stage = Stage.PLACE

    def works_on(self, state: GameState, die: Die) -> bool:
        return fits_window(state, _flipped(die))

    def begin(self, state: GameState) -> Progress:
        hand = state.turn.die_in_hand
        flipped = _flipped(hand)
        turn = state.turn.replace(hand=flipped)
        after = state.replace(stage=self.first_stage, turn=turn)
        return after, [DieTurned(state.active, hand, flipped)]


def _flipped(die: Die) -> Die:
    """The die on its opposite face: the two add up to 7 (RULES tool 10)."""
    return die.showing(7 - die.value)
