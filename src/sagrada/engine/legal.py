"""Which moves are legal, and why others aren't.

`illegal` judges one move, with a reason per rule; `legal_moves` is the quick list of all legal
moves. Both read the rules of each kind of move from `moves/`. A property test compares the two.
"""

from sagrada.engine.hints import placement_detail
from sagrada.engine.moves import KINDS, Move, Place
from sagrada.engine.notation import format_move
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage


class LegalMoves(tuple[Move, ...]):
    """The legal moves of a state: ask with `in`, iterate, count, print."""

    __slots__ = ()

    def __str__(self) -> str:
        return ", ".join(format_move(move) for move in self)

    def __repr__(self) -> str:
        return f"<LegalMoves: {self}>"

    def of(self, seat: int | None) -> tuple[Move, ...]:
        """The moves of one seat."""
        return tuple([move for move in self if move.seat == seat])


_ON_HONOUR = {
    stage: tuple(kind.legal for kind in KINDS.values() if stage in kind.stages) for stage in Stage
}
"""Per stage, what lists its legal moves: nothing while chance answers, and at the end."""
_STRICT = {
    stage: tuple(
        kind.legal for kind in KINDS.values() if stage in kind.stages and not kind.on_honour_only
    )
    for stage in Stage
}


def legal_moves(state: GameState) -> LegalMoves:
    """Every move that is legal now, for every seat. Found once per state, and kept with it."""
    found: LegalMoves | None = state.__dict__.get("_legal")
    if found is None:
        moves: list[Move] = []
        seat = state.active
        for legal in (_STRICT if state.setup.strict else _ON_HONOUR)[state.stage]:
            moves += legal(state, seat)
        found = LegalMoves(moves)
        state.__dict__["_legal"] = found
    return found


def illegal(state: GameState, move: Move) -> Reason | None:
    """Why the move is refused, or None if it is legal."""
    if not 0 <= move.seat < state.setup.players:
        return Reason.NO_SUCH_SEAT
    if state.is_over:
        return Reason.GAME_OVER
    if state.is_chance:
        return Reason.CHANCE_FIRST
    kind = KINDS.get(type(move))
    if kind is not None and kind.by_any_seat:
        return kind.refuse(state, move)
    if move.seat not in state.to_act:
        chosen = state.stage is Stage.PATTERN
        return Reason.PATTERN_CHOSEN if chosen else Reason.NOT_YOUR_TURN
    if kind is None or state.stage not in kind.stages:
        return _not_asked(state)
    return kind.refuse(state, move)


def _not_asked(state: GameState) -> Reason:
    if state.stage in (Stage.PATTERN, Stage.TURN):
        return Reason.NOT_ASKED
    return Reason.MEND_FIRST if state.stage is Stage.MEND else Reason.FINISH_FIRST


# ---------------------------------------------------------------- a refusal in words


def explain(state: GameState, move: Move, reason: Reason) -> str:
    """One sentence for the player: what they tried, which rule forbids it, what is in the way.

    It names nothing that the player could not know.
    """
    return f"{_tried(move)}: {reason.sentence}{_detail(state, move, reason)} ({reason.citation})"


def _tried(move: Move) -> str:
    try:
        return format_move(move)
    except LookupError:  # a space or die that does not exist has no notation
        return repr(move)


_WITH_DETAIL = frozenset(
    {Reason.WRONG_COLOUR, Reason.WRONG_VALUE, Reason.SAME_COLOUR, Reason.SAME_VALUE}
)


def _detail(state: GameState, move: Move, reason: Reason) -> str:
    hand = state.turn.hand
    # Any other reason may come before it is clear that the seat, window or die exists.
    if not isinstance(move, Place) or hand is None or reason not in _WITH_DETAIL:
        return ""
    return placement_detail(state.window(move.seat), hand, move.space, reason)
