"""The daily window: one solo deal a day, the same for everybody on this server."""

import msgspec

from sagrada.server.daily_calendar import Phase
from sagrada.server.storage.daily import AttemptStatus
from sagrada.server.wire.base import Millis, Sent


class DailyLine(Sent):
    """A counted try."""

    rank: int | None
    """Equal results share a rank; None without a result."""
    name: str | None
    """Of the account; None: it is gone."""
    is_you: bool
    status: AttemptStatus
    score: int | None
    target: int | None
    """The leaderboard goes by score above target, then by score."""
    table: str | None
    """None while the day is not closed, but for your own."""


class DailyDay(Sent):
    day: str
    """`2026-11-16`, from midnight to midnight UTC."""
    solo_tools: int
    begins: Millis
    ends: Millis
    closes: Millis
    now: Millis
    phase: Phase
    commitment: str
    """The hash of the day's seed, there from the day's first moment."""
    seed: str | None
    """Revealed when the day is closed."""
    counts: bool
    """Whether a game begun now would be your counted try."""
    yours: DailyLine | None
    tries: int
    playing: int
    leaderboard: list[DailyLine] = msgspec.field(name="standing")  # pages still open read this name
    """The best hundred."""


class CalendarDay(Sent):
    day: str
    solo_tools: int
    phase: Phase
    tries: int
    best: int | None
    """Above the target (or below it), the best counted result."""
    yours: int | None
    tried: bool
    """Whether you had your counted try."""


class DailyCalendar(Sent):
    """The days of a month that there were on this server."""

    month: str
    """`2026-11`."""
    today: str
    first: str
    """The first day of all."""
    days: list[CalendarDay]
