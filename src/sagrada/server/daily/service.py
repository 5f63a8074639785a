"""The daily windows: who plays which deal of a day, once; and what is shown of the day."""

from datetime import date, timedelta
from typing import get_args

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.career.facts import facts_of_game
from sagrada.server.daily.attempt_settings import attempt_settings
from sagrada.server.daily.bot_scores import BOTS
from sagrada.server.daily.field import better_than, histogram
from sagrada.server.daily.streaks import streak_of
from sagrada.server.daily_calendar import (
    WindowKind,
    begins,
    closes,
    code_of,
    day_at,
    ends,
    month_of,
    parse_day,
    phase,
    solo_tools,
)
from sagrada.server.errors import ApiError, not_found
from sagrada.server.ids import now
from sagrada.server.permissions import has_counted_attempt, need_counted_attempt
from sagrada.server.storage.daily import (
    Attempt,
    AttemptStatus,
    DayRow,
    add_attempt,
    ensure_both,
    first_day,
    load_attempts,
    load_bot_scores,
    load_day,
    load_days,
    table_of_attempt,
)
from sagrada.server.storage.people import Person
from sagrada.server.storage.tables import insert_table
from sagrada.server.tables.new_table import new_row
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.daily import (
    BotScore,
    CalendarDay,
    DailyCalendar,
    DailyDay,
    DailyLine,
    FinishedWindow,
    OpenAttempt,
    OpenWindow,
    Streak,
)

_MOST_LINES = 100
_ONE_DAY = timedelta(days=1)


class Daily:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.services.database

    async def _find_or_open_day(self, text: str, at: int, kind: WindowKind = "ranked") -> DayRow:
        """The day that a request names; one that has not come is not there."""
        today = day_at(at)
        day = today if text == "today" else parse_day(text)
        if day == today:
            return (await ensure_both(self._database, today, at))[kind]
        found = None
        if day is not None and day < today:
            async with self._database.reading() as connection:
                found = await load_day(connection, day, kind)
        if found is None:
            raise not_found("day")
        return found

    # ------------------------------------------------------------ playing

    async def play(self, person: Person, text: str, kind: WindowKind = "ranked") -> Table:
        """The table of the one attempt; of a day that is closed, a game that does not count."""
        at = now()
        row = await self._find_or_open_day(text, at, kind)
        async with self._database.reading() as connection:
            mine = await table_of_attempt(connection, kind, row.day, person.id)
        match phase(row.day, at):
            case "open" | "closing" if mine is not None:
                return await self._begin_or_resume(mine)
            case "open":
                if kind == "ranked":
                    need_counted_attempt(person, row.day)
                return await self._begin_attempt(person, row, kind, at)
            case "closing":
                sentence = "This day is closing. You can play it in an hour or less."
                raise ApiError("deal-open", sentence)
            case _:
                return await self._begin_practice(person, row, kind, at)

    async def has_begun(self, person: Person, text: str, kind: WindowKind) -> bool:
        """Whether `play` leads to a table that is there."""
        day = day_at(now()) if text == "today" else parse_day(text)
        if day is None or phase(day, now()) == "closed":
            return False
        async with self._database.reading() as connection:
            return await table_of_attempt(connection, kind, day, person.id) is not None

    async def _begin_attempt(self, person: Person, row: DayRow, kind: WindowKind, at: int) -> Table:
        code = code_of(row.day, kind)
        settings = attempt_settings(row.day, kind)
        table = new_row(person.id, person.name, settings, code, row.seed, at)
        try:
            async with self._database.writing() as connection:
                await insert_table(connection, table)
                await add_attempt(connection, kind, row.day, person.id, table.id, at)
        except IntegrityError:  # begun on another device at the same moment
            async with self._database.reading() as connection:
                mine = await table_of_attempt(connection, kind, row.day, person.id)
            if mine is None:
                raise
            return await self._begin_or_resume(mine)
        return await self._begin_or_resume(table.id)

    async def _begin_practice(
        self, person: Person, row: DayRow, kind: WindowKind, at: int
    ) -> Table:
        code = code_of(row.day, kind)
        settings = replace(attempt_settings(row.day, kind), spectators=True)
        table = new_row(person.id, person.name, settings, code, row.seed, at)
        async with self._database.writing() as connection:
            await insert_table(connection, table)
        return await self._begin_or_resume(table.id)

    async def _begin_or_resume(self, table: str) -> Table:
        return await TableService(self._registry).begin_if_full(await self._registry.table(table))

    # ------------------------------------------------------------ the leaderboard

    async def day(self, person: Person | None, text: str) -> DailyDay:
        at = now()
        row = await self._find_or_open_day(text, at)
        after = row.day + _ONE_DAY
        async with self._database.reading() as connection:
            attempts = await load_attempts(connection, "ranked", at, row.day, after)
        now_phase = phase(row.day, at)
        viewer = None if person is None else person.id
        lines = leaderboard(attempts, viewer, is_closed=now_phase == "closed")
        yours = next((line for line in lines if line.is_you), None)
        is_shown = now_phase == "closed" or (yours is not None and yours.status != "playing")
        return DailyDay(
            day=row.day.isoformat(),
            solo_tools=solo_tools(row.day),
            begins=begins(row.day),
            ends=ends(row.day),
            closes=closes(row.day),
            now=at,
            phase=now_phase,
            commitment=row.commitment,
            seed=row.seed.hex() if now_phase == "closed" else None,
            counts=now_phase == "open" and has_counted_attempt(person, row.day) and yours is None,
            yours=yours,
            tries=len(attempts),
            playing=sum(line.status == "playing" for line in lines),
            leaderboard=[line for line in lines if line.status != "playing"][:_MOST_LINES],
            open=await self._open_window(viewer, row.day, at),
            streak=None if viewer is None else await self.streak(viewer, at),
            window=None if yours is None else await self._window(viewer, yours.table, yours.status),
            bots=await self._bots(code_of(row.day)) if is_shown else [],
        )

    async def _open_window(self, viewer: str | None, day: date, at: int) -> OpenWindow | None:
        is_closed = phase(day, at) == "closed"
        async with self._database.reading() as connection:
            row = await load_day(connection, day, "open")
            attempts = await load_attempts(connection, "open", at, day, day + _ONE_DAY)
        if row is None:
            return None
        mine = next((one for one in attempts if viewer is not None and one.person == viewer), None)
        # What others reached would tell a player what the deal is worth.
        is_shown = is_closed or (mine is not None and mine.status != "playing")
        return OpenWindow(
            commitment=row.commitment,
            seed=row.seed.hex() if is_closed else None,
            yours=None if mine is None else await self._own(mine),
            tries=len(attempts),
            finished=sum(one.status == "finished" for one in attempts),
            better_than=None if mine is None else better_than(attempts, mine),
            histogram=histogram(attempts, mine) if is_shown else [],
            bots=await self._bots(code_of(day, "open")) if is_shown else [],
        )

    async def _own(self, mine: Attempt) -> OpenAttempt:
        window = await self._window(mine.person, mine.table, mine.status)
        return OpenAttempt(mine.status, mine.score, mine.target, mine.table, window)

    async def _window(
        self, person: str | None, table: str | None, status: AttemptStatus
    ) -> FinishedWindow | None:
        """A person's own window, after the attempt."""
        if person is None or table is None or status != "finished":
            return None
        facts = await facts_of_game(self._database, person, table)
        return None if facts is None else FinishedWindow(facts.pattern, list(facts.dice))

    async def _bots(self, code: str) -> list[BotScore]:
        async with self._database.reading() as connection:
            found = await load_bot_scores(connection, code)
        found.sort(key=lambda each: BOTS.index(each.bot))
        return [BotScore(each.bot, each.score, each.target) for each in found]

    async def streak(self, person: str, at: int) -> Streak:
        async with self._database.reading() as connection:
            days = await load_days(connection)
            played = await _days_played(connection, person, at)
        found = streak_of(played, days, at)
        return Streak(found.current, found.best, len(played), found.has_today)

    async def calendar(self, person: Person | None, month: str) -> DailyCalendar:
        at = now()
        today = day_at(at)
        day = parse_day(f"{month}-01") if month else today
        if day is None:
            raise ApiError("bad-request", "Write the month like 2026-11.", "month")
        await ensure_both(self._database, today, at)
        first, after = month_of(day)
        async with self._database.reading() as connection:
            days = await load_days(connection, first, after)
            attempts = await load_attempts(connection, "ranked", at, first, after)
            earliest = await first_day(connection)
            viewer = None if person is None else person.id
            opened = played = None
            if viewer is not None:
                opened = await load_attempts(connection, "open", at, first, after, viewer)
                played = await _days_played(connection, viewer, at)
        by_day = {each: [t for t in attempts if t.day == each] for each in days}
        return DailyCalendar(
            month=f"{first:%Y-%m}",
            today=today.isoformat(),
            first=(earliest or today).isoformat(),
            days=[
                replace(
                    _calendar_day(each, by_day[each], viewer, at),
                    open_yours=next((o.margin for o in opened or () if o.day == each), None),
                    in_streak=each in (played or ()),
                )
                for each in days
            ],
        )


