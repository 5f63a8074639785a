"""Finished games: the permanent page, the record, the check."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from sagrada.engine.notation import NotationError
from sagrada.server.http.dependencies import refuse_flood
from sagrada.server.identity.limits import TABLES, Limits
from sagrada.server.identity.session import Session
from sagrada.server.live.hall import Hall
from sagrada.server.live.live_table import LiveTable
from sagrada.server.looking_back import game, steps_of
from sagrada.server.messages.replays import Game, GameSteps, RecordText, Verified
from sagrada.server.messages.tables import DealInfo
from sagrada.server.problems import Problem, not_found
from sagrada.server.services import Services
from sagrada.server.storage.games import deal_info
from sagrada.table.record import Record, RecordError
from sagrada.table.record_text import format_record, parse_record
from sagrada.table.verify import verify

LONGEST_RECORD = 400_000
_MOST_STEPS = 50


def _finished(live: LiveTable) -> Record:
    """The record; with the seed, unless another table on the same deal is open."""
    table = live.table
    if table is None or not table.is_over or live.over is None:
        raise Problem("not-over", "The game at this table is not over.")
    return table.record(reveal=live.over.seed is not None)


async def _looked_up(hall: Hall, table: str) -> LiveTable:
    live = (await hall.table(table)).live
    async with live.lock:
        await live.ready()
        await live.reveal()
    return live


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(hall: Hall, table: str) -> Response[str]:
    text = format_record(_finished(await _looked_up(hall, table)))
    headers = {"content-disposition": f'attachment; filename="{table}.sagrada"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@get("/api/games/{table:str}")
async def get_game(hall: Hall, table: str) -> Game:
    live = await _looked_up(hall, table)
    return await asyncio.to_thread(game, live, _finished(live))


@get("/api/games/{table:str}/steps")
async def get_steps(
    hall: Hall,
    table: str,
    seat: Annotated[int | None, Parameter(ge=0, le=3)] = None,
    first: Annotated[int, Parameter(query="from", ge=0, le=100_000)] = 0,
    last: Annotated[int, Parameter(query="to", ge=0, le=100_000)] = _MOST_STEPS,
) -> GameSteps:
    """Versions `from` to `to`, at most fifty."""
    record = _finished(await _looked_up(hall, table))
    if seat is not None and seat >= record.setup.players:
        raise Problem("no-such-seat", "There is no such seat at this table.", "seat")
    last = min(last, first + _MOST_STEPS)
    return await asyncio.to_thread(steps_of, record, seat, first, last)


@get("/api/games/{table:str}/verify")
async def verify_game(hall: Hall, table: str) -> Verified:
    return await _verified(_finished(await _looked_up(hall, table)))


@post("/api/records/verify", status_code=200, request_max_body_size=2 * LONGEST_RECORD)
async def verify_record(session: Session, limits: Limits, data: RecordText) -> Verified:
    """Check any record, also of a game that was played elsewhere."""
    refuse_flood(limits, TABLES, session.person.id)
    if len(data.text) > LONGEST_RECORD:
        raise Problem("too-large", "No game is as long as that.", "text")
    try:
        parsed = parse_record(data.text)
    except (NotationError, RecordError) as error:
        raise Problem("bad-request", f"{error}.", "text") from None
    return await _verified(parsed)


async def _verified(record: Record) -> Verified:
    found = await asyncio.to_thread(verify, record)
    return Verified(found.is_good, found.checked, list(found.findings))


@get("/api/deals/{code:str}")
async def get_deal(services: Services, code: str) -> DealInfo:
    async with services.database.reading() as connection:
        found = await deal_info(connection, code.lower())
    if found is None:
        raise not_found("deal")
    return found


HANDLERS = (record, get_game, get_steps, verify_game, verify_record, get_deal)
