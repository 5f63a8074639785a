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
    return f"{_tried(move)}: {reason.sentence}{_detail(state, move, reason)} (rule {reason.rule})"


def _tried(move: Move) -> str:
    try:
        return format_move(move)
    except LookupError:  # a space or die that does not exist has no notation
        return repr(move)


def _detail(state: GameState, move: Move, reason: Reason) -> str:
    hand = state.turn.hand
    # Any other reason may come before it is clear that there is such a seat, window or die.
    if not isinstance(move, Place) or hand is None or reason not in _WITH_DETAIL:
        return ""
    return placement_detail(state.window(move.seat), hand, move.space, reason)


_WITH_DETAIL = frozenset(
    {Reason.WRONG_COLOUR, Reason.WRONG_VALUE, Reason.SAME_COLOUR, Reason.SAME_VALUE}
)


def placement_detail(window: Window, die: Die, space: int, reason: Reason) -> str:
    """What stands in the way of `die` on `space`, to follow the reason's sentence."""
    if reason is Reason.WRONG_COLOUR:
        colour = window.pattern.colour_at(space)
        assert colour is not None, "the space asks for a colour"
        return f" {NAMES[space]} asks for {colour.word}."
    if reason is Reason.WRONG_VALUE:
        return f" {NAMES[space]} asks for {window.pattern.value_at(space)}."
    if reason is Reason.SAME_COLOUR:
        clashes = [at for at in _beside(window, space) if window.die_at(at).colour == die.colour]
    elif reason is Reason.SAME_VALUE:
        clashes = [at for at in _beside(window, space) if window.die_at(at).value == die.value]
    else:
        return ""
    return f" {', '.join(f'{NAMES[at]} is {window.die_at(at)}' for at in clashes)}."


def _beside(window: Window, space: int) -> list[int]:
    return [at for at in ORTHOGONAL[space] if window.dice[at] is not None]
