"""Tool 7, Glazing Hammer: reroll the whole draft pool, on your second turn before drafting."""

from sagrada.engine.dice import Die, add, take
from sagrada.engine.events import DieRerolled
from sagrada.engine.outcomes import Outcome, Rerolled
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.tools.tool import Tool
from sagrada.engine.turns import Progress, chain_done

_MOST_DICE = 16
"""More than a pool ever holds, so that each die of each turn gets an index of its own."""


class GlazingHammer(Tool):
    number = 7
    first_stage = Stage.REROLL_POOL

    def wrong_moment(self, state: GameState, hand: Die | None) -> Reason | None:
        if reason := super().wrong_moment(state, hand):
            return reason
        if not state.is_second_turn:
            return Reason.NOT_THE_TURN
        return Reason.DRAFT_DONE if state.turn.drafted else None

    def works(self, state: GameState, hand: Die | None, pool: tuple[Die, ...]) -> bool:
        return bool(pool)

    def chance_index(self, state: GameState) -> int:
        return state.turn_number * _MOST_DICE + len(state.turn.rerolled)

    def after_chance(self, state: GameState, outcome: Outcome) -> Progress:
        """One die at a time: the first in the pool that has not been rerolled yet."""
        assert isinstance(outcome, Rerolled)
        before, turn = state.pool[0], state.turn
        after_roll = before.showing(outcome.value)
        rerolled = add(turn.rerolled, after_roll)
        rest = take(state.pool, before)
        rolled = DieRerolled(state.active, before, after_roll)
        if rest:
            return state.replace(pool=rest, turn=turn.replace(rerolled=rerolled)), [rolled]
        after, happened = chain_done(state, turn.drafted, pool=rerolled)
        return after, [rolled, *happened]

    def fits_position(self, state: GameState) -> bool:
        if state.stage is not Stage.REROLL_POOL:
            return super().fits_position(state)
        turn = state.turn
        return turn == Turn(False, turn.tool, rerolled=turn.rerolled) and bool(state.pool)
