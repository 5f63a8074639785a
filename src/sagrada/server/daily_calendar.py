"""The days of the daily window: when each begins, ends and closes, and the codes of its deals.

A day is a day in UTC. An attempt must begin within it and can go on for an hour longer; then the
day is closed. Nothing runs when a day closes: every reader compares the clock with `closes`.
`storage/daily.py` counts no attempt that is finished later, `tables/deals.py` then reveals the
seed, and `daily/service.py` lets everybody play the day's deal.
"""

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal

_MILLIS = 1000
_DAY = 24 * 60 * 60 * _MILLIS
GRACE = 60 * 60 * _MILLIS
"""Milliseconds after the end in which an attempt that began in time can still be finished."""
PREFIX = "daily-"
"""The deal codes of the days begin with it: nobody else can make such a deal."""
_OPEN_PREFIX = f"{PREFIX}open-"
WindowKind = Literal["ranked", "open"]
"""A day has two deals. `ranked`: for accounts, with standings. `open`: for everybody."""
_CODE = re.compile(PREFIX + r"(\d{4}-\d\d-\d\d)")
_SOLO_TOOLS = (5, 4, 4, 3, 3, 2, 1)
"""From Monday, the easiest, to Sunday: the fewer tools the harder (RULES 9.1)."""


def day_at(at: int) -> date:
    return datetime.fromtimestamp(at / _MILLIS, UTC).date()


def begins(day: date) -> int:
    return int(datetime.combine(day, time(), UTC).timestamp()) * _MILLIS


def ends(day: date) -> int:
    return begins(day) + _DAY


def closes(day: date) -> int:
    return ends(day) + GRACE


Phase = Literal["open", "closing", "closed"]
"""`open`: attempts can begin; `closing`: those that have begun can end; `closed`: it is over."""


def phase(day: date, at: int) -> Phase:
    if at < ends(day):
        return "open"
    return "closing" if at < closes(day) else "closed"


def solo_tools(day: date) -> int:
    return _SOLO_TOOLS[day.weekday()]


def code_of(day: date, kind: WindowKind = "ranked") -> str:
    return f"{PREFIX if kind == 'ranked' else _OPEN_PREFIX}{day.isoformat()}"


def is_open_code(code: str) -> bool:
    """Whether it's the deal that everybody can play. Its results never carry names."""
    return code.startswith(_OPEN_PREFIX)


def parse_day(text: str) -> date | None:
    """`2026-11-16`; None if there is no such day."""
    found = _CODE.fullmatch(f"{PREFIX}{text}")
    try:
        return date.fromisoformat(found[1]) if found else None
    except ValueError:
        return None


def day_of_code(code: str) -> date | None:
    """The day of either of its deals; None for any other deal."""
    if not code.startswith(PREFIX):
        return None
    return parse_day(code.removeprefix(_OPEN_PREFIX if is_open_code(code) else PREFIX))


def month_of(day: date) -> tuple[date, date]:
    """The first day of its month, and of the next one."""
    first = day.replace(day=1)
    return first, (first + timedelta(days=32)).replace(day=1)
