"""The four levels that people play against, from a beginner to the strongest bot.

The weaker ones make mistakes as people do: they think only a few turns ahead, overlook what a tool
could do, and take the pattern that looks easiest. None of them throws a game away.
"""

from random import Random

from sagrada.bots.bot import Bot, Budget, OwnBot
from sagrada.bots.sampling import sample_state, strict_moves
from sagrada.bots.search_bot import PLAYOUTS, SearchBot
from sagrada.bots.value.turn_chooser import TurnChooser
from sagrada.bots.value_bots import LearnedBot, best_move, best_pattern
from sagrada.engine.cards import PATTERNS
from sagrada.engine.moves import ChoosePattern, Move
from sagrada.engine.state import Stage
from sagrada.engine.view import View

LEVELS = ("apprentice", "journeyman", "master", "grandmaster")
"""Their names in the registry, weakest first."""
APPRENTICE_HORIZON = 3
JOURNEYMAN_TOOL_MARGIN = 2.5


class ApprenticeBot(OwnBot):
    """Thinks three turns ahead, uses no tools, and takes the easiest pattern."""

    def __init__(self) -> None:
        self._chooser = TurnChooser(horizon=APPRENTICE_HORIZON)

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = sample_state(view, rng)
        moves = strict_moves(view, state)
        if view.stage is Stage.PATTERN:
            return min(moves, key=_difficulty)
        return best_move(self._chooser, state, moves)


def _difficulty(move: Move) -> int:
    assert isinstance(move, ChoosePattern), "only patterns can be chosen now"
    return PATTERNS[move.pattern].difficulty


class JourneymanBot(OwnBot):
    """Plans the whole window by the heuristic, and uses a tool if it clearly pays off."""

    def __init__(self) -> None:
        self._chooser = TurnChooser(tool_margin=JOURNEYMAN_TOOL_MARGIN)

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = sample_state(view, rng)
        moves = strict_moves(view, state)
        self._chooser.seed(rng.getrandbits(32))
        if view.stage is Stage.PATTERN:
            return best_pattern(self._chooser, state, moves)
        return best_move(self._chooser, state, moves)


def master() -> Bot:
    """The learned value function, one turn at a time."""
    return LearnedBot()


def grandmaster() -> Bot:
    """The learned value function, and playouts of the next rounds for every decision."""
    return SearchBot(playouts=PLAYOUTS)
