"""Streaks: days in a row on which somebody finished one of the day's deals.

The rules of a missed day:

- Days are UTC days. A day counts if you finish its open or its ranked deal before the day closes,
  an hour after midnight. The result doesn't matter; a game that you resign or abort doesn't count.
- A day that closes without that ends the streak. The next day that counts is day 1 of a new one.
- A day that isn't closed yet breaks nothing: until then there is still time.
- A day on which no server ran had no window. It neither counts nor breaks a streak.
- Nothing repairs a missed day, and playing a past day doesn't count.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date

from sagrada.server.daily_calendar import day_at, phase


@dataclass(frozen=True, slots=True)
class StreakRow:
    current: int
    best: int
    has_today: bool


def streak_of(played: Collection[date], days: Iterable[date], at: int) -> StreakRow:
    """`days` are all days that this server had, in order; `played` are those that count."""
    current = best = 0
    for day in days:
        if day in played:
            current += 1
            best = max(best, current)
        elif phase(day, at) == "closed":
            current = 0
    return StreakRow(current, best, day_at(at) in played)
