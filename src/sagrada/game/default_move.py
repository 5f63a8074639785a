"""The move for a seat that doesn't choose: its time has run out, or its bot fails.

The first legal choice finishes what the seat has begun, without spending more tokens, and then
the turn ends. This isn't clever on purpose, so that everybody can predict it.
"""

from dataclasses import replace

from sagrada.engine.audit import removals
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, EndTurn, Move, Remove, Stop, UseTool
from sagrada.engine.options import Referee
from sagrada.engine.state import GameState, Stage
from sagrada.game.game import Game
from sagrada.game.record import Undo


def default_move(game: Game, seat: int) -> Move | Undo:
    """What to play next for a seat that has a choice to make."""
    state = game.state
    if state.stage is Stage.TURN:
        return EndTurn(seat)
    if state.stage is Stage.MEND:
        return Remove(seat, removals(state.window(seat))[0][0])  # RULES 8.1
    if state.stage is Stage.LIFT_OR_STOP:
        return Stop(seat)
    moves = _refereed_moves(state, seat)
    without_tools = [move for move in moves if not isinstance(move, UseTool)]
    if without_tools:
        return without_tools[0]
    # Only a tool would let the drafted die be placed: undo the draft rather than spend tokens.
    return Undo(seat) if game.can_undo(seat) else moves[0]


def _refereed_moves(state: GameState, seat: int) -> list[Move]:
    """The legal moves; on honour only those that break no rule, if there are any."""
    legal = [move for move in legal_moves(state).of(seat) if not isinstance(move, Call)]
    if state.setup.strict:
        return legal
    options = replace(state.setup.options, referee=Referee.STRICT)
    refereed = legal_moves(replace(state, setup=replace(state.setup, options=options)))
    return [move for move in legal if move in refereed] or legal
