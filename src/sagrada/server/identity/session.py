"""From a request to the person who sends it."""

import re
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

_PLAIN, _HOST, _SECURE = "session", "__Host-session", "__Secure-session"
"""The cookie's name. Under https browsers take the others only from this very server: a
neighbor under the same domain, or one on the way, can't slip in a session of their own."""
_GUESTS = {"it": "Ospite", "nl": "Gast", "es": "Visitante", "pt": "Visitante"}
_GUEST = "Guest"
"""In any other language."""
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
    cookies = connection.cookies
    return cookies.get(_HOST) or cookies.get(_SECURE) or cookies.get(_PLAIN), True


def has_old_cookie(connection: AnyConnection, services: Services) -> bool:
    """Whether a browser still sends a cookie with the name of before, or of http."""
    return _PLAIN in connection.cookies and _cookie_name(connection, services) != _PLAIN


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


def is_guest_name(name: str) -> bool:
    """Whether it is one that we gave, not one that somebody chose."""
    return re.fullmatch(rf"({'|'.join((_GUEST, *_GUESTS.values()))}) \d{{4}}", name) is not None


async def new_guest(connection: AnyConnection, services: Services) -> Session:
    """Somebody new, with a number for a name, in the language that their browser likes best."""
    at = now()
    language = connection.headers.get("accept-language", "")[:2].lower()
    name = f"{_GUESTS.get(language, _GUEST)} {secrets.randbelow(9000) + 1000}"
    async with services.database.writing() as database:
        person = await add_person(database, name, "guest", at)
        secret = await add_session(database, person.id, at)
    return Session(person, secret)


def cookies_for(secret: str, connection: AnyConnection, services: Services) -> list[Cookie]:
    """The session's cookie; one with an older name is taken back."""
    name = _cookie_name(connection, services)
    found = [_cookie(name, secret, SESSION_LASTS // 1000, connection, services)]
    if has_old_cookie(connection, services):
        found.append(_cookie(_PLAIN, "", 0, connection, services))
    return found


def no_cookies(connection: AnyConnection, services: Services) -> list[Cookie]:
    """Whatever the browser has of us is taken back."""
    names = {_PLAIN, _cookie_name(connection, services)}
    return [_cookie(name, "", 0, connection, services) for name in sorted(names)]


def _cookie_name(connection: AnyConnection, services: Services) -> str:
    if not is_secure(connection, services.config):
        return _PLAIN
    return _SECURE if services.config.path else _HOST  # `__Host-` is for the whole host


def _cookie(
    name: str, value: str, seconds: int, connection: AnyConnection, services: Services
) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=seconds,
        path=services.config.path or "/",
        httponly=True,
        samesite="lax",
        secure=is_secure(connection, services.config),
    )
