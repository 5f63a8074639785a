"""What the tools share that move dice within the window (RULES 6.4)."""

from collections.abc import Collection, Iterator
from typing import ClassVar

from sagrada.engine.dice import COLOURS, Colour, Die
from sagrada.engine.placement import Waiver, spaces_for
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import SPACES, members
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.tools.tool import Tool, holds_die, holds_nothing
from sagrada.engine.window import Window


class MovingTool(Tool):
    """A tool that lifts a die and places it on another space; some then move a second die."""

    first_stage = Stage.LIFT
    second_stage: ClassVar[Stage | None] = None
    """Where the second die is chosen, if there is one."""

    def works(self, state: GameState, hand: Die | None, pool: tuple[Die, ...]) -> bool:
        return self.can_lift(state)

    def can_lift(self, state: GameState) -> bool:
        """Whether there is a die that can be lifted now."""
        return next(self.liftable(state), None) is not None

    def liftable(self, state: GameState) -> Iterator[int]:
        # One at a time: `can_lift` stops at the first.
        window, moved = state.window(state.active), state.turn.moved
        colours = self.colours(state)
        for space in members(window.occupied):
            if space == moved or window.die_at(space).colour not in colours:
                continue
            if self.can_move(state, window, space):
                yield space

    def colours(self, state: GameState) -> Collection[Colour]:
        """The colours that it moves."""
        return COLOURS

    def can_move(self, state: GameState, window: Window, space: int) -> bool:
        """Whether the die on `space` can go to another space, so that the tool can be finished."""
        return bool(move_spaces(window, space, self.waiver, not state.setup.strict))

    def refuse_lift(self, state: GameState, space: int) -> Reason | None:
        die = state.window(state.active).dice[space] if space in SPACES else None
        if die is None:
            return Reason.NOTHING_THERE
        if space == state.turn.moved:
            return Reason.SAME_DIE
        if reason := self.refuse_colour(state, die.colour):
            return reason
        return None if space in self.liftable(state) else Reason.NO_PLACE_TO_GO

    def refuse_colour(self, state: GameState, colour: Colour) -> Reason | None:
        """Why it doesn't move dice of this colour."""
        return None

    def fits_position(self, state: GameState) -> bool:
        turn, stage = state.turn, state.stage
        if stage is self.second_stage and _has_moved(state):
            return True
        if stage is Stage.LIFT:
            return holds_nothing(turn)
        return stage is Stage.PLACE and (holds_die(turn) or self._is_moving(state))

    def _is_moving(self, state: GameState) -> bool:
        """Whether a die has been lifted from the window, and nothing else is under way."""
        turn = state.turn
        if turn.hand is None or turn.origin is None or _is_occupied(state, turn.origin):
            return False
        if turn != Turn(turn.drafted, turn.tool, turn.hand, turn.origin, turn.moved):
            return False
        is_second = self.second_stage is not None and _is_occupied(state, turn.moved)
        return turn.moved is None or is_second


def move_spaces(window: Window, space: int, waiver: Waiver, honour: bool) -> int:
    """Where the die on `space` can be moved to (RULES 6.4)."""
    die = window.die_at(space)
    return spaces_for(window.lift(space), die, waiver, honour) & ~(1 << space)


def _has_moved(state: GameState) -> bool:
    """Whether the first die has moved, and the second is still to be lifted."""
    turn = state.turn
    is_there = _is_occupied(state, turn.moved)
    return is_there and turn == Turn(turn.drafted, turn.tool, moved=turn.moved)


def _is_occupied(state: GameState, space: int | None) -> bool:
    return space is not None and state.window(state.active).dice[space] is not None
