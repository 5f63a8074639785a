"""Tool 1, Grozing Pliers: change the drafted die by one, up or down."""

from collections.abc import Sequence

from sagrada.engine.dice import Die
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools.tool import DraftedDieTool, fits_window


class GrozingPliers(DraftedDieTool):
    number = 1
    first_stage = Stage.VALUE

    def works_on(self, state: GameState, die: Die) -> bool:
        return any(fits_window(state, changed) for changed in _grozed(die))

    def values(self, state: GameState) -> Sequence[int]:
        grozed = _grozed(state.turn.die_in_hand)
        return [die.value for die in grozed if fits_window(state, die)]

    def refuse_value(self, state: GameState, value: int) -> Reason | None:
        hand = state.turn.die_in_hand
        changed = hand.showing(value)
        if changed not in _grozed(hand):
            return Reason.ONE_STEP
        return None if fits_window(state, changed) else Reason.NOT_PLACEABLE


def _grozed(die: Die) -> tuple[Die, ...]:
    """One down, one up; a 6 can't become a 1, nor a 1 a 6 (RULES tool 1)."""
    return tuple(die.showing(value) for value in (die.value - 1, die.value + 1) if 1 <= value <= 6)
