"""Streaks: which days count, and what a missed day does."""

from datetime import date, timedelta

import pytest

from sagrada.server.daily.streaks import StreakRow, streak_of
from sagrada.server.daily_calendar import begins, closes, ends

FIRST = date(2026, 11, 16)


def day(number: int) -> date:
    return FIRST + timedelta(days=number)


def streak(played: str, at: int, missing: tuple[int, ...] = ()) -> StreakRow:
    """`x` is a day that was played, `.` one that was not; `missing` ones had no server."""
    days = [day(n) for n in range(len(played)) if n not in missing]
    return streak_of({day(n) for n, letter in enumerate(played) if letter == "x"}, days, at)


@pytest.mark.parametrize(
    ("played", "current", "best"),
    [(".", 0, 0), ("x", 1, 1), ("xxx", 3, 3), ("xx.x", 1, 2), ("xxx.", 3, 3), ("xxx..", 0, 3)],
)
def test_a_closed_day_that_was_missed_ends_it(played: str, current: int, best: int) -> None:
    at = begins(day(len(played) - 1)) + 2 * 60 * 60 * 1000  # the day before is closed
    found = streak(played, at)
    assert (found.current, found.best) == (current, best)
    assert found.has_today == played.endswith("x")


def test_until_the_day_closes_there_is_time() -> None:
    """Someone who plays past midnight has until one o'clock."""
    assert streak("xx..", ends(day(2)) + 1).current == 2
    assert streak("xx..", closes(day(2)) - 1).current == 2
    assert streak("xx..", closes(day(2))).current == 0


def test_a_day_without_a_server_breaks_nothing_and_counts_for_nothing() -> None:
    at = begins(day(4)) + 2 * 60 * 60 * 1000
    assert streak("xx.xx", at, missing=(2,)).current == 4
    assert streak("xx.xx", at).current == 2
