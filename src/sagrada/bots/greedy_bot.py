"""The bot that takes the points it can get at once."""

from random import Random

from sagrada.bots.bot import Budget, OwnBot
from sagrada.bots.sampling import sample_state, strict_moves
from sagrada.engine.cards import PATTERNS
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import ChoosePattern, Draft, EndTurn, Move, Place
from sagrada.engine.play import apply
from sagrada.engine.scoring.standings import sheet
from sagrada.engine.state import GameState
from sagrada.engine.view import View


class GreedyBot(OwnBot):
    """Places the die that makes its score highest at once. It uses no tools and plans nothing."""

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = sample_state(view, rng)
        points = {move: _points(state, move) for move in strict_moves(view, state)}
        best = max(points.values())
        return rng.choice([move for move, after in points.items() if after == best])


_NEVER = -1000
"""Lower than any score: chosen only if there is nothing else."""


def _points(state: GameState, move: Move) -> int:
    """The score right after the move."""
    match move:
        case ChoosePattern(_, pattern):
            return PATTERNS[pattern].difficulty  # unspent tokens are points too
        case EndTurn(seat):
            return sheet(state, seat).total
        case Place(seat):
            return sheet(apply(state, move).after, seat).total
        case Draft():
            drafted = apply(state, move).after
            places = [m for m in legal_moves(drafted) if isinstance(m, Place)]
            return max((_points(drafted, place) for place in places), default=_NEVER)
        case _:
            return _NEVER