async def _days_played(connection: AsyncConnection, person: str, at: int) -> set[date]:
    """The days on which a person finished one of the day's deals in time."""
    found: set[date] = set()
    for kind in get_args(WindowKind):
        attempts = await load_attempts(connection, kind, at, person=person)
        found |= {one.day for one in attempts if one.status == "finished"}
    return found


def leaderboard(attempts: list[Attempt], viewer: str | None, is_closed: bool) -> list[DailyLine]:
    """Best first: by points above the target, then by points; who is equal shares a rank."""

    def worth(one: Attempt) -> tuple[int, int]:
        assert one.margin is not None, "only results are ranked"
        assert one.score is not None, "a result has a score"
        return -one.margin, -one.score

    finished = [one for one in attempts if one.margin is not None]
    finished.sort(key=lambda one: (worth(one), one.finished))
    worths = [worth(one) for one in finished]
    rest = sorted(
        (one for one in attempts if one.margin is None), key=lambda one: (one.name or "", one.table)
    )
    ranks: list[int | None] = [worths.index(each) + 1 for each in worths]
    ranks += [None] * len(rest)
    return [
        _line(one, rank, viewer, is_closed)
        for one, rank in zip([*finished, *rest], ranks, strict=True)
    ]


def _line(one: Attempt, rank: int | None, viewer: str | None, is_closed: bool) -> DailyLine:
    is_you = viewer is not None and one.person == viewer
    return DailyLine(
        rank=rank,
        name=one.name,
        is_you=is_you,
        status=one.status,
        score=one.score,
        target=one.target,
        table=one.table if is_closed or is_you else None,
    )


def _calendar_day(day: date, attempts: list[Attempt], viewer: str | None, at: int) -> CalendarDay:
    mine = next((one for one in attempts if viewer is not None and one.person == viewer), None)
    return CalendarDay(
        day=day.isoformat(),
        solo_tools=solo_tools(day),
        phase=phase(day, at),
        tries=len(attempts),
        best=max((one.margin for one in attempts if one.margin is not None), default=None),
        yours=None if mine is None else mine.margin,
        tried=mine is not None,
    )
