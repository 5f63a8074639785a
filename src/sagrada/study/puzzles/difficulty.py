"""How hard a puzzle is: a rating on a scale like Elo's, from how weaker levels do on it.

A level solves a puzzle with the chance 1 / (1 + 10^((puzzle − level) / 400)). The puzzle's rating
is the one that makes the results of the levels likeliest. A near miss counts as part of a solution:
the less it loses, the more. The rating is also pulled, a little, to the one at which a random
choice would be right as often as it is.
"""

from collections.abc import Mapping, Sequence
from math import exp, log10
from statistics import fmean

from sagrada.study.puzzles.rating import chance_to_solve

RANDOM = "random"
RANDOM_RATING = 500
LEVEL_RATINGS: Mapping[str, int] = {
    "greedy": 900,
    "apprentice": 1050,
    "journeyman": 1350,
    "master": 1700,
}
"""Where the levels stand on the scale. These numbers fix the scale; they are no measurement."""
PULL = 0.5
"""How much the random choice counts, compared with one level."""
NEAR_MISS, POINTS_OFF = 0.6, 2.0
"""A level that loses n points gets 0.6 e^(−n / 2) of a solution."""
EASIEST, HARDEST = 400, 2800

LEVELS = ("apprentice", "journeyman", "master", "grandmaster")
"""Names for parts of the scale, easiest first."""
_UPPER_ENDS = (1000, 1250, 1450)


def rate(losses: Mapping[str, Sequence[float]], random_share: float) -> int:
    """The rating, from what each level lost in each of its tries, and from the share of random
    choices that are right."""
    credits = {level: fmean(map(_credit, lost)) for level, lost in losses.items()}
    random_fits = RANDOM_RATING - 400 * log10(random_share / (1 - random_share))

    def expected_too_much(rating: float) -> bool:
        """Whether the levels did worse than this rating says."""
        difference = PULL * (chance_to_solve(random_fits, rating) - 0.5)
        for level, credit in credits.items():
            difference += chance_to_solve(LEVEL_RATINGS[level], rating) - credit
        return difference > 0

    low, high = float(EASIEST), float(HARDEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        if expected_too_much(middle):
            low = middle
        else:
            high = middle
    return round((low + high) / 2)


def _credit(loss: float) -> float:
    return NEAR_MISS * exp(-loss / POINTS_OFF) if loss > 0 else 1.0


def level_of(rating: int) -> str:
    """The part of the scale that a rating belongs to."""
    return LEVELS[sum(rating >= end for end in _UPPER_ENDS)]


def ratings_of(level: str) -> tuple[int, int]:
    """The ratings of a level: from the first, below the second."""
    at = LEVELS.index(level)
    ends = (EASIEST, *_UPPER_ENDS, HARDEST + 1)
    return ends[at], ends[at + 1]
