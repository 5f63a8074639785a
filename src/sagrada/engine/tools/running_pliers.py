"""Tool 8, Running Pliers: draft a second die on your first turn, and skip your second turn."""

from sagrada.engine.dice import Die
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.tools.tool import Tool, fits_window
from sagrada.engine.turns import Progress, with_player


class RunningPliers(Tool):
    number = 8
    first_stage = Stage.EXTRA_DRAFT

    def wrong_moment(self, state: GameState, hand: Die | None) -> Reason | None:
        if reason := super().wrong_moment(state, hand):
            return reason
        if state.is_second_turn:
            return Reason.NOT_THE_TURN
        return None if state.turn.drafted else Reason.DRAFT_NEEDED

    def works(self, state: GameState, hand: Die | None, pool: tuple[Die, ...]) -> bool:
        return any(fits_window(state, die) for die in pool)

    def begin(self, state: GameState) -> Progress:
        player = state.players[state.active].replace(skips=True)
        players = with_player(state, state.active, player)
        return state.replace(stage=self.first_stage, players=players), []

    def fits_position(self, state: GameState) -> bool:
        if state.stage is not Stage.EXTRA_DRAFT:
            return super().fits_position(state)
        return state.turn == Turn(True, self.number)
