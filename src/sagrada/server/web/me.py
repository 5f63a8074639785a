"""Who I am."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from sqlalchemy import delete as sql_delete
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError, not_found
from sagrada.server.identity.passwords import is_right
from sagrada.server.identity.rate_limits import (
    DOWNLOADS,
    GUESTS,
    NAMES,
    NAMES_OF_ADDRESS,
    PASSWORDS,
)
from sagrada.server.identity.session import (
    Session,
    cookies_for,
    find_session,
    has_old_cookie,
    new_guest,
    no_cookies,
    secret_in,
)
from sagrada.server.ids import now
from sagrada.server.storage.cleanup import forget
from sagrada.server.storage.games import data_of, games_of
from sagrada.server.storage.people import (
    Person,
    blocked_by,
    change_person,
    choose_name,
    find_account,
    find_person,
    renew_session,
)
from sagrada.server.storage.schema import blocks
from sagrada.server.storage.tables import rename_at_tables
from sagrada.server.tables.names import clean_name
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address, refuse_flood
from sagrada.server.web.mail import set_mail
from sagrada.server.wire.people import (
    Block,
    Blocked,
    ChangeMe,
    DeleteMe,
    Games,
    Me,
    games,
)

_NOTHING = ResponseSpec(None, description="Done.", generate_examples=False)


def me_of(person: Person, services: Services) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        account=person.account,
        chat=person.chat,
        webhook=person.webhook,
        mail=person.mail,
        mail_confirmed=person.mail_confirmed,
        mail_turns=person.mail_turns,
        can_mail=bool(services.config.smtp),
        language=person.language,
        allows_puzzles=person.allows_puzzles,
    )


@get("/api/me")
async def get_me(request: AnyRequest, services: Services, limits: Limits) -> Response[Me]:
    """Who I am; on the first visit a new guest."""
    found = await find_session(request, services)
    if found is not None:
        answer = Response(me_of(found.person, services))
        is_renewed = await renew_session(services.database, found.secret, now())
        if secret_in(request)[1] and (is_renewed or has_old_cookie(request, services)):
            answer.cookies += cookies_for(found.secret, request, services)
        return answer
    refuse_flood(limits, GUESTS, address(request, services))
    made = await new_guest(request, services)
    return Response(
        me_of(made.person, services), cookies=cookies_for(made.secret, request, services)
    )


@patch("/api/me")
async def change_me(
    request: AnyRequest,
    session: Session,
    services: Services,
    registry: TableRegistry,
    limits: Limits,
    data: ChangeMe,
) -> Me:
    changes: dict[str, Any] = {}
    name = None if data.name is None else clean_name(data.name, "name")
    if name is not None and name != session.person.name:
        refuse_flood(limits, NAMES, session.person.id)
        refuse_flood(limits, NAMES_OF_ADDRESS, address(request, services))
    if data.chat is not None:
        changes["chat"] = data.chat
    if data.webhook is not None:
        changes["webhook"] = _webhook(data.webhook)
    if data.mail_turns is not None:
        changes["mail_turns"] = data.mail_turns
    if data.language is not None:
        changes["language"] = data.language
    if data.allows_puzzles is not None:
        changes["allows_puzzles"] = data.allows_puzzles
    async with services.database.writing() as connection:
        renamed = []
        if name is not None and name != session.person.name:
            renamed = await _rename(connection, session.person.id, name)
        if data.mail is not None:
            language = data.language or session.person.language
            network = address(request, services)
            await set_mail(
                connection, services, limits, network, session.person, data.mail, language
            )
        if changes:
            await change_person(connection, session.person.id, **changes)
        person = await find_person(connection, session.person.id)
    if person is None:
        raise not_found("person")
    await registry.changed_many(renamed)
    if person.chat != session.person.chat:
        await registry.person_changed(person.id)
    return me_of(person, services)


async def _rename(connection: AsyncConnection, person: str, name: str) -> list[str]:
    """The ids of the tables that show it."""
    if not await choose_name(connection, person, name):
        if await find_person(connection, person) is None:
            raise not_found("person")
        sentence = "The people who run this server set your name. Ask them if you want another one."
        raise ApiError("name-locked", sentence, "name")
    return await rename_at_tables(connection, person, name)


def _webhook(url: str) -> str | None:
    if not url:
        return None
    try:
        parts = urlsplit(url)
        is_good = parts.scheme == "https" and bool(parts.hostname) and not parts.username
    except ValueError:
        is_good = False
    if not is_good:
        raise ApiError("bad-request", "A webhook address must start with https://.", "webhook")
    return url


@delete("/api/me", status_code=204, responses={204: _NOTHING})
async def delete_me(
    request: AnyRequest,
    session: Session,
    services: Services,
    registry: TableRegistry,
    limits: Limits,
    data: DeleteMe,
) -> Response[None]:
    """Forget me. Finished games stay, with the name taken out."""
    person = session.person
    if person.account is not None:
        refuse_flood(limits, PASSWORDS, address(request, services))
        async with services.database.reading() as connection:
            row = await find_account(connection, person.account)
        if row is None or not await is_right(row.password_hash, data.password):
            raise ApiError("wrong-password", "That’s not your password.", "password")
    async with services.database.writing() as connection:
        touched = await forget(connection, person.id, now())
    await registry.sessions_ended(person.id)
    await registry.changed_many(touched)
    return Response(None, cookies=no_cookies(request, services))


@get("/api/me/data", for_programs=True)
async def my_data(session: Session, services: Services, limits: Limits) -> Response[dict[str, Any]]:
    """Everything that is kept about me."""
    refuse_flood(limits, DOWNLOADS, session.person.id)
    async with services.database.reading() as connection:
        data = await data_of(connection, session.person.id)
    headers = {"content-disposition": 'attachment; filename="sagrada-my-data.json"'}
    return Response(data, headers=headers)


@get("/api/me/games", for_programs=True)
async def my_games(
    session: Session,
    services: Services,
    before: Annotated[int | None, Parameter(ge=0, le=10**15)] = None,
) -> Games:
    async with services.database.reading() as connection:
        page = await games_of(connection, session.person.id, before)
    return games(page, session.person.id)


# ---------------------------------------------------------------- blocking


async def _blocked(services: Services, person: str) -> list[Blocked]:
    async with services.database.reading() as connection:
        return [Blocked(each.id, each.name) for each in await blocked_by(connection, person)]


@get("/api/me/blocks", for_programs=True)
async def my_blocks(session: Session, services: Services) -> list[Blocked]:
    return await _blocked(services, session.person.id)


@post("/api/me/blocks", status_code=200)
async def block(
    session: Session, services: Services, registry: TableRegistry, data: Block
) -> list[Blocked]:
    mine = session.person.id
    if data.person == mine:
        raise ApiError("bad-request", "You can’t block yourself.", "person")
    try:
        async with services.database.writing() as connection:
            if await find_person(connection, data.person) is None:
                raise not_found("person", field="person")
            await connection.execute(insert(blocks).values(person=mine, blocked=data.person))
    except IntegrityError:
        pass  # blocked already
    await registry.person_changed(mine)
    return await _blocked(services, mine)


@delete("/api/me/blocks/{person:str}", status_code=200)
async def unblock(
    session: Session, services: Services, registry: TableRegistry, person: str
) -> list[Blocked]:
    async with services.database.writing() as connection:
        await connection.execute(
            sql_delete(blocks).where(
                blocks.c.person == session.person.id, blocks.c.blocked == person
            )
        )
    await registry.person_changed(session.person.id)
    return await _blocked(services, session.person.id)


HANDLERS = (
    *(get_me, change_me, delete_me, my_data, my_games),
    *(my_blocks, block, unblock),
)
