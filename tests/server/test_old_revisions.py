"""A database of every revision opens in this version, is brought up to date, and goes on.

`old_databases/revisions/` has one of each, written by a version of that time.
"""

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from sagrada.server.storage.migrations.migrate import head_revision, known_revisions
from tests.server.old_databases.moved import entries_of, moved
from tests.server.old_databases.plain import (
    Json,
    Person,
    all_at,
    game_facts,
    play_on,
    quietly,
    without_sentences,
)
from tests.server.processes import Server

_FILES = sorted((Path(__file__).parent / "old_databases" / "revisions").glob("*.sql"))
_LONG = 100.0


def test_there_is_a_database_of_every_revision_before_this_one() -> None:
    assert known_revisions() - {head_revision()} <= {file.stem for file in _FILES}


@pytest.mark.anyio
@pytest.mark.slow
@pytest.mark.parametrize("file", _FILES, ids=lambda file: file.stem)
async def test_it_opens_and_goes_on(file: Path, tmp_path: Path) -> None:
    facts = _write(file, tmp_path / "old.db")
    with Server(tmp_path, database=f"sqlite:///{tmp_path / 'old.db'}") as server:
        people = facts["people"]
        async with (
            asyncio.timeout(_LONG),
            Person(server.address, people["ann"]) as ann,
            Person(server.address, people["bob"]) as bob,
        ):
            assert ann.me["account"] == "Ann"
            found = await game_facts(ann, facts["tables"]["over"])
            assert without_sentences(found) == without_sentences(facts["game"])
            assert found["verify"]["is_good"]
            await _play_on(ann, bob, facts, _entries(tmp_path / "old.db", facts))
            assert [each["name"] for each in await bob.get("/api/me/blocks")] == [ann.me["name"]]
            waiting = facts["tables"]["waiting"]
            async with Person(server.address) as cleo:
                assert (await cleo.do(waiting, "join"))["status"] == "playing"
    assert "Traceback" not in server.log.read_text()


async def _play_on(ann: Person, bob: Person, facts: Json, stored: list[str]) -> None:
    """The running game is where it was, goes on to its end, and every roll agrees."""
    running = facts["tables"]["running"]
    async with all_at(running, [ann, bob]) as sockets:
        assert [each.version for each in sockets] == [facts["version"]] * 2
        assert [line["text"] for line in sockets[0].chat] == ["Hello, Ann!"]
        await play_on(sockets, quietly(Random(1)))
    record = entries_of(await ann.text(f"/api/tables/{running}/record"))
    assert record[: len(stored)] == stored
    assert len(record) > len(stored)
    assert (await ann.get(f"/api/games/{running}/verify"))["is_good"]


def _write(file: Path, database: Path) -> Json:
    """The database, as if it had been written just now; what is expected of it."""
    text = file.read_text()
    head: Json = json.loads(text.partition("\n")[0].removeprefix("-- "))
    now = time.time_ns() // 1_000_000
    text = moved(text, head["written"], head["today"], now)
    with sqlite3.connect(database) as connection:
        connection.executescript(text)
    connection.close()
    facts: Json = json.loads(text.partition("\n")[0].removeprefix("-- "))
    return facts


def _entries(database: Path, facts: Json) -> list[str]:
    """What was played at the running table until then, in notation."""
    connection = sqlite3.connect(database)
    query = 'SELECT entries FROM steps WHERE "table" = ? ORDER BY since'
    texts = [row[0] for row in connection.execute(query, [facts["tables"]["running"]])]
    connection.close()
    return entries_of("\n".join(texts))
