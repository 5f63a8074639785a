"""All tables that are in the memory of this process, and the round that looks after them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from sqlalchemy import and_, select
from sqlalchemy.exc import SQLAlchemyError

from sagrada.server.daily.calendar import day_at
from sagrada.server.errors import ApiError, not_found
from sagrada.server.ids import now
from sagrada.server.services import Services
from sagrada.server.socket.websocket import RESTART
from sagrada.server.storage.chat import load_chat
from sagrada.server.storage.cleanup import expire_sessions, expire_tables
from sagrada.server.storage.daily import open_day
from sagrada.server.storage.journal import DatabaseAway
from sagrada.server.storage.people import open_sessions
from sagrada.server.storage.schema import tables
from sagrada.server.storage.summaries import TableSummary, load_summaries
from sagrada.server.storage.tables import change_table, load_table
from sagrada.server.tables.bots import arrange, tick
from sagrada.server.tables.broadcaster import NO_SPECTATORS, Telling
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.pubsub import PubSubMessage
from sagrada.server.tables.table import LiveTable

_log = logging.getLogger(__name__)
_RUN_DUE_EVERY = 0.5
"""Seconds between two looks at the clocks."""
_REFRESH_EVERY = 5.0
"""Seconds between two looks at what other processes may have stored."""
_CLEAN_UP_EVERY = 60.0
_IDLE = 60_000
"""Milliseconds after which a table without people leaves the memory."""
_MOST_AT_ONCE = 200
_LATER = 60_000
"""Milliseconds until a table that cannot be looked after is tried again."""
NO_SESSION = 4401


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.is_closing = False
        self._tables: dict[str, Telling] = {}
        self._loading: dict[str, asyncio.Task[Telling]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.services.pubsub.start(self._on_message, self._refresh_stale)
        self._tasks = [
            asyncio.create_task(self._every(_RUN_DUE_EVERY, self._run_due_tables)),
            asyncio.create_task(self._every(_CLEAN_UP_EVERY, self._clean_up)),
        ]
        if self.services.pubsub.is_shared:
            self._tasks.append(
                asyncio.create_task(self._every(_REFRESH_EVERY, self._refresh_stale))
            )

    def close_all(self) -> None:
        """Let everybody go: they will come back to another process, or to the next one here."""
        self.is_closing = True
        for telling in self._tables.values():
            for connection in list(telling.live.connections):
                connection.line.close(RESTART)

    async def stop(self) -> None:
        self.close_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for telling in self._tables.values():
            if telling.live.bot_task is not None:
                telling.live.bot_task.cancel()
        await self.services.pubsub.stop()

    # ------------------------------------------------------------ tables

    async def table(self, id: str) -> Telling:
        """The table with this id, from memory or from storage."""
        found = self._tables.get(id)
        if found is not None:
            found.live.touched = now()  # whoever asks for it wants to find it there
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Telling:
        async with self.services.database.reading() as connection:
            row = await load_table(connection, id)
            if row is None:
                raise not_found("table")
            chat = await load_chat(connection, id)
        live = LiveTable(self.services, row)
        telling = Telling(live)
        telling.chat = chat
        async with live.lock:
            await live.ready()
        self._tables[id] = telling
        self.services.metrics.tables.set(len(self._tables))
        return telling

    async def changed(self, id: str) -> Telling:
        """Something about the table was written to the database by this process: tell everybody."""
        telling = await self.table(id)
        await self._refresh(telling)
        pubsub = self.services.pubsub
        if pubsub.is_shared:
            pubsub.publish(PubSubMessage(pubsub.me, id, "table"))
        return telling

    async def changed_many(self, ids: Iterable[str]) -> None:
        """The same for tables of which few are in memory."""
        pubsub = self.services.pubsub
        for id in ids:
            if id in self._tables:
                await self._refresh(self._tables[id])
            if pubsub.is_shared:
                pubsub.publish(PubSubMessage(pubsub.me, id, "table"))

    async def _refresh(self, telling: Telling) -> None:
        live = telling.live
        async with live.lock:
            await live.catch_up()
            telling.tell_table()
            await self._read_chat(telling)
        arrange(live)

    # ------------------------------------------------------------ people

    async def attach(self, telling: Telling, connection: Connection) -> None:
        live = telling.live
        async with live.lock:
            await live.ready()
            if not live.row.admits(connection.person):
                raise ApiError("forbidden", NO_SPECTATORS)
            connection.sit(live.row.seats_of(connection.person))
            live.connections.add(connection)
            connection.send(telling.sync(connection))
        self.services.metrics.sockets.inc()
        telling.tell_presence()
        telling.tell_presence_elsewhere()
        arrange(live)

    def detach(self, telling: Telling, connection: Connection) -> None:
        live = telling.live
        if connection in live.connections:
            live.connections.discard(connection)
            live.touched = now()
            self.services.metrics.sockets.dec()
            telling.tell_presence()
            telling.tell_presence_elsewhere()

    async def sessions_ended(self, person: str) -> None:
        """Somebody signed out, or changed the password, or is gone: so are the sockets."""
        await self._close_expired_sessions(self._connections_of(person))
        pubsub = self.services.pubsub
        if pubsub.is_shared:
            pubsub.publish(PubSubMessage(pubsub.me, "", "sessions", person=person))

    def _connections(self) -> list[Connection]:
        return [each for telling in self._tables.values() for each in telling.live.connections]

    def _connections_of(self, person: str) -> list[Connection]:
        return [each for each in self._connections() if each.person == person]

    async def _close_expired_sessions(self, connections: list[Connection]) -> None:
        """Close those whose session has ended."""
        for at in range(0, len(connections), _MOST_AT_ONCE):
            some = connections[at : at + _MOST_AT_ONCE]
            async with self.services.database.reading() as database:
                valid = await open_sessions(database, [each.session for each in some], now())
            for connection in some:
                if connection.session not in valid:
                    connection.line.close(NO_SESSION, "The session has ended.")

    # ------------------------------------------------------------ message from elsewhere

    async def _on_message(self, message: PubSubMessage) -> None:
        if message.about == "sessions":
            await self._close_expired_sessions(self._connections_of(message.person))
            return
        telling = self._tables.get(message.table)
        if telling is None:
            return
        try:
            await self._take_in(telling, message)
        except (ApiError, SQLAlchemyError, OSError):
            _log.warning("message could not be taken in", extra={"table": message.table})

    async def _take_in(self, telling: Telling, message: PubSubMessage) -> None:
        live = telling.live
        match message.about:
            case "presence":
                live.presence.note_elsewhere(
                    message.sender, message.seats, message.spectators, now()
                )
                telling.tell_presence()
            case "chat":
                async with live.lock:
                    await self._read_chat(telling)
            case "table":
                await self._refresh(telling)
            case "steps":
                async with live.lock:
                    await live.catch_up()

    async def _read_chat(self, telling: Telling) -> None:
        """Under the lock: nobody speaks meanwhile."""
        async with self.services.database.reading() as connection:
            telling.replace_chat(await load_chat(connection, telling.live.id))

    async def _refresh_stale(self) -> None:
        """PubSubMessage get lost; what is stored does not."""
        mine = [telling for telling in self._tables.values() if telling.live.connections]
        for telling in mine:
            telling.tell_presence_elsewhere()
        async with self.services.database.reading() as connection:
            stored = await load_summaries(connection, [telling.live.id for telling in mine])
        for telling in mine:
            live = telling.live
            found = stored.get(live.id)
            if found is not None and not live.lock.locked() and _is_behind(telling, found):
                await self._refresh(telling)

    # ------------------------------------------------------------ the round

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except (DatabaseAway, SQLAlchemyError, OSError):
                _log.warning("the database is away", extra={"work": work.__name__})
            except Exception:
                _log.exception("a round failed", extra={"work": work.__name__})

    async def _run_due_tables(self) -> None:
        """Clocks that have run out and bots that nobody moves, at whatever table of the server."""
        due = and_(tables.c.status == "playing", tables.c.due_at <= now())
        async with self.services.database.reading() as connection:
            query = select(tables.c.id).where(due).order_by(tables.c.due_at).limit(_MOST_AT_ONCE)
            found = [row.id for row in await connection.execute(query)]
        for id in found:
            try:
                await tick((await self.table(id)).live)
            except ApiError:
                continue  # another process was quicker
            except (DatabaseAway, SQLAlchemyError, OSError):
                raise
            except Exception:  # one broken table must not stop the clocks of all others
                _log.exception("a table cannot be looked after", extra={"table": id})
                async with self.services.database.writing() as connection:
                    await change_table(connection, id, due_at=now() + _LATER)

    async def _clean_up(self) -> None:
        async with self.services.database.writing() as connection:
            expired = await expire_tables(connection, now())
            await expire_sessions(connection, now())
        if expired:
            _log.info("tables expired", extra={"tables": len(expired)})
        await self.changed_many(expired)
        await self._close_expired_sessions(self._connections())
        # Every day on which a server runs has its window, whether anybody comes or not.
        await open_day(self.services.database, day_at(now()), now())
        idle = now() - _IDLE
        for id, telling in list(self._tables.items()):
            live = telling.live
            busy = live.connections or live.lock.locked() or id in self._loading
            thinking = live.bot_task is not None and not live.bot_task.done()
            if not busy and not thinking and live.touched < idle:
                del self._tables[id]
        self.services.metrics.tables.set(len(self._tables))


def _is_behind(telling: Telling, stored: TableSummary) -> bool:
    """Whether the database knows something about a table that its people were not told."""
    said = telling.chat[-1].number if telling.chat else 0
    return (
        stored.version > telling.live.version
        or not stored.agrees_with(telling.live.row)
        or (stored.last_line, stored.lines) != (said, len(telling.chat))
    )
