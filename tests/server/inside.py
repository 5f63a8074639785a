"""The parts of a server without HTTP, for tests that look inside."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sagrada.server.config import Config
from sagrada.server.ids import now
from sagrada.server.metrics import Metrics
from sagrada.server.outgoing.sending import Outgoing
from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import migrate
from sagrada.server.storage.people import Person, add_person
from sagrada.server.storage.steps.journal import Journal
from sagrada.server.tables.bot_pool import BotPool
from sagrada.server.tables.notifications import Notifier
from sagrada.server.tables.pubsub import PubSub
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.shared_services import Services
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import NewSeat, NewTable

FOR_TWO = NewTable([NewSeat("me"), NewSeat("open")])


@asynccontextmanager
async def services_in(folder: Path, url: str = "", **settings: Any) -> AsyncIterator[Services]:
    """Everything that a server shares; the rounds that go on by themselves are not started.

    Without a URL its database is an SQLite file in the folder."""
    url = url or f"sqlite:///{folder / 'inside.db'}"
    database = Database(url)
    await migrate(database)
    config = Config(database=url, **settings)
    metrics = Metrics()
    outgoing = Outgoing(config, metrics)
    services = Services(
        config=config,
        database=database,
        journal=Journal(database, metrics),
        pubsub=PubSub(config.redis),
        bot_pool=BotPool(1, 0.2),
        metrics=metrics,
        outgoing=outgoing,
        notifier=Notifier(config, database, outgoing),
    )
    services.journal.start()
    try:
        yield services
    finally:
        await services.journal.stop()
        await services.notifier.stop()
        await services.outgoing.stop()
        services.bot_pool.stop()
        await database.close()


@asynccontextmanager
async def registry_in(folder: Path, url: str = "", **settings: Any) -> AsyncIterator[TableRegistry]:
    """On SQLite in that folder, or on the database of the URL."""
    async with services_in(folder, url, **settings) as services:
        registry = TableRegistry(services)
        try:
            yield registry
        finally:
            await registry.stop()


async def person(registry: TableRegistry, name: str) -> Person:
    async with registry.services.database.writing() as connection:
        return await add_person(connection, name, "guest", now())


async def ann_and_bob(
    registry: TableRegistry, asked: NewTable = FOR_TWO
) -> tuple[Table, Person, Person]:
    """A game for two that has just begun, and the two."""
    ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
    table = await TableService(registry).open(ann, asked)
    return await TableService(registry).join(bob, table.id, None), ann, bob


async def two_at_a_table(registry: TableRegistry, asked: NewTable = FOR_TWO) -> Table:
    """A game for two that has just begun."""
    return (await ann_and_bob(registry, asked))[0]


class Paper:
    """A line that remembers what was written on it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.closed: int | None = None

    def write(self, text: bytes, *, more: bool = False) -> None:
        del more
        self.texts.append(text.decode())

    def close(self, code: int, reason: str = "") -> None:
        del reason
        self.closed = code

    def told(self) -> list[str]:
        """The texts since the last look."""
        texts, self.texts = self.texts, []
        return texts
