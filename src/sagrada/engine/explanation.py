"""A refusal in full words: what was tried, which rule forbids it, and what lies in the way."""

from sagrada.engine.dice import Die
from sagrada.engine.moves import Move, Place
from sagrada.engine.notation import format_move
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import NAMES, ORTHOGONAL
from sagrada.engine.state import GameState
from sagrada.engine.window import Window


def explain(state: GameState, move: Move, reason: Reason) -> str:
    """One sentence for the player. It names nothing that the mover could not know."""
    sentence = f"{format_move(move)}: {reason.sentence}"
    if isinstance(move, Place) and state.turn.hand is not None:
        sentence += placement_detail(state.window(move.seat), state.turn.hand, move.space, reason)
    return f"{sentence} (rule {reason.rule})"


def placement_detail(window: Window, die: Die, space: int, reason: Reason) -> str:
    """What stands in the way of `die` on `space`, to follow the reason's sentence."""
    if reason is Reason.WRONG_COLOUR:
        colour = window.pattern.colour_at(space)
        assert colour is not None, "the space asks for a colour"
        return f" {NAMES[space]} asks for {colour.word}."
    if reason is Reason.WRONG_VALUE:
        return f" {NAMES[space]} asks for {window.pattern.value_at(space)}."
    if reason in (Reason.SAME_COLOUR, Reason.SAME_VALUE):
        near = [(NAMES[at], window.dice[at]) for at in ORTHOGONAL[space]]
        clashes = [
            f"{name} is {other}"
            for name, other in near
            if other is not None
            and (
                other.colour == die.colour
                if reason is Reason.SAME_COLOUR
                else other.value == die.value
            )
        ]
        return f" {', '.join(clashes)}."
    return ""
