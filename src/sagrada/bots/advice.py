"""Advice: the best few choices for a view, and what may be expected of them.

The base for hints and for looking back at a game. For the same view, seed and number of playouts
it is always the same.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random

from sagrada.bots.search import Effort, Foresight, Weighed
from sagrada.bots.search_bot import ROUNDS, WIDTH
from sagrada.engine.moves import Move
from sagrada.engine.view import View

PLAYOUTS = 400
BEST = 3
STRAY = 12.0
STRAY_BY_TURNS = 2.3
"""The variance of the final points about the outlook, plus so much for each own turn left."""


@dataclass(frozen=True)
class Advice:
    """One of the best choices."""

    moves: tuple[Move, ...]
    """The choice, and for a die also where to put it."""
    points: float
    """Expected in the end. In solo, above the target: the target is not known before."""
    spread: float
    """The standard deviation of the points."""
    chance: float
    """To win, from 0 to 1."""
    playouts: int
    """How many it is judged by."""


def advise(
    view: View, playouts: int = PLAYOUTS, seed: int = 0, best: int = BEST
) -> tuple[Advice, ...]:
    """The best choices of the view's seat, the very best first; fewer where there are fewer.

    Raises `NothingToChoose` (a ValueError) where the seat has no choice, as in a finished game.
    """
    if best < 1:
        raise ValueError(f"best: at least 1 choice can be asked for, not {best}")
    effort = Effort(playouts)
    weighed = Foresight(WIDTH, ROUNDS).weigh(view, effort, Random(seed))
    later = 2 * max(0, 10 - view.round - ROUNDS)
    return tuple(_advice(each, later) for each in weighed[:best])


def _advice(weighed: Weighed, later: int) -> Advice:
    """`later`: the own turns left where the playouts stopped."""
    return Advice(
        moves=weighed.moves,
        points=weighed.points,
        spread=sqrt(weighed.variance + (STRAY + STRAY_BY_TURNS * later if later else 0.0)),
        chance=weighed.chance,
        playouts=weighed.playouts,
    )
