"""HTTP for tables that go on from a moment of a finished game."""

import asyncio

from litestar import post

from sagrada.game.record import Record
from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.open_tables import OpenTables
from sagrada.server.identity.rate_limits import FORKS, RECORDS, TABLES, TABLES_OF_ADDRESS
from sagrada.server.identity.session import Session
from sagrada.server.replay.gate import finished_game
from sagrada.server.replay.service import MAX_RECORD_LENGTH, finished_moments, read_record
from sagrada.server.storage.settings import TableSettings
from sagrada.server.tables.forks import fork_seed, fork_settings
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.wire.replay import RecordFork
from sagrada.server.wire.tables import NewFork, TableInfo

_slot = asyncio.Semaphore(1)
"""Replaying keeps at most one thread busy."""


@post("/api/games/{table:str}/fork", status_code=201)
async def fork_game(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    open_tables: OpenTables,
    table: str,
    data: NewFork,
) -> TableInfo:
    """Play on from a moment of a finished game.

    Not while its deal can still be played: the new table would show others its cards and dice.
    """
    refuse_flood(limits, FORKS, address(request, registry.services))
    _, record = await finished_game(registry, session.person.id, table)
    if record.seed is None:
        raise ApiError("deal-open", "This deal can still be played. Wait until it closes.")
    return await _open(request, session, registry, limits, open_tables, data, record, table)


@post("/api/records/fork", status_code=201, request_max_body_size=2 * MAX_RECORD_LENGTH)
async def fork_record(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    open_tables: OpenTables,
    data: RecordFork,
) -> TableInfo:
    """The same for a game played elsewhere."""
    refuse_flood(limits, FORKS, address(request, registry.services))
    refuse_flood(limits, RECORDS, address(request, registry.services))
    async with _slot:
        record = await asyncio.to_thread(read_record, data.text)
    return await _open(request, session, registry, limits, open_tables, data, record)


async def _open(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    open_tables: OpenTables,
    asked: NewFork,
    record: Record,
    source: str = "",
) -> TableInfo:
    listed_bots = registry.services.bot_pool.listed

    def settings() -> TableSettings:
        return fork_settings(record, finished_moments(record), asked, source, listed_bots)

    refuse_flood(limits, TABLES, session.person.id)
    network = address(request, registry.services)
    refuse_flood(limits, TABLES_OF_ADDRESS, network)
    async with _slot:
        made = await asyncio.to_thread(settings)
    async with open_tables.one_at_a_time:
        is_unattended = all(seat.kind in ("bot", "open") for seat in asked.seats)
        await open_tables.need_room(session.person.id, network, False, is_unattended)
        service = TableService(registry)
        table = await service.open_fork(session.person, made, fork_seed(record, asked))
        open_tables.opened(table.id, network, False, is_unattended)
    return table.broadcaster.info(session.person.id)


HANDLERS = (fork_game, fork_record)
