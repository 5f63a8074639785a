"""Two people do something about the same table at the same moment, on a PostgreSQL.

One of them is a transaction that is not committed before the other waits for it.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.game.dealer import new_seed
from sagrada.server.errors import ApiError
from sagrada.server.ids import new_code, now
from sagrada.server.outgoing.push import Subscription
from sagrada.server.storage.database import Database
from sagrada.server.storage.deals import add_deal
from sagrada.server.storage.people import (
    Person,
    add_session,
    choose_name,
    devices_of,
    find_person,
    subscribe,
)
from sagrada.server.storage.reports import rename
from sagrada.server.storage.steps.new_step import END_COLUMNS, Ending
from sagrada.server.storage.tables import (
    change_seat,
    change_status,
    change_table,
    insert_table,
    load_table,
    load_to_change,
    take_seat,
)
from sagrada.server.tables.new_table import new_row, settings_of
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import NewSeat, NewTable
from tests.server.backends import Postgres, has_backends
from tests.server.inside import FOR_TWO, person, registry_in
from tests.server.storage.steps.test_journal import step
from tests.server.tables.test_table import full_but_waiting

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not has_backends(), reason="PostgreSQL: `make backends` installs it"),
]
T = TypeVar("T")
DEVICE = Subscription("https://push.example/1", "a key", "a secret")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    server = Postgres()
    with server:
        yield server.url


class Other:
    """Somebody else's transaction about a table."""

    def __init__(self, database: Database, connection: AsyncConnection) -> None:
        self._database = database
        self.connection = connection

    async def lets(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something else; when this returns it is done, or waits for this transaction."""
        task = asyncio.create_task(doing)
        waits = text("select count(*) from pg_stat_activity where wait_event_type = 'Lock'")
        async with self._database.engine.connect() as looking:
            while not task.done() and not await looking.scalar(waits):
                await looking.rollback()  # within a transaction one always sees the same
        return task


@asynccontextmanager
async def changing(registry: TableRegistry, table: str) -> AsyncIterator[Other]:
    database = registry.services.database
    async with database.writing() as connection:
        await load_to_change(connection, table)
        yield Other(database, connection)


async def ann_waits_for_bob(registry: TableRegistry) -> tuple[Person, Person, str]:
    """And a table of Ann's, with a seat for Bob."""
    ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
    return ann, bob, (await TableService(registry).open(ann, FOR_TWO)).id


async def test_two_who_agree_at_once_have_agreed(tmp_path: Path, postgres: str) -> None:
    async with registry_in(tmp_path, postgres) as registry:
        _, bob, table = await ann_waits_for_bob(registry)
        await TableService(registry).join(bob, table, None)
        async with changing(registry, table) as other:
            await change_seat(other.connection, table, 0, wants_abort=True)
            aborting = await other.lets(TableService(registry).abort(bob, table, agree=True))
        assert (await aborting).row.status == "aborted"


async def test_two_who_want_a_rematch_at_once_meet(tmp_path: Path, postgres: str) -> None:
    async with registry_in(tmp_path, postgres) as registry:
        ann, bob, table = await ann_waits_for_bob(registry)
        for each in (bob, ann):
            await TableService(registry).join(each, table, None)
        for each in (bob, ann):
            await TableService(registry).abort(each, table, agree=True)
        rematch = new_row(ann.id, ann.name, settings_of(FOR_TWO), None, new_seed(), now())
        async with changing(registry, table) as other:
            await insert_table(other.connection, rematch)
            await change_table(other.connection, table, rematch=rematch.id)
            asking = await other.lets(TableService(registry).rematch(bob, table))
        found = await asking
        assert found.id == rematch.id
        assert [seat.name for seat in found.row.seats] == ["Ann", "Bob"]


async def test_who_sits_down_as_the_host_starts_has_the_seat(tmp_path: Path, postgres: str) -> None:
    async with registry_in(tmp_path, postgres) as registry:
        ann, bob, table = await ann_waits_for_bob(registry)
        async with changing(registry, table) as other:
            await take_seat(other.connection, table, 1, "person", bob.id, bob.name)
            starting = await other.lets(TableService(registry).start(ann, table))
        found = await starting
        assert found.row.status == "playing"
        assert [seat.kind for seat in found.row.seats] == ["person", "person"]


async def test_who_leaves_as_the_cards_are_dealt_has_left(tmp_path: Path, postgres: str) -> None:
    async with registry_in(tmp_path, postgres) as registry:
        _, table = await full_but_waiting(registry)
        found = await registry.table(table)
        async with changing(registry, table) as other:
            gone = {"kind": "open", "person": None, "name": ""}
            await change_seat(other.connection, table, 1, **gone)
            beginning = await other.lets(found.begin())
        await beginning
        assert (found.row.status, found.row.seats[1].kind) == ("waiting", "open")


async def test_a_game_aborted_before_its_last_move_has_not_ended(
    tmp_path: Path, postgres: str
) -> None:
    async with registry_in(tmp_path, postgres) as registry:
        _, bob, id = await ann_waits_for_bob(registry)
        await TableService(registry).join(bob, id, None)
        end = Ending({**dict.fromkeys(END_COLUMNS), "changed": 5, "to_act": "", "round": 10}, [])
        end.end_row["of_table"] = id
        async with changing(registry, id) as other:
            await change_status(other.connection, id, "playing", "aborted", 77)
            saving = await other.lets(registry.services.journal.save(step(id, 100, ending=end)))
        assert not await saving
        async with registry.services.database.reading() as connection:
            row = await load_table(connection, id)
        assert row is not None
        assert (row.status, row.finished) == ("aborted", 77)


async def test_of_two_guests_who_deal_the_same_deal_at_once_one_waits(
    tmp_path: Path, postgres: str
) -> None:
    async with registry_in(tmp_path, postgres) as registry:
        ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
        service, code = TableService(registry), new_code()
        async with registry.services.database.writing() as connection:
            await add_deal(connection, code, 2, new_seed(), now())
        asked = NewTable([NewSeat("me"), NewSeat("open")], deal=code)
        answers = await asyncio.gather(
            *(service.open(each, asked) for each in (ann, bob)), return_exceptions=True
        )
        refused = [each.code for each in answers if isinstance(each, ApiError)]
        assert refused == ["deal-busy"]
        (table,) = [each for each in answers if isinstance(each, Table)]
        late = ann if table.row.host == bob.id else bob
        await service.join(late, table.id, None)
        assert table.row.status == "playing", "who is refused a table can join the one there is"


async def test_two_tabs_of_a_device_subscribe_at_once(tmp_path: Path, postgres: str) -> None:
    async with registry_in(tmp_path, postgres) as registry:
        database, ann = registry.services.database, await person(registry, "Ann")
        async with database.writing() as connection:
            secret = await add_session(connection, ann.id, now())

        async def tab(language: str) -> None:
            async with database.writing() as connection:
                await subscribe(connection, ann.id, secret, DEVICE, language, now())

        async with database.writing() as connection:
            await subscribe(connection, ann.id, secret, DEVICE, "en", now())
            second = await Other(database, connection).lets(tab("nl"))
        await second
        async with database.reading() as connection:
            assert await devices_of(connection, ann.id) == [(DEVICE, "nl")], "the later one counts"


async def test_who_chooses_a_name_as_an_operator_does_keeps_the_operators(
    tmp_path: Path, postgres: str
) -> None:
    async with registry_in(tmp_path, postgres) as registry:
        database, bob = registry.services.database, await person(registry, "Bob")

        async def choose() -> bool:
            async with database.writing() as connection:
                return await choose_name(connection, bob.id, "Something vile")

        async with database.writing() as connection:
            await rename(connection, bob, "Robert", now())
            choosing = await Other(database, connection).lets(choose())
        assert not await choosing
        async with database.reading() as connection:
            found = await find_person(connection, bob.id)
        assert found is not None
        assert found.name == "Robert"
