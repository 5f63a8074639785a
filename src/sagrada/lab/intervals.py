"""95 % confidence intervals, over deals.

The games of one deal share their dice, so they are not independent, but the deals are. So every
estimate is a mean over deals of each deal's own mean.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist

Interval = tuple[float, float]

# Two-sided 95 % quantiles of Student's t for 1 to 30 degrees of freedom.
_T = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
_Z = NormalDist().inv_cdf(0.975)


def t_quantile(freedom: int) -> float:
    """How many standard errors a 95 % interval extends to either side."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    # The expansion in 1 / freedom is right to three decimals from here on.
    first, second = (_Z**3 + _Z) / 4, (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96
    return _Z + first / freedom + second / freedom**2


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean; there must be at least two values."""
    centre = mean(values)
    squares = math.fsum((value - centre) ** 2 for value in values)
    return math.sqrt(squares / (len(values) - 1) / len(values))


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The interval of a mean; None for a single value, which says nothing about the spread."""
    if len(values) < 2:
        return None
    reach = t_quantile(len(values) - 1) * standard_error(values)
    return mean(values) - reach, mean(values) + reach


def mean_text(values: Sequence[float]) -> str:
    """`1.23 ± 0.45`; a single value has no interval, and without any there is nothing to say."""
    interval = mean_interval(values)
    reach = "" if interval is None else f" ± {(interval[1] - interval[0]) / 2:.2f}"
    return f"{mean(values):.2f}{reach}" if values else ""


def share_interval(shares: Sequence[float]) -> Interval | None:
    """The interval of a mean of shares between 0 and 1, such as a win rate: Wilson's interval.

    It stays within 0 and 1 and does not shrink to nothing when all games were won. It uses the
    effective number of games: how many independent games would have given the observed standard
    error (if that is 0, the number of deals).
    """
    if len(shares) < 2:
        return None
    share = min(max(mean(shares), 0.0), 1.0)
    spread = share * (1 - share)
    error = standard_error(shares)
    games = spread / error**2 if error > 0 and spread > 0 else len(shares)
    reach = t_quantile(len(shares) - 1)
    weight = reach**2 / games
    centre = (share + weight / 2) / (1 + weight)
    half = reach / (1 + weight) * math.sqrt(spread / games + weight / (4 * games))
    return max(centre - half, 0.0), min(centre + half, 1.0)
