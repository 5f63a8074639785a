"""Drafting a die (RULES 4.3), and when a tool makes a die draftable (RULES 6.3)."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagrada.engine.dice import ALL_KINDS, Die, take
from sagrada.engine.events import DieDrafted
from sagrada.engine.moves.move import Move, MoveKind
from sagrada.engine.options import MAX_PLAYERS
from sagrada.engine.placement import spaces_for
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import can_use, get_tool, tools_in_reach
from sagrada.engine.turns import Progress


@dataclass(frozen=True, slots=True, repr=False)
class Draft(Move):
    """Take a die from the pool into your hand, to place it (RULES 4.3)."""

    die: Die


# Every game lists the same few moves over and over. They are frozen, so each is made once.
_DRAFTS = [{die: Draft(seat, die) for die in ALL_KINDS} for seat in range(MAX_PLAYERS)]


def draftable(state: GameState) -> list[Die]:
    """The dice in the pool that can be drafted: they fit, or a tool in reach makes them fit."""
    window = state.window(state.active)
    honour = not state.setup.strict
    dice = dict.fromkeys(state.pool)  # RULES 4.6: equal dice are one choice
    found = [die for die in dice if spaces_for(window, die, honour=honour)]
    if len(found) < len(dice):
        helpful = [tool for tool in tools_in_reach(state) if get_tool(tool).on_drafted_die]
        if helpful:
            return [die for die in dice if die in found or _tool_helps(state, die, helpful)]
    return found


def _tool_helps(state: GameState, die: Die, tools: Sequence[int]) -> bool:
    """Whether one of the tools could be used on the die once it is drafted (RULES 6.3)."""
    rest = take(state.pool, die)
    return any(can_use(state, tool, die, rest) for tool in tools)


def _legal(state: GameState, seat: int) -> list[Move]:
    if state.turn.drafted and state.stage is Stage.TURN:
        return []
    drafts = _DRAFTS[seat]
    return [drafts[die] for die in draftable(state)]


def _refuse(state: GameState, move: Draft) -> Reason | None:
    if state.stage is Stage.TURN and state.turn.drafted:
        return Reason.ALREADY_DRAFTED
    if move.die not in state.pool:
        return Reason.NOT_IN_POOL
    return None if move.die in draftable(state) else Reason.NOT_PLACEABLE


def _apply(state: GameState, move: Draft) -> Progress:
    turn = state.turn.replace(hand=move.die)
    after = state.replace(stage=Stage.PLACE, pool=take(state.pool, move.die), turn=turn)
    return after, [DieDrafted(move.seat, move.die)]


DRAFT = MoveKind(Draft, frozenset({Stage.TURN, Stage.EXTRA_DRAFT}), _legal, _refuse, _apply)
