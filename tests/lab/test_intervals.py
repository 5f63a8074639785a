"""Intervals against numbers worked out by hand or taken from printed tables."""

import math

import pytest

from sagrada.lab.intervals import (
    mean,
    mean_interval,
    mean_text,
    share_interval,
    standard_error,
    t_quantile,
)


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [
        (1, 12.706),
        (2, 4.303),
        (10, 2.228),
        (30, 2.042),
        (31, 2.0395),
        (40, 2.021),
        (60, 2.000),
        (120, 1.980),
    ],
)
def test_student_as_printed(freedom: int, printed: float) -> None:
    assert t_quantile(freedom) == pytest.approx(printed, abs=0.0006)


def test_a_great_many_are_normal() -> None:
    assert t_quantile(1_000_000) == pytest.approx(1.95996, abs=0.00001)


def test_quantiles_fall() -> None:
    quantiles = [t_quantile(freedom) for freedom in range(1, 200)]
    assert quantiles == sorted(quantiles, reverse=True)


def test_a_mean() -> None:
    """Of 1, 2, 3, 4: the variance is 5/3, so the standard error is √(5/12)."""
    values = [1.0, 2.0, 3.0, 4.0]
    assert mean(values) == 2.5
    assert standard_error(values) == pytest.approx(math.sqrt(5 / 12))
    low, high = mean_interval(values) or (0, 0)
    reach = 3.182 * math.sqrt(5 / 12)
    assert (low, high) == pytest.approx((2.5 - reach, 2.5 + reach))


def test_one_value_has_no_interval() -> None:
    assert mean_interval([3.0]) is None
    assert share_interval([1.0]) is None


def test_equal_values_have_a_sharp_mean() -> None:
    assert mean_interval([7.0, 7.0, 7.0]) == (7.0, 7.0)


def test_wilson_for_independent_games() -> None:
    """100 deals, 60 won. By hand: the effective number of games is 0.24 / (0.24 / 99) = 99."""
    shares = [1.0] * 60 + [0.0] * 40
    t, n, p = t_quantile(99), 99, 0.6
    centre = (p + t * t / (2 * n)) / (1 + t * t / n)
    half = t / (1 + t * t / n) * math.sqrt(p * (1 - p) / n + t * t / (4 * n * n))
    assert share_interval(shares) == pytest.approx((centre - half, centre + half))
    assert share_interval(shares) == pytest.approx((0.50, 0.69), abs=0.01)


def test_pairing_makes_the_interval_narrow() -> None:
    """Where both seats of a deal tend to win in turn, a deal says more than two single games."""
    paired = [0.5] * 90 + [1.0] * 10
    single = [1.0] * 55 + [0.0] * 45
    assert mean(paired) == mean(single) == 0.55
    low, high = share_interval(paired) or (0, 0)
    assert 0.5 < low < 0.55 < high < 0.6
    low, high = share_interval(single) or (0, 0)
    assert low < 0.5


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_all_won_or_all_lost_is_still_no_certainty(share: float) -> None:
    """Wilson for n of n: n / (n + t²) to 1."""
    low, high = share_interval([share] * 20) or (0, 0)
    edge = 20 / (20 + 2.093**2)
    assert (low, high) == pytest.approx((edge, 1.0) if share else (0.0, 1 - edge))


def test_all_halves() -> None:
    low, high = share_interval([0.5] * 20) or (0, 0)
    assert low < 0.5 < high
    assert low + high == pytest.approx(1)


def test_a_mean_in_words_has_its_interval() -> None:
    assert mean_text([1.0, 2.0, 3.0]) == "2.00 ± 2.48"
    assert mean_text([1.5]) == "1.50"
    assert mean_text([]) == ""
