"""The socket: resends, stale moves, tabs, hot-seat, take-back, spectators, talk."""

import asyncio
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from sagrada.server.wire.frames import (
    Ack,
    Advice,
    Pong,
    Presence,
    Refused,
    Said,
    Stepped,
    Sync,
    TableChanged,
)
from tests.server.guests import AtTable, Guest
from tests.server.processes import Server

pytestmark = pytest.mark.anyio


async def to_the_first_turn(*seats: AtTable) -> None:
    """Everybody takes the first pattern."""
    for seat in seats:
        if seat.is_my_turn():
            answer = await seat.move(seat.legal()[0])
            assert isinstance(answer, Ack), answer
    version = max([seat.version for seat in seats])
    for seat in seats:
        await seat.catch_up(version)


def whose_turn(*seats: AtTable) -> tuple[AtTable, list[AtTable]]:
    active = next(seat for seat in seats if seat.is_my_turn())
    return active, [seat for seat in seats if seat is not active]


async def test_a_resend_is_carried_out_once(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me")).id
        async with ann.at(table) as seat:
            move, since = seat.legal()[0], seat.version
            first = await seat.move(move, id="one", version=since)
            again = await seat.move(move, id="one", version=since)
            assert first == again
            assert isinstance(first, Ack)
            assert first.version == seat.version
        async with ann.at(table) as later:
            assert await later.move(move, id="one", version=since) == first
            assert later.version == first.version


async def test_a_stale_move_is_refused_and_followed_by_everything(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me")).id
        async with ann.at(table) as seat:
            since = seat.version
            await to_the_first_turn(seat)
            refused = await seat.move("end", version=since)
            assert isinstance(refused, Refused)
            assert refused.code == "stale"
            assert (await seat.until(Sync)).version == refused.version


async def test_moves_in_a_row_need_not_wait(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me")).id
        async with ann.at(table) as seat:
            await to_the_first_turn(seat)
            assert seat.now.choices is not None
            fit = next(fit for fit in seat.now.choices.fits if fit.spaces)
            space = "ABCD"[fit.spaces[0] // 5] + str(fit.spaces[0] % 5 + 1)
            version = seat.version
            for number, move in enumerate((f"draft {fit.die}", f"place {space}", "end")):
                await seat.send(
                    type="move", id=str(number), version=version + number, seat=0, move=move
                )
            answers = [await seat.until(Ack) for _ in range(3)]
            assert [answer.id for answer in answers] == ["0", "1", "2"]


async def test_several_tabs_agree(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me")).id
        async with ann.at(table) as one, ann.at(table) as two:
            await to_the_first_turn(one)
            await two.catch_up(one.version)
            assert one.now.view == two.now.view
            assert one.now.choices == two.now.choices
            await two.move("end")
            await one.catch_up(two.version)
            assert one.now.view == two.now.view


async def test_a_choice_is_taken_back_where_the_table_allows(server: Server) -> None:
    async with Guest(server.address) as ann:
        for undo in (True, False):
            table = (await ann.open("me", undo=undo)).id
            async with ann.at(table) as seat:
                await to_the_first_turn(seat)
                before = seat.now.view
                draft = next(move for move in seat.legal() if move.startswith("draft"))
                await seat.move(draft)
                assert seat.now.choices is not None
                assert seat.now.choices.can_undo == undo
                answer = await seat.ask(type="undo", version=seat.version, seat=0)
                if undo:
                    assert isinstance(answer, Ack)
                    assert seat.now.view == before
                else:
                    assert isinstance(answer, Refused)
                    assert answer.code == "not-allowed"


async def test_a_pattern_can_be_changed_until_all_have_chosen(server: Server) -> None:
    """RULES 2.2: this works even with undo off, and after others have chosen."""
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", undo=False)).id
        await bob.join(table)
        async with ann.at(table) as a, bob.at(table) as b:
            seen = b.version
            first, second = a.legal()[:2]
            await a.move(first)
            assert a.now.choices is not None
            assert a.now.choices.can_undo
            answer = await a.ask(type="undo", version=a.version, seat=0)
            assert isinstance(answer, Ack)
            await a.move(second)
            assert isinstance(await b.move(b.legal()[0], version=seen), Ack), "nothing is stale"
            await a.catch_up(b.version)
            assert a.now.view is not None
            assert a.now.view.players[0].pattern == second.removeprefix("pattern ")


async def test_nobody_plays_anothers_seat(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open")).id
        await bob.join(table)
        async with ann.at(table) as a, bob.at(table) as b, Guest(server.address) as eve:
            pattern = a.legal()[0]
            for seat in (b,):
                refused = await seat.move(pattern, seat=0)
                assert isinstance(refused, Refused)
                assert refused.code == "not-your-seat"
            async with eve.at(table) as e:
                assert e.now.holding is None
                for number in (0, 1, 7):
                    refused = await e.move(pattern, seat=number)
                    assert isinstance(refused, Refused)
                    assert refused.code == "not-your-seat"
                back = await e.ask(type="undo", version=e.version, seat=0)
                assert isinstance(back, Refused)
            assert a.version == b.version


async def test_spectators_watch_where_they_may(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        open_table = (await ann.open("me", "random")).id
        async with eve.at(open_table) as e:
            assert e.now.view is not None
            assert e.now.view.seat is None
            assert all(player.private is None for player in e.now.view.players)
            assert e.now.choices is None
        closed = (await ann.open("me", "random", spectators=False)).id
        with pytest.raises(ConnectionClosed) as closing:
            async with eve.at(closed):
                pass
        assert closing.value.rcvd is not None
        assert closing.value.rcvd.code == 4403


async def test_the_page_can_ask_why(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me")).id
        async with ann.at(table) as seat:
            await to_the_first_turn(seat)
            version = seat.version
            assert seat.now.choices is not None
            fit = next(fit for fit in seat.now.choices.fits if fit.refused)
            reason, spaces = next(iter(fit.refused.items()))
            space = "ABCD"[spaces[0] // 5] + str(spaces[0] % 5 + 1)
            why = await seat.ask(type="why", seat=0, moves=[f"draft {fit.die}", f"place {space}"])
            assert isinstance(why, Refused)
            assert why.reason == reason
            assert why.rule is not None
            allowed = await seat.ask(type="why", seat=0, moves=["end"])
            assert isinstance(allowed, Ack)
            assert seat.version == version, "nothing was played"


async def test_hot_seat_hides_each_from_the_other(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "screen Bea")).id
        async with ann.at(table) as screen:
            first = screen.now
            assert isinstance(first, Sync)
            assert (first.holding, first.table.your_seats) == (None, [0, 1])
            assert first.view is not None
            assert all(player.private is None for player in first.view.players)
            refused = await screen.move(
                "pattern virtus", seat=0
            )  # nobody holds the screen: the curtain is drawn
            assert isinstance(refused, Refused)
            assert refused.code == "not-your-seat"

            secrets: list[list[str]] = []
            for seat in (0, 1):
                await screen.send(type="hold", seat=seat)
                held = await screen.until(Sync)
                assert held.view is not None
                own, other = held.view.players[seat], held.view.players[1 - seat]
                assert own.private is not None
                secrets.append(own.private)
                assert other.private is None
                assert other.cards is None
                await screen.move(screen.legal()[0])
                if seat == 0:  # now the other has to choose: the hand is taken away
                    assert screen.now.holding is None
                    assert screen.now.choices is None

            async with asyncio.timeout(60):
                rng = Random(4)
                while screen.now.over is None:
                    assert screen.now.view is not None
                    (acting,) = screen.now.view.to_act
                    if screen.now.holding != acting:
                        await screen.send(type="hold", seat=acting)
                        await screen.until(Sync)
                    assert screen.now.view is not None
                    assert screen.now.view.players[1 - acting].private is None
                    await screen.move(rng.choice(screen.legal()))


async def test_everybody_knows_who_is_here(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", "open")).id
        async with ann.at(table) as a:
            await bob.join(table)
            changed = await a.until(TableChanged)
            assert [seat.kind for seat in changed.table.seats] == ["person", "person", "open"]
            async with bob.at(table):
                here = await a.until(Presence)
                while here.here.seats != [0, 1]:
                    here = await a.until(Presence)
            gone = await a.until(Presence)
            assert gone.here.seats == [0]
            await ann.do(table, "start")
            began = await a.until(Sync)
            assert began.view is not None


async def test_people_talk(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open")).id
        await bob.join(table)
        async with ann.at(table) as a, bob.at(table) as b, Guest(server.address) as eve:
            text = "<script>alert('x')</script> hello"
            assert isinstance(await a.ask(type="say", id="s1", text=text), Ack)
            assert isinstance(await a.ask(type="say", id="s1", text=text), Ack)
            assert (await b.until(Said)).line.text == text
            async with eve.at(table) as e:
                assert [line.text for line in (await _everything(e)).chat] == [text]
                assert isinstance(await e.ask(type="say", text="me too"), Refused)
            await bob.http.post("/api/me/blocks", json={"person": ann.me.id})
            async with bob.at(table) as again:
                assert (await _everything(again)).chat == []
            bad = await a.ask(type="say", text=" \u202e ")
            assert isinstance(bad, Refused)
        silent = (await ann.open("me", "random", chat=False)).id
        async with ann.at(silent) as s:
            refused = await s.ask(type="say", text="hello?")
            assert isinstance(refused, Refused)
            assert refused.code == "not-allowed"


async def test_blocks_and_the_wish_for_silence_reach_open_sockets(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open")).id
        await bob.join(table)
        async with ann.at(table) as a, bob.at(table) as b, asyncio.timeout(30):

            async def heard(text: str) -> list[str]:
                """What Bob has of the chat after Ann said something."""
                assert isinstance(await a.ask(type="say", text=text), Ack)
                before = len(b.texts)
                chat = [line.text for line in (await _everything(b)).chat]
                told = "".join(b.texts[before:-1])
                assert (text in told) == (text in chat), "line by line as all at once"
                return chat

            assert await heard("one") == ["one"]
            await bob.http.post("/api/me/blocks", json={"person": ann.me.id})
            assert (await b.until(Sync)).chat == [], "what was said is gone, too"
            assert await heard("two") == []
            await bob.http.delete(f"/api/me/blocks/{ann.me.id}")
            assert [line.text for line in (await b.until(Sync)).chat] == ["one", "two"]
            await bob.http.patch("/api/me", json={"chat": False})
            assert (await b.until(Sync)).chat == []
            assert await heard("three") == []


async def _everything(at: AtTable) -> Sync:
    await at.send(type="sync")
    return await at.until(Sync)


async def test_advice_is_given_where_the_table_allows(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", hints=True)).id
        async with ann.at(table) as seat, asyncio.timeout(60):
            await to_the_first_turn(seat)
            await seat.send(type="advice", id="a", seat=0)
            advice = await seat.until(Advice)
            assert advice.lines[0].moves[0] in seat.legal()
            assert 0 <= advice.lines[0].chance <= 1
        strict = (await ann.open("me")).id
        async with ann.at(strict) as seat:
            refused = await seat.ask(type="advice", seat=0)
            assert isinstance(refused, Refused)
            assert refused.code == "not-allowed"


async def test_an_honour_game_with_a_call(server: Server) -> None:
    """RULES 8: a mistake is placed, called and removed."""
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open", options={"referee": "honour"})).id
        await bob.join(table)
        async with ann.at(table) as a, bob.at(table) as b:
            await to_the_first_turn(a, b)
            active, (other,) = whose_turn(a, b)
            draft = next(move for move in active.legal() if move.startswith("draft"))
            await active.move(draft)
            await active.move("place B3")  # not on the edge
            await active.move("end")
            await other.catch_up(active.version)
            owner = active.now.holding
            assert owner is not None
            called = await other.move(f"call {owner + 1}")
            assert isinstance(called, Ack)
            await active.catch_up(called.version)
            assert active.now.view is not None
            assert active.now.view.mending is not None
            assert active.now.view.mending.removals == [[7]]
            assert isinstance(await active.move("remove B3"), Ack)


async def test_ping(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        async with ann.at(table) as seat:
            await seat.send(type="ping")
            assert (await seat.until(Pong)).version == 0


async def test_steps_name_the_request_to_its_sender_only(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = (await ann.open("me", "open")).id
        await bob.join(table)
        async with ann.at(table) as a, bob.at(table) as b:
            await a.send(type="move", id="mine", version=a.version, seat=0, move=a.legal()[0])
            assert (await a.until(Stepped)).by == "mine"
            assert (await b.until(Stepped)).by is None
