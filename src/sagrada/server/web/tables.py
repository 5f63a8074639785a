"""Tables: opening, joining, and all around the game."""

from litestar import get, post
from sqlalchemy import and_

from sagrada.server.buckets import Limits
from sagrada.server.identity.open_tables import OpenTables
from sagrada.server.identity.rate_limits import TABLES, TABLES_OF_ADDRESS
from sagrada.server.identity.session import Session
from sagrada.server.storage.schema import tables
from sagrada.server.storage.tables import load_tables
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.shared_services import Services
from sagrada.server.tables.table import Table
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.web.seat_tokens import dismiss, program_at
from sagrada.server.wire.tables import (
    Agreement,
    ChangeSeat,
    JoinTable,
    Lobby,
    NewTable,
    RemovePlayer,
    SeatChoice,
    StandIn,
    TableInfo,
    table_info,
)

_MOST_LISTED = 100


def _seen(table: Table, session: Session) -> TableInfo:
    return table.broadcaster.info(session.person.id)


@get("/api/lobby")
async def lobby(session: Session, services: Services) -> Lobby:
    """Tables that wait for players and are open to all."""
    async with services.database.reading() as connection:
        waiting = and_(tables.c.status == "waiting", tables.c.listed.is_(True))
        rows = await load_tables(connection, waiting, _MOST_LISTED)
    return Lobby([table_info(row, session.person.id) for row in rows])


@post("/api/tables", status_code=201)
async def open_table(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    limits: Limits,
    open_tables: OpenTables,
    data: NewTable,
) -> TableInfo:
    refuse_flood(limits, TABLES, session.person.id)
    network = address(request, registry.services)
    refuse_flood(limits, TABLES_OF_ADDRESS, network)
    async with open_tables.one_at_a_time:
        is_unattended = all(seat.kind in ("bot", "open") for seat in data.seats)
        await open_tables.need_room(session.person.id, network, data.listed, is_unattended)
        table = await TableService(registry).open(session.person, data)
        open_tables.opened(table.id, network, data.listed, is_unattended)
    return _seen(table, session)


@get("/api/tables/{table:str}", for_programs=True)
async def get_table(session: Session, registry: TableRegistry, table: str) -> TableInfo:
    return _seen(await registry.table(table), session)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(session: Session, registry: TableRegistry, table: str, data: JoinTable) -> TableInfo:
    return _seen(await TableService(registry).join(session.person, table, data.seat), session)


@post("/api/tables/{table:str}/leave", status_code=200, for_programs=True)
async def leave(session: Session, registry: TableRegistry, table: str) -> TableInfo:
    return _seen(await TableService(registry).leave(session.person, table), session)


@post("/api/tables/{table:str}/seat", status_code=200)
async def change_seat(
    session: Session, registry: TableRegistry, table: str, data: ChangeSeat
) -> TableInfo:
    return _seen(
        await TableService(registry).change_seat(session.person, table, data.seat), session
    )


@post("/api/tables/{table:str}/start", status_code=200)
async def start(session: Session, registry: TableRegistry, table: str) -> TableInfo:
    return _seen(await TableService(registry).start(session.person, table), session)


@post("/api/tables/{table:str}/resign", status_code=200, for_programs=True)
async def resign(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    open_tables: OpenTables,
    table: str,
    data: SeatChoice,
) -> TableInfo:
    """A bot takes over. To leave a game to bots alone takes room for it: they'd play on."""
    network = address(request, registry.services)
    row = (await registry.table(table)).row
    playing = {seat.seat for seat in row.seats if seat.is_people and not seat.resigned}
    leaving = set(row.seats_of(session.person.id))
    if data.seat is not None:
        leaving &= {data.seat}
    is_unattended = row.status == "playing" and bool(leaving) and playing <= leaving
    async with open_tables.one_at_a_time:
        if is_unattended:
            await open_tables.need_room_for_bots(row.host, network)
        found = await TableService(registry).resign(session.person, table, data.seat)
        open_tables.opened(table, network, is_listed=False, is_unattended=is_unattended)
    return _seen(found, session)


@post("/api/tables/{table:str}/stand-in", status_code=200)
async def stand_in(
    session: Session, registry: TableRegistry, table: str, data: StandIn
) -> TableInfo:
    """Let a bot play for someone who’s away. They get their seat back when they return."""
    service = TableService(registry)
    return _seen(await service.let_bot_play(session.person, table, data.seat), session)


@post("/api/tables/{table:str}/abort", status_code=200, for_programs=True)
async def abort(
    session: Session, registry: TableRegistry, table: str, data: Agreement
) -> TableInfo:
    return _seen(await TableService(registry).abort(session.person, table, data.agree), session)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    request: AnyRequest,
    session: Session,
    registry: TableRegistry,
    open_tables: OpenTables,
    table: str,
) -> TableInfo:
    network = address(request, registry.services)
    before = (await registry.table(table)).row
    is_listed = before.settings.listed
    async with open_tables.one_at_a_time:
        if before.rematch is None:
            await open_tables.need_room(session.person.id, network, is_listed)
        found = await TableService(registry).rematch(session.person, table)
        if before.rematch is None:
            open_tables.opened(found.id, network, is_listed, is_unattended=False)
    return _seen(found, session)


@post("/api/tables/{table:str}/remove", status_code=200)
async def remove(
    session: Session, registry: TableRegistry, table: str, data: RemovePlayer
) -> TableInfo:
    program = await program_at(registry, table, data.seat)
    found = await TableService(registry).remove(session.person, table, data.seat)
    if program is not None:
        await dismiss(registry, program)
    return _seen(found, session)


HANDLERS = (
    *(lobby, open_table, get_table, join, leave, change_seat, start),
    *(resign, stand_in, abort, rematch, remove),
)
