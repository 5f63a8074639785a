"""The WebSocket at which a game is played."""

import asyncio
import re

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import WebSocketScope
from sqlalchemy.exc import SQLAlchemyError

from sagrada.engine.notation import NotationError, parse_choice
from sagrada.server.errors import Problem
from sagrada.server.identity.limits import CHAT, CONNECTIONS, FRAMES, Bucket, Limits
from sagrada.server.identity.origin import AnyConnection, address_of
from sagrada.server.identity.session import find_session
from sagrada.server.ids import now
from sagrada.server.services import Services
from sagrada.server.socket.player import Playing
from sagrada.server.socket.websocket import RESTART, TOO_MANY_FRAMES, WebSocket
from sagrada.server.storage.journal import DatabaseAway
from sagrada.server.storage.people import blocked_by, hash_of
from sagrada.server.tables.broadcaster import Telling
from sagrada.server.tables.connection import NOT_YOURS, Connection
from sagrada.server.tables.registry import NO_SESSION, Hall
from sagrada.server.tables.service import Affairs
from sagrada.server.wire import frames

UNREADABLE, NO_TABLE = 4400, 4404
TOO_MANY_SOCKETS = 4409
_CODES = {"not-signed-in": NO_SESSION, "not-found": NO_TABLE, "too-many": TOO_MANY_SOCKETS}
_PATH = re.compile(r"/api/tables/(?P<table>[\w-]+)/play")
_MOST_SOCKETS = 10
"""Of one person at one table."""
_MOST_UNREADABLE = 5
_decode = msgspec.json.Decoder(frames.AnyClientFrame).decode


async def play(scope: WebSocketScope, services: Services, hall: Hall, limits: Limits) -> None:
    """The line is open already, so that a browser gets to know the reason if it is turned away."""
    line: WebSocket = scope["state"]["websocket"]
    asked = _PATH.fullmatch(scope["path"])
    if asked is None:
        line.close(NO_TABLE, "There is nothing here.")
        return
    if hall.is_closing:
        line.close(RESTART)
        return
    affairs = Affairs(hall)
    try:
        telling, connection = await _enter(line, scope, asked["table"], services, hall, limits)
        await affairs.return_to(connection.person, telling)
        await affairs.begin_if_full(telling)  # left waiting by a process that was killed
    except Problem as problem:
        line.close(_CODES.get(problem.code, NOT_YOURS), problem.message)
        return
    except (DatabaseAway, SQLAlchemyError, OSError):
        line.close(1013, "The database is away; try again.")
        return
    try:
        await hall.attach(telling, connection)
        await Visit(line, telling, connection, hall).run()
    except Problem as problem:
        line.close(_CODES.get(problem.code, NOT_YOURS), problem.message)
    except (SQLAlchemyError, OSError):
        pass  # whatever was saved is saved; the other end comes back
    finally:
        hall.detach(telling, connection)
        line.close(1000)


async def _enter(
    line: WebSocket,
    scope: WebSocketScope,
    table: str,
    services: Services,
    hall: Hall,
    limits: Limits,
) -> tuple[Telling, Connection]:
    asking: AnyConnection = ASGIConnection(scope)
    if not limits.allows(CONNECTIONS, address_of(asking, services.config)):
        raise Problem("too-many", "Too many connections; wait a little.")
    session = await find_session(asking, services)
    if session is None:
        raise Problem("not-signed-in", "There is no session; ask /api/me first.")
    person = session.person
    telling = await hall.table(table)
    live = telling.live
    if sum(each.person == person.id for each in live.connections) >= _MOST_SOCKETS:
        raise Problem("too-many", "Too many connections to this table.")
    async with services.database.reading() as connection:
        blocked = [each.id for each in await blocked_by(connection, person.id)]
    came_with = hash_of(session.secret)
    return telling, Connection(line, person.id, person.name, person.chat, blocked, came_with)


class Visit:
    """One connection, frame by frame."""

    def __init__(
        self,
        line: WebSocket,
        telling: Telling,
        connection: Connection,
        hall: Hall,
    ) -> None:
        self._line = line
        self._telling = telling
        self._connection = connection
        self._playing = Playing(telling, connection, hall)
        self._frames = Bucket(FRAMES)
        self._chat = Bucket(CHAT)
        self._has_limits = hall.services.config.limits
        self._refusals = hall.services.metrics.refused
        self._unreadable = 0
        self._advising: asyncio.Task[None] | None = None

    async def run(self) -> None:
        while (text := await self._line.next_text()) is not None:
            if self._has_limits and not self._frames.take():
                self._line.close(TOO_MANY_FRAMES)
            else:
                await self._hear(text)

    async def _hear(self, text: bytes) -> None:
        try:
            frame = _decode(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self._refuse(None, Problem("bad-request", f"The frame cannot be read: {error}."))
            self._unreadable += 1
            if self._unreadable >= _MOST_UNREADABLE:
                self._line.close(UNREADABLE)
            return
        if isinstance(frame, frames.AskAdvice):  # an adviser thinks long; the game goes on
            self._ask_adviser(frame)
        else:
            await self._answer(frame)

    def _ask_adviser(self, frame: frames.AskAdvice) -> None:
        if self._advising is not None and not self._advising.done():
            problem = Problem("too-many", "The adviser still thinks about your last question.")
            self._refuse(frame.id, problem)
        else:
            self._advising = asyncio.create_task(self._answer(frame), name="advice")

    async def _answer(self, frame: frames.AnyClientFrame) -> None:
        id = getattr(frame, "id", None)
        try:
            await self._do(frame)
        except NotationError as error:
            self._refuse(id, Problem("bad-request", f"{error}.", "move"))
        except Problem as problem:
            self._refuse(id, problem)
            if problem.code == "stale":
                await self._playing.show_everything()
        except (DatabaseAway, SQLAlchemyError, OSError):
            self._refuse(id, Problem("server-error", "It could not be saved; send it again."))

    def _refuse(self, id: str | None, problem: Problem) -> None:
        error = problem.error()
        self._refusals.labels(problem.code).inc()
        self._connection.send(
            frames.Refused(
                id=id,
                code=error.code,
                message=error.message,
                field=error.field,
                reason=error.reason,
                rule=error.rule,
                in_the_way=problem.in_the_way,
                version=self._telling.live.version,
            )
        )

    async def _do(self, frame: frames.AnyClientFrame) -> None:
        playing, connection = self._playing, self._connection
        match frame:
            case frames.MakeMove():
                move = parse_choice(frame.seat, frame.move)
                version = await playing.move(frame.seat, move, frame.version, frame.id)
                connection.send(frames.Ack(frame.id, version))
            case frames.Undo():
                version = await playing.undo(frame.seat, frame.version, frame.id)
                connection.send(frames.Ack(frame.id, version))
            case frames.Why():
                await playing.why(frame.seat, frame.moves)
                connection.send(frames.Ack(frame.id, self._telling.live.version))
            case frames.Hold():
                await playing.hold(frame.seat)
            case frames.Say():
                if self._has_limits and not self._chat.take():
                    raise Problem("too-many", "You are saying too much; wait a little.")
                await playing.say(frame.text, frame.id)
                connection.send(frames.Ack(frame.id, self._telling.live.version))
            case frames.AskAdvice():
                connection.send(await playing.advice(frame.seat, frame.id))
            case frames.AskSync():
                await playing.come_back()
                await playing.show_everything()
            case frames.Ping():
                connection.send(frames.Pong(now(), self._telling.live.version))
