"""The rating of somebody who solves puzzles, after Glicko: a number and how uncertain it is.

The formulas are those of Mark Glickman's Glicko system, with one puzzle as a rating period. A
puzzle keeps its own rating. Everything here is pure: the caller keeps the ratings.
"""

from dataclasses import dataclass
from math import log, pi, sqrt

START = 1200.0
MOST_DEVIATION = 350.0
LEAST_DEVIATION = 45.0
"""A rating never gets surer than this, so that it can still follow somebody who learns."""
PUZZLE_DEVIATION = 120.0
"""Puzzles are rated by bots, not by people: what a puzzle's rating says isn't sure either."""
FORGETTING = 15.0
"""How much the deviation grows in a day without puzzles (as variances add up)."""
_Q = log(10) / 400


@dataclass(frozen=True)
class SolverRating:
    value: float = START
    deviation: float = MOST_DEVIATION

    def to_json(self) -> dict[str, int]:
        return {"rating": round(self.value), "deviation": round(self.deviation)}


def chance_to_solve(player: float, puzzle: float, reach: float = 1.0) -> float:
    """The expected result; `reach` below 1 takes it nearer to a half."""
    exponent = max(-8.0, min(8.0, reach * (puzzle - player) / 400))
    return 1 / (1 + float(10**exponent))


def after_puzzle(before: SolverRating, puzzle: float, solved: bool) -> SolverRating:
    """The rating after a puzzle with this rating."""
    reach = 1 / sqrt(1 + 3 * (_Q * PUZZLE_DEVIATION / pi) ** 2)
    expected = chance_to_solve(before.value, puzzle, reach)
    information = (_Q * reach) ** 2 * expected * (1 - expected)
    variance = 1 / (1 / before.deviation**2 + information)
    value = before.value + _Q * reach * variance * (solved - expected)
    return SolverRating(value, max(LEAST_DEVIATION, sqrt(variance)))


def after_days(before: SolverRating, days: int) -> SolverRating:
    """The rating after some days without puzzles: the same, and less sure."""
    grown = sqrt(before.deviation**2 + FORGETTING**2 * max(0, days))
    return SolverRating(before.value, min(MOST_DEVIATION, grown))
