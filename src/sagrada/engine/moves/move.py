"""What a move is, and what the rules say about a kind of move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.turns import Progress


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A choice made by one seat. `str(move)` is its notation: `1: draft R3`."""

    seat: int

    @staticmethod
    def parse(text: str, seat: int | None = None) -> "Move":
        """The move that a text names: `1: draft R3`, or with a seat just `draft R3`."""
        from sagrada.engine.notation import parse_choice, parse_move

        if seat is None or ":" in text:
            return parse_move(text)
        return parse_choice(seat, text)

    def __str__(self) -> str:
        from sagrada.engine.notation import format_move

        return format_move(self)

    def __repr__(self) -> str:
        try:
            return f"Move.parse({str(self)!r})"
        except LookupError:  # a space or die that does not exist has no notation
            fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
            return f"{type(self).__name__}({fields})"


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
