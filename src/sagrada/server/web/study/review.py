"""HTTP for reviews: ask for one, then ask how far it is."""

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from sagrada.game.record import Record
from sagrada.server.buckets import Limits
from sagrada.server.daily_calendar import day_of_code, is_open_code
from sagrada.server.errors import ApiError
from sagrada.server.identity.rate_limits import RECORDS, REPLAYS, REVIEWS
from sagrada.server.identity.session import Session
from sagrada.server.replay.gate import finished_game
from sagrada.server.replay.service import MAX_RECORD_LENGTH, finished_moments, read_record
from sagrada.server.review.service import Reviews
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address, asker, refuse_flood
from sagrada.server.wire.replay import RecordText
from sagrada.server.wire.review import ReviewState

_record_slot = asyncio.Semaphore(1)


@post("/api/games/{table:str}/review", status_code=200)
async def review_game(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    reviews: Reviews,
    table: str,
) -> ReviewState:
    """Have a finished game reviewed. Ask how far it is with the `key` of the answer."""
    found, record = await finished_game(registry, session.person.id, table)
    code = found.row.deal
    is_ranked = code is not None and day_of_code(code) is not None and not is_open_code(code)
    if record.seed is None and is_ranked:
        sentence = "This deal can still be played. You can review its games once it closes."
        raise ApiError("deal-open", sentence)
    return await _ask(request, session, registry.services, limits, reviews, record)


@post("/api/records/review", status_code=200, request_max_body_size=2 * MAX_RECORD_LENGTH)
async def review_record(
    request: AnyRequest,
    session: Session,
    services: Services,
    limits: Limits,
    reviews: Reviews,
    data: RecordText,
) -> ReviewState:
    """The same for a game played elsewhere."""
    refuse_flood(limits, RECORDS, address(request, services))

    def read() -> Record:
        record = read_record(data.text)
        finished_moments(record)  # refuses an unfinished game
        return record

    async with _record_slot:
        record = await asyncio.to_thread(read)
    return await _ask(request, session, services, limits, reviews, record)


async def _ask(
    request: AnyRequest,
    session: Session,
    services: Services,
    limits: Limits,
    reviews: Reviews,
    record: Record,
) -> ReviewState:
    refuse_flood(limits, REVIEWS, address(request, services))
    return await reviews.ask(asker(request, session, services), record)


@get("/api/reviews/{key:str}")
async def get_review(
    request: AnyRequest,
    services: Services,
    limits: Limits,
    reviews: Reviews,
    key: str,
    first: Annotated[int, Parameter(query="from", ge=0, le=100_000)] = 0,
) -> ReviewState:
    """How far a review is, with its parts from `from` on."""
    refuse_flood(limits, REPLAYS, address(request, services))
    return await reviews.state(key, first)


HANDLERS = (review_game, review_record, get_review)
