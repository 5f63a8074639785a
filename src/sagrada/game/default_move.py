"""What is played for a seat that does not choose: out of time, or a bot that fails.

A chain under way is finished by its first legal choice, never spending more, and the turn ends.
Nothing here is clever, so that everybody can foresee it.
"""

from dataclasses import replace

from sagrada.engine.audit import removals
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Call, EndTurn, Move, Remove, Stop, UseTool
from sagrada.engine.options import Referee
from sagrada.engine.state import GameState, Stage
from sagrada.game.game import Game
from sagrada.game.record import Undo


def default_choice(table: Game, seat: int) -> Move | Undo:
    """The next thing to do for a seat that has a choice to make."""
    state = table.state
    if state.stage is Stage.TURN:
        return EndTurn(seat)
    if state.stage is Stage.MEND:
        return Remove(seat, removals(state.window(seat))[0][0])  # RULES 8.1
    if state.stage is Stage.LIFT_OR_STOP:
        return Stop(seat)
    moves = _strict(state, seat)
    free = [move for move in moves if not isinstance(move, UseTool)]
    if free:
        return free[0]
    # A die was chosen that only a tool makes placeable: it goes back rather than costing tokens.
    return Undo(seat) if table.can_undo(seat) else moves[0]


def _strict(state: GameState, seat: int) -> list[Move]:
    """The legal moves, at an honour table without the mistakes if there are any without."""
    legal = [move for move in legal_moves(state).of(seat) if not isinstance(move, Call)]
    if state.setup.strict:
        return legal
    options = replace(state.setup.options, referee=Referee.STRICT)
    refereed = legal_moves(replace(state, setup=replace(state.setup, options=options)))
    return [move for move in legal if move in refereed] or legal
