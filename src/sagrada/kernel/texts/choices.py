"""What a seat can do, and why not the rest, written as JSON at once.

It says the same as `server/wire/choices.py`, for the choices that come again and again: to draft,
to place the die as it is, to use a tool, to end the turn, all of it where the rules are refereed.
"""

from collections.abc import Iterable

from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import ALL_KINDS
from sagrada.engine.moves import Draft, EndTurn, Move, Place, UseTool
from sagrada.engine.moves.tool_use import refuse_tool
from sagrada.engine.notation import format_choice
from sagrada.engine.reasons import Reason
from sagrada.engine.spaces import SPACES
from sagrada.engine.state import GameState, Stage, ToolOnTable
from sagrada.engine.tools import price


def _choice(kind: str, move: Move, about: str = "") -> bytes:
    return f'{{"kind":"{kind}","move":"{format_choice(move)}"{about}}}'.encode()


def _dice_refused(reason: Reason) -> list[bytes]:
    return [f'{{"die":"{die}","reason":"{reason.id}"}}'.encode() for die in ALL_KINDS]


_DRAFTS = [_choice("draft", Draft(0, die), f',"die":"{die}"') for die in ALL_KINDS]
_PLACES = [_choice("place", Place(0, space), f',"space":{space}') for space in SPACES]
_TOOLS = {
    tool: [_choice("tool", UseTool(0, tool), f',"tool":{tool},"price":{cost}') for cost in range(3)]
    for tool in TOOLS
}
_END = _choice("end", EndTurn(0))
_ALREADY_DRAFTED = _dice_refused(Reason.ALREADY_DRAFTED)
_NOT_PLACEABLE = _dice_refused(Reason.NOT_PLACEABLE)
_TOOLS_REFUSED = {
    reason: {tool: f'{{"tool":{tool},"reason":"{reason.id}"}}'.encode() for tool in TOOLS}
    for reason in Reason
}
_SEATS = [f'{{"seat":{seat},"legal":['.encode() for seat in range(4)]
_LAST = b'],"refused_spaces":[],"refused_track":[],"refused_values":[],"dead_spaces":'


def choices_text(
    state: GameState,
    seat: int,
    legal: Iterable[Move],
    fits: bytes,
    dead_spaces: bytes,
    can_undo: bool,
) -> bytes:
    """The choices of the seat whose turn it is, with the texts about fits and dead spaces."""
    stage, solo = state.stage, state.setup.solo
    dice = tools = 0  # the kinds of dice and the tools that are in the text
    offered = []
    for move in legal:
        if isinstance(move, Place):
            offered.append(_PLACES[move.space])
        elif isinstance(move, Draft):
            colour, value = move.die
            number = 6 * colour + value - 1
            dice |= 1 << number
            offered.append(_DRAFTS[number])
        elif isinstance(move, UseTool):
            number = move.tool
            tools |= 1 << number
            on_table = state.tool_on_table(number)
            offered.append(_TOOLS[number][0 if solo or on_table is None else price(on_table)])
        else:
            assert isinstance(move, EndTurn), "no other choice comes at these stages"
            offered.append(_END)

    refused_dice = []
    if stage is not Stage.PLACE:
        is_drafted = stage is Stage.TURN and state.turn.drafted
        texts = _ALREADY_DRAFTED if is_drafted else _NOT_PLACEABLE
        for colour, value in state.pool:
            number = 6 * colour + value - 1
            if not dice >> number & 1:
                dice |= 1 << number
                refused_dice.append(texts[number])

    refused_tools = []
    if stage is not Stage.EXTRA_DRAFT:
        is_used = state.turn.tool is not None
        for tool in state.tools:
            number = tool.number
            if not tools >> number & 1:
                refused_tools.append(_refused_tool(state, seat, tool, is_used))

    return b"".join(
        (
            _SEATS[seat] + b",".join(offered),
            b'],"fits":' + fits,
            b',"refused_dice":[' + b",".join(refused_dice),
            b'],"refused_tools":[' + b",".join(refused_tools),
            _LAST + dead_spaces,
            b',"can_undo":true}' if can_undo else b',"can_undo":false}',
        )
    )


def _refused_tool(state: GameState, seat: int, tool: ToolOnTable, is_used: bool) -> bytes:
    # Once a tool was used, every tool that isn't spent has the same reason.
    is_plain = is_used and not tool.spent
    reason = Reason.TOOL_USED if is_plain else refuse_tool(state, seat, tool.number)
    assert reason is not None, "the engine lists every legal move"
    return _TOOLS_REFUSED[reason][tool.number]
