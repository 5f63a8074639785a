from math import isclose

import pytest

from sagrada.study.puzzles.rating import (
    LEAST_DEVIATION,
    MOST_DEVIATION,
    PUZZLE_DEVIATION,
    SolverRating,
    after_days,
    after_puzzle,
    chance_to_solve,
)


def test_the_chance_to_solve() -> None:
    assert chance_to_solve(1500, 1500) == 0.5
    assert isclose(chance_to_solve(1900, 1500), 10 / 11)
    assert isclose(chance_to_solve(1500, 1900), 1 / 11)
    assert 0 < chance_to_solve(-(10**6), 10**6) < 1e-7


def test_glickmans_own_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """His first opponent: 1500 ± 200 beats 1400 ± 30. We have him alone as a period."""
    monkeypatch.setattr("sagrada.study.puzzles.rating.PUZZLE_DEVIATION", 30.0)
    after = after_puzzle(SolverRating(1500, 200), 1400, solved=True)
    # g = 0.9955 and E = 0.639, as in his paper; then r' and RD' by hand.
    assert after.value == pytest.approx(1563.6, abs=0.3)
    assert after.deviation == pytest.approx(175.2, abs=0.3)


def test_solving_raises_and_failing_lowers() -> None:
    before = SolverRating()
    up, down = (after_puzzle(before, 1300, solved) for solved in (True, False))
    assert down.value < before.value < up.value
    assert up.deviation == down.deviation < before.deviation == MOST_DEVIATION
    harder = after_puzzle(before, 1800, solved=True)
    assert harder.value > up.value


def test_a_rating_settles_where_half_is_solved() -> None:
    rating = SolverRating()
    for at in range(200):
        rating = after_puzzle(rating, 1500, solved=at % 2 == 0)
    assert rating.value == pytest.approx(1500, abs=30)
    assert rating.deviation == LEAST_DEVIATION
    assert PUZZLE_DEVIATION > LEAST_DEVIATION


def test_days_without_puzzles_make_it_less_sure() -> None:
    sure = SolverRating(1600, 50)
    assert after_days(sure, 0) == sure
    assert 50 < after_days(sure, 10).deviation < after_days(sure, 100).deviation
    assert after_days(sure, 10**6) == SolverRating(1600, MOST_DEVIATION)
    assert sure.to_json() == {"rating": 1600, "deviation": 50}
