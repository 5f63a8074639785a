"""Tables around the game: opening, joining, leaving, closing, going on."""

import asyncio
from pathlib import Path
from random import Random

import httpx
import pytest

from sagrada.server.ids import now
from sagrada.server.storage.people import Person
from sagrada.server.tables import service as service_module
from sagrada.server.tables.service import LONG_WAIT, TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import Lobby, NewSeat, NewTable, SeatToken, TableInfo
from tests.server.guests import Guest
from tests.server.inside import ann_and_bob, person, registry_in
from tests.server.processes import Server

pytestmark = pytest.mark.anyio


def refusal(answer: httpx.Response) -> tuple[int, str, str | None]:
    body = answer.json()
    assert body["message"], "a refusal is a sentence"
    return answer.status_code, body["code"], body["field"]


async def test_a_table_waits_until_every_seat_is_taken(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = await ann.open("me", "open", "open")
        assert (table.status, table.is_host, table.your_seats) == ("waiting", True, [0])
        assert (await bob.join(table.id, 2)).your_seats == [2]
        assert (await bob.join(table.id)).your_seats == [2], "joining again is harmless"
        assert (await bob.do(table.id, "seat", seat=1)).your_seats == [1]
        assert (await bob.do(table.id, "leave")).your_seats == []
        started = await ann.do(table.id, "start")
        assert started.status == "playing"
        assert [seat.kind for seat in started.seats] == ["person", "bot", "bot"]


async def test_what_cannot_be_joined_says_why(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", "open")).id

        async def join(**body: object) -> tuple[int, str, str | None]:
            return refusal(await bob.http.post(f"/api/tables/{table}/join", json=body))

        assert await join(seat=0) == (409, "seat-taken", "seat")
        assert await join(seat=3) == (409, "no-such-seat", "seat")
        assert await join(seats=1) == (400, "bad-request", None)
        assert refusal(await bob.http.post("/api/tables/nowhere/join", json={})) == (
            404,
            "not-found",
            None,
        )
        await ann.do(table, "start")
        assert await join() == (409, "already-started", None)


async def test_only_the_host_starts_and_removes(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", "open", listed=True)).id
        await bob.join(table)
        for what, body in (
            ("start", {}),
            ("remove", {"seat": 0}),
            ("token", {"seat": 2, "name": "x"}),
        ):
            answer = await bob.http.post(f"/api/tables/{table}/{what}", json=body)
            assert refusal(answer)[:2] == (403, "not-host")
        removed = await ann.do(table, "remove", seat=1)
        assert removed.seats[1].kind == "open"
        assert (await bob.get(f"/api/tables/{table}", TableInfo)).your_seats == []


async def test_the_lobby_lists_only_open_tables_that_want_it(server: Server) -> None:
    async with Guest(server.address) as ann:
        private = await ann.open("me", "open")
        listed = await ann.open("me", "open", listed=True)
        shown = [table.id for table in (await ann.get("/api/lobby", Lobby)).tables]
        assert listed.id in shown
        assert private.id not in shown
        await ann.do(listed.id, "start")
        assert listed.id not in [t.id for t in (await ann.get("/api/lobby", Lobby)).tables]


async def test_who_is_blocked_stays_out(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        blocked = await ann.http.post("/api/me/blocks", json={"person": bob.me.id})
        assert [each["id"] for each in blocked.json()] == [bob.me.id]
        table = (await ann.open("me", "open")).id
        join = f"/api/tables/{table}/join"
        anywhere = await bob.http.post(join, json={})
        assert refusal(anywhere) == (409, "table-full", None)
        there = await bob.http.post(join, json={"seat": 1})
        taken = await bob.http.post(join, json={"seat": 0})
        assert refusal(taken) == (409, "seat-taken", "seat")
        assert there.content == taken.content, "nobody learns from it that they are blocked"
        assert refusal(await bob.http.post(join, json={"seat": 2}))[1] == "no-such-seat"
        assert (await ann.http.delete(f"/api/me/blocks/{bob.me.id}")).json() == []
        assert (await bob.join(table)).status == "playing"


async def test_a_host_who_leaves_hands_the_table_on(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", "open")).id
        await bob.join(table)
        await ann.do(table, "leave")
        assert (await bob.do(table, "start")).is_host
        alone = (await ann.open("me", "open")).id
        assert (await ann.do(alone, "leave")).status == "aborted"


async def test_a_game_is_aborted_when_all_agree(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", "random")).id
        await bob.join(table)
        assert (await ann.do(table, "abort")).abort_agreed == [0]
        assert (await ann.do(table, "abort", agree=False)).abort_agreed == []
        await ann.do(table, "abort")
        assert (await bob.do(table, "abort")).status == "aborted"
        answer = await ann.http.post(f"/api/tables/{table}/resign", json={})
        assert refusal(answer)[:2] == (409, "already-over")


async def test_after_a_resignation_a_bot_plays_on(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open")).id
        await bob.join(table)
        seats = (await bob.do(table, "resign")).seats
        assert (seats[1].resigned, seats[1].bot) == (True, "journeyman")
        async with ann.at(table) as seat, asyncio.timeout(60):
            await seat.play_on(Random(5))
        assert seat.now.over is not None
        async with bob.at(table) as back:
            refused = await back.ask(type="undo", version=back.version, seat=1)
            assert getattr(refused, "code", None) == "not-allowed"


async def test_a_rematch_brings_the_same_people_together(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open")).id
        await bob.join(table)
        early = await ann.http.post(f"/api/tables/{table}/rematch", json={})
        assert refusal(early)[:2] == (409, "not-over")
        await ann.do(table, "abort")
        await bob.do(table, "abort")
        first = await bob.do(table, "rematch")
        second = await ann.do(table, "rematch")
        assert first.id == second.id != table
        assert second.status == "playing"
        assert second.your_seats == [0]


async def test_two_on_one_screen_are_two_in_the_rematch(server: Server) -> None:
    """Also if somebody else asks for it."""
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("screen Bea", "me", "open")).id
        await bob.join(table)
        for each in (ann, bob):
            await each.do(table, "abort")
        assert (await bob.do(table, "rematch")).status == "waiting"
        again = await ann.do(table, "rematch")
        assert (again.status, again.your_seats) == ("playing", [0, 1])
        seats = [(seat.kind, seat.name) for seat in again.seats]
        assert seats[:2] == [("screen", "Bea"), ("person", ann.me.name)]


async def test_seats_are_changed_before_the_game(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", "open")).id
        await bob.join(table, 1)
        assert (await bob.do(table, "seat", seat=2)).your_seats == [2]
        info = await bob.do(table, "seat", seat=2)
        assert [seat.kind for seat in info.seats] == ["person", "open", "person"]
        taken = await bob.http.post(f"/api/tables/{table}/seat", json={"seat": 0})
        assert refusal(taken)[:2] == (409, "seat-taken")
        none = await bob.http.post(f"/api/tables/{table}/seat", json={"seat": 3})
        assert refusal(none)[1] == "no-such-seat"
        await ann.do(table, "start")
        late = await bob.http.post(f"/api/tables/{table}/seat", json={"seat": 1})
        assert refusal(late)[:2] == (409, "already-started")


async def test_a_program_takes_a_seat_with_a_token(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        path = f"/api/tables/{table}/token"
        token = await ann.post(path, SeatToken, seat=1, name="My bot")
        async with Guest(server.address, token.token) as program:
            assert program.me.id == token.person
            async with ann.at(table) as a, program.at(table) as p:
                assert p.now.holding == 1
                seats = (await ann.get(f"/api/tables/{table}", TableInfo)).seats
                assert seats[1].kind == "program"
                async with asyncio.timeout(60):
                    await asyncio.gather(a.play_on(Random(1)), p.play_on(Random(2)))


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seats": []}, "seats"),
        ({"seats": [{"kind": "me"}] * 5}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "bot", "bot": "nobody"}]}, "seats.0.bot"),
        ({"seats": [{"kind": "screen", "name": "A"}]}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "screen", "name": " "}]}, "seats.1.name"),
        ({"seats": [{"kind": "me"}], "tools": [1, 2]}, "tools"),
        ({"seats": [{"kind": "me"}], "tools": [1, 2, 99]}, "tools"),
        ({"seats": [{"kind": "me"}], "solo_tools": 9}, "solo_tools"),
        ({"seats": [{"kind": "me"}], "options": {"trimmed_bag": True}}, "trimmed_bag"),
        ({"seats": [{"kind": "me"}], "edition": "fr"}, "edition"),
        ({"seats": [{"kind": "me"}], "clock": {"kind": "seconds", "seconds": 1}}, "clock.seconds"),
        ({"seats": [{"kind": "me"}], "deal": "x"}, "deal"),
        ({"seats": [{"kind": "me"}], "deal": "new", "hints": True}, "hints"),
        ({"seats": [{"kind": "me"}], "start": 3, "edition": "nl"}, "start"),
    ],
)
async def test_a_table_that_cannot_be_names_the_field(
    server: Server, body: dict[str, object], field: str
) -> None:
    async with Guest(server.address) as ann:
        answer = await ann.http.post("/api/tables", json=body)
        assert refusal(answer) == (400, "bad-request", field)


@pytest.mark.parametrize(
    ("asked", "start"),
    [
        ({"edition": "nl", "start": 1}, 1),
        ({"edition": "nl"}, 0),  # nobody was named: the first seat
        ({"edition": "nl", "options": {"start_player": "random"}}, None),
        ({"edition": "en"}, None),
    ],
)
async def test_a_table_says_who_starts(
    server: Server, asked: dict[str, object], start: int | None
) -> None:
    # RULES 10.5
    async with Guest(server.address) as ann:
        body = {"seats": [{"kind": "me"}, {"kind": "open"}], **asked}
        answer = await ann.http.post("/api/tables", json=body)
        assert answer.json()["start"] == start


# ---------------------------------------------------------------- ending a game without a result


async def _choose(table: Table, seat: int) -> None:
    pattern = table.begun_game().legal(seat)[0]
    await table.act("person", seat, None, lambda game: game.submit(seat, pattern))


@pytest.mark.parametrize(
    ("waited", "agree", "status"),
    [
        (LONG_WAIT - 60_000, [0, 1], "playing"),
        (LONG_WAIT, [0], "playing"),
        (LONG_WAIT, [0, 1], "aborted"),
    ],
)
async def test_who_is_waited_for_too_long_need_not_agree(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    waited: int,
    agree: list[int],
    status: str,
) -> None:
    """Three players; two have chosen their patterns, and the third does not come back."""
    async with registry_in(tmp_path) as registry:
        people: list[Person] = [await person(registry, name) for name in ("Ann", "Bob", "Cid")]
        asked = NewTable([NewSeat("me"), NewSeat("open"), NewSeat("open")])
        table = await TableService(registry).open(people[0], asked)
        for each in people[1:]:
            await TableService(registry).join(each, table.id, None)
        for seat in (0, 1):
            await _choose(table, seat)
        later = now() + waited
        monkeypatch.setattr(service_module, "now", lambda: later)
        for seat in agree:
            assert table.row.status == "playing"
            await TableService(registry).abort(people[seat], table.id, agree=True)
        assert table.row.status == status


async def test_whoever_is_waited_for_cannot_run_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others have to agree, however long they have been kept waiting."""
    async with registry_in(tmp_path) as registry:
        table, ann, bob = await ann_and_bob(registry)
        await _choose(table, 0)
        later = now() + 2 * LONG_WAIT
        monkeypatch.setattr(service_module, "now", lambda: later)
        alone = await TableService(registry).abort(bob, table.id, agree=True)
        assert alone.row.status == "playing"
        both = await TableService(registry).abort(ann, table.id, agree=True)
        assert both.row.status == "aborted"


async def test_who_is_back_and_wants_to_play_on_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_in(tmp_path) as registry:
        table, ann, bob = await ann_and_bob(registry)
        await _choose(table, 0)
        await TableService(registry).abort(ann, table.id, agree=True)
        later = now() + LONG_WAIT
        monkeypatch.setattr(service_module, "now", lambda: later)
        still = await TableService(registry).abort(bob, table.id, agree=False)
        assert still.row.status == "playing"
