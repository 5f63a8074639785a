"""From a request to the person who sends it."""

import secrets
from dataclasses import dataclass

from litestar.datastructures import Cookie
from litestar.enums import ScopeType

from sagrada.server.errors import ApiError
from sagrada.server.identity.origin import AnyConnection, comes_from_elsewhere, is_secure
from sagrada.server.ids import now
from sagrada.server.storage.people import (
    SESSION_LASTS,
    Person,
    add_person,
    add_session,
    find_by_session,
)
from sagrada.server.tables.shared_services import Services

COOKIE = "session"
_SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True, slots=True)
class Session:
    person: Person
    secret: str

    def __repr__(self) -> str:
        return f"<Session of {self.person.id}>"


def secret_in(connection: AnyConnection) -> tuple[str | None, bool]:
    """The secret that came with a request, and whether a browser sent it by itself."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip(), False
    return connection.cookies.get(COOKIE), True


async def find_session(connection: AnyConnection, services: Services) -> Session | None:
    """Who sends this; None without a session that is known and not expired."""
    secret, by_browser = secret_in(connection)
    if not secret:
        return None
    method = str(connection.scope.get("method", "GET"))
    is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
    if by_browser and (is_socket or method not in _SAFE):
        refuse_foreign(connection, services)
    async with services.database.reading() as database:
        person = await find_by_session(database, secret, now())
    return None if person is None else Session(person, secret)


def refuse_foreign(connection: AnyConnection, services: Services) -> None:
    if comes_from_elsewhere(connection, services.config):
        raise ApiError(
            "foreign-origin", "That request came from another site. Use this server’s own page."
        )


async def need_session(connection: AnyConnection, services: Services) -> Session:
    found = await find_session(connection, services)
    if found is None:
        raise ApiError("not-signed-in", "There’s no session. Call /api/me first.")
    return found


async def new_guest(services: Services) -> Session:
    at = now()
    name = f"Guest {secrets.randbelow(9000) + 1000}"
    async with services.database.writing() as connection:
        person = await add_person(connection, name, "guest", at)
        secret = await add_session(connection, person.id, at)
    return Session(person, secret)


def cookie_for(secret: str, connection: AnyConnection, services: Services) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=SESSION_LASTS // 1000,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_secure(connection, services.config),
    )
