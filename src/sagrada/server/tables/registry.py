"""All tables in the memory of this process: loading, unloading, and the regular rounds."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import and_, select
from sqlalchemy.exc import SQLAlchemyError

from sagrada.server.daily_calendar import day_at
from sagrada.server.errors import ApiError, not_found
from sagrada.server.ids import now
from sagrada.server.storage.cleanup import expire_sessions, expire_tables, expire_visitors
from sagrada.server.storage.daily import ensure_both
from sagrada.server.storage.mail import expire_mail_tokens
from sagrada.server.storage.people import blocked_by, find_person, open_sessions
from sagrada.server.storage.processes import (
    expire_processes,
    forget_process,
    note_process,
    other_processes,
)
from sagrada.server.storage.reports import changes_after, last_change
from sagrada.server.storage.reviews import expire_reviews
from sagrada.server.storage.schema import tables
from sagrada.server.storage.server_time import NOTED_EVERY, follow_clock, note_time
from sagrada.server.storage.steps.journal import DatabaseAway
from sagrada.server.storage.summaries import TableSummary, load_summaries
from sagrada.server.storage.tables import change_table, load_table
from sagrada.server.tables.connection import NO_SESSION, RESTART, Connection
from sagrada.server.tables.pubsub import PubSubMessage
from sagrada.server.tables.shared_services import Services
from sagrada.server.tables.table import Table

_log = logging.getLogger(__name__)
_RUN_DUE_EVERY = 0.5
_REFRESH_EVERY = 5.0
_CLEAN_UP_EVERY = 60.0
"""Seconds between two rounds of each kind."""
_IDLE = 60_000
"""Milliseconds after which a table without people leaves the memory."""
_MOST_AT_ONCE = 200
_ANSWERS = 1.0
"""Seconds for other processes to say who is at a table."""
_LATER = 60_000
"""Milliseconds until a table that is broken is tried again."""


class TableRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.is_closing = False
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._last_change = 0
        """The number of the last change by an operator that we have followed."""

    def start(self) -> None:
        self.services.pubsub.start(self._on_message, self._refresh_stale)
        rounds = [
            (_RUN_DUE_EVERY, self._run_due_tables),
            (_CLEAN_UP_EVERY, self._clean_up),
            (NOTED_EVERY, self.note_time),
            (_REFRESH_EVERY, self._follow_operator),
        ]
        if self.services.pubsub.is_shared:
            rounds.append((_REFRESH_EVERY, self._refresh_stale))
        self._tasks = [asyncio.create_task(self._every(*each)) for each in rounds]

    async def prepare(self) -> None:
        """Before people come: learn the time, when no server ran, and what needs no following."""
        await follow_clock(self.services.database)
        await self.note_time()
        if self.services.pubsub.is_shared:
            await self._look_around()
        async with self.services.database.reading() as connection:
            self._last_change = await last_change(connection)

    async def note_time(self) -> None:
        """This server runs."""
        found = await note_time(self.services.database)
        if found != self.services.pauses:
            self.services.pauses[:] = found
            _log.info("game clocks were paused", extra={"pauses": len(found)})

    def close_all(self) -> None:
        """Close every connection: people come back to another process, or to the next one here."""
        self.is_closing = True
        for connection in self._connections():
            connection.socket.close(RESTART)

    async def stop(self) -> None:
        self.close_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables.values():
            table.bots.stop()
        pubsub = self.services.pubsub
        await pubsub.stop()
        if pubsub.is_shared:
            with suppress(SQLAlchemyError, OSError):  # otherwise the others find out
                async with self.services.database.writing() as connection:
                    await forget_process(connection, pubsub.me)

    # ------------------------------------------------------------ tables

    async def table(self, id: str) -> Table:
        """The table with this id, from memory or from storage."""
        found = self._tables.get(id)
        if found is not None:
            found.touched = now()  # it must still be there when the caller uses it
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Table:
        async with self.services.database.reading() as connection:
            row = await load_table(connection, id)
        if row is None:
            raise not_found("table")
        table = Table(self.services, row)
        async with table.synced():
            await table.chat.load()
        self._tables[id] = table
        self.services.metrics.tables.set(len(self._tables))
        return table

    async def changed(self, id: str) -> Table:
        """This process has stored something about a table: show it to everybody."""
        table = await self.table(id)
        await table.refresh()
        table.broadcaster.publish("table")
        return table

    async def changed_many(self, ids: Iterable[str]) -> None:
        """The same for tables of which few are in memory."""
        pubsub = self.services.pubsub
        for id in ids:
            if id in self._tables:
                await self._tables[id].refresh()
            if pubsub.is_shared:
                pubsub.publish(PubSubMessage(pubsub.me, id, "table"))

    # ------------------------------------------------------------ sessions

    async def sessions_ended(self, person: str) -> None:
        """Somebody signed out, changed the password, or was forgotten: close their sockets."""
        await self._close_expired_sessions(self._connections_of(person))
        pubsub = self.services.pubsub
        if pubsub.is_shared:
            pubsub.publish(PubSubMessage(pubsub.me, "", "sessions", person=person))

    async def person_changed(self, person: str) -> None:
        """Somebody blocked others, or wants to see chat or not: their open sockets follow."""
        await self._follow_wishes(person)
        pubsub = self.services.pubsub
        if pubsub.is_shared:
            pubsub.publish(PubSubMessage(pubsub.me, "", "person", person=person))

    async def _follow_wishes(self, person: str) -> None:
        if not self._connections_of(person):
            return
        async with self.services.database.reading() as database:
            found = await find_person(database, person)
            blocked = frozenset(each.id for each in await blocked_by(database, person))
        for table in list(self._tables.values()):
            mine = [each for each in table.connections if each.person == person]
            if found is not None and mine:
                async with table.synced():  # what they see of the chat changes, also of before
                    for connection in mine:
                        connection.wants_chat, connection.blocked = found.chat, blocked
                        connection.send(table.broadcaster.sync(connection))

    def _connections(self) -> list[Connection]:
        return [each for table in self._tables.values() for each in table.connections]

    def _connections_of(self, person: str) -> list[Connection]:
        return [each for each in self._connections() if each.person == person]

    async def _close_expired_sessions(self, connections: list[Connection]) -> None:
        """Close those of the connections whose session has ended."""
        for at in range(0, len(connections), _MOST_AT_ONCE):
            some = connections[at : at + _MOST_AT_ONCE]
            async with self.services.database.reading() as database:
                valid = await open_sessions(database, [each.session for each in some], now())
            for connection in some:
                if connection.session not in valid:
                    connection.socket.close(NO_SESSION, "Your session has ended.")

    # ------------------------------------------------------------ other processes

    async def _on_message(self, message: PubSubMessage) -> None:
        if message.about == "sessions":
            await self._close_expired_sessions(self._connections_of(message.person))
            return
        if message.about == "person":
            await self._follow_wishes(message.person)
            return
        table = self._tables.get(message.table)
        if table is None:
            return
        try:
            await _handle(table, message)
        except (ApiError, SQLAlchemyError, OSError):
            _log.warning("a message could not be handled", extra={"table": message.table})

    async def away_for(self, table: Table, seat: int, enough: int) -> int:
        """Milliseconds for which no process has seen a seat's player, as far as we know; only
        that it is enough matters."""
        pubsub, presence = self.services.pubsub, table.presence
        away = presence.away_for(seat, table.connections, now())
        if not pubsub.is_shared or seat in presence.watching(table.connections, now()).seats:
            return away
        await self._look_around()
        until = now() + _ANSWERS * 1000
        if away < enough:  # perhaps we have not had the table for long: others know more
            pubsub.publish(PubSubMessage(pubsub.me, table.id, "who"))
        while away < enough and now() < until:
            await asyncio.sleep(0.05)
            away = presence.away_for(seat, table.connections, now())
        return min(away, now() - pubsub.hearing.since)

    async def _look_around(self) -> None:
        """Tell the database that we run, and compare those that it knows with those we hear."""
        me = self.services.pubsub.me
        async with self.services.database.writing() as connection:
            await note_process(connection, me, now())
            others = await other_processes(connection, me, now())
        self.services.pubsub.hearing.check(others, now())

    async def _refresh_stale(self) -> None:
        """Messages get lost; what is stored does not."""
        mine = [table for table in self._tables.values() if table.connections]
        for table in mine:
            table.broadcaster.publish_presence()
        pubsub = self.services.pubsub
        if pubsub.is_shared:
            pubsub.publish(PubSubMessage(pubsub.me, "", "alive"))
            await self._look_around()
        async with self.services.database.reading() as connection:
            stored = await load_summaries(connection, [table.id for table in mine])
        for table in mine:
            found = stored.get(table.id)
            if found is not None and not table.lock.locked() and _is_behind(table, found):
                await table.refresh()

    async def _follow_operator(self) -> None:
        """Apply bans and new names that were set at the command line."""
        async with self.services.database.reading() as connection:
            changes = await changes_after(connection, self._last_change)
        for change in changes:
            self._last_change = change.number
            await self._close_expired_sessions(self._connections_of(change.person))
            for id in change.tables:
                if id in self._tables:
                    await self._tables[id].refresh()

    # ------------------------------------------------------------ rounds

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except (DatabaseAway, SQLAlchemyError, OSError):
                self.services.metrics.failed_rounds.labels(work.__name__.strip("_")).inc()
                _log.warning("the database is unreachable", extra={"work": work.__name__})
            except Exception:
                self.services.metrics.failed_rounds.labels(work.__name__.strip("_")).inc()
                _log.exception("a periodic job failed", extra={"work": work.__name__})

    async def _run_due_tables(self) -> None:
        """Clocks that have run out and bots that are late, at any table of the server."""
        due = and_(tables.c.status == "playing", tables.c.due_at <= now())
        async with self.services.database.reading() as connection:
            query = select(tables.c.id).where(due).order_by(tables.c.due_at).limit(_MOST_AT_ONCE)
            found = [row.id for row in await connection.execute(query)]
        for id in found:
            try:
                await (await self.table(id)).run_due()
            except ApiError:
                continue  # another process was quicker
            except (DatabaseAway, SQLAlchemyError, OSError):
                raise
            except Exception:  # one broken table must not stop the clocks of all others
                _log.exception("a due table failed", extra={"table": id})
                async with self.services.database.writing() as connection:
                    await change_table(connection, id, due_at=now() + _LATER)

    async def _clean_up(self) -> None:
        async with self.services.database.writing(within=_CLEAN_UP_EVERY) as connection:
            expired = await expire_tables(connection, now())
            await expire_sessions(connection, now())
            await expire_reviews(connection, now())
            await expire_visitors(connection, now())
            await expire_mail_tokens(connection, now())
            await expire_processes(connection, now())
        if expired:
            _log.info("tables expired", extra={"tables": len(expired)})
        await self.changed_many(expired)
        await self._close_expired_sessions(self._connections())
        # Every day on which a server runs has its windows, whether anybody comes or not.
        await ensure_both(self.services.database, day_at(now()), now())
        self._unload_idle()

    def _unload_idle(self) -> None:
        idle = now() - _IDLE
        for id, table in list(self._tables.items()):
            is_used = table.connections or table.lock.locked() or id in self._loading
            if not is_used and not table.bots.are_busy and table.touched < idle:
                del self._tables[id]
        self.services.metrics.tables.set(len(self._tables))


async def _handle(table: Table, message: PubSubMessage) -> None:
    match message.about:
        case "presence":
            known = (message.seats, message.spectators, now(), message.away)
            table.presence.note_elsewhere(message.sender, *known)
            table.broadcaster.send_presence()
        case "who":
            table.broadcaster.publish_presence()
        case "chat":
            async with table.lock:
                await table.chat.load()
        case "table":
            await table.refresh()
        case "steps":
            async with table.lock:
                await (table.catch_up() if message.told is None else table.take_in(message.told))


def _is_behind(table: Table, stored: TableSummary) -> bool:
    """Whether the database knows something about a table that its people were not sent."""
    lines = table.chat.lines
    said = lines[-1].number if lines else 0
    return (
        stored.version > table.version
        or not stored.agrees_with(table.row)
        or (stored.last_line, stored.lines) != (said, len(lines))
    )
