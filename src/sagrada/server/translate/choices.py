"""What a seat can do, and why not the rest."""

from collections.abc import Callable
from typing import Any

from sagrada.engine import moves as mv
from sagrada.engine.dice import VALUES
from sagrada.engine.legal import legal_moves
from sagrada.engine.notation import format_choice, parse_die
from sagrada.engine.refusal import illegal
from sagrada.engine.spaces import members
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import price
from sagrada.server.messages import choices as wire
from sagrada.server.translate.fits import fit_from_pool, fit_in_hand
from sagrada.server.translate.prospects import lost_spaces, prospects_of, spoils_of

_WIRE: dict[type[mv.Move], Callable[[GameState, str, Any], wire.AnyChoice]] = {
    mv.ChoosePattern: lambda _, text, move: wire.PatternChoice(text, move.pattern),
    mv.Draft: lambda _, text, move: wire.DraftChoice(text, str(move.die)),
    mv.Place: lambda _, text, move: wire.PlaceChoice(text, move.space),
    mv.UseTool: lambda state, text, move: wire.ToolChoice(text, move.tool, _price(state, move)),
    mv.Pay: lambda _, text, move: wire.PayChoice(text, str(move.die)),
    mv.SetValue: lambda _, text, move: wire.ValueChoice(text, move.value),
    mv.Swap: lambda _, text, move: wire.SwapChoice(text, move.round, str(move.die)),
    mv.Lift: lambda _, text, move: wire.LiftChoice(text, move.space),
    mv.PutBack: lambda _, text, __: wire.BackChoice(text),
    mv.Stop: lambda _, text, __: wire.StopChoice(text),
    mv.EndTurn: lambda _, text, __: wire.EndChoice(text),
    mv.Call: lambda _, text, move: wire.CallChoice(text, move.owner),
    mv.Remove: lambda _, text, move: wire.RemoveChoice(text, move.space),
}


def _price(state: GameState, move: mv.UseTool) -> int:
    tool = state.tool_on_table(move.tool)
    return 0 if tool is None or state.setup.solo else price(tool)


def choices_of(state: GameState, seat: int, can_take_back: bool) -> wire.Choices | None:
    """The choices of a seat; None if it has nothing to choose and nothing to take back."""
    legal = legal_moves(state).of(seat)
    if not legal and not can_take_back:
        return None
    found = wire.Choices(
        seat=seat,
        legal=[_WIRE[type(move)](state, format_choice(move), move) for move in legal],
        fits=[],
        refused_dice=[],
        refused_tools=[],
        refused_spaces=[],
        refused_track=[],
        refused_values=[],
        lost=[],
        can_take_back=can_take_back,
    )
    if seat in state.to_act and state.stage in _REFUSALS:
        for add in _REFUSALS[state.stage]:
            add(state, seat, found)
        _prospects(state, seat, found)
    return found


def _prospects(state: GameState, seat: int, found: wire.Choices) -> None:
    prospects = prospects_of(state, seat)
    if prospects is None:
        return
    found.lost = lost_spaces(state.window(seat), prospects)
    for fit in found.fits:
        fit.spoils = spoils_of(fit, parse_die(fit.die), prospects)


# ---------------------------------------------------------------- what is tried in vain


def _why(state: GameState, move: mv.Move) -> str | None:
    reason = illegal(state, move)
    return None if reason is None else reason.id


def _fits_of_pool(state: GameState, _: int, found: wire.Choices) -> None:
    if not state.turn.drafted or state.stage is Stage.EXTRA_DRAFT:
        found.fits += [fit_from_pool(state, die) for die in dict.fromkeys(state.pool)]


def _fit_of_hand(state: GameState, _: int, found: wire.Choices) -> None:
    found.fits.append(fit_in_hand(state))


def _drafts(state: GameState, seat: int, found: wire.Choices) -> None:
    for die in dict.fromkeys(state.pool):
        if reason := _why(state, mv.Draft(seat, die)):
            found.refused_dice.append(wire.DieRefusal(str(die), reason))


def _payments(state: GameState, seat: int, found: wire.Choices) -> None:
    for die in dict.fromkeys(state.pool):
        if reason := _why(state, mv.Pay(seat, die)):
            found.refused_dice.append(wire.DieRefusal(str(die), reason))


def _tools(state: GameState, seat: int, found: wire.Choices) -> None:
    for tool in state.tools:
        if reason := _why(state, mv.UseTool(seat, tool.number)):
            found.refused_tools.append(wire.ToolRefusal(tool.number, reason))


def _lifts(state: GameState, seat: int, found: wire.Choices) -> None:
    for space in members(state.window(seat).occupied):
        if reason := _why(state, mv.Lift(seat, space)):
            found.refused_spaces.append(wire.SpaceRefusal(space, reason))


def _removals(state: GameState, seat: int, found: wire.Choices) -> None:
    for space in members(state.window(seat).occupied):
        if reason := _why(state, mv.Remove(seat, space)):
            found.refused_spaces.append(wire.SpaceRefusal(space, reason))


def _swaps(state: GameState, seat: int, found: wire.Choices) -> None:
    for number, dice in enumerate(state.track, start=1):
        for die in dict.fromkeys(dice):
            if reason := _why(state, mv.Swap(seat, number, die)):
                found.refused_track.append(wire.TrackRefusal(number, str(die), reason))


def _values(state: GameState, seat: int, found: wire.Choices) -> None:
    for value in VALUES:
        if reason := _why(state, mv.SetValue(seat, value)):
            found.refused_values.append(wire.ValueRefusal(value, reason))


_REFUSALS: dict[Stage, tuple[Callable[[GameState, int, wire.Choices], None], ...]] = {
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
