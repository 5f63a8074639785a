"""Where sockets come in: who can connect to which table, and what the others are told."""

import re
from functools import partial
from typing import Any, cast
from urllib.parse import parse_qs

from litestar.connection import ASGIConnection
from litestar.types import WebSocketScope
from sqlalchemy.exc import SQLAlchemyError

from sagrada.server.buckets import Limits
from sagrada.server.errors import ApiError
from sagrada.server.identity.origin import AnyConnection, address_of
from sagrada.server.identity.rate_limits import CONNECTIONS
from sagrada.server.identity.session import find_session
from sagrada.server.socket.session import SocketSession
from sagrada.server.socket.websocket import WebSocket
from sagrada.server.storage.people import blocked_by, hash_of
from sagrada.server.storage.steps.journal import DatabaseAway
from sagrada.server.tables.connection import NO_SESSION, NOT_YOURS, RESTART, Connection
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire import WIRE_VERSION

NO_TABLE, TOO_MANY_SOCKETS, OUTDATED = 4404, 4409, 4426
_TRY_AGAIN = 1013
_CODES = {"not-signed-in": NO_SESSION, "not-found": NO_TABLE, "too-many": TOO_MANY_SOCKETS}
_PATH = re.compile(r"/api/tables/(?P<table>[\w-]+)/play")
_MOST_SOCKETS = 10
"""Of one person at one table."""


async def serve_socket(scope: WebSocketScope, registry: TableRegistry, limits: Limits) -> None:
    """The socket is open already, so that a browser learns the reason if it is closed."""
    websocket: WebSocket = scope["state"]["websocket"]
    asked = _PATH.fullmatch(scope["path"])
    if asked is None:
        websocket.close(NO_TABLE, "There’s nothing here.")
        return
    if not _speaks_our_version(scope):
        websocket.close(OUTDATED, "This page is outdated. Please reload it.")
        return
    if registry.is_closing:
        websocket.close(RESTART)
        return
    service = TableService(registry)
    try:
        table, connection = await _enter(websocket, scope, asked["table"], registry, limits)
        await service.reclaim_seat(connection.person, table)
        await service.begin_if_full(table)  # left waiting by a process that was killed
    except ApiError as error:
        websocket.close(_CODES.get(error.code, NOT_YOURS), error.message)
        return
    except (DatabaseAway, SQLAlchemyError, OSError):
        websocket.close(_TRY_AGAIN, "Can’t reach the database. Please try again.")
        return
    network = _network(scope, registry)
    session = SocketSession(websocket, table, connection, service, limits, network)
    # Who asked, and how, is known now: kept for as long as the socket is open, the request's
    # headers would take a fifth of a table's memory.
    cast("dict[str, Any]", scope).clear()
    websocket.go_on_with(partial(_play, websocket, table, connection, session))


async def _play(
    websocket: WebSocket, table: Table, connection: Connection, session: SocketSession
) -> None:
    """Until the socket is closed."""
    try:
        await table.attach(connection)
        await session.run()
    except ApiError as error:
        websocket.close(_CODES.get(error.code, NOT_YOURS), error.message)
    except (SQLAlchemyError, OSError):
        pass  # what was saved is saved; the other end comes back
    finally:
        table.detach(connection)
        websocket.close(1000)


def _speaks_our_version(scope: WebSocketScope) -> bool:
    """A page from before an update speaks another version, or (before versions) none."""
    query = parse_qs(scope["query_string"].decode("ascii", "replace"))
    return query.get("wire") == [str(WIRE_VERSION)]


def _network(scope: WebSocketScope, registry: TableRegistry) -> str:
    asking: AnyConnection = ASGIConnection(scope)
    return address_of(asking, registry.services.config)


async def _enter(
    websocket: WebSocket,
    scope: WebSocketScope,
    table_id: str,
    registry: TableRegistry,
    limits: Limits,
) -> tuple[Table, Connection]:
    services = registry.services
    asking: AnyConnection = ASGIConnection(scope)
    network = _network(scope, registry)
    if not limits.allows(CONNECTIONS, network) or not websocket.came_from(network):
        raise ApiError("too-many", "Too many connections. Wait a moment and try again.")
    session = await find_session(asking, services)
    if session is None:
        raise ApiError("not-signed-in", "There’s no session. Call /api/me first.")
    person = session.person
    table = await registry.table(table_id)
    if person.kind == "program" and not table.row.seats_of(person.id):
        raise ApiError("forbidden", "This token can only play its own seat.")
    if sum(each.person == person.id for each in table.connections) >= _MOST_SOCKETS:
        raise ApiError("too-many", "You have this table open too many times. Close one first.")
    async with services.database.reading() as connection:
        blocked = [each.id for each in await blocked_by(connection, person.id)]
    came_with = hash_of(session.secret)
    return table, Connection(websocket, person.id, person.name, person.chat, blocked, came_with)
