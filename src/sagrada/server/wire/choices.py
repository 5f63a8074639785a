"""What a seat can do now, and why not the rest. The page offers these; it does not referee."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from sagrada.engine import moves as mv
from sagrada.engine.dice import ALL_KINDS, VALUES, Die
from sagrada.engine.hints import Fit as EngineFit
from sagrada.engine.hints import (
    colours_left,
    dead_spaces,
    fit_in_hand,
    fits_from_pool,
    has_window_hints,
    window_hints,
)
from sagrada.engine.legal import illegal, legal_moves
from sagrada.engine.moves.tool_use import refuse_tool
from sagrada.engine.notation import format_choice
from sagrada.engine.spaces import SPACES, members
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import price
from sagrada.kernel.texts.choices import choices_text
from sagrada.kernel.texts.fits import fit_texts
from sagrada.server.wire.base import DieText, Seat, Sent, Space
from sagrada.server.wire.hints import DeadSpace, Fit, wire_dead_spaces, wire_fit, wire_warnings
from sagrada.server.wire.view import die_text


class Choice(Sent, tag_field="kind"):
    move: str
    """What to send back, in notation: `draft R3`."""


class PatternChoice(Choice, tag="pattern"):
    pattern: str


class DraftChoice(Choice, tag="draft"):
    die: DieText
    """Any die in the pool with this text: equal dice are one choice."""


class PlaceChoice(Choice, tag="place"):
    space: Space


class ToolChoice(Choice, tag="tool"):
    tool: int
    price: int
    """Favor tokens; 0 in solo, where a die pays next."""


class PayChoice(Choice, tag="pay"):
    die: DieText


class ValueChoice(Choice, tag="value"):
    value: int


class SwapChoice(Choice, tag="swap"):
    round: int
    """The number on the round track, 1 to 10."""
    die: DieText


class LiftChoice(Choice, tag="lift"):
    space: Space


class BackChoice(Choice, tag="back"):
    """Flux Remover: the new die goes into the pool."""


class StopChoice(Choice, tag="stop"):
    """Tap Wheel: one die moved is enough."""


class EndChoice(Choice, tag="end"):
    """End the turn, or pass."""


class CallChoice(Choice, tag="call"):
    owner: Seat


class RemoveChoice(Choice, tag="remove"):
    space: Space


AnyChoice = (
    PatternChoice
    | DraftChoice
    | PlaceChoice
    | ToolChoice
    | PayChoice
    | ValueChoice
    | SwapChoice
    | LiftChoice
    | BackChoice
    | StopChoice
    | EndChoice
    | CallChoice
    | RemoveChoice
)


class DieRefusal(Sent):
    die: DieText
    reason: str


class ToolRefusal(Sent):
    tool: int
    reason: str


class SpaceRefusal(Sent):
    space: Space
    reason: str


class TrackRefusal(Sent):
    round: int
    die: DieText
    reason: str


class ValueRefusal(Sent):
    value: int
    reason: str


class Choices(Sent):
    """The choices of one seat. `refused_…` name what a player might try in vain, and why."""

    seat: Seat
    legal: list[AnyChoice]
    fits: list[Fit]
    """For the die in hand; with an empty hand and the draft still open, for each kind of die of
    the pool as it is: `draft` it, then `place` it."""
    refused_dice: list[DieRefusal]
    """Dice of the pool that cannot be drafted (or, while a tool is paid, not pay)."""
    refused_tools: list[ToolRefusal]
    refused_spaces: list[SpaceRefusal]
    """Dice of the window that cannot be lifted or removed."""
    refused_track: list[TrackRefusal]
    """Dice of the track that cannot be swapped in."""
    refused_values: list[ValueRefusal]
    dead_spaces: list[DeadSpace]
    """These, and the `warnings` of the fits, only where the table allows hints."""
    can_undo: bool


# ---------------------------------------------------------------- from the engine's legal moves

M = TypeVar("M", bound=mv.Move)

_WIRE: dict[type[mv.Move], Callable[[str, Any], AnyChoice]] = {
    mv.ChoosePattern: lambda text, move: PatternChoice(text, move.pattern),
    mv.Pay: lambda text, move: PayChoice(text, str(move.die)),
    mv.SetValue: lambda text, move: ValueChoice(text, move.value),
    mv.Swap: lambda text, move: SwapChoice(text, move.round, str(move.die)),
    mv.Lift: lambda text, move: LiftChoice(text, move.space),
    mv.PutBack: lambda text, _: BackChoice(text),
    mv.Stop: lambda text, _: StopChoice(text),
    mv.EndTurn: lambda text, _: EndChoice(text),
    mv.Call: lambda text, move: CallChoice(text, move.owner),
    mv.Remove: lambda text, move: RemoveChoice(text, move.space),
}


@lru_cache(4096)
def _made_once(move: mv.Move) -> AnyChoice:
    """There are few different moves, and they come again and again."""
    return _WIRE[type(move)](format_choice(move), move)


# Nearly all moves are of these two kinds, and their choices don't depend on the seat.
_DRAFTS = {die: DraftChoice(format_choice(mv.Draft(0, die)), str(die)) for die in ALL_KINDS}
_PLACES = [PlaceChoice(format_choice(mv.Place(0, space)), space) for space in SPACES]


def _choice(state: GameState, move: mv.Move) -> AnyChoice:
    if isinstance(move, mv.Place):
        return _PLACES[move.space]
    if isinstance(move, mv.Draft):
        return _DRAFTS[move.die]
    return _tool(state, move) if isinstance(move, mv.UseTool) else _made_once(move)


def _tool(state: GameState, move: mv.UseTool) -> ToolChoice:
    tool = state.tool_on_table(move.tool)
    costs = 0 if tool is None or state.setup.solo else price(tool)
    return ToolChoice(format_choice(move), move.tool, costs)


def choices_of(
    state: GameState, seat: int, *, can_undo: bool, hints: bool, ready: bool = False
) -> Choices | None:
    """The choices of a seat; None if it has nothing to choose and nothing to undo.

    `hints`: also say which spaces are dead, and which placements would make one so. `ready`: to be
    sent, not looked at; most choices are JSON then.
    """
    to_act = seat in state.to_act
    if ready and to_act and (dice := _placed_as_they_are(state)) is not None:
        return _ready_choices(state, seat, dice, can_undo, hints)
    # A seat that has no choice to make can only call a mistake, at an honour table.
    legal = legal_moves(state).of(seat) if to_act or not state.setup.strict else ()
    if not legal and not can_undo:
        return None
    found = Choices(
        seat=seat,
        legal=[_choice(state, move) for move in legal],
        fits=[],
        refused_dice=[],
        refused_tools=[],
        refused_spaces=[],
        refused_track=[],
        refused_values=[],
        dead_spaces=[],
        can_undo=can_undo,
    )
    if to_act and state.stage in _REFUSALS:
        tried = Tried(state, seat, legal)
        for add in _REFUSALS[state.stage]:
            add(tried, found)
        _add_fits(tried, found, hints)
    return found


def _ready_choices(
    state: GameState, seat: int, dice: Iterable[Die], can_undo: bool, hints: bool
) -> Choices:
    """The same with the help of the kernel, which writes them several times as quickly."""
    window, warns = state.window(seat), hints and has_window_hints(state)
    fits, dead = fit_texts(window, dice, colours_left(state), warns)
    found = msgspec.json.encode(wire_dead_spaces(dead_spaces(window, dead))) if dead else b"[]"
    text = choices_text(state, seat, legal_moves(state), fits, found, can_undo)
    return cast("Choices", msgspec.Raw(text))  # JSON goes in as it is


# ---------------------------------------------------------------- where dice fit


def _add_fits(tried: "Tried", found: Choices, hints: bool) -> None:
    fits = _FITS[tried.state.stage](tried.state) if tried.state.stage in _FITS else []
    found.fits = [wire_fit(fit) for fit in fits]
    window = window_hints(tried.state, tried.seat) if hints else None
    if window is not None:
        found.dead_spaces = wire_dead_spaces(window.dead_spaces)
        for fit, message in zip(fits, found.fits, strict=True):
            message.warnings = wire_warnings(window.warnings_for(fit.die, fit.spaces))


def _fits_of_pool(state: GameState) -> list[EngineFit]:
    return fits_from_pool(state) if _can_draft(state) else []


def _can_draft(state: GameState) -> bool:
    return not state.turn.drafted or state.stage is Stage.EXTRA_DRAFT


_FITS: dict[Stage, Callable[[GameState], list[EngineFit]]] = {
    Stage.TURN: _fits_of_pool,
    Stage.EXTRA_DRAFT: _fits_of_pool,
    Stage.PLACE: lambda state: [fit_in_hand(state)],
}


def _placed_as_they_are(state: GameState) -> Iterable[Die] | None:
    """The dice whose fits are told, if no tool and no honour changes where they fit."""
    if state.setup.strict:
        if state.stage is Stage.TURN or state.stage is Stage.EXTRA_DRAFT:
            return dict.fromkeys(state.pool) if _can_draft(state) else ()
        if state.stage is Stage.PLACE and state.turn.tool is None:
            return (state.turn.die_in_hand,)
    return None


# ---------------------------------------------------------------- what is tried in vain


class Tried(NamedTuple):
    """What a player might try, and what of it is legal."""

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


def _drafts(tried: Tried, found: Choices) -> None:
    legal = {move.die for move in tried.legal if isinstance(move, mv.Draft)}
    refused = [die for die in dict.fromkeys(tried.state.pool) if die not in legal]
    if refused:
        # All dice of a pool that cannot be drafted now have the same reason.
        reason = tried.why_not(mv.Draft(tried.seat, refused[0]))
        found.refused_dice += [DieRefusal(die_text(die), reason) for die in refused]


def _payments(tried: Tried, found: Choices) -> None:
    payments = (mv.Pay(tried.seat, die) for die in dict.fromkeys(tried.state.pool))
    found.refused_dice += [
        DieRefusal(die_text(move.die), reason) for move, reason in tried.in_vain(payments)
    ]


def _tools(tried: Tried, found: Choices) -> None:
    legal = {move.tool for move in tried.legal if isinstance(move, mv.UseTool)}
    for tool in tried.state.tools:
        if tool.number not in legal:
            reason = refuse_tool(tried.state, tried.seat, tool.number)
            assert reason is not None, "the engine lists every legal move"
            found.refused_tools.append(ToolRefusal(tool.number, reason.id))


def _lifts(tried: Tried, found: Choices) -> None:
    _spaces(tried, found, mv.Lift)


def _removals(tried: Tried, found: Choices) -> None:
    _spaces(tried, found, mv.Remove)


def _spaces(tried: Tried, found: Choices, kind: type[mv.Lift] | type[mv.Remove]) -> None:
    occupied = members(tried.state.window(tried.seat).occupied)
    moves = (kind(tried.seat, space) for space in occupied)
    found.refused_spaces += [
        SpaceRefusal(move.space, reason) for move, reason in tried.in_vain(moves)
    ]


def _swaps(tried: Tried, found: Choices) -> None:
    swaps = (
        mv.Swap(tried.seat, number, die)
        for number, dice in enumerate(tried.state.track, start=1)
        for die in dict.fromkeys(dice)
    )
    found.refused_track += [
        TrackRefusal(move.round, die_text(move.die), reason)
        for move, reason in tried.in_vain(swaps)
    ]


def _values(tried: Tried, found: Choices) -> None:
    values = (mv.SetValue(tried.seat, value) for value in VALUES)
    found.refused_values += [
        ValueRefusal(move.value, reason) for move, reason in tried.in_vain(values)
    ]


_REFUSALS: dict[Stage, tuple[Callable[[Tried, Choices], None], ...]] = {
    Stage.TURN: (_drafts, _tools),
    Stage.EXTRA_DRAFT: (_drafts,),
    Stage.PLACE: (_tools,),
    Stage.PAY: (_payments,),
    Stage.VALUE: (_values,),
    Stage.SWAP: (_swaps,),
    Stage.LIFT: (_lifts,),
    Stage.LIFT_OR_STOP: (_lifts,),
    Stage.MEND: (_removals,),
}
"""By stage, what a player might try besides the legal choices."""
