"""What happens to the die in hand: it is placed, or goes back to the pool (RULES 5, 6.4)."""

from dataclasses import dataclass

from sagrada.engine.events import DiePlaced
from sagrada.engine.moves.move import Move, MoveKind
from sagrada.engine.options import MAX_PLAYERS
from sagrada.engine.placement import Waiver, marks_for, refusal, spaces_for
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import SPACES, members
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.tools import tool_of
from sagrada.engine.turns import Progress, chain_done, return_to_pool, with_player
from sagrada.engine.window import Mark


@dataclass(frozen=True, slots=True, repr=False)
class Place(Move):
    """Place the die in hand on a space (RULES 5, 6.4)."""

    space: int


@dataclass(frozen=True, slots=True, repr=False)
class PutBack(Move):
    """Flux Remover: put the new die into the pool instead of the window (RULES tool 11)."""


# Every game lists the same few moves over and over. They are frozen, so each is made once.
_PLACES = [[Place(seat, space) for space in SPACES] for seat in range(MAX_PLAYERS)]
_NO_WAIVER = Waiver.NONE


# ---------------------------------------------------------------- placing it


def place_waiver(state: GameState) -> Waiver:
    """What the tool used this turn waives for the die in hand."""
    turn = state.turn
    return _NO_WAIVER if turn.tool is None else tool_of(turn).waives(turn)


def place_spaces(state: GameState) -> int:
    """The mask of spaces on which the die in hand can be placed, wherever it came from."""
    turn, honour = state.turn, not state.setup.strict
    window = state.window(state.active)
    if turn.tool is None:  # by far the most frequent
        return spaces_for(window, turn.die_in_hand, honour=honour)
    tool = tool_of(turn)
    spaces = spaces_for(window, turn.die_in_hand, tool.waives(turn), honour)
    if turn.origin is not None:
        spaces &= ~(1 << turn.origin)  # RULES 6.4
    return tool.finishable(state, spaces)


def _legal_places(state: GameState, seat: int) -> list[Move]:
    places = _PLACES[seat]
    return [places[space] for space in members(place_spaces(state))]


def _refuse_place(state: GameState, move: Place) -> Reason | None:
    if move.space not in SPACES:
        return Reason.NOT_ASKED
    if move.space == state.turn.origin:
        return Reason.SAME_SPACE
    window, hand = state.window(move.seat), state.turn.die_in_hand
    if reason := refusal(window, hand, move.space, place_waiver(state), not state.setup.strict):
        return reason
    # Rule 5 allows it: only a tool that could not be finished from there can still object.
    return None if place_spaces(state) >> move.space & 1 else Reason.NO_PLACE_TO_GO


def _place(state: GameState, move: Place) -> Progress:
    turn, seat, space = state.turn, move.seat, move.space
    hand = turn.die_in_hand
    window = state.window(seat).place(hand, space, _marks(state, seat, space))
    players = with_player(state, seat, state.players[seat].replace(window=window))
    placed = DiePlaced(seat, hand, space)
    if turn.origin is not None and turn.moved is None:  # moved, and not as the second of two
        after = state.replace(players=players, turn=Turn(turn.drafted, turn.tool, moved=space))
        if stage := tool_of(turn).next_lift(after):
            return after.replace(stage=stage), [placed]
    drafted = turn.drafted or turn.origin is None
    after, happened = chain_done(state, drafted, players=players)
    return after, [placed, *happened]


def _marks(state: GameState, seat: int, space: int) -> tuple[Mark, ...]:
    """What must be remembered about the die in hand when it is placed."""
    waiver = place_waiver(state)
    if state.setup.strict and waiver is _NO_WAIVER:
        return ()  # it obeys every rule, or the move would have been refused
    return marks_for(state.window(seat), state.turn.die_in_hand, space, waiver)


PLACE = MoveKind(Place, frozenset({Stage.PLACE}), _legal_places, _refuse_place, _place)


# ---------------------------------------------------------------- putting it back


def _legal_put_backs(state: GameState, seat: int) -> list[Move]:
    turn = state.turn
    if turn.tool is None or not tool_of(turn).can_put_back:
        return []
    return [PutBack(seat)]


def _refuse_put_back(state: GameState, _: PutBack) -> Reason | None:
    return None if tool_of(state.turn).can_put_back else Reason.FINISH_FIRST


def _put_back(state: GameState, move: PutBack) -> Progress:
    return return_to_pool(state, move.seat, state.turn.die_in_hand)


PUT_BACK = MoveKind(
    PutBack, frozenset({Stage.PLACE}), _legal_put_backs, _refuse_put_back, _put_back
)
