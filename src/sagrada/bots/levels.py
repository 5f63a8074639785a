"""The four opponents for people, from a beginner to the best there is.

The weaker ones err as people do: they see only a few turns ahead, overlook what a tool could do,
and take the pattern that looks easiest. None of them throws a game away.
"""

from random import Random

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.sampling import imagine, strict_moves
from sagrada.bots.search_bot import PLAYOUTS, SearchBot
from sagrada.bots.value.turn_chooser import Chooser
from sagrada.bots.value_bots import LearnedBot, best_move, best_pattern
from sagrada.engine.cards import PATTERNS
from sagrada.engine.moves import ChoosePattern, Move
from sagrada.engine.state import Stage
from sagrada.engine.view import View

APPRENTICE_SIGHT = 2
JOURNEYMAN_HURDLE = 2.5


class ApprenticeBot:
    """Thinks two turns ahead, knows of no tools, and takes the easiest pattern."""

    def __init__(self) -> None:
        self._chooser = Chooser(sight=APPRENTICE_SIGHT)

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = imagine(view, rng)
        moves = strict_moves(view, state)
        if view.stage is Stage.PATTERN:
            return min(moves, key=_difficulty)
        return best_move(self._chooser, state, moves)


def _difficulty(move: Move) -> int:
    assert isinstance(move, ChoosePattern), "only patterns are chosen now"
    return PATTERNS[move.pattern].difficulty


class JourneymanBot:
    """Plans the whole window by rule of thumb, and uses a tool where it clearly pays."""

    def __init__(self) -> None:
        self._chooser = Chooser(hurdle=JOURNEYMAN_HURDLE)

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = imagine(view, rng)
        moves = strict_moves(view, state)
        self._chooser.seed(rng.getrandbits(32))
        if view.stage is Stage.PATTERN:
            return best_pattern(self._chooser, state, moves)
        return best_move(self._chooser, state, moves)


def master() -> Bot:
    """The learned outlook, one turn at a time."""
    return LearnedBot()


def grandmaster() -> Bot:
    """The learned outlook, and playouts of the next rounds for every decision."""
    return SearchBot(playouts=PLAYOUTS)
