"""The move for a seat that doesn't choose: its time has run out, or its bot fails.

It never spends anything. A tool under way is undone. Where chance has already answered, that can't
be done, and the first legal choice finishes the tool. A die in hand is placed on its first legal
space. Then the turn ends. This isn't clever on purpose, so that everybody can predict it.
"""

from dataclasses import replace

from sagrada.engine.audit import removals
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, EndTurn, Move, Remove, Stop, UseTool
from sagrada.engine.options import Referee
from sagrada.engine.state import GameState, Stage
from sagrada.engine.tools import get_tool
from sagrada.game.game import Game
from sagrada.game.record import Undo


def default_move(game: Game, seat: int) -> Move | Undo:
    """What to play next for a seat that has a choice to make."""
    state = game.state
    if state.stage is Stage.TURN:
        return EndTurn(seat)
    if state.stage is Stage.MEND:
        return Remove(seat, removals(state.window(seat))[0][0])  # RULES 8.1
    if _is_tool_under_way(state) and game.can_undo_tool(seat):
        return Undo(seat)
    if state.stage is Stage.LIFT_OR_STOP:
        return Stop(seat)
    moves = _refereed_moves(state, seat)
    without_tools = [move for move in moves if not isinstance(move, UseTool)]
    if without_tools:
        return without_tools[0]
    # Only a tool would let the drafted die be placed: undo the draft rather than spend tokens.
    return Undo(seat) if game.can_undo(seat) else moves[0]


def _is_tool_under_way(state: GameState) -> bool:
    """Whether a tool has been paid for, or is being paid for, and hasn't finished its work."""
    turn = state.turn
    if turn.tool is None:
        return False
    if state.stage is not Stage.PLACE:
        return True
    # Otherwise the tool was done before a die was drafted, and that die is placed without it.
    is_extra_draft = turn.drafted
    return turn.origin is not None or is_extra_draft or get_tool(turn.tool).on_drafted_die


def _refereed_moves(state: GameState, seat: int) -> list[Move]:
    """The legal moves; on honour only those that break no rule, if there are any."""
    legal = [move for move in legal_moves(state).of(seat) if not isinstance(move, Call)]
    if state.setup.strict:
        return legal
    options = replace(state.setup.options, referee=Referee.STRICT)
    refereed = legal_moves(replace(state, setup=replace(state.setup, options=options)))
    return [move for move in legal if move in refereed] or legal
