"""What a move is, and what the rules say about a kind of move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.turns import Progress


@dataclass(frozen=True, slots=True)
class Move:
    """A choice made by one seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class MoveKind:
    """The rules of one kind of move."""

    move: type[Move]
    stages: frozenset[Stage]
    """The stages that ask for it."""
    legal: Callable[[GameState, int], Sequence[Move]]
    """All legal moves of this kind, at a stage that asks for it. Quick. It gets the active seat,
    which most kinds need."""
    refuse: Callable[[GameState, Any], Reason | None]
    """Why a move of this kind is illegal, or None if it is legal. It judges a single move, one
    rule at a time, and a property test compares it with `legal`."""
    apply: Callable[[GameState, Any], Progress]
    """The state after a legal move, and what happened."""
    by_any_seat: bool = False
    """Whether every seat can make it, not only the seat that has to act."""
    on_honour_only: bool = False
    """Whether it is never legal at a table with a strict referee."""
