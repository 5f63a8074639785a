"""Finished games: the permanent page, the record, the check."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from sagrada.game.record import Record
from sagrada.game.record_text import format_record
from sagrada.game.verify import verify
from sagrada.server.errors import ApiError, not_found
from sagrada.server.identity.limits import RECORDS, Limits
from sagrada.server.identity.session import refuse_foreign
from sagrada.server.ids import now
from sagrada.server.replay.service import (
    LONGEST_RECORD,
    game,
    game_of_record,
    read_record,
    rebuilt,
    steps_of,
)
from sagrada.server.tables.deals import deal_info
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.services import Services
from sagrada.server.tables.table import Table
from sagrada.server.web.dependencies import (
    AnyRequest,
    address,
    guest_or_nobody,
    refuse_flood,
)
from sagrada.server.wire.replay import RecordPart, RecordText, Replay, ReplaySteps, Verified
from sagrada.server.wire.tables import DealInfo

_MOST_STEPS = 50
_MOST_BODY = 2 * LONGEST_RECORD
_one_at_a_time = asyncio.Semaphore(1)
"""A stranger's record can keep one thread busy, but not two."""


# ---------------------------------------------------------------- games of this server


async def _finished(
    request: AnyRequest, registry: TableRegistry, table: str
) -> tuple[Table, Record]:
    """The table and its record; with the seed, unless its deal can still be played.

    Until then only those who played it can look back: others could still play the deal.
    """
    found = await registry.table(table)
    async with found.synced():
        await found.reveal()
    if found.game is None or not found.game.is_over or found.over is None:
        raise ApiError("not-over", "The game at this table is not over.")
    is_open = found.over.seed is not None
    if not is_open:
        viewer = await guest_or_nobody(request, registry.services)
        if viewer is None or not found.row.seats_of(viewer.person.id):
            sentence = "This deal can still be played; look at the game when the deal is closed."
            raise ApiError("deal-open", sentence)
    return found, found.game.record(reveal=is_open)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: AnyRequest, registry: TableRegistry, table: str) -> Response[str]:
    text = format_record((await _finished(request, registry, table))[1])
    headers = {"content-disposition": f'attachment; filename="{table}.sagrada"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@get("/api/games/{table:str}")
async def get_game(request: AnyRequest, registry: TableRegistry, table: str) -> Replay:
    return await asyncio.to_thread(game, *await _finished(request, registry, table))


@get("/api/games/{table:str}/steps")
async def get_steps(
    request: AnyRequest,
    registry: TableRegistry,
    table: str,
    seat: Annotated[int | None, Parameter(ge=0, le=3)] = None,
    first: Annotated[int, Parameter(query="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0, le=100_000)] = _MOST_STEPS,
) -> ReplaySteps:
    """Moments `from` to `to`, at most fifty."""
    _, record = await _finished(request, registry, table)
    return await asyncio.to_thread(steps_of, record, seat, first, _last(first, last))


@get("/api/games/{table:str}/verify")
async def verify_game(request: AnyRequest, registry: TableRegistry, table: str) -> Verified:
    return await asyncio.to_thread(_verified, (await _finished(request, registry, table))[1])


def _last(first: int, last: int) -> int:
    return min(last, first + _MOST_STEPS - 1)


def _verified(record: Record) -> Verified:
    found = verify(record)
    return Verified(found.is_good, found.checked, list(found.findings))


# ---------------------------------------------------------------- records from elsewhere


def _let_in(request: AnyRequest, services: Services, limits: Limits) -> None:
    refuse_foreign(request, services)
    refuse_flood(limits, RECORDS, address(request, services))


@post("/api/records/game", status_code=200, request_max_body_size=_MOST_BODY)
async def game_from_record(
    request: AnyRequest, services: Services, limits: Limits, data: RecordText
) -> Replay:
    """A game that was played elsewhere, at the terminal for instance. It is not kept."""
    _let_in(request, services, limits)
    async with _one_at_a_time:
        return await asyncio.to_thread(lambda: game_of_record(read_record(data.text)))


@post("/api/records/steps", status_code=200, request_max_body_size=_MOST_BODY)
async def steps_from_record(
    request: AnyRequest, services: Services, limits: Limits, data: RecordPart
) -> ReplaySteps:
    """Moments `first` to `last` of it, at most fifty."""
    _let_in(request, services, limits)

    def part() -> ReplaySteps:
        record = read_record(data.text)
        rebuilt(record)
        return steps_of(record, data.seat, data.first, _last(data.first, data.last))

    async with _one_at_a_time:
        return await asyncio.to_thread(part)


@post("/api/records/verify", status_code=200, request_max_body_size=_MOST_BODY)
async def verify_record(
    request: AnyRequest, services: Services, limits: Limits, data: RecordText
) -> Verified:
    """Check any record."""
    _let_in(request, services, limits)
    async with _one_at_a_time:
        return await asyncio.to_thread(lambda: _verified(read_record(data.text)))


@get("/api/deals/{code:str}")
async def get_deal(services: Services, code: str) -> DealInfo:
    async with services.database.reading() as connection:
        found = await deal_info(connection, code.lower(), now())
    if found is None:
        raise not_found("deal")
    return found


HANDLERS = (
    *(record, get_game, get_steps, verify_game),
    *(game_from_record, steps_from_record, verify_record, get_deal),
)
