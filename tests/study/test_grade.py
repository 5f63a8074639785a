"""Grades: shares of measured games, and the level that is closest."""

import pytest

from sagrada.bots.levels import LEVELS
from sagrada.study.grade import grade, measured_errors, share_above


def test_equal_errors_count_half() -> None:
    assert share_above([1.0, 2.0, 3.0, 4.0], 2.5) == 0.5
    assert share_above([1.0, 2.0, 2.0, 4.0], 2.0) == 0.5
    assert share_above([1.0], 0.0) == 1
    assert share_above([1.0], 2.0) == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_less_error_is_a_better_grade(players: int) -> None:
    none, much = grade(-1.0, players), grade(100.0, players)
    assert none is not None
    assert much is not None
    assert set(none.percentiles) == set(LEVELS)
    assert set(none.percentiles.values()) == {1.0}
    assert set(much.percentiles.values()) == {0.0}
    assert LEVELS.index(none.level) > LEVELS.index(much.level)
    assert much.level == "apprentice"


def test_the_stored_errors_are_sorted() -> None:
    assert set(measured_errors()) == {"solo", "2", "3", "4"}
    for levels in measured_errors().values():
        for errors in levels.values():
            assert list(errors) == sorted(errors)
