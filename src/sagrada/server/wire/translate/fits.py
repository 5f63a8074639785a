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
from sagrada.server.wire.hints import Fit
from sagrada.server.wire.view import die_text

_SAME_SPACE, _OCCUPIED = Reason.SAME_SPACE.id, Reason.OCCUPIED.id
_NOT_ON_EDGE, _NOT_TOUCHING = Reason.NOT_ON_EDGE.id, Reason.NOT_TOUCHING.id
_NOT_ALONE, _NO_PLACE_TO_GO = Reason.NOT_ALONE.id, Reason.NO_PLACE_TO_GO.id
_WRONG_COLOUR, _WRONG_VALUE = Reason.WRONG_COLOUR.id, Reason.WRONG_VALUE.id
_SAME_COLOUR, _SAME_VALUE = Reason.SAME_COLOUR.id, Reason.SAME_VALUE.id


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
    refused: dict[str, tuple[int, ...]] = {}
    left = ALL
    for reason, bits in _refusals(window, die, waiver, honour, origin, allowed):
        found = left & bits
        if found:
            refused[reason] = members(found)
            left ^= found
    return Fit(die_text(die), members(left), refused, [])


def _refusals(
    window: Window, die: Die, waiver: Waiver, honour: bool, origin: int, allowed: int
) -> tuple[tuple[str, int], ...]:
    """Reasons with their spaces, in the order in which the engine checks (RULES 5, 8.4)."""
    colour, value = die
    if honour:
        alone = window.around if waiver is Waiver.TOUCH and window.occupied else 0
        return (
            (_SAME_SPACE, origin),
            (_OCCUPIED, window.occupied),
            (_NOT_ALONE, alone),
            (_NO_PLACE_TO_GO, ALL & ~allowed),
        )
    connection = (_NOT_TOUCHING, ~window.around)
    if not window.occupied:
        connection = (_NOT_ON_EDGE, ~EDGE_MASK)
    elif waiver is Waiver.TOUCH:
        connection = (_NOT_ALONE, window.around)
    pattern = window.pattern
    return (
        (_SAME_SPACE, origin),
        (_OCCUPIED, window.occupied),
        connection,
        (_WRONG_COLOUR, 0 if waiver is Waiver.COLOUR else ~pattern.takes_colour[colour]),
        (_WRONG_VALUE, 0 if waiver is Waiver.VALUE else ~pattern.takes_value[value]),
        (_SAME_COLOUR, window.beside_colour[colour]),
        (_SAME_VALUE, window.beside_value[value]),
        (_NO_PLACE_TO_GO, ALL & ~allowed),
    )
