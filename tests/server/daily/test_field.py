"""The field of the open deal: percent and bars."""

from collections.abc import Sequence
from datetime import date

import pytest

from sagrada.server.daily.field import better_than, histogram
from sagrada.server.storage.daily import Attempt

DAY = date(2026, 11, 16)


def attempts(margins: Sequence[int | None], score: int = 100) -> list[Attempt]:
    return [
        Attempt(DAY, str(n), None, None, "unfinished", None, None, 0)
        if margin is None
        else Attempt(DAY, str(n), None, None, "finished", score, score - margin, 0)
        for n, margin in enumerate(margins)
    ]


@pytest.mark.parametrize(
    ("margins", "expected"),
    [((5,), None), ((5, 1), 100), ((5, 9), 0), ((5, 5), 0), ((5, 1, 2, 9), 66), ((5, None), None)],
)
def test_better_than_counts_the_others_below(
    margins: tuple[int | None, ...], expected: int | None
) -> None:
    field = attempts(margins)
    assert better_than(field, field[0]) == expected


def test_of_equal_margins_more_points_are_better() -> None:
    mine, *_ = attempts((5,), score=50)
    assert better_than([mine, *attempts((5,), score=40)], mine) == 100


def test_the_bars_are_without_gaps_and_hold_everybody() -> None:
    field = attempts((-7, 3, 4, 12, None))
    bars = histogram(field, field[1])
    assert [(bar.low, bar.high, bar.count, bar.is_yours) for bar in bars] == [
        (-10, -6, 1, False),
        (-5, -1, 0, False),
        (0, 4, 2, True),
        (5, 9, 0, False),
        (10, 14, 1, False),
    ]
    assert histogram(attempts((None,)), None) == []


def test_a_wide_field_has_wider_bars() -> None:
    bars = histogram(attempts(range(-150, 60)), None)
    assert 6 <= len(bars) <= 12
    assert sum(bar.count for bar in bars) == 210
    assert not any(bar.is_yours for bar in bars)
