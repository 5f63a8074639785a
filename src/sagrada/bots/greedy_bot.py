"""The bot that takes the points it can see."""

from random import Random

from sagrada.bots.bot import Budget
from sagrada.bots.sampling import imagine, strict_moves
from sagrada.engine.cards import PATTERNS
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import ChoosePattern, Draft, EndTurn, Move, Place
from sagrada.engine.play import apply
from sagrada.engine.scoring.standings import sheet
from sagrada.engine.state import GameState
from sagrada.engine.view import View


class GreedyBot:
    """Places the die that makes its score highest at once. It uses no tools and plans nothing."""

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = imagine(view, rng)
        worth = {move: _worth(state, move) for move in strict_moves(view, state)}
        best = max(worth.values())
        return rng.choice([move for move, points in worth.items() if points == best])


_NEVER = -1000
"""Less than any window is worth: only for want of anything else."""


def _worth(state: GameState, move: Move) -> int:
    match move:
        case ChoosePattern(_, pattern):
            return PATTERNS[pattern].difficulty  # unspent tokens are points too
        case EndTurn(seat):
            return sheet(state, seat).total
        case Place(seat):
            return sheet(apply(state, move).after, seat).total
        case Draft():
            placed = apply(state, move).after
            places = [m for m in legal_moves(placed) if isinstance(m, Place)]
            return max((_worth(placed, place) for place in places), default=_NEVER)
        case _:
            return _NEVER
