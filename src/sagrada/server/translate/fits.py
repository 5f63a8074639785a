"""Where a die could go, and for every other space why not: rule 5 for all spaces at once.

The engine's `refusal` is the law; this is the same in masks, and a test holds the two together.
"""

from sagrada.engine.dice import Die
from sagrada.engine.placement import Waiver
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import ALL, EDGE_MASK, members
from sagrada.engine.state import GameState
from sagrada.engine.tools import place_spaces, place_waiver
from sagrada.engine.window import Window
from sagrada.server.messages.choices import Fit


def fit_in_hand(state: GameState) -> Fit:
    """For the die in hand, whatever brought it there."""
    origin = state.turn.origin
    return _fit(
        state.window(state.active),
        state.turn.die_in_hand,
        place_waiver(state),
        honour=not state.setup.strict,
        origin=0 if origin is None else 1 << origin,
        allowed=place_spaces(state),
    )


def fit_from_pool(state: GameState, die: Die) -> Fit:
    """For a die of the pool as it lies, were it drafted."""
    window = state.window(state.active)
    return _fit(window, die, Waiver.NONE, honour=not state.setup.strict, origin=0, allowed=ALL)


def _fit(window: Window, die: Die, waiver: Waiver, honour: bool, origin: int, allowed: int) -> Fit:
    refused: dict[str, list[int]] = {}
    left = ALL
    reasons = [(Reason.SAME_SPACE, origin), (Reason.OCCUPIED, window.occupied)]
    if waiver is Waiver.TOUCH and window.occupied:
        reasons.append((Reason.NOT_ALONE, window.around))
    if not honour:  # RULES 8.4
        reasons += _by_rule_5(window, die, waiver)
    reasons.append((Reason.NO_PLACE_TO_GO, ALL & ~allowed))
    for reason, bits in reasons:
        if found := left & bits:
            refused[reason.id] = list(members(found))
            left &= ~found
    return Fit(str(die), list(members(left)), refused)


def _by_rule_5(window: Window, die: Die, waiver: Waiver) -> list[tuple[Reason, int]]:
    """In the order in which the engine checks: connection, print, neighbours (RULES 5.2–5.5)."""
    found = []
    if not window.occupied:
        found.append((Reason.NOT_ON_EDGE, ALL & ~EDGE_MASK))
    elif waiver is not Waiver.TOUCH:
        found.append((Reason.NOT_TOUCHING, ALL & ~window.around))
    if waiver is not Waiver.COLOUR:
        found.append((Reason.WRONG_COLOUR, ALL & ~window.pattern.takes_colour[die.colour]))
    if waiver is not Waiver.VALUE:
        found.append((Reason.WRONG_VALUE, ALL & ~window.pattern.takes_value[die.value]))
    found.append((Reason.SAME_COLOUR, window.beside_colour[die.colour]))
    found.append((Reason.SAME_VALUE, window.beside_value[die.value]))
    return found
