"""What a seat can do, and why not the rest."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from sagrada.engine import moves as mv
from sagrada.engine.dice import VALUES
from sagrada.engine.legal import illegal, legal_moves
from sagrada.engine.notation import format_choice
from sagrada.engine.spaces import members
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import price
from sagrada.server.wire import choices as wire
from sagrada.server.wire.translate.hints import add_dead_spaces, fit_from_pool, fit_in_hand
from sagrada.server.wire.translate.view import die_text

M = TypeVar("M", bound=mv.Move)

_WIRE: dict[type[mv.Move], Callable[[str, Any], wire.AnyChoice]] = {
    mv.ChoosePattern: lambda text, move: wire.PatternChoice(text, move.pattern),
    mv.Draft: lambda text, move: wire.DraftChoice(text, str(move.die)),
    mv.Place: lambda text, move: wire.PlaceChoice(text, move.space),
    mv.Pay: lambda text, move: wire.PayChoice(text, str(move.die)),
    mv.SetValue: lambda text, move: wire.ValueChoice(text, move.value),
    mv.Swap: lambda text, move: wire.SwapChoice(text, move.round, str(move.die)),
    mv.Lift: lambda text, move: wire.LiftChoice(text, move.space),
    mv.PutBack: lambda text, _: wire.BackChoice(text),
    mv.Stop: lambda text, _: wire.StopChoice(text),
    mv.EndTurn: lambda text, _: wire.EndChoice(text),
    mv.Call: lambda text, move: wire.CallChoice(text, move.owner),
    mv.Remove: lambda text, move: wire.RemoveChoice(text, move.space),
}


@lru_cache(4096)
def _choice(move: mv.Move) -> wire.AnyChoice:
    """Made once: there are few different moves, and they come again and again."""
    return _WIRE[type(move)](format_choice(move), move)


def _tool(state: GameState, move: mv.UseTool) -> wire.ToolChoice:
    tool = state.tool_on_table(move.tool)
    costs = 0 if tool is None or state.setup.solo else price(tool)
    return wire.ToolChoice(format_choice(move), move.tool, costs)


def choices_of(state: GameState, seat: int, *, can_undo: bool, helps: bool) -> wire.Choices | None:
    """The choices of a seat; None if it has nothing to choose and nothing to take back.

    `helps`: also tell which spaces are lost, and which ones a placement would spoil.
    """
    to_act = seat in state.to_act
    # Whoever has no choice to make can only call, and that only at an honour table.
    legal = legal_moves(state).of(seat) if to_act or not state.setup.strict else ()
    if not legal and not can_undo:
        return None
    found = wire.Choices(
        seat=seat,
        legal=[
            _tool(state, move) if isinstance(move, mv.UseTool) else _choice(move) for move in legal
        ],
        fits=[],
        refused_dice=[],
        refused_tools=[],
        refused_spaces=[],
        refused_track=[],
        refused_values=[],
        lost=[],
        can_undo=can_undo,
    )
    if to_act and state.stage in _REFUSALS:
        tried = Tried(state, seat, legal)
        for add in _REFUSALS[state.stage]:
            add(tried, found)
        if helps:
            add_dead_spaces(state, seat, found)
    return found


# ---------------------------------------------------------------- what is tried in vain


class Tried(NamedTuple):
    """Who may try what, and what of it can be done."""

    state: GameState
    seat: int
    legal: tuple[mv.Move, ...]

    def why_not(self, move: mv.Move) -> str:
        reason = illegal(self.state, move)
        assert reason is not None, "the engine lists every legal move"
        return reason.id

    def in_vain(self, moves: Iterable[M]) -> list[tuple[M, str]]:
        """Those of the moves that are refused, each with its reason."""
        legal = frozenset(self.legal)
        return [(move, self.why_not(move)) for move in moves if move not in legal]


def _fits_of_pool(tried: Tried, found: wire.Choices) -> None:
    state = tried.state
    if not state.turn.drafted or state.stage is Stage.EXTRA_DRAFT:
        found.fits += [fit_from_pool(state, die) for die in dict.fromkeys(state.pool)]


def _fit_of_hand(tried: Tried, found: wire.Choices) -> None:
    found.fits.append(fit_in_hand(tried.state))


def _drafts(tried: Tried, found: wire.Choices) -> None:
    legal = {move.die for move in tried.legal if isinstance(move, mv.Draft)}
    refused = [die for die in dict.fromkeys(tried.state.pool) if die not in legal]
    if refused:
        # All dice of a pool that cannot be drafted now have the same reason.
        reason = tried.why_not(mv.Draft(tried.seat, refused[0]))
        found.refused_dice += [wire.DieRefusal(die_text(die), reason) for die in refused]


def _payments(tried: Tried, found: wire.Choices) -> None:
    payments = (mv.Pay(tried.seat, die) for die in dict.fromkeys(tried.state.pool))
    found.refused_dice += [
        wire.DieRefusal(die_text(move.die), reason) for move, reason in tried.in_vain(payments)
    ]


def _tools(tried: Tried, found: wire.Choices) -> None:
    legal = {move.tool for move in tried.legal if isinstance(move, mv.UseTool)}
    for tool in tried.state.tools:
        if tool.number not in legal:
            reason = tried.why_not(mv.UseTool(tried.seat, tool.number))
            found.refused_tools.append(wire.ToolRefusal(tool.number, reason))


def _lifts(tried: Tried, found: wire.Choices) -> None:
    _spaces(tried, found, mv.Lift)


def _removals(tried: Tried, found: wire.Choices) -> None:
    _spaces(tried, found, mv.Remove)


def _spaces(tried: Tried, found: wire.Choices, kind: type[mv.Lift] | type[mv.Remove]) -> None:
    occupied = members(tried.state.window(tried.seat).occupied)
    moves = (kind(tried.seat, space) for space in occupied)
    found.refused_spaces += [
        wire.SpaceRefusal(move.space, reason) for move, reason in tried.in_vain(moves)
    ]


def _swaps(tried: Tried, found: wire.Choices) -> None:
    swaps = (
        mv.Swap(tried.seat, number, die)
        for number, dice in enumerate(tried.state.track, start=1)
        for die in dict.fromkeys(dice)
    )
    found.refused_track += [
        wire.TrackRefusal(move.round, die_text(move.die), reason)
        for move, reason in tried.in_vain(swaps)
    ]


def _values(tried: Tried, found: wire.Choices) -> None:
    values = (mv.SetValue(tried.seat, value) for value in VALUES)
    found.refused_values += [
        wire.ValueRefusal(move.value, reason) for move, reason in tried.in_vain(values)
    ]


_REFUSALS: dict[Stage, tuple[Callable[[Tried, wire.Choices], None], ...]] = {
    Stage.TURN: (_fits_of_pool, _drafts, _tools),
    Stage.EXTRA_DRAFT: (_fits_of_pool, _drafts),
    Stage.PLACE: (_fit_of_hand, _tools),
    Stage.PAY: (_payments,),
    Stage.VALUE: (_values,),
    Stage.SWAP: (_swaps,),
    Stage.LIFT: (_lifts,),
    Stage.LIFT_OR_STOP: (_lifts,),
    Stage.MEND: (_removals,),
}
"""By stage, what a player might try besides the legal choices."""
