"""The engine's hints on the wire: where a die fits, dead spaces, and what a placement spoils."""

from sagrada.engine import hints
from sagrada.engine.dice import Die
from sagrada.engine.notation import parse_die
from sagrada.engine.state import GameState
from sagrada.server.wire.choices import Choices, Fit, LostSpace, Spoil
from sagrada.server.wire.translate.view import die_text

NONE_LEFT = "none-left"
"""The reason of a dead space that no color can fill anymore. It is no refusal, so the engine has
no `Reason` for it."""


def fit_in_hand(state: GameState) -> Fit:
    """Where the die in hand can be placed."""
    return _fit(hints.fit_in_hand(state))


def fit_from_pool(state: GameState, die: Die) -> Fit:
    """Where a die from the pool could be placed as it is."""
    return _fit(hints.fit_from_pool(state, die))


def _fit(found: hints.Fit) -> Fit:
    refused = {reason.id: spaces for reason, spaces in found.refused.items()}
    return Fit(die_text(found.die), found.spaces, refused, [])


def add_dead_spaces(state: GameState, seat: int, found: Choices) -> None:
    """Add the dead spaces of a seat's window, and for each fit what a placement would spoil."""
    window = hints.window_hints(state, seat)
    if window is None:
        return
    found.lost = [
        LostSpace(dead.space, dead.reason.id if dead.reason else NONE_LEFT, list(dead.in_the_way))
        for dead in window.dead
    ]
    for fit in found.fits:
        spoils = window.spoiled_by(parse_die(fit.die), fit.spaces)
        fit.spoils = [Spoil(spoil.space, list(spoil.dead)) for spoil in spoils]
