"""Tokens for programs: each plays one seat of one table, and can do nothing else."""

from litestar import delete, post

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.rate_limits import TOKENS
from sagrada.server.identity.session import Session
from sagrada.server.ids import now
from sagrada.server.storage.cleanup import forget, forget_strangers
from sagrada.server.storage.people import (
    Person,
    add_person,
    add_session,
    end_sessions,
    find_person,
)
from sagrada.server.tables.names import clean_name
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.wire.tables import NewSeatToken, SeatToken, TableInfo


@post("/api/tables/{table:str}/token", status_code=201)
async def seat_token(
    request: AnyRequest,
    session: Session,
    services: Services,
    registry: TableRegistry,
    limits: Limits,
    table: str,
    data: NewSeatToken,
) -> SeatToken:
    """Give a program an open seat, and a token to play it."""
    refuse_flood(limits, TOKENS, session.person.id)
    refuse_flood(limits, TOKENS, address(request, services))
    await _need_host(registry, session, table)
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


@delete("/api/tables/{table:str}/token/{seat:int}", status_code=200)
async def revoke_token(
    session: Session, registry: TableRegistry, table: str, seat: int
) -> TableInfo:
    """End a token. Before the game, its seat opens again. During the game, a bot takes over."""
    await _need_host(registry, session, table)
    row = (await registry.table(table)).row
    program = await program_at(registry, table, seat)
    if program is None:
        raise ApiError("no-such-seat", "There’s no program in that seat.", "seat")
    service = TableService(registry)
    if row.status == "waiting":
        await service.remove(session.person, table, seat)
    elif row.status == "playing" and not row.seats[seat].resigned:
        await service.resign(program, table, seat)
    await dismiss(registry, program)
    return (await registry.table(table)).broadcaster.info(session.person.id)


async def program_at(registry: TableRegistry, table: str, seat: int) -> Person | None:
    """The program that plays a seat, if one does."""
    row = (await registry.table(table)).row
    if not 0 <= seat < row.players or row.seats[seat].kind != "program":
        return None
    async with registry.services.database.reading() as connection:
        return await find_person(connection, row.seats[seat].person or "")


async def dismiss(registry: TableRegistry, program: Person) -> None:
    """End a program's token; nothing stays of a program that has not played."""
    async with registry.services.database.writing() as connection:
        await end_sessions(connection, program.id)
        await forget_strangers(connection, [program.id])
    await registry.sessions_ended(program.id)


async def _need_host(registry: TableRegistry, session: Session, table: str) -> None:
    if (await registry.table(table)).row.host != session.person.id:
        raise ApiError("not-host", "Only the host can do that.")


HANDLERS = (seat_token, revoke_token)
