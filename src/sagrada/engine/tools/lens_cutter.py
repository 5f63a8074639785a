"""Tool 5, Lens Cutter: exchange the drafted die for a die on the round track."""

from collections.abc import Sequence

from sagrada.engine.dice import Die, add, take
from sagrada.engine.events import DiceSwapped
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools.tool import DraftedDieTool, fits_window
from sagrada.engine.turns import Progress


class LensCutter(DraftedDieTool):
    number = 5
    first_stage = Stage.SWAP
    needs_track = True

    def works_on(self, state: GameState, die: Die) -> bool:
        return any(
            taken != die and fits_window(state, taken) for dice in state.track for taken in dice
        )

    def swaps(self, state: GameState) -> Sequence[tuple[int, Die]]:
        return [
            (number, die)
            for number, dice in enumerate(state.track, start=1)
            for die in dict.fromkeys(dice)  # RULES 4.6: equal dice are one choice
            if die != state.turn.hand and fits_window(state, die)
        ]

    def refuse_swap(self, state: GameState, die: Die) -> Reason | None:
        if die == state.turn.hand:
            return Reason.EQUAL_DIE
        return None if fits_window(state, die) else Reason.NOT_PLACEABLE

    def swap(self, state: GameState, number: int, die: Die) -> Progress:
        hand = state.turn.die_in_hand
        track = tuple(
            add(take(dice, die), hand) if at == number else dice
            for at, dice in enumerate(state.track, start=1)
        )
        after = state.replace(stage=Stage.PLACE, track=track, turn=state.turn.replace(hand=die))
        return after, [DiceSwapped(state.active, hand, die, number)]
