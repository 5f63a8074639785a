"""Advice: the best few choices for a view, with the points and the winning chance to expect.

Hints and game reviews are built on it. The same view, seed and number of playouts always give the
same advice.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random

from sagrada.bots.explanation import Why, explain
from sagrada.bots.search import Candidate, Search, SearchBudget
from sagrada.bots.search_bot import PLAYOUT_ROUNDS, WIDTH
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_choice, format_seat
from sagrada.engine.options import ROUNDS
from sagrada.engine.view import View

ADVICE_PLAYOUTS = 400
BEST = 3
VARIANCE_LEFT = 12.0
VARIANCE_LEFT_PER_TURN = 2.3
"""How much the final points vary around the value function: a constant, and a part for each of the
seat's turns left."""


@dataclass(frozen=True)
class Advice:
    """One of the best choices."""

    moves: tuple[Move, ...]
    """The choice; for a die also where to place it."""
    points: float
    """Expected at the end. In solo, points above the target, which isn't known before the end."""
    spread: float
    """The standard deviation of the points."""
    win_chance: float
    """The chance to win, from 0 to 1."""
    playouts: int
    """How many playouts support it."""
    why: Why | None = None
    """What it gains more in than the other choices."""

    def __str__(self) -> str:
        """`1: draft R3, place B2: 41.2 ± 6.0 points, 63 % to win`."""
        seat = format_seat(self.moves[0].seat)
        chain = ", ".join(format_choice(move) for move in self.moves)
        points = f"{self.points:.1f} ± {self.spread:.1f} points"
        return f"{seat}: {chain}: {points}, {100 * self.win_chance:.0f} % to win"


def advise(
    view: View, playouts: int = ADVICE_PLAYOUTS, seed: int = 0, best: int = BEST
) -> tuple[Advice, ...]:
    """The best choices for the view's seat, the very best first. There can be fewer than `best`.

    Raises `NothingToChoose` (a ValueError) if the seat has no choice, as in a finished game.
    """
    if best < 1:
        raise ValueError(f"best: must be at least 1, got {best}")
    search = Search(WIDTH, PLAYOUT_ROUNDS, thorough=True)
    candidates = search.evaluate(view, SearchBudget(playouts), Random(seed))
    turns_left = 2 * max(0, ROUNDS - view.round - PLAYOUT_ROUNDS)
    reasons = explain(view, [candidate.moves for candidate in candidates], best)
    return tuple(
        _advice(candidate, turns_left, why)
        for candidate, why in zip(candidates[:best], reasons, strict=True)
    )


def _advice(candidate: Candidate, turns_left: int, why: Why | None) -> Advice:
    """`turns_left`: the seat's turns that remain where the playouts stopped."""
    variance_left = VARIANCE_LEFT + VARIANCE_LEFT_PER_TURN * turns_left if turns_left else 0.0
    return Advice(
        moves=candidate.moves,
        points=candidate.points,
        spread=sqrt(candidate.variance + variance_left),
        win_chance=candidate.win_chance,
        playouts=candidate.playouts,
        why=why,
    )
