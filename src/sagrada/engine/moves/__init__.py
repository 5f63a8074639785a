"""Moves: the small choices that make up a turn. Each names the seat that makes it.

One module per topic holds the moves and their rules: which stage asks for them, which are legal,
why one is refused, and what it does. `KINDS` lists them all for those who judge and apply moves.
"""

from types import MappingProxyType

from sagrada.engine.moves.drafting import DRAFT, Draft
from sagrada.engine.moves.ending import END_TURN, STOP, EndTurn, Stop
from sagrada.engine.moves.mistakes import CALL, REMOVE, Call, Remove
from sagrada.engine.moves.move import Move, MoveKind
from sagrada.engine.moves.patterns import CHOOSE_PATTERN, ChoosePattern
from sagrada.engine.moves.placing import PLACE, PUT_BACK, Place, PutBack
from sagrada.engine.moves.tool_choices import LIFT, SET_VALUE, SWAP, Lift, SetValue, Swap
from sagrada.engine.moves.tool_use import PAY, USE_TOOL, Pay, UseTool

KINDS: MappingProxyType[type[Move], MoveKind] = MappingProxyType(
    {
        kind.move: kind
        for kind in (
            CHOOSE_PATTERN,
            DRAFT,
            PLACE,
            PAY,
            SET_VALUE,
            SWAP,
            LIFT,
            USE_TOOL,
            PUT_BACK,
            STOP,
            END_TURN,
            REMOVE,
            CALL,
        )
    }
)
"""The rules of every kind of move, in the order in which legal moves are listed."""

__all__ = [
    "KINDS",
    "Call",
    "ChoosePattern",
    "Draft",
    "EndTurn",
    "Lift",
    "Move",
    "MoveKind",
    "Pay",
    "Place",
    "PutBack",
    "Remove",
    "SetValue",
    "Stop",
    "Swap",
    "UseTool",
]
