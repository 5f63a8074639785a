"""The registry: messages that got lost, tables that are broken, sessions that end."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from sagrada.server.ids import now
from sagrada.server.storage.cleanup import forget
from sagrada.server.storage.people import add_session, end_session, hash_of
from sagrada.server.storage.schema import blocks, tables
from sagrada.server.storage.tables import change_table
from sagrada.server.tables.connection import NO_SESSION, Connection
from sagrada.server.tables.pubsub import PubSubMessage
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import NewSeat, NewTable, SecondsClock
from tests.server.inside import Paper, ann_and_bob, person, registry_in, two_at_a_table

pytestmark = pytest.mark.anyio


async def watch(
    registry: TableRegistry, id: str, person: str, session: str = ""
) -> tuple[Table, Paper]:
    table, paper = await registry.table(id), Paper()
    await table.attach(Connection(paper, person, "", session=session))
    paper.told()
    return table, paper


async def test_what_another_process_did_is_found_out_without_any_message(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(registry_in(tmp_path)) for _ in range(2)]
        table, ann, bob = await ann_and_bob(there)
        _, paper = await watch(here, table.id, bob.id)
        await here._refresh_stale()
        assert paper.told() == [], "nothing has happened"

        await TableService(there).abort(ann, table.id, True)
        await here._refresh_stale()
        assert any('"abort_agreed":[0]' in text for text in paper.told())

        speaker = Connection(Paper(), ann.id, "Ann")
        await table.attach(speaker)
        await table.chat.say(speaker, "hello", "1")
        await here._refresh_stale()
        assert [text for text in paper.told() if '"type":"said"' in text and "hello" in text]
        await here._refresh_stale()
        assert paper.told() == [], "and it is told once"

        await TableService(there).resign(ann, table.id, None)
        await here._refresh_stale()
        assert any('"resigned":true' in text for text in paper.told())


async def test_a_line_of_chat_that_was_missed_is_found_behind_a_later_one(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        here, there = [await stack.enter_async_context(registry_in(tmp_path)) for _ in range(2)]
        table, ann, bob = await ann_and_bob(there)
        mine, paper = await watch(here, table.id, bob.id)
        for registry, who, text in ((there, ann, "first"), (here, bob, "second")):
            at = await registry.table(table.id)
            speaker = Connection(Paper(), who.id, who.name)
            await at.attach(speaker)
            await at.chat.say(speaker, text, text)
        await here._refresh_stale()
        assert any("first" in text for text in paper.told() if '"said"' in text)
        assert [line.text for line in mine.chat.lines] == ["first", "second"]


async def test_who_is_forgotten_is_forgotten_in_memory_too(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        table, ann, _ = await ann_and_bob(registry)
        speaker = Connection(Paper(), ann.id, "Ann")
        await table.attach(speaker)
        await table.chat.say(speaker, "my secret", "1")
        async with registry.services.database.writing() as connection:
            touched = await forget(connection, ann.id, now())
        await registry.changed_many(touched)
        assert table.chat.lines == []
        assert table.begun_game().seats[0].name == ""


async def test_one_broken_table_does_not_stop_the_clocks_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[str] = []
    async with registry_in(tmp_path) as registry:
        asked = NewTable([NewSeat("me"), NewSeat("open")], clock=SecondsClock(60))
        broken, good = [(await two_at_a_table(registry, asked)).id for _ in range(2)]
        async with registry.services.database.writing() as connection:
            await change_table(connection, broken, due_at=1)
            await change_table(connection, good, due_at=2)

        async def run_due(table: Table) -> None:
            tried.append(table.id)
            if table.id == broken:
                raise RuntimeError("step 3 does not fit what is stored")

        monkeypatch.setattr(Table, "run_due", run_due)
        await registry._run_due_tables()
        assert tried == [broken, good]
        assert "a due table failed" in caplog.text
        async with registry.services.database.reading() as connection:
            due_at = await connection.scalar(select(tables.c.due_at).where(tables.c.id == broken))
        assert due_at is not None
        assert due_at > now(), "it is not the first of every round"


async def test_with_its_session_a_socket_ends(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        here, there, far = [
            await stack.enter_async_context(registry_in(tmp_path)) for _ in range(3)
        ]
        ann = await person(here, "Ann")
        table = (await TableService(here).open(ann, NewTable([NewSeat("me"), NewSeat("open")]))).id
        async with here.services.database.writing() as connection:
            kept, ended = [await add_session(connection, ann.id, now()) for _ in range(2)]
        stays, goes, elsewhere = [
            (await watch(registry, table, ann.id, hash_of(secret)))[1]
            for registry, secret in ((here, kept), (here, ended), (there, ended))
        ]
        _, unheard = await watch(far, table, ann.id, hash_of(ended))
        async with here.services.database.writing() as connection:
            await end_session(connection, ended)
        await here.sessions_ended(ann.id)
        assert (stays.closed, goes.closed) == (None, NO_SESSION)
        await there._on_message(PubSubMessage("another", "", "sessions", person=ann.id))
        assert elsewhere.closed == NO_SESSION
        await far._clean_up()
        assert unheard.closed == NO_SESSION, "also where no message of it came"


async def test_a_table_that_was_asked_for_stays_for_whoever_asked(tmp_path: Path) -> None:
    async with registry_in(tmp_path) as registry:
        table = await two_at_a_table(registry)
        table.touched = 0
        found = await registry.table(table.id)
        await registry._clean_up()
        assert await registry.table(table.id) is found
        table.touched = 0
        await registry._clean_up()
        assert await registry.table(table.id) is not found


async def test_who_is_blocked_elsewhere_is_not_heard_here_anymore(tmp_path: Path) -> None:
    """The block was made in another process, which says only whose it is."""
    async with registry_in(tmp_path) as registry:
        table, ann, bob = await ann_and_bob(registry)
        line = Paper()
        connection = Connection(line, bob.id, bob.name)
        await table.attach(connection)
        speaker = Connection(Paper(), ann.id, ann.name)
        await table.attach(speaker)
        await table.chat.say(speaker, "hello", "1")
        assert "hello" in "".join(line.told())
        async with registry.services.database.writing() as database:
            await database.execute(insert(blocks).values(person=bob.id, blocked=ann.id))
        await registry._on_message(PubSubMessage("another", "", "person", person=bob.id))
        assert "hello" not in "".join(line.told())
        await table.chat.say(speaker, "anybody there?", "2")
        assert "anybody" not in "".join(line.told())
