"""Tables: opening, joining, and all around the game."""

from litestar import get, post
from sqlalchemy import and_

from sagrada.server.errors import ApiError
from sagrada.server.identity.rate_limits import TABLES, Limits
from sagrada.server.identity.session import Session
from sagrada.server.ids import now
from sagrada.server.storage.cleanup import forget
from sagrada.server.storage.people import add_person, add_session
from sagrada.server.storage.schema import tables
from sagrada.server.storage.tables import load_tables
from sagrada.server.tables.names import clean_name
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.shared_services import Services
from sagrada.server.tables.table import Table
from sagrada.server.web.dependencies import refuse_flood
from sagrada.server.wire.tables import (
    Agreement,
    ChangeSeat,
    JoinTable,
    Lobby,
    NewSeatToken,
    NewTable,
    RemovePlayer,
    SeatChoice,
    SeatToken,
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
    session: Session, registry: TableRegistry, limits: Limits, data: NewTable
) -> TableInfo:
    refuse_flood(limits, TABLES, session.person.id)
    return _seen(await TableService(registry).open(session.person, data), session)


@get("/api/tables/{table:str}")
async def get_table(session: Session, registry: TableRegistry, table: str) -> TableInfo:
    return _seen(await registry.table(table), session)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(session: Session, registry: TableRegistry, table: str, data: JoinTable) -> TableInfo:
    return _seen(await TableService(registry).join(session.person, table, data.seat), session)


@post("/api/tables/{table:str}/leave", status_code=200)
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


@post("/api/tables/{table:str}/resign", status_code=200)
async def resign(
    session: Session, registry: TableRegistry, table: str, data: SeatChoice
) -> TableInfo:
    return _seen(await TableService(registry).resign(session.person, table, data.seat), session)


@post("/api/tables/{table:str}/abort", status_code=200)
async def abort(
    session: Session, registry: TableRegistry, table: str, data: Agreement
) -> TableInfo:
    return _seen(await TableService(registry).abort(session.person, table, data.agree), session)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(session: Session, registry: TableRegistry, table: str) -> TableInfo:
    return _seen(await TableService(registry).rematch(session.person, table), session)


@post("/api/tables/{table:str}/remove", status_code=200)
async def remove(
    session: Session, registry: TableRegistry, table: str, data: RemovePlayer
) -> TableInfo:
    return _seen(await TableService(registry).remove(session.person, table, data.seat), session)


@post("/api/tables/{table:str}/token", status_code=201)
async def seat_token(
    session: Session, services: Services, registry: TableRegistry, table: str, data: NewSeatToken
) -> SeatToken:
    """A program takes an open seat and plays it with the token."""
    if (await registry.table(table)).row.host != session.person.id:
        raise ApiError("not-host", "Only the host can do that.")
    name = clean_name(data.name, "name")
    async with services.database.writing() as connection:
        program = await add_person(connection, name, "program", now())
        token = await add_session(connection, program.id, now())
    try:
        await TableService(registry).join(program, table, data.seat, "program")
    except ApiError:
        async with services.database.writing() as connection:
            await forget(connection, program.id, now())
        raise
    return SeatToken(token=token, person=program.id, seat=data.seat, table=table)


HANDLERS = (
    *(lobby, open_table, get_table, join, leave, change_seat, start),
    *(resign, abort, rematch, remove, seat_token),
)
