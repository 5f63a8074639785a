"""All legal moves of a state: the quick form of `illegal` (refusal.py)."""

from collections.abc import Callable

from sagrada.engine.audit import mistakes
from sagrada.engine.cards import TOOLS, WINDOW_CARDS
from sagrada.engine.dice import ALL_KINDS, VALUES
from sagrada.engine.moves import (
    Call,
    ChoosePattern,
    Draft,
    EndTurn,
    Lift,
    Move,
    Pay,
    Place,
    PutBack,
    Remove,
    SetValue,
    Stop,
    Swap,
    UseTool,
)
from sagrada.engine.notation import format_move
from sagrada.engine.options import MAX_PLAYERS
from sagrada.engine.spaces import SPACES, members
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import (
    FLUX_REMOVER,
    GROZING_PLIERS,
    can_use,
    draftable,
    fits,
    grozed,
    liftable,
    payments,
    place_spaces,
    tools_in_reach,
)

# Every game lists the same few moves over and over. They are frozen, so each is made once.
_SEATS = range(MAX_PLAYERS)
_DRAFT = [{die: Draft(seat, die) for die in ALL_KINDS} for seat in _SEATS]
_PLACE = [[Place(seat, space) for space in SPACES] for seat in _SEATS]
_USE_TOOL = [{tool: UseTool(seat, tool) for tool in TOOLS} for seat in _SEATS]
_END_TURN = [EndTurn(seat) for seat in _SEATS]


class LegalMoves(tuple[Move, ...]):
    """The legal moves of a state: ask with `in`, iterate, count, print."""

    __slots__ = ()

    def __str__(self) -> str:
        return ", ".join(format_move(move) for move in self)

    def __repr__(self) -> str:
        return f"<LegalMoves: {self}>"

    def of(self, seat: int | None) -> tuple[Move, ...]:
        """The moves of one seat."""
        return tuple(move for move in self if move.seat == seat)


def legal_moves(state: GameState) -> LegalMoves:
    """Every move that is legal now, of every seat. Found once per state, and kept with it."""
    found: LegalMoves | None = state.__dict__.get("_legal")
    if found is None:
        found = LegalMoves(_generate(state))
        state.__dict__["_legal"] = found
    return found


def _generate(state: GameState) -> list[Move]:
    choices = _CHOICES.get(state.stage)
    if choices is None:  # chance, or the game is over
        return []
    moves = choices(state)
    if not state.setup.strict and state.stage is not Stage.PATTERN:
        moves += _calls(state)
    return moves


def _patterns(state: GameState) -> list[Move]:
    return [
        ChoosePattern(seat, pattern.id)
        for seat in state.to_act
        for card in state.players[seat].cards
        for pattern in WINDOW_CARDS[card]
    ]


def _turn(state: GameState) -> list[Move]:
    seat, reach = state.active, tools_in_reach(state)
    moves: list[Move] = []
    if not state.turn.drafted:
        moves += _drafts(state, seat, reach)
    if reach:
        moves += _tools(state, seat, reach)
    moves.append(_END_TURN[seat])
    return moves


def _drafts(state: GameState, seat: int, reach: list[int]) -> list[Move]:
    drafts = _DRAFT[seat]
    return [drafts[die] for die in draftable(state, reach)]


def _extra_draft(state: GameState) -> list[Move]:
    return _drafts(state, state.active, reach=[])


def _tools(state: GameState, seat: int, reach: list[int]) -> list[Move]:
    hand, pool = state.turn.hand, state.pool
    uses = _USE_TOOL[seat]
    return [uses[tool] for tool in reach if can_use(state, tool, hand, pool)]


def _pay(state: GameState) -> list[Move]:
    tool = state.turn.tool_begun
    return [Pay(state.active, die) for die in payments(state, tool, state.turn.hand, state.pool)]


def _place(state: GameState) -> list[Move]:
    seat = state.active
    places = _PLACE[seat]
    moves: list[Move] = [places[space] for space in members(place_spaces(state))]
    if reach := tools_in_reach(state):
        moves += _tools(state, seat, reach)
    if state.turn.tool == FLUX_REMOVER:
        moves.append(PutBack(seat))
    return moves


def _value(state: GameState) -> list[Move]:
    seat = state.active
    if state.turn.tool == GROZING_PLIERS:
        hand = state.turn.die_in_hand
        return [SetValue(seat, die.value) for die in grozed(hand) if fits(state, die)]
    return [SetValue(seat, value) for value in VALUES]


def _swap(state: GameState) -> list[Move]:
    return [
        Swap(state.active, number, die)
        for number, dice in enumerate(state.track, start=1)
        for die in dict.fromkeys(dice)
        if die != state.turn.hand and fits(state, die)
    ]


def _lift(state: GameState) -> list[Move]:
    tool = state.turn.tool_begun
    return [Lift(state.active, space) for space in liftable(state, tool)]


def _lift_or_stop(state: GameState) -> list[Move]:
    return [*_lift(state), Stop(state.active)]


def _mend(state: GameState) -> list[Move]:
    seat = state.mending
    assert seat is not None, "a window is being mended"
    spaces = {space for mistake in mistakes(state.window(seat)) for space in mistake.spaces}
    return [Remove(seat, space) for space in sorted(spaces)]


def _calls(state: GameState) -> list[Move]:
    seats = range(state.setup.players)
    return [
        Call(seat, owner)
        for seat in seats
        for owner in seats
        if owner not in state.calls and owner != state.mending
    ]


_CHOICES: dict[Stage, Callable[[GameState], list[Move]]] = {
    Stage.PATTERN: _patterns,
    Stage.TURN: _turn,
    Stage.PAY: _pay,
    Stage.PLACE: _place,
    Stage.VALUE: _value,
    Stage.SWAP: _swap,
    Stage.LIFT: _lift,
    Stage.LIFT_OR_STOP: _lift_or_stop,
    Stage.EXTRA_DRAFT: _extra_draft,
    Stage.MEND: _mend,
}
