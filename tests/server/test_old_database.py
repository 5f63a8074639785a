"""A database that an older version wrote opens in this one, is brought up to date, and goes on.

`old_databases/README.md` says what is in it. What is expected of it was written by the version
that wrote the database, so the new is compared with the old and not with itself. All of it is
said over the wire, in plain JSON: what the wire has changed since stands on top of
`old_databases/plain.py`.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, MetaData

from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import upgrade
from tests.server.backends import Postgres
from tests.server.old_databases.moved import Old, crowd, entries_of, sitting
from tests.server.old_databases.plain import (
    Json,
    Person,
    Socket,
    all_at,
    all_catch_up,
    check_career,
    eyes,
    game_facts,
    later_than,
    play_on,
    quietly,
    table_facts,
    without_sentences,
)
from tests.server.processes import Server

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

_LONG = 100.0

_TABLES = {key: each["info"] for key, each in Old().tables.items()}
_OVER = [key for key, info in _TABLES.items() if info["status"] == "over"]
_RUNNING = [key for key, info in _TABLES.items() if info["status"] == "playing"]
_BOT = "bot to move"
"""Here nobody has to come for the game to go on."""


@pytest.fixture(scope="module")
def old() -> Old:
    return Old()


def _server(folder: Path, old: Old) -> Server:
    file = folder / "old.db"
    old.write(file)
    return Server(folder, database=f"sqlite:///{file}", bot_seconds="0.05")


@pytest.fixture(scope="module")
def untouched(old: Old, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on the old database for tests that only look."""
    with _server(tmp_path_factory.mktemp("untouched"), old) as running:
        yield running
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="module")
def played(old: Old, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on the old database for tests that go on, each at tables of its own."""
    with _server(tmp_path_factory.mktemp("played"), old) as running:
        yield running
    assert "Traceback" not in running.log.read_text()


# ---------------------------------------------------------------- it is all there


def _shape(file: str) -> dict[str, Any]:
    connection = sqlite3.connect(file)
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    found: dict[str, Any] = {
        name: sorted(row[1:4] for row in connection.execute(f'PRAGMA table_info("{name}")'))
        for (name,) in tables
    }
    found["is at"] = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    connection.close()
    return found


def test_the_old_database_is_brought_up_to_date(untouched: Server, server: Server) -> None:
    """Its tables and columns are those of a database that is new."""
    files = [each.environment["SAGRADA_DATABASE"] for each in (untouched, server)]
    upgraded, new = [_shape(file.removeprefix("sqlite:///")) for file in files]
    assert upgraded == new


async def check_table(old: Old, people: dict[str, Person], key: str) -> None:
    """Seats, settings, version, position, choices and chat, through all eyes."""
    told, id = old.tables[key], old.id(key)
    info = table_facts(await people["ann"].get(f"/api/tables/{id}"))
    assert {name: info[name] for name in told["info"]} == told["info"], "new fields may join them"
    for who, lines in told["chat"].items():
        async with people[who].at(id) as at:
            if who in told["eyes"]:
                await at.take_screen()
                assert eyes(at) == told["eyes"][who], f"{key} as {who} sees it"
            assert [[line["name"], line["text"]] for line in at.chat] == lines


@pytest.mark.parametrize("key", [key for key in _TABLES if key != _BOT])
async def test_a_table_is_as_it_was(untouched: Server, old: Old, key: str) -> None:
    async with crowd(untouched, old) as people:
        await check_table(old, people, key)


@pytest.mark.parametrize("key", _OVER)
async def test_a_finished_game_replays_and_verifies(untouched: Server, old: Old, key: str) -> None:
    told = dict(old.tables[key]["game"])
    async with crowd(untouched, old) as people:
        found = await game_facts(people[told.pop("seen by")], old.id(key))
        assert without_sentences(found) == without_sentences(told)


async def test_people_find_their_games_and_figures_and_whom_they_blocked(
    untouched: Server, old: Old
) -> None:
    async with crowd(untouched, old) as people:
        for key, told in old.facts["people"].items():
            await check_career(person := people[key], told["statistics"])
            assert await person.get("/api/me/blocks") == told["blocks"]
            games = (await person.get("/api/me/games"))["games"]
            found = {
                each["table"]: [each["status"], each["scores"], each["winners"]] for each in games
            }
            assert found == told["games"]
            kept = await person.get("/api/me/data")
            assert {seat["table"] for seat in kept["seats"]} == set(told["games"])
        assert [each["name"] for each in await people["bob"].get("/api/me/blocks")] == ["Eve"]
        lobby = {each["id"] for each in (await people["dan"].get("/api/lobby"))["tables"]}
        assert lobby == {old.id("lobby"), old.id("of bob")}


async def test_days_and_deals_stand_as_they_did(untouched: Server, old: Old) -> None:
    """A day that was closed is closed, and a deal that could be played can be played."""
    async with crowd(untouched, old) as people:
        ann = people["ann"]
        for day, told in old.facts["days"].items():
            found = await ann.get(f"/api/daily/{day}")
            assert {name: found[name] for name in told} == told
            assert (found["phase"] == "closed") == (day != old.today)
            month = await ann.get(f"/api/daily?month={day[:7]}")
            assert next(each for each in month["days"] if each["day"] == day)["tries"] == 2
        for told in old.facts["deals"].values():
            assert await ann.get(f"/api/deals/{told['code']}") == told


# ---------------------------------------------------------------- games go on


async def make_a_move(sockets: list[Socket]) -> int:
    """The first legal one, by whoever has to choose; the version it led to."""
    await all_catch_up(sockets)
    mover = next(each for each in sockets if each.awaited() is not None)
    await mover.take_screen()
    before = mover.version
    after = await mover.move(mover.legal()[0])
    assert after > before
    return after


async def undo_one(sockets: list[Socket]) -> bool:
    """Take back what can be; whether anything could."""
    await all_catch_up(sockets)
    for each in sockets:
        await each.take_screen()
        if each.can_undo():
            seat, before = each.now["choices"]["seat"], each.version
            assert await each.undo(seat) == before + 1
            return True
    return False


async def check_end(old: Old, person: Person, key: str) -> None:
    """The game goes on where it stood, from its first entry to its last, and every roll agrees."""
    id, stored = old.id(key), old.entries(key)
    record = entries_of(await person.text(f"/api/tables/{id}/record"))
    assert record[: len(stored)] == stored
    assert len(record) > len(stored)
    game = await person.get(f"/api/games/{id}")
    found = await person.get(f"/api/games/{id}/verify")
    assert found["is_good"] == (game["over"]["seed"] is not None)
    assert found["checked"] > 0 or not found["is_good"]


@pytest.mark.parametrize(
    "key", [key for key in _RUNNING if key not in (_BOT, "stand-in", "daily of bob")]
)
async def test_a_running_game_goes_on_to_its_end(played: Server, old: Old, key: str) -> None:
    """Its choices are taken, taken back where that is allowed, and played on by people and bots."""
    async with crowd(played, old) as people, asyncio.timeout(_LONG):
        there = sitting(old, people, key)
        async with all_at(old.id(key), there) as sockets:
            seen = old.tables[key]["eyes"].values()
            undone = await undo_one(sockets)
            assert undone == any(each["can_undo"] for each in seen), "what the old version played"
            await make_a_move(sockets)
            undone = await undo_one(sockets) or undone
            assert undone <= old.tables[key]["info"]["undo"]
            await play_on(sockets, quietly(Random(1)))
            assert all(each.is_over for each in sockets)
        await check_end(old, there[0], key)
        if key == "deal of bob":  # now it is somebody else's turn
            table = await people["dan"].open("me", deal=old.facts["deals"]["open"]["code"])
            await begins(people["dan"], await people["dan"].get(f"/api/tables/{table}"))


async def test_a_request_is_carried_out_once_whichever_version_hears_it(
    untouched: Server, old: Old
) -> None:
    """The old one has stored it, the answer got lost, and so it is sent again."""
    asked, told = old.facts["asked"], old.tables["strict"]
    async with crowd(untouched, old) as people:
        who = next(who for who, seen in told["eyes"].items() if seen["can_undo"])
        async with people[who].at(old.id("strict")) as at:
            answer = await at.ask(**asked)
            assert (answer["type"], answer["version"]) == ("ack", told["eyes"][who]["version"])


async def test_nothing_is_taken_back_where_the_host_did_not_want_it(
    untouched: Server, old: Old
) -> None:
    async with crowd(untouched, old) as people, people["bob"].at(old.id("honour")) as at:
        assert not at.can_undo()


async def test_a_bot_that_was_thinking_moves_though_nobody_comes(played: Server, old: Old) -> None:
    told = old.tables[_BOT]
    async with crowd(played, old) as people, asyncio.timeout(_LONG):
        ann = people["ann"]
        while (await ann.get(f"/api/tables/{old.id(_BOT)}"))["to_act"] == [1]:
            await asyncio.sleep(0.1)
        async with ann.at(old.id(_BOT)) as at:
            versions = [step["version"] for step in at.now["log"]]
            before = told["eyes"]["ann"]["version"]
            assert before in versions
            assert at.version > before
            await play_on([at], quietly(Random(2)))
        await check_end(old, ann, _BOT)


async def test_who_comes_back_takes_the_seat_from_the_stand_in(played: Server, old: Old) -> None:
    key = "stand-in"
    async with crowd(played, old) as people, asyncio.timeout(_LONG):
        ann, bob = people["ann"], people["bob"]
        async with ann.at(old.id(key)) as at:
            assert at.table["seats"][1]["stand_in"]
            await play_on([at], quietly(Random(3)), lambda each: each.view["round"] == 2)
        async with all_at(old.id(key), [ann, bob]) as sockets:
            assert not sockets[1].table["seats"][1]["stand_in"]
            await play_on(sockets, quietly(Random(3)))
        await check_end(old, ann, key)


async def test_the_unfinished_try_of_today_goes_on_and_counts(played: Server, old: Old) -> None:
    async with crowd(played, old) as people, asyncio.timeout(_LONG):
        ann, bob = people["ann"], people["bob"]
        mine = await ann.post(f"/api/daily/{old.today}/play")
        assert (mine["id"], mine["status"]) == (old.id("daily of ann"), "over"), "no second try"
        begun = await bob.post(f"/api/daily/{old.today}/play")
        assert begun["id"] == old.id("daily of bob")
        async with bob.at(begun["id"]) as at:
            assert at.version == old.tables["daily of bob"]["eyes"]["bob"]["version"]
            await play_on([at], quietly(Random(4)))
        await check_end(old, bob, "daily of bob")
        day = await ann.get(f"/api/daily/{old.today}")
        assert {line["name"]: line["status"] for line in day["standing"]} == {
            "Ann": "finished",
            "Bob": "finished",
        }


# ---------------------------------------------------------------- all around the game


async def begins(person: Person, info: Json) -> None:
    assert info["status"] == "playing"
    async with person.at(info["id"]) as at:
        await make_a_move([at])


async def test_waiting_tables_can_be_joined_and_begin(played: Server, old: Old) -> None:
    async with crowd(played, old) as people:
        ann, bob, dan = people["ann"], people["bob"], people["dan"]
        await begins(bob, await bob.do(old.id("lobby"), "join", seat=1))
        await begins(bob, await bob.do(old.id("two"), "rematch"))
        robot = people["robot of waiting program"]
        await begins(robot, await dan.do(old.id("waiting program"), "start"))
        assert await people["eve"].refused(f"/api/tables/{old.id('of bob')}/join") == "table-full"
        await begins(ann, await ann.do(old.id("of bob"), "join"))


async def test_tables_that_were_closed_stay_closed(played: Server, old: Old) -> None:
    async with crowd(played, old) as people:
        for key in ("aborted", "expired"):
            refusal = await people["dan"].refused(f"/api/tables/{old.id(key)}/join")
            assert refusal == "already-over"
        again = await people["cleo"].do(old.id("aborted"), "rematch")
        assert again["status"] == "waiting"


async def test_a_deal_is_played_in_turn_until_its_week_is_over(untouched: Server, old: Old) -> None:
    async with crowd(untouched, old) as people:
        for deal, code in (("open", "deal-busy"), ("closed", "bad-request")):
            asked = {"seats": [{"kind": "me"}], "deal": old.facts["deals"][deal]["code"]}
            assert await people["dan"].refused("/api/tables", **asked) == code


async def test_accounts_are_signed_in_to_with_their_passwords(played: Server, old: Old) -> None:
    told = old.facts["people"]
    async with Person(played.address) as somebody:
        wrong = {"account": "Ann", "password": "not the glass"}
        assert await somebody.refused("/api/sign-in", **wrong) == "wrong-password"
        me = await somebody.post("/api/sign-in", account="ann", password=told["ann"]["password"])
        assert me.items() >= told["ann"]["me"].items()
    async with Person(played.address) as another:
        found = await another.refused("/api/account", account="BOB", password="long enough")
        assert found == "name-taken"
        await another.post("/api/account", account="Ann-2", password="long enough")


# ---------------------------------------------------------------- and once more


async def go_on_over_a_restart(server: Server, old: Old) -> None:
    """A move at every running table; what it led to is there when the server comes back."""
    led_to: dict[str, int] = {}
    async with crowd(server, old) as people, asyncio.timeout(_LONG):
        for key in _RUNNING:
            if key != _BOT:
                await check_table(old, people, key)
                async with all_at(old.id(key), sitting(old, people, key)) as sockets:
                    led_to[key] = await make_a_move(sockets)
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    async with crowd(server, old) as people, asyncio.timeout(_LONG):
        for key, version in led_to.items():
            async with all_at(old.id(key), sitting(old, people, key)) as sockets:
                assert version in [step["version"] for step in sockets[0].now["log"]]
                await play_on(sockets, quietly(Random(5)), later_than(version))
                assert sockets[0].version > version
        for key in _OVER:
            told = dict(old.tables[key]["game"])
            found = await game_facts(people[told.pop("seen by")], old.id(key))
            assert without_sentences(found) == without_sentences(told)
    assert "Traceback" not in server.log.read_text()


@pytest.mark.slow
async def test_all_of_it_survives_a_restart(old: Old, tmp_path: Path) -> None:
    with _server(tmp_path, old) as server:
        await go_on_over_a_restart(server, old)
        bob = old.facts["people"]["bob"]
        async with Person(server.address) as forgetful:
            code, new = bob["recovery_code"], "a new one for Bob"
            await forgetful.post("/api/recover", account="Bob", recovery_code=code, new=new)
            me = await forgetful.post("/api/sign-in", account="Bob", password=new)
            assert me.items() >= bob["me"].items()


@pytest.mark.slow
async def test_postgresql_goes_on_as_well(old: Old, tmp_path: Path, postgres: Postgres) -> None:
    file = tmp_path / "old.db"
    old.write(file)
    database = Database(postgres.url)
    connection = sqlite3.connect(file)
    connection.row_factory = sqlite3.Row
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    async with database.writing(within=None) as there:
        await upgrade(there, revision)  # the tables as the old version had them
        await there.run_sync(_copy, connection)
    connection.close()
    await database.close()
    with Server(tmp_path, database=postgres.url, bot_seconds="0.05") as server:
        await go_on_over_a_restart(server, old)


def _copy(there: Connection, here: sqlite3.Connection) -> None:
    """All rows. SQLite writes a truth as a number."""
    tables = MetaData()
    tables.reflect(there)
    for table in tables.sorted_tables:
        truths = [column.name for column in table.columns if isinstance(column.type, Boolean)]
        rows = [dict(row) for row in here.execute(f'SELECT * FROM "{table.name}"')]
        for row in rows:
            row |= {name: bool(row[name]) for name in truths}
        if rows and table.name != "alembic_version":
            there.execute(table.insert(), rows)
