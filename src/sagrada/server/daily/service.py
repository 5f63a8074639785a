"""The daily window: whose attempt counts, and the leaderboard."""

from datetime import date, timedelta

from sqlalchemy.exc import IntegrityError

from sagrada.game.dealer import new_seed
from sagrada.server.daily_calendar import (
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
from sagrada.server.permissions import has_counted_attempt
from sagrada.server.storage.daily import (
    Attempt,
    DayRow,
    add_attempt,
    ensure_day,
    first_day,
    load_attempts,
    load_day,
    load_days,
    table_of_attempt,
)
from sagrada.server.storage.people import Person
from sagrada.server.storage.settings import SeatSettings, TableSettings
from sagrada.server.storage.tables import insert_table
from sagrada.server.tables.new_table import new_row
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.daily import CalendarDay, DailyCalendar, DailyDay, DailyLine

_MOST_LINES = 100
_ONE_DAY = timedelta(days=1)


class Daily:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.services.database

    async def _find_or_open_day(self, text: str, at: int) -> DayRow:
        """The day that a request names; one that has not come is not there."""
        today = day_at(at)
        day = today if text == "today" else parse_day(text)
        if day == today:
            return await ensure_day(self._database, today, at)
        found = None
        if day is not None and day < today:
            async with self._database.reading() as connection:
                found = await load_day(connection, day)
        if found is None:
            raise not_found("day")
        return found

    # ------------------------------------------------------------ playing

    async def play(self, person: Person, text: str) -> Table:
        """The table of the counted attempt, or a new one that does not count."""
        at = now()
        row = await self._find_or_open_day(text, at)
        if person.account is not None:
            async with self._database.reading() as connection:
                mine = await table_of_attempt(connection, row.day, person.id)
            if mine is not None and phase(row.day, at) != "closed":
                return await self._begin_or_resume(mine)
        match phase(row.day, at):
            case "open" if has_counted_attempt(person, row.day):
                return await self._begin_attempt(person, row, at)
            case "open":
                # Who could look at the dice as a guest could then play for real: another deal.
                return await self._begin(person, new_seed(), row.day, None, at)
            case "closing":
                sentence = "This day is closing. You can play it in an hour or less."
                raise ApiError("deal-open", sentence)
            case _:
                return await self._begin(person, row.seed, row.day, code_of(row.day), at)

    async def _begin_attempt(self, person: Person, row: DayRow, at: int) -> Table:
        code = code_of(row.day)
        settings = _settings(row.day, code, spectators=False)
        table = new_row(person.id, person.name, settings, code, row.seed, at)
        try:
            async with self._database.writing() as connection:
                await insert_table(connection, table)
                await add_attempt(connection, row.day, person.id, table.id, at)
        except IntegrityError:  # begun on another device at the same moment
            async with self._database.reading() as connection:
                mine = await table_of_attempt(connection, row.day, person.id)
            if mine is None:
                raise
            return await self._begin_or_resume(mine)
        return await self._begin_or_resume(table.id)

    async def _begin(
        self, person: Person, seed: bytes, day: date, code: str | None, at: int
    ) -> Table:
        settings = _settings(day, code, spectators=True)
        table = new_row(person.id, person.name, settings, code, seed, at)
        async with self._database.writing() as connection:
            await insert_table(connection, table)
        return await self._begin_or_resume(table.id)

    async def _begin_or_resume(self, table: str) -> Table:
        return await TableService(self._registry).begin_if_full(await self._registry.table(table))

    # ------------------------------------------------------------ the leaderboard

    async def day(self, person: Person | None, text: str) -> DailyDay:
        at = now()
        row = await self._find_or_open_day(text, at)
        async with self._database.reading() as connection:
            attempts = await load_attempts(connection, row.day, row.day + _ONE_DAY, at)
        now_phase = phase(row.day, at)
        viewer = None if person is None else person.id
        lines = leaderboard(attempts, viewer, is_closed=now_phase == "closed")
        yours = next((line for line in lines if line.is_you), None)
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
        )

    async def calendar(self, person: Person | None, month: str) -> DailyCalendar:
        at = now()
        today = day_at(at)
        day = parse_day(f"{month}-01") if month else today
        if day is None:
            raise ApiError("bad-request", "Write the month like 2026-11.", "month")
        await ensure_day(self._database, today, at)
        first, after = month_of(day)
        async with self._database.reading() as connection:
            days = await load_days(connection, first, after)
            attempts = await load_attempts(connection, first, after, at)
            earliest = await first_day(connection)
        viewer = None if person is None else person.id
        by_day = {each: [t for t in attempts if t.day == each] for each in days}
        return DailyCalendar(
            month=f"{first:%Y-%m}",
            today=today.isoformat(),
            first=(earliest or today).isoformat(),
            days=[_calendar_day(each, by_day[each], viewer, at) for each in days],
        )


def _settings(day: date, code: str | None, spectators: bool) -> TableSettings:
    """The same for everybody, in every language. An attempt that counts has no spectators."""
    return TableSettings(
        seats=(SeatSettings("me"),),
        solo_tools=solo_tools(day),
        spectators=spectators,
        chat=False,
        deal=code,
    )


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
