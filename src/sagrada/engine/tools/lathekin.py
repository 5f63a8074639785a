"""Tool 4, Lathekin: move exactly two dice."""

from sagrada.engine.dice import Die
from sagrada.engine.placement import Waiver
from sagrada.engine.spaces import mask, members
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools.moving import MovingTool, move_spaces
from sagrada.engine.window import Window


class Lathekin(MovingTool):
    number = 4
    second_stage = Stage.LIFT

    def can_move(self, state: GameState, window: Window, space: int) -> bool:
        if state.turn.moved is not None:
            return super().can_move(state, window, space)
        honour = not state.setup.strict
        targets = move_spaces(window, space, Waiver.NONE, honour)
        lifted, die = window.lift(space), window.die_at(space)
        return any(_second_can_follow(lifted, die, to, honour) for to in members(targets))

    def finishable(self, state: GameState, spaces: int) -> int:
        turn = state.turn
        if turn.origin is None or turn.moved is not None:
            return spaces
        lifted, honour = state.window(state.active), not state.setup.strict
        return mask(
            to for to in members(spaces) if _second_can_follow(lifted, turn.die_in_hand, to, honour)
        )

    def next_lift(self, state: GameState) -> Stage | None:
        return Stage.LIFT


def _second_can_follow(lifted: Window, die: Die, target: int, honour: bool) -> bool:
    """Whether another die can move once the first, now lifted, is on `target` (RULES 6.7)."""
    window = lifted.place(die, target)
    others = members(lifted.occupied)
    return any(move_spaces(window, space, Waiver.NONE, honour) for space in others)
