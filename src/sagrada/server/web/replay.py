"""HTTP for finished games: the replay, the record and its verification."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from sagrada.game.record import Record
from sagrada.game.record_text import format_record
from sagrada.game.verify import verify
from sagrada.server.buckets import Limits
from sagrada.server.errors import not_found
from sagrada.server.identity.rate_limits import RECORDS, REPLAYS
from sagrada.server.identity.session import refuse_foreign
from sagrada.server.ids import now
from sagrada.server.replay.gate import finished_game
from sagrada.server.replay.service import (
    MAX_RECORD_LENGTH,
    finished_moments,
    read_record,
    replay_of_record,
    replay_of_table,
    replay_steps,
)
from sagrada.server.tables.deals import deal_info
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.shared_services import Services
from sagrada.server.tables.table import Table
from sagrada.server.web.dependencies import (
    AnyRequest,
    address,
    refuse_flood,
    session_or_none,
)
from sagrada.server.wire.replay import RecordPart, RecordText, Replay, ReplaySteps, Verified
from sagrada.server.wire.tables import DealInfo

_MAX_STEPS = 50
_MAX_BODY = 2 * MAX_RECORD_LENGTH
_record_slot = asyncio.Semaphore(1)
"""Records that anybody can send keep at most one thread busy."""
_replay_slots = asyncio.Semaphore(2)
"""Replays keep at most two."""


# ---------------------------------------------------------------- games of this server


async def _finished(
    request: AnyRequest, registry: TableRegistry, table: str
) -> tuple[Table, Record]:
    viewer = await session_or_none(request, registry.services)
    person = None if viewer is None else viewer.person.id
    return await finished_game(registry, person, table)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def get_record(request: AnyRequest, registry: TableRegistry, table: str) -> Response[str]:
    text = format_record((await _finished(request, registry, table))[1])
    headers = {"content-disposition": f'attachment; filename="{table}.sagrada"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@get("/api/games/{table:str}")
async def get_replay(
    request: AnyRequest, registry: TableRegistry, limits: Limits, table: str
) -> Replay:
    refuse_flood(limits, REPLAYS, address(request, registry.services))
    found = await _finished(request, registry, table)
    async with _replay_slots:
        return await asyncio.to_thread(replay_of_table, *found)


@get("/api/games/{table:str}/steps")
async def get_replay_steps(
    request: AnyRequest,
    registry: TableRegistry,
    limits: Limits,
    table: str,
    seat: Annotated[int | None, Parameter(ge=0, le=3)] = None,
    first: Annotated[int, Parameter(query="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0, le=100_000)] = 100_000,
) -> ReplaySteps:
    """Moments `from` to `to`, at most fifty."""
    refuse_flood(limits, REPLAYS, address(request, registry.services))
    _, record = await _finished(request, registry, table)
    async with _replay_slots:
        return await asyncio.to_thread(replay_steps, record, seat, first, _last(first, last))


@get("/api/games/{table:str}/verify")
async def get_verification(
    request: AnyRequest, registry: TableRegistry, limits: Limits, table: str
) -> Verified:
    refuse_flood(limits, REPLAYS, address(request, registry.services))
    _, record = await _finished(request, registry, table)
    async with _replay_slots:
        return await asyncio.to_thread(_verified, record)


def _last(first: int, last: int) -> int:
    return min(last, first + _MAX_STEPS - 1)


def _verified(record: Record) -> Verified:
    found = verify(record)
    return Verified(found.is_good, found.checked, found.taken_over, list(found.findings))


# ---------------------------------------------------------------- records from elsewhere


def _check_request(request: AnyRequest, services: Services, limits: Limits) -> None:
    refuse_foreign(request, services)
    refuse_flood(limits, RECORDS, address(request, services))


@post("/api/records/game", status_code=200, request_max_body_size=_MAX_BODY)
async def post_record_replay(
    request: AnyRequest, services: Services, limits: Limits, data: RecordText
) -> Replay:
    """The replay of a game played elsewhere, for example at a terminal. Nothing is stored."""
    _check_request(request, services, limits)
    async with _record_slot:
        return await asyncio.to_thread(lambda: replay_of_record(read_record(data.text)))


@post("/api/records/steps", status_code=200, request_max_body_size=_MAX_BODY)
async def post_record_steps(
    request: AnyRequest, services: Services, limits: Limits, data: RecordPart
) -> ReplaySteps:
    """Moments `first` to `last` of such a game, at most fifty."""
    _check_request(request, services, limits)

    def part() -> ReplaySteps:
        record = read_record(data.text)
        finished_moments(record)  # refuses an unfinished game
        return replay_steps(record, data.seat, data.first, _last(data.first, data.last))

    async with _record_slot:
        return await asyncio.to_thread(part)


@post("/api/records/verify", status_code=200, request_max_body_size=_MAX_BODY)
async def post_record_verification(
    request: AnyRequest, services: Services, limits: Limits, data: RecordText
) -> Verified:
    """Verify any record."""
    _check_request(request, services, limits)
    async with _record_slot:
        return await asyncio.to_thread(lambda: _verified(read_record(data.text)))


@get("/api/deals/{code:str}")
async def get_deal(services: Services, code: str) -> DealInfo:
    async with services.database.reading() as connection:
        found = await deal_info(connection, code.lower(), now())
    if found is None:
        raise not_found("deal")
    return found


HANDLERS = (
    *(get_record, get_replay, get_replay_steps, get_verification),
    *(post_record_replay, post_record_steps, post_record_verification, get_deal),
)
