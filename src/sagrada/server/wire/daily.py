"""The daily windows: two solo deals a day, the same for everybody on this server.

One is open to everybody and knows no names; the other is ranked, for accounts.
"""

import msgspec

from sagrada.server.daily_calendar import Phase
from sagrada.server.storage.daily import AttemptStatus
from sagrada.server.wire.base import DieText, Millis, Sent


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


class HistogramBar(Sent):
    """How many results are in a range of points above the target, both ends included."""

    low: int
    high: int
    count: int
    is_yours: bool


class OpenAttempt(Sent):
    """Your attempt at the open deal; nobody else is told of it."""

    status: AttemptStatus
    score: int | None
    target: int | None
    table: str
    window: "FinishedWindow | None"
    """Once it is finished."""


class FinishedWindow(Sent):
    pattern: str
    dice: list[DieText | None]
    """By space."""


class BotScore(Sent):
    """What a bot reached on the same deal."""

    bot: str
    score: int
    target: int


class OpenWindow(Sent):
    """The deal of a day that guests and accounts play, each browser or account once."""

    commitment: str
    seed: str | None
    """Revealed when the day is closed."""
    yours: OpenAttempt | None
    tries: int
    finished: int
    better_than: int | None
    """Percent of the other results that are below yours; None without any."""
    histogram: list[HistogramBar]
    """Of all results, without names; empty until you have finished or the day is closed."""
    bots: list[BotScore]
    """The same: empty until then, and until they have played."""


class Streak(Sent):
    """Days in a row on which you finished one of the day's deals in time.

    A day that is not closed yet never breaks it, and neither does one without a server.
    """

    current: int
    best: int
    days: int
    """On how many days in all."""
    today: bool
    """Whether today counts already."""


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
    open: OpenWindow | None = None
    """None: on days before there was one."""
    streak: Streak | None = None
    """None without a session."""
    window: FinishedWindow | None = None
    """Of your finished attempt at the ranked deal."""
    bots: list[BotScore] = msgspec.field(default_factory=list)
    """On the ranked deal, once you have finished or the day is closed."""


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
    open_yours: int | None = None
    """Above the target, your result on the open deal."""
    in_streak: bool = False
    """Whether you finished one of the day's deals in time."""


class DailyCalendar(Sent):
    """The days of a month that there were on this server."""

    month: str
    """`2026-11`."""
    today: str
    first: str
    """The first day of all."""
    days: list[CalendarDay]
