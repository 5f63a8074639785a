"""The journal: many steps at once, each only once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable, select, update
from sqlalchemy.exc import DBAPIError, OperationalError

from sagrada.server.storage.schema import results, steps, tables
from sagrada.server.storage.steps import journal as journal_module
from sagrada.server.storage.steps.journal import DatabaseAway, Journal
from sagrada.server.storage.steps.new_step import END_COLUMNS, Ending, NewStep, TurnChange
from sagrada.server.storage.tables import change_status, load_steps, load_table
from tests.server.inside import registry_in, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest) -> str:
    """Each database has its own way for a batch of steps, and both keep the same promises."""
    if request.param == "sqlite":
        return ""  # a file in the test's folder
    found: str = request.getfixturevalue("postgres").url
    return found


def step(table: str, since: int, **more: Any) -> NewStep:
    values: dict[str, Any] = {
        "version": since + 1,
        "actor": "person",
        "seat": 0,
        "request_id": None,
        "at": 1,
    }
    return NewStep(table=table, since=since, entries="1: end", **{**values, **more})


async def test_of_two_who_write_the_same_step_one_fails(tmp_path: Path, url: str) -> None:
    async with registry_in(tmp_path, url) as registry:
        table = (await two_at_a_table(registry)).id
        journal = registry.services.journal
        answers = await asyncio.gather(
            journal.save(step(table, 100)),
            journal.save(step(table, 100)),
            journal.save(step(table, 101)),
        )
        assert sorted(answers) == [False, True, True]
        assert answers[2]


async def test_one_request_is_one_step(tmp_path: Path, url: str) -> None:
    async with registry_in(tmp_path, url) as registry:
        table = (await two_at_a_table(registry)).id
        assert await registry.services.journal.save(step(table, 100, request_id="x"))
        assert not await registry.services.journal.save(step(table, 101, request_id="x"))


async def test_a_commit_in_doubt_is_recognised(tmp_path: Path, url: str) -> None:
    """It was saved, but the answer got lost: saving it again says yes."""
    async with registry_in(tmp_path, url) as registry:
        table = (await two_at_a_table(registry)).id
        mine = step(table, 100)
        assert await registry.services.journal.save(mine)
        assert await registry.services.journal.save(mine)


@pytest.mark.parametrize("also", [(), (select(tables.c.id),)], ids=["quick", "with more"])
async def test_the_end_of_a_game_is_written_with_its_last_step(
    tmp_path: Path, url: str, also: tuple[Executable, ...]
) -> None:
    """The same, whichever way the batch goes."""
    async with registry_in(tmp_path, url) as registry:
        table = await two_at_a_table(registry)
        person = table.row.seats[0].person
        closed = {
            "finished": 5,
            "changed": 5,
            "due_at": None,
            "to_act": "",
            "round": 10,
            "scores": "40 31",
            "winners": "0",
            "target": None,
        }
        common = {"table": table.id, "players": 2, "pattern": "virtus", "solo_tools": None}
        by_seat = [
            {**common, "seat": 0, "person": person, "score": 40, "won": True},
            {**common, "seat": 1, "person": None, "score": 31, "won": False},
        ]
        end = Ending({**closed, "of_table": table.id}, by_seat)
        assert await registry.services.journal.save(step(table.id, 100, ending=end, also=also))
        async with registry.services.database.reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table.id))
            stored = found.mappings().one()
            by_seat_of = select(results).where(results.c.table == table.id).order_by("seat")
            rows = (await connection.execute(by_seat_of)).mappings().all()
        assert {name: stored[name] for name in END_COLUMNS} == closed
        assert stored["status"] == "over"
        assert [dict(row) for row in rows] == by_seat


@pytest.mark.parametrize("also", [(), (select(tables.c.id),)], ids=["quick", "with more"])
async def test_an_aborted_game_neither_ends_nor_goes_on(
    tmp_path: Path, url: str, also: tuple[Executable, ...]
) -> None:
    async with registry_in(tmp_path, url) as registry:
        database, save = registry.services.database, registry.services.journal.save
        id, other = (await two_at_a_table(registry)).id, (await two_at_a_table(registry)).id
        async with database.writing() as connection:
            assert await change_status(connection, id, "playing", "aborted", 77)
        closed = {"finished": 5, "changed": 5, "to_act": "", "round": 5}
        end = Ending({**dict.fromkeys(END_COLUMNS), **closed, "of_table": id}, [])
        answers = await asyncio.gather(
            save(step(id, 100, ending=end, also=also)),
            save(step(id, 101, turn=TurnChange(3, "1", 99), also=also)),
            save(step(other, 100)),  # in the same transaction, and none the worse for it
        )
        assert list(answers) == [False, False, True]
        async with database.reading() as connection:
            row = await load_table(connection, id)
            stored = await load_steps(connection, id, 100)
        assert row is not None
        assert (row.status, row.finished, row.to_act, stored) == ("aborted", 77, (), [])


async def test_whose_turn_it_is_is_written_with_the_step(tmp_path: Path, url: str) -> None:
    async with registry_in(tmp_path, url) as registry:
        table = (await two_at_a_table(registry)).id
        ends = update(tables).where(tables.c.id == table).values(target=7)
        assert await registry.services.journal.save(step(table, 100, turn=TurnChange(3, "1", 99)))
        assert await registry.services.journal.save(step(table, 101, also=(ends,)))
        async with registry.services.database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one()
            of_table = select(steps).where(steps.c.table == table)
            count = len((await connection.execute(of_table)).all())
        assert (row.round, row.to_act, row.due_at, row.target) == (3, "1", 99, 7)
        assert count == 3


async def test_of_several_turns_at_once_the_last_is_kept(tmp_path: Path, url: str) -> None:
    async with registry_in(tmp_path, url) as registry:
        id, other = (await two_at_a_table(registry)).id, (await two_at_a_table(registry)).id
        saving = [
            step(id, 101, turn=TurnChange(3, "1", 98)),
            step(other, 100, turn=TurnChange(5, "0", 97)),
            step(id, 100, turn=TurnChange(2, "0", 99)),
        ]
        assert all(await asyncio.gather(*map(registry.services.journal.save, saving)))
        async with registry.services.database.reading() as connection:
            rows = [await load_table(connection, each) for each in (id, other)]
        assert [(row.round, row.to_act, row.due_at) for row in rows if row] == [
            (3, (1,), 98),
            (5, (0,), 97),
        ]


@pytest.mark.parametrize("also", [(), (select(tables.c.id),)], ids=["quick", "with more"])
async def test_many_steps_are_one_transaction(
    tmp_path: Path, url: str, also: tuple[Executable, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path, url) as registry:
        journal = registry.services.journal
        ids = [(await two_at_a_table(registry)).id for _ in range(3)]
        real, sizes = journal._write_all, []

        async def write_all(batch: list[NewStep]) -> bool:
            sizes.append(len(batch))
            return await real(batch)

        monkeypatch.setattr(journal, "_write_all", write_all)
        saving = [step(id, 100, turn=TurnChange(3, "1", 99), also=also) for id in ids]
        assert all(await asyncio.gather(*map(journal.save, saving)))
        assert sizes == [3]


async def test_a_last_step_that_is_also_a_turn_ends_the_game(tmp_path: Path, url: str) -> None:
    """And so it does in a batch with another step of that table, and with those of others."""
    async with registry_in(tmp_path, url) as registry:
        id, other = (await two_at_a_table(registry)).id, (await two_at_a_table(registry)).id
        closed = {"finished": 5, "changed": 5, "to_act": "", "round": 10, "winners": "0"}
        end = Ending({**dict.fromkeys(END_COLUMNS), **closed, "of_table": id}, [])
        saving = [
            step(id, 100, turn=TurnChange(9, "1", 98)),
            step(id, 101, turn=TurnChange(10, "0", 99), ending=end),
            step(other, 100, turn=TurnChange(5, "0", 97)),
        ]
        assert all(await asyncio.gather(*map(registry.services.journal.save, saving)))
        async with registry.services.database.reading() as connection:
            row, open_one = await load_table(connection, id), await load_table(connection, other)
            stored = await load_steps(connection, id, 100)
        assert row is not None
        assert open_one is not None
        assert (row.status, row.finished, row.to_act, row.due_at) == ("over", 5, (), None)
        assert (open_one.status, open_one.due_at) == ("playing", 97)
        assert [each.version for each in stored] == [101, 102]


async def test_what_waits_is_written_before_the_end(tmp_path: Path, url: str) -> None:
    async with registry_in(tmp_path, url) as registry:
        table = (await two_at_a_table(registry)).id
        journal = Journal(registry.services.database)
        journal.start()
        saving = [asyncio.create_task(journal.save(step(table, 100 + n))) for n in range(20)]
        await asyncio.sleep(0)
        await journal.stop()
        assert all([await task for task in saving])


async def test_what_is_on_its_way_is_written_before_the_end(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path, url) as registry, asyncio.timeout(10):
        table = (await two_at_a_table(registry)).id
        journal = Journal(registry.services.database)
        journal.start()
        real, is_writing = journal._write, asyncio.Event()

        async def write(batch: list[NewStep]) -> list[bool]:
            is_writing.set()
            await asyncio.sleep(0.05)
            return await real(batch)

        monkeypatch.setattr(journal, "_write", write)
        saving = asyncio.create_task(journal.save(step(table, 100)))
        await is_writing.wait()
        await journal.stop()
        assert await saving


async def test_a_server_that_stops_waits_for_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path) as registry, asyncio.timeout(10):
        table = (await two_at_a_table(registry)).id
        journal = Journal(registry.services.database)
        journal.start()

        async def write(_: list[NewStep]) -> list[bool]:
            raise OperationalError("x", None, OSError())

        monkeypatch.setattr(journal, "_write", write)
        saving = asyncio.create_task(journal.save(step(table, 100)))
        await asyncio.sleep(0.01)
        await journal.stop()
        with pytest.raises(DatabaseAway):
            await saving


async def test_a_database_that_is_away_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path) as registry:
        table = (await two_at_a_table(registry)).id
        journal = registry.services.journal
        away = OperationalError("x", None, OSError())
        real, failures = journal._write, [away, away]

        async def write(batch: list[NewStep]) -> list[bool]:
            if failures:
                raise failures.pop()
            return await real(batch)

        monkeypatch.setattr(journal, "_write", write)
        assert await journal.save(step(table, 100))
        assert journal.failed_at is not None
        assert not journal.is_failing
        failures += [away] * 100
        monkeypatch.setattr(journal_module, "_PATIENCE", 0.0)
        with pytest.raises(DatabaseAway):
            await journal.save(step(table, 101))
        assert journal.is_failing
        assert b"sagrada_failed_saves_total 3.0" in registry.services.metrics.text()


async def test_only_the_step_at_fault_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that says no is not one that is away: the others do not wait for it."""

    class TooLong(Exception):
        sqlstate = "22001"

    async with registry_in(tmp_path) as registry, asyncio.timeout(10):
        table = (await two_at_a_table(registry)).id
        journal = registry.services.journal
        real = journal._write_all

        async def write_all(batch: list[NewStep]) -> bool:
            if any(step.request_id == "bad" for step in batch):
                raise DBAPIError("x", None, TooLong())
            return await real(batch)

        monkeypatch.setattr(journal, "_write_all", write_all)
        good, bad, other = await asyncio.gather(
            journal.save(step(table, 100)),
            journal.save(step(table, 101, request_id="bad")),
            journal.save(step(table, 102)),
            return_exceptions=True,
        )
        assert (good, other) == (True, True)
        assert isinstance(bad, DBAPIError)


async def test_slow_saving_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(journal_module, "_SLOW", 0.0)
    async with registry_in(tmp_path) as registry:
        table = (await two_at_a_table(registry)).id
    (line,) = [record for record in caplog.records if record.message == "saving was slow"]
    assert line.__dict__["table"] == table
