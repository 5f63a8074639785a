"""Tool 9, Cork-backed Straightedge: place the drafted die where it touches no other die."""

from sagrada.engine.dice import Die
from sagrada.engine.placement import Waiver
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools.tool import DraftedDieTool, fits_window


class CorkBackedStraightedge(DraftedDieTool):
    number = 9
    first_stage = Stage.PLACE
    waiver = Waiver.TOUCH

    def works_on(self, state: GameState, die: Die) -> bool:
        occupied = state.window(state.active).occupied
        return bool(occupied) and fits_window(state, die, Waiver.TOUCH)
