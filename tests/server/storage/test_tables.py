"""Names at tables."""

from pathlib import Path

import pytest

from sagrada.server.storage.people import change_person
from sagrada.server.storage.tables import LONGEST_NAME, rename_at_tables, unique_name
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.names import LONGEST
from sagrada.server.tables.service import TableService
from sagrada.server.wire.tables import NewSeat, NewTable
from tests.server.inside import Paper, ann_and_bob, person, registry_in

pytestmark = pytest.mark.anyio


def test_a_name_is_there_once() -> None:
    assert unique_name("Ann", ["Bob"]) == "Ann"
    assert unique_name("Ann", ["ANN"]) == "Ann 2"
    assert unique_name("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    long = "x" * LONGEST_NAME
    assert unique_name(long, [long]) == "x" * (LONGEST_NAME - 2) + " 2"
    assert LONGEST_NAME == LONGEST


async def test_a_new_name_shows_in_the_running_game(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        table, ann, bob = await ann_and_bob(registry)
        line = Paper()
        await table.attach(Connection(line, bob.id, bob.name))
        line.told()
        async with registry.services.database.writing() as connection:
            await change_person(connection, ann.id, name="Bob")
            touched = await rename_at_tables(connection, ann.id, "Bob")
        assert touched == [table.id]
        await registry.changed_many(touched)
        assert [seat.name for seat in table.row.seats] == ["Bob 2", "Bob"]
        assert '"name":"Bob 2"' in "".join(line.told()), "the others see it at once"
        assert table.begun_game().seats[0].name == "Bob 2", "and so will the record"


async def test_others_on_the_screen_and_other_tables_keep_their_names(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        ann = await person(registry, "Ann")
        service = TableService(registry)
        screen = await service.open(ann, NewTable([NewSeat("me"), NewSeat("screen", "Dad")]))
        closed = await service.open(ann, NewTable([NewSeat("me"), NewSeat("open")]))
        await service.leave(ann, closed.id)
        async with registry.services.database.writing() as connection:
            assert await rename_at_tables(connection, ann.id, "Zoe") == [screen.id]
        await registry.changed_many([screen.id])
        assert [seat.name for seat in screen.row.seats] == ["Zoe", "Dad"]


async def test_who_sits_down_gets_a_name_of_their_own(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        one, two = await person(registry, "Ann"), await person(registry, "ann")
        table = await TableService(registry).open(one, NewTable([NewSeat("me"), NewSeat("open")]))
        joined = await TableService(registry).join(two, table.id, None)
        assert [seat.name for seat in joined.row.seats] == ["Ann", "ann 2"]
