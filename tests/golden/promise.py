"""How good a window looks: the guided player's taste, so that its games look like games."""

from sagrada.engine.audit import mistakes
from sagrada.engine.dice import COLOURS, VALUES
from sagrada.engine.scoring.standings import sheet, target
from sagrada.engine.spaces import COLUMN_SPACES, ROW_SPACES, members
from sagrada.engine.state import GameState
from sagrada.engine.window import Window

_LINES = {
    "row-color-variety": (ROW_SPACES, 0, 6),
    "column-color-variety": (COLUMN_SPACES, 0, 5),
    "row-shade-variety": (ROW_SPACES, 1, 5),
    "column-shade-variety": (COLUMN_SPACES, 1, 4),
}
"""Objectives over whole lines: the lines, colour (0) or value (1), the points."""


def promise(state: GameState, seat: int) -> float:
    """Points so far, and what the empty spaces may still bring."""
    window = state.window(seat)
    solo = state.setup.solo
    points = sheet(state, seat).total - state.players[seat].favor
    hopes = sum(_hope(window, id) for id in state.public)
    to_beat = _target(state) if solo else 0
    return points + hopes + (3 if solo else 2) * _room(window) - to_beat - 5 * len(mistakes(window))


def _target(state: GameState) -> int:
    """Solo: what is to be beaten, counting the dice that are still in the pool (RULES 9.5)."""
    return target(state) + sum(die.value for die in state.pool)


def _room(window: Window) -> float:
    """How many of the empty spaces are likely to find a die."""
    room = 0.0
    takes_colour, takes_value = window.pattern.takes_colour, window.pattern.takes_value
    for space in members(window.empty):
        bit = 1 << space
        colours = sum(
            bool(takes_colour[c] & bit and not window.beside_colour[c] & bit) for c in COLOURS
        )
        values = sum(
            bool(takes_value[v] & bit and not window.beside_value[v] & bit) for v in VALUES
        )
        room += min(1.0, colours * values / 12)
    return room


def _hope(window: Window, objective: str) -> float:
    """What the unfinished lines of a row or column objective are worth."""
    if objective not in _LINES:
        return 0.0
    lines, what, points = _LINES[objective]
    hope = 0.0
    for line in lines:
        shown = [die[what] for space in line if (die := window.dice[space]) is not None]
        if len(shown) < len(line) and len(set(shown)) == len(shown):
            hope += points * 0.7 * (len(shown) / len(line)) ** 2
    return hope
