"""Whole games over real sockets."""

import asyncio
from random import Random

import pytest

from sagrada.server.wire.frames import Ack, Refused
from sagrada.server.wire.replay import Verified
from tests.server.guests import Guest
from tests.server.processes import Server

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bob:
        table = await ann.open("me", "open")
        assert table.status == "waiting"
        joined = await bob.join(table.id)
        assert (joined.status, joined.your_seats) == ("playing", [1])
        async with ann.at(table.id) as a, bob.at(table.id) as b:
            async with asyncio.timeout(60):
                await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
        assert a.gaps == b.gaps == 0
        assert a.now.over == b.now.over
        over = a.now.over
        assert over is not None
        assert over.verified
        assert over.seed is not None
        assert over.commitment == table.commitment
        verified = await ann.get(f"/api/games/{table.id}/verify", Verified)
        assert (verified.is_good, verified.findings) == (True, [])


async def test_one_plays_against_bots(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open("greedy", "me", "random")
        async with ann.at(table.id) as seat, asyncio.timeout(90):
            await seat.play_on(Random(3))
        assert seat.now.over is not None


async def test_an_illegal_move_is_refused_with_its_rule(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open("me")
        async with ann.at(table.id) as seat:
            refused = await seat.move("end")
            assert isinstance(refused, Refused)
            assert (refused.code, refused.reason, refused.rule) == ("illegal", "not-asked", "4.1")
            taken = await seat.move(seat.legal()[0])
            assert isinstance(taken, Ack)
