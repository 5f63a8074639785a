"""Which empty spaces no die can fill any more, and which ones a placement would spoil.

A help for players, from what everybody can see: the window and the colours left in bag and pool.
A coming roll may show any value. Tools are left out of account, and so is the last round, in
which most of what is empty stays empty anyhow.
"""

from dataclasses import dataclass

from sagrada.engine.dice import COLOURS, VALUES, Die
from sagrada.engine.options import ROUNDS
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import ORTHOGONAL, ORTHOGONAL_MASK, members
from sagrada.engine.state import GameState
from sagrada.engine.window import Window
from sagrada.server.wire.hints import DeadSpace, DeadSpaceWarning, Fit

NONE_LEFT = "none-left"
"""Of a lost space: no die with a colour that could lie there is left. It is no refusal, so the
engine has no such reason."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """Masks of the empty spaces of a window (RULES 5.4, 5.5)."""

    lost: int
    """No die can come that fits."""
    only_colour: tuple[int, ...]
    """Per colour, the spaces that only a die of it can fill."""
    only_value: tuple[int, ...]
    """Per value (index 0 is unused), the spaces that only a die showing it can fill."""


def prospects_of(state: GameState, seat: int) -> Prospects | None:
    """None where there is nothing to say: in the last round, and where nobody referees rule 5."""
    if state.round >= ROUNDS or not state.setup.strict:
        return None
    window = state.window(seat)
    left = [*state.bag]
    for die in (*state.pool, *([state.turn.hand] if state.turn.hand else [])):
        left[die.colour] += 1
    colours = [window.takes_colour[c] if left[c] else 0 for c in COLOURS]
    values = [0, *(window.takes_value[value] for value in VALUES)]
    any_colour, only_colour = _alone(colours)
    any_value, only_value = _alone(values)
    open_still = window.empty & any_colour & any_value
    return Prospects(
        lost=window.empty & ~open_still,
        only_colour=tuple(mask & open_still for mask in only_colour),
        only_value=tuple(mask & open_still for mask in only_value),
    )


def _alone(masks: list[int]) -> tuple[int, list[int]]:
    """The spaces that are in any of the masks; and for each mask those that are in no other."""
    once = twice = 0
    for mask in masks:
        twice |= once & mask
        once |= mask
    return once, [mask & ~twice for mask in masks]


def dead_spaces(window: Window, prospects: Prospects) -> list[DeadSpace]:
    return [_lost(window, space) for space in members(prospects.lost)]


def _lost(window: Window, space: int) -> DeadSpace:
    """With the dice beside it that stand in the way.

    Either one of them has the colour or the value that the space asks for, or every colour that
    could still lie there has run out: four neighbours alone cannot shut out five colours.
    """
    asks = window.pattern.grid[space]
    beside = [(near, die) for near in ORTHOGONAL[space] if (die := window.dice[near]) is not None]
    alike = [near for near, die in beside if asks in (die.colour.letter, str(die.value))]
    if alike:
        reason = Reason.SAME_VALUE if asks.isdigit() else Reason.SAME_COLOUR
        return DeadSpace(space, reason.id, alike)
    in_the_way = [] if asks.isalpha() else [near for near, _ in beside]
    return DeadSpace(space, NONE_LEFT, in_the_way)


def warnings_of(fit: Fit, die: Die, prospects: Prospects) -> list[DeadSpaceWarning]:
    """For every space to which the die may go, what it would spoil beside it; where it does."""
    needed = prospects.only_colour[die.colour] | prospects.only_value[die.value]
    found = []
    for space in fit.spaces if needed else ():
        if spoiled := needed & ORTHOGONAL_MASK[space]:
            found.append(DeadSpaceWarning(space, list(members(spoiled))))
    return found
