"""The daily windows."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from sagrada.server.buckets import Limits
from sagrada.server.daily.service import Daily
from sagrada.server.daily_calendar import WindowKind, day_at
from sagrada.server.identity.open_tables import OpenTables
from sagrada.server.identity.rate_limits import TABLES, TABLES_OF_ADDRESS
from sagrada.server.identity.session import Session
from sagrada.server.ids import now
from sagrada.server.permissions import has_counted_attempt
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood, session_or_none
from sagrada.server.wire.daily import DailyCalendar, DailyDay
from sagrada.server.wire.tables import TableInfo


@get("/api/daily")
async def get_calendar(
    request: AnyRequest,
    registry: TableRegistry,
    month: Annotated[str, Parameter(max_length=7)] = "",
) -> DailyCalendar:
    """The days of a month, `2026-11`; without one, of this month."""
    viewer = await session_or_none(request, registry.services)
    return await Daily(registry).calendar(None if viewer is None else viewer.person, month)


@get("/api/daily/{day:str}")
async def get_day(request: AnyRequest, registry: TableRegistry, day: str) -> DailyDay:
    """A day, `2026-11-16` or `today`, and its leaderboard."""
    viewer = await session_or_none(request, registry.services)
    return await Daily(registry).day(None if viewer is None else viewer.person, day)


@post("/api/daily/{day:str}/play", status_code=200)
async def play_day(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    open_tables: OpenTables,
    day: str,
) -> TableInfo:
    """The ranked deal: an account's counted attempt (asked again, the same table).

    Of a day that is closed, a game that does not count."""
    return await _play(request, session, registry, limits, open_tables, day, "ranked")


@post("/api/daily/{day:str}/open", status_code=200)
async def play_open_day(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    open_tables: OpenTables,
    day: str,
) -> TableInfo:
    """The open deal, for guests too: one attempt for each browser or account.

    Of a day that is closed, a game that does not count."""
    return await _play(request, session, registry, limits, open_tables, day, "open")


async def _play(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    open_tables: OpenTables,
    day: str,
    kind: WindowKind,
) -> TableInfo:
    refuse_flood(limits, TABLES, session.person.id)
    network = address(request, registry.services)
    refuse_flood(limits, TABLES_OF_ADDRESS, network)
    daily = Daily(registry)
    async with open_tables.one_at_a_time:
        today = day_at(now())
        is_today = day in ("today", today.isoformat())
        # An account's attempts of today are few, and one that has begun can always go on.
        has_place = is_today and has_counted_attempt(session.person, today)
        if not has_place and not await daily.has_begun(session.person, day, kind):
            await open_tables.need_room(session.person.id, network, is_listed=False)
        table = await daily.play(session.person, day, kind)
    return table.broadcaster.info(session.person.id)


HANDLERS = (get_calendar, get_day, play_day, play_open_day)
