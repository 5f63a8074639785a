"""Times of decisions, kept small."""

import random

import pytest

from sagrada.lab.arena.timing import merged, timing_of


def test_a_pace() -> None:
    timing = timing_of([1.0, 2.0, 6.0])
    assert (timing.decisions, timing.ms, timing.longest, timing.mean) == (3, 9.0, 6.0, 3.0)


def test_percentiles_are_right_to_within_a_tenth() -> None:
    rng = random.Random(1)
    times = sorted(rng.lognormvariate(1, 2) for _ in range(1000))
    timing = timing_of(times)
    for share in (0.05, 0.5, 0.95):
        exact = times[round(share * 1000) - 1]
        assert exact <= timing.percentile(share) <= 1.1 * exact
    assert timing.percentile(1) == timing.longest


def test_paces_add_up() -> None:
    rng = random.Random(2)
    times = [rng.expovariate(1) for _ in range(100)]
    whole = timing_of(times)
    parts = merged([timing_of(times[:30]), timing_of(times[30:])])
    assert parts.bins == whole.bins
    assert (parts.decisions, parts.longest) == (whole.decisions, whole.longest)
    assert parts.ms == pytest.approx(whole.ms, abs=0.01)


def test_nothing_yet() -> None:
    for timing in (timing_of([]), merged([])):
        assert (timing.decisions, timing.mean, timing.longest, timing.percentile(0.95)) == (
            0,
            0,
            0,
            0,
        )


def test_no_time_at_all() -> None:
    assert timing_of([0.0]).percentile(0.5) == 0
