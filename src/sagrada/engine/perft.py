"""Perft: count the chains of choices from a position to a depth, with chance pinned.

The counts compare two implementations of the rules, number by number.
"""

from dataclasses import dataclass
from typing import TypeVar

from sagrada.engine.chance import chance_node, outcomes
from sagrada.engine.dice import Colour, Die
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Move
from sagrada.engine.outcomes import Drawn, Outcome, Rerolled, Rolled
from sagrada.engine.play import apply
from sagrada.engine.state import GameState, Stage

T = TypeVar("T")


@dataclass(frozen=True)
class Pins:
    """What chance answers: lists that start over at their end, read by the index of the node."""

    roll: tuple[Die, ...] = ()
    reroll: tuple[int, ...] = ()
    draw: tuple[Colour, ...] = ()


def pinned(state: GameState, pins: Pins) -> Outcome:
    """The one outcome that the pins allow at this chance node.

    If the bag can't give a pinned die, the next one in the list counts; if no pin fits, the first
    possible outcome does.
    """
    node = chance_node(state)
    wanted: list[Outcome] = []
    if state.stage is Stage.ROLL:
        first = (node.round - 1) * state.setup.pool_size + node.index
        wanted = [Rolled(die) for die in _turned(pins.roll, first)]
    elif state.stage in (Stage.REROLL, Stage.REROLL_POOL):
        wanted = [Rerolled(value) for value in _turned(pins.reroll, node.index)]
    elif state.stage is Stage.DRAW:
        wanted = [Drawn(colour) for colour in _turned(pins.draw, node.index)]
    possible = [outcome for outcome, _ in outcomes(state)]
    return next((outcome for outcome in wanted if outcome in possible), possible[0])


def _turned(items: tuple[T, ...], first: int) -> tuple[T, ...]:
    at = first % len(items) if items else 0
    return items[at:] + items[:at]


def settle(state: GameState, pins: Pins) -> GameState:
    """Let pinned chance answer until a seat has to choose, or the game is over."""
    while state.is_chance:
        state = apply(state, pinned(state, pins)).after
    return state


def perft(state: GameState, depth: int, pins: Pins) -> int:
    """How many different chains of `depth` choices there are from here."""
    state = settle(state, pins)
    if depth == 0:
        return 1
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(apply(state, move).after, depth - 1, pins) for move in moves)


def divide(state: GameState, depth: int, pins: Pins) -> dict[Move, int]:
    """The perft count below each first move: what to compare when two counts differ."""
    state = settle(state, pins)
    return {move: perft(apply(state, move).after, depth - 1, pins) for move in legal_moves(state)}
