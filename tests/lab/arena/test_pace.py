"""Times of decisions, kept small."""

import random

import pytest

from sagrada.lab.arena.pace import merged, pace_of


def test_a_pace() -> None:
    pace = pace_of([1.0, 2.0, 6.0])
    assert (pace.decisions, pace.ms, pace.longest, pace.mean) == (3, 9.0, 6.0, 3.0)


def test_percentiles_are_right_to_within_a_tenth() -> None:
    rng = random.Random(1)
    times = sorted(rng.lognormvariate(1, 2) for _ in range(1000))
    pace = pace_of(times)
    for share in (0.05, 0.5, 0.95):
        exact = times[round(share * 1000) - 1]
        assert exact <= pace.percentile(share) <= 1.1 * exact
    assert pace.percentile(1) == pace.longest


def test_paces_add_up() -> None:
    rng = random.Random(2)
    times = [rng.expovariate(1) for _ in range(100)]
    whole = pace_of(times)
    parts = merged([pace_of(times[:30]), pace_of(times[30:])])
    assert parts.bins == whole.bins
    assert (parts.decisions, parts.longest) == (whole.decisions, whole.longest)
    assert parts.ms == pytest.approx(whole.ms, abs=0.01)


def test_nothing_yet() -> None:
    for pace in (pace_of([]), merged([])):
        assert (pace.decisions, pace.mean, pace.longest, pace.percentile(0.95)) == (0, 0, 0, 0)


def test_no_time_at_all() -> None:
    assert pace_of([0.0]).percentile(0.5) == 0
