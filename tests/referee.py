"""Asking the referee: what is offered, what is refused, what chance may bring; in notation."""

import pytest

from sagrada.engine.cards import Pattern
from sagrada.engine.chance import outcomes
from sagrada.engine.legal import illegal, legal_moves
from sagrada.engine.notation import format_chance, format_choice, parse_move
from sagrada.engine.play import IllegalMove, apply
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import COUNT, NAMES
from sagrada.engine.state import GameState, Stage
from tests.windows import FREE, window_with


def offered(state: GameState, word: str = "") -> list[str]:
    """The legal choices of all seats without their actor, or what follows `word` in them.

    `offered(state, "draft")` is `["R3", "B2"]`, in the order in which the game lists them.
    """
    texts = [format_choice(move) for move in legal_moves(state)]
    if not word:
        return texts
    return [text.removeprefix(word).strip() for text in texts if text.split()[0] == word]


def can(state: GameState, text: str) -> bool:
    """Whether `1: draft R3` is legal; the predicate and the list of legal moves must agree."""
    move = parse_move(text)
    legal = move in legal_moves(state)
    assert legal == (illegal(state, move) is None), f"predicate and generator differ on {text}"
    return legal


def refused(state: GameState, text: str) -> Reason:
    """The reason for which a move is refused. It must be, and everywhere for the same reason."""
    assert not can(state, text), f"{text} is legal"
    with pytest.raises(IllegalMove) as error:
        apply(state, parse_move(text))
    assert error.value.reason is illegal(state, parse_move(text))
    return error.value.reason


def possible(state: GameState) -> dict[str, int]:
    """What chance may bring, with weights: `{"reroll 1": 1, …}`."""
    return {format_chance([outcome]): weight for outcome, weight in outcomes(state)}


def first_until(state: GameState, stage: Stage) -> GameState:
    """Go on to a stage, taking the first outcome or choice each time."""
    while state.stage is not stage:
        choice = outcomes(state)[0][0] if state.is_chance else legal_moves(state)[0]
        state = apply(state, choice).after
    return state


def end_turns(state: GameState, count: int) -> GameState:
    """Pass as often as told."""
    for _ in range(count):
        state = apply(state, parse_move(f"{state.active + 1}: end")).after
    return state


def printed(grid: str) -> Pattern:
    """A pattern of our own, so that a test needs only the print that it is about."""
    grid = grid.replace(" ", "")
    assert len(grid) == COUNT
    return Pattern("made-up", "Made up", 0, "A", 3, grid)


EMPTY = window_with(FREE, {})
"""An empty window without any print."""
EDGE = ["A1", "A2", "A3", "A4", "A5", "B1", "B5", "C1", "C5", "D1", "D2", "D3", "D4", "D5"]
EVERYWHERE = list(NAMES)
