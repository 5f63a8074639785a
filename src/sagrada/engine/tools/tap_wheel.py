"""Tool 12, Tap Wheel: move one or two dice of a color that is on the round track."""

from collections.abc import Collection

from sagrada.engine.dice import Colour
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools.moving import MovingTool


class TapWheel(MovingTool):
    number = 12
    needs_track = True
    second_stage = Stage.LIFT_OR_STOP

    def colours(self, state: GameState) -> Collection[Colour]:
        """Any color on the round track; for the second die, the color of the first."""
        if state.turn.moved is None:
            return _colours_on_track(state)
        return (state.window(state.active).die_at(state.turn.moved).colour,)

    def refuse_colour(self, state: GameState, colour: Colour) -> Reason | None:
        moved = state.turn.moved
        if moved is None:
            return None if colour in _colours_on_track(state) else Reason.COLOUR_NOT_ON_TRACK
        first = state.window(state.active).die_at(moved)
        return None if colour == first.colour else Reason.OTHER_COLOUR

    def next_lift(self, state: GameState) -> Stage | None:
        return Stage.LIFT_OR_STOP if self.can_lift(state) else None


def _colours_on_track(state: GameState) -> frozenset[Colour]:
    return frozenset(die.colour for dice in state.track for die in dice)
