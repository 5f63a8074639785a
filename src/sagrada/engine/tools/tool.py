"""What every tool card defines.

A tool's own module overrides what its card says. Everything else in the engine (legal moves,
reasons, effects, chance, the check of a position) asks the tool and never compares its number.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from sagrada.engine.dice import Die
from sagrada.engine.outcomes import Outcome
from sagrada.engine.placement import Waiver, spaces_for
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.turns import Progress


class Tool:
    """The rules of one tool card. The defaults are those of a turn without a tool."""

    number: ClassVar[int]
    first_stage: ClassVar[Stage]
    """What the state waits for once the tool is paid for."""
    on_drafted_die: ClassVar[bool] = False
    """Whether it acts on a die between drafting and placing it (RULES 6.3)."""
    needs_track: ClassVar[bool] = False
    """Whether it needs a die on the round track (RULES 6.6)."""
    waiver: ClassVar[Waiver] = Waiver.NONE
    """The restriction that it lifts for the die it moves or places (RULES 6.5)."""
    can_put_back: ClassVar[bool] = False
    """Whether the die in hand can go back to the pool instead of into the window."""

    # ---------------------------------------------------------------- using it

    def wrong_moment(self, state: GameState, hand: Die | None) -> Reason | None:
        """Why the tool can't be used at this moment (RULES 6.3, 6.6), or None if it can."""
        if self.on_drafted_die:
            if hand is None:
                return Reason.NEEDS_DRAFTED_DIE
        elif hand is not None:
            return Reason.DIE_IN_HAND
        if self.needs_track and not any(state.track):
            return Reason.TRACK_EMPTY
        return None

    def works(self, state: GameState, hand: Die | None, pool: tuple[Die, ...]) -> bool:
        """Whether the tool could be carried out in full (RULES 6.2), if the moment is right."""
        return True

    def begin(self, state: GameState) -> Progress:
        """What the tool does as soon as it is paid for."""
        return state.replace(stage=self.first_stage), []

    # ---------------------------------------------------------------- its choices

    def values(self, state: GameState) -> Sequence[int]:
        """The values that the die can get."""
        return ()

    def refuse_value(self, state: GameState, value: int) -> Reason | None:
        """Why the die can't get this value."""
        return Reason.NOT_ASKED

    def swaps(self, state: GameState) -> Sequence[tuple[int, Die]]:
        """The dice that the hand can be exchanged for, with their numbers on the round track."""
        return ()

    def refuse_swap(self, state: GameState, die: Die) -> Reason | None:
        """Why the hand can't be exchanged for this die on the round track."""
        return Reason.NOT_ASKED

    def swap(self, state: GameState, number: int, die: Die) -> Progress:
        """Exchange the hand for this die on a number of the round track."""
        raise NotImplementedError(f"{type(self).__name__} offers no swaps")

    def liftable(self, state: GameState) -> Iterator[int]:
        """The spaces whose die can be lifted now, so that the tool can be finished."""
        return iter(())

    def refuse_lift(self, state: GameState, space: int) -> Reason | None:
        """Why the die on this space can't be lifted."""
        return Reason.NOT_ASKED

    # ---------------------------------------------------------------- placing the die in hand

    def waives(self, turn: Turn) -> Waiver:
        """The restriction that it lifts for the die in hand."""
        came_from_pool = turn.origin is None
        return self.waiver if came_from_pool == self.on_drafted_die else Waiver.NONE

    def finishable(self, state: GameState, spaces: int) -> int:
        """Out of the spaces that rule 5 allows, those that let the tool be finished (RULES 6.7)."""
        return spaces

    def next_lift(self, state: GameState) -> Stage | None:
        """Where the tool goes on after its first die has moved; None if it is done."""
        return None

    # ---------------------------------------------------------------- its chance node

    def chance_index(self, state: GameState) -> int:
        """The index of its chance node: most tools reach it at most once a turn."""
        return state.turn_number

    def after_chance(self, state: GameState, outcome: Outcome) -> Progress:
        """What the tool does with the outcome at its chance node."""
        raise NotImplementedError(f"{type(self).__name__} has no chance node")

    # ---------------------------------------------------------------- positions

    def fits_position(self, state: GameState) -> bool:
        """Whether the turn holds what this stage of the tool works on, and nothing else.

        Without a stage of its own: a die has been drafted, before the tool or after it.
        """
        return state.stage is Stage.PLACE and holds_die(state.turn)


class DraftedDieTool(Tool):
    """A tool that acts on a die between drafting and placing it."""

    on_drafted_die = True

    def works(self, state: GameState, hand: Die | None, pool: tuple[Die, ...]) -> bool:
        assert hand is not None, "the moment is right: there is a die in hand"
        return self.works_on(state, hand)

    def works_on(self, state: GameState, die: Die) -> bool:
        """Whether the tool could be carried out in full on this die (RULES 6.2)."""
        return True

    def fits_position(self, state: GameState) -> bool:
        return state.stage in (self.first_stage, Stage.PLACE) and holds_die(state.turn)


def fits_window(state: GameState, die: Die, waiver: Waiver = Waiver.NONE) -> bool:
    """Whether the die fits anywhere in the active seat's window."""
    return bool(spaces_for(state.window(state.active), die, waiver, not state.setup.strict))


def holds_die(turn: Turn) -> bool:
    """Whether there is a die in hand, and nothing else is under way."""
    return turn.hand is not None and turn == Turn(turn.drafted, turn.tool, turn.hand)


def holds_nothing(turn: Turn) -> bool:
    """Whether the hand is empty, and nothing is under way."""
    return turn == Turn(turn.drafted, turn.tool)
