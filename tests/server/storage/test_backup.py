"""Copies of the database, while people play, and back again."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest

from sagrada.server.storage.opening import prepare_database
from sagrada.server.wire.tables import TableInfo
from tests.cli.running import Ran, assert_refused, sagrada
from tests.server.guests import Guest
from tests.server.processes import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def run(server: Server, *words: str) -> Ran:
    database = server.environment["SAGRADA_DATABASE"]
    return await asyncio.to_thread(sagrada, *words, "--database", database)


async def play_on_and_on(person: Guest, seeds: Iterator[int]) -> None:
    while True:
        async with person.at((await person.open("me")).id) as seat:
            await seat.play_on(Random(next(seeds)))


def steps_in(copy: Path) -> int:
    with closing(sqlite3.connect(copy)) as connection:
        return int(connection.execute("SELECT count(*) FROM steps").fetchone()[0])


async def test_a_copy_is_made_while_people_play_and_put_back(tmp_path: Path) -> None:
    copies = [tmp_path / f"copy-{number}.db" for number in range(3)]
    server = Server(tmp_path, database=f"sqlite:///{tmp_path / 's.db'}")
    with server:
        async with (
            Guest(server.address) as ann,
            Guest(server.address) as bob,
            asyncio.timeout(120),
        ):
            table = (await ann.open("me")).id
            playing = asyncio.create_task(play_on_and_on(bob, count()))
            for copy in copies:
                await asyncio.sleep(0.2)
                ran = await run(server, "backup", str(copy))
                assert (ran.code, ran.err) == (0, "")
            assert not playing.done(), "he was not disturbed"
            playing.cancel()
            await ann.do(table, "abort")
            assert_refused(await run(server, "restore", str(copies[0])), "Stop it first")
        found = [steps_in(copy) for copy in copies]
        assert found == sorted(set(found)), "there was more to copy each time"
        server.stop()
        for copy in copies:
            ran = await run(server, "restore", str(copy))
            assert ran.code == 0, ran.err
            assert "The previous database is now" in ran.out
        server.start()
        async with Guest(server.address, ann.session) as again, asyncio.timeout(120):
            assert (await again.get(f"/api/tables/{table}", TableInfo)).status == "playing"
            async with again.at(table) as seat:
                await seat.play_on(Random(2))
            assert (await again.get(f"/api/tables/{table}", TableInfo)).status == "over"
    assert copies[0].stat().st_mode & 0o777 == 0o600


def test_what_cannot_be_copied_or_put_back(tmp_path: Path) -> None:
    database, copy = tmp_path / "s.db", tmp_path / "copy.db"
    url = f"sqlite:///{database}"
    assert_refused(sagrada("backup", str(copy), "--database", url), "There’s no database at")
    assert not database.exists()
    prepare_database(url)
    assert sagrada("backup", str(copy), "--database", url).code == 0
    assert_refused(sagrada("backup", str(copy), "--database", url), "already exists")
    missing = str(tmp_path / "no" / "folder.db")
    assert_refused(sagrada("backup", missing, "--database", url), "Couldn’t write")

    before = database.read_bytes()
    for name, content in (("empty", b""), ("text", b"hello" * 1000), ("torn", before[:5000])):
        bad = tmp_path / name
        bad.write_bytes(content)
        assert_refused(sagrada("restore", str(bad), "--database", url), name)
    assert_refused(sagrada("restore", str(tmp_path / "none"), "--database", url), "no file")
    assert_refused(sagrada("restore", str(database), "--database", url), "server’s own database")
    with closing(sqlite3.connect(copy)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    assert_refused(sagrada("restore", str(copy), "--database", url), "newer version")
    assert database.read_bytes() == before, "nothing has changed"


def test_nothing_is_left_beside_the_copies(tmp_path: Path) -> None:
    """A backup every night would leave two more files each time."""
    database, copy = tmp_path / "s.db", tmp_path / "copy.db"
    url = f"sqlite:///{database}"
    prepare_database(url)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")  # as a server leaves it
    assert sagrada("backup", str(copy), "--database", url).code == 0
    assert sagrada("restore", str(copy), "--database", url).code == 0
    left = [file.name for file in tmp_path.iterdir() if "unfinished" in file.name]
    assert left == []


def test_postgresql_has_its_own_tools() -> None:
    url = "postgresql://localhost/sagrada"
    assert_refused(sagrada("backup", "x", "--database", url), "pg_dump")
    assert_refused(sagrada("restore", "x", "--database", url), "pg_restore")
