"""My statistics, and my goals."""

from litestar import get

from sagrada.server.buckets import Limits
from sagrada.server.career.facts import known_games
from sagrada.server.career.goals import goals_of
from sagrada.server.career.statistics import all_statistics
from sagrada.server.daily.service import Daily
from sagrada.server.identity.rate_limits import REPLAYS
from sagrada.server.identity.session import Session
from sagrada.server.ids import now
from sagrada.server.storage.games import results_of
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.wire.people import Goals, Statistics


@get("/api/me/statistics", for_programs=True)
async def my_statistics(
    request: AnyRequest, session: Session, registry: TableRegistry, limits: Limits
) -> Statistics:
    """The first requests after new games replay these, and say how many are left."""
    refuse_flood(limits, REPLAYS, address(request, registry.services))
    database, person = registry.services.database, session.person.id
    known = await known_games(database, person)
    async with database.reading() as connection:
        results = await results_of(connection, person)
    return all_statistics(results, known, await Daily(registry).streak(person, now()))


@get("/api/me/goals", for_programs=True)
async def my_goals(
    request: AnyRequest, session: Session, registry: TableRegistry, limits: Limits
) -> Goals:
    """The path. Nothing is stored about it: it follows from my games."""
    refuse_flood(limits, REPLAYS, address(request, registry.services))
    known = await known_games(registry.services.database, session.person.id)
    return goals_of(known, await Daily(registry).streak(session.person.id, now()))


HANDLERS = (my_statistics, my_goals)
