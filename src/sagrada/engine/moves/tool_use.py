"""Using a tool, and paying for it with a die in solo (RULES 6.1, 9.3)."""

from dataclasses import dataclass

from sagrada.engine import events as ev
from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import Die, add, take
from sagrada.engine.moves.move import Move, MoveKind
from sagrada.engine.options import MAX_PLAYERS
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import can_use, get_tool, payments, pays, price, tools_in_reach
from sagrada.engine.turns import Progress, with_player


@dataclass(frozen=True, slots=True, repr=False)
class UseTool(Move):
    """Start using a tool (RULES 6)."""

    tool: int


@dataclass(frozen=True, slots=True, repr=False)
class Pay(Move):
    """In solo, the die that pays for the tool (RULES 9.3)."""

    die: Die


# Every game lists the same few moves over and over. They are frozen, so each is made once.
_USES = [{tool: UseTool(seat, tool) for tool in TOOLS} for seat in range(MAX_PLAYERS)]


# ---------------------------------------------------------------- using a tool


def _legal_uses(state: GameState, seat: int) -> list[Move]:
    reach = tools_in_reach(state)
    if not reach:
        return []
    hand, pool = state.turn.hand, state.pool
    uses = _USES[seat]
    return [uses[tool] for tool in reach if can_use(state, tool, hand, pool)]


def _refuse_use(state: GameState, move: UseTool) -> Reason | None:
    return refuse_tool(state, move.seat, move.tool)


def refuse_tool(state: GameState, seat: int, tool: int) -> Reason | None:
    """Why the seat whose turn it is can't use the tool now, or None if it can."""
    hand = state.turn.hand
    on_table = state.tool_on_table(tool)
    if on_table is None:
        return Reason.TOOL_NOT_HERE
    if on_table.spent:
        return Reason.TOOL_SPENT
    if state.turn.tool is not None:
        return Reason.TOOL_USED
    rules = get_tool(tool)
    if wrong_moment := rules.wrong_moment(state, hand):
        return wrong_moment
    if state.setup.solo:
        return None if payments(state, tool, hand, state.pool) else _unpayable(state, tool)
    if state.players[seat].favor < price(on_table):
        return Reason.TOO_FEW_TOKENS
    return None if rules.works(state, hand, state.pool) else Reason.NO_EFFECT


def _unpayable(state: GameState, tool: int) -> Reason:
    """Solo: no die in the pool pays, or the tool would do nothing after the payment."""
    return Reason.NO_EFFECT if any(pays(state, tool, d) for d in state.pool) else Reason.NO_PAYMENT


def _use(state: GameState, move: UseTool) -> Progress:
    turn = state.turn.replace(tool=move.tool)
    if state.setup.solo:  # RULES 9.3: payment comes first
        after = state.replace(stage=Stage.PAY, turn=turn)
        return after, [ev.ToolUsed(move.seat, move.tool, 0)]
    on_table = state.tool_on_table(move.tool)
    assert on_table is not None, "the tool is on the table"
    cost = price(on_table)
    tools = tuple(
        tool.replace(tokens=tool.tokens + cost) if tool.number == move.tool else tool
        for tool in state.tools
    )
    player = state.players[move.seat]
    player = player.replace(favor=player.favor - cost)
    after = state.replace(tools=tools, players=with_player(state, move.seat, player), turn=turn)
    after, happened = get_tool(move.tool).begin(after)
    return after, [ev.ToolUsed(move.seat, move.tool, cost), *happened]


USE_TOOL = MoveKind(UseTool, frozenset({Stage.TURN, Stage.PLACE}), _legal_uses, _refuse_use, _use)


# ---------------------------------------------------------------- paying in solo


def _legal_payments(state: GameState, seat: int) -> list[Move]:
    tool, hand = state.turn.tool_begun, state.turn.hand
    return [Pay(seat, die) for die in payments(state, tool, hand, state.pool)]


def _refuse_payment(state: GameState, move: Pay) -> Reason | None:
    tool = state.turn.tool_begun
    if move.die not in state.pool:
        return Reason.PAYMENT_NOT_IN_POOL
    if not pays(state, tool, move.die):
        return Reason.WRONG_PAYMENT
    payable = payments(state, tool, state.turn.hand, state.pool)
    return None if move.die in payable else Reason.PAYMENT_SPOILS


def _pay(state: GameState, move: Pay) -> Progress:
    tool = state.turn.tool_begun
    tools = tuple(
        other.replace(spent=True) if other.number == tool else other for other in state.tools
    )
    after = state.replace(
        tools=tools, pool=take(state.pool, move.die), out=add(state.out, move.die)
    )
    after, happened = get_tool(tool).begin(after)
    return after, [ev.DiePaid(move.seat, tool, move.die), *happened]


PAY = MoveKind(Pay, frozenset({Stage.PAY}), _legal_payments, _refuse_payment, _pay)
