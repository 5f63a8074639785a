"""Silent sockets are looked at in turns, with one timer for all of them."""

import asyncio
from itertools import pairwise

import pytest

from sagrada.server.socket.silence import SilenceRounds, silence_rounds

pytestmark = pytest.mark.anyio


class Socket:
    def __init__(self) -> None:
        self.looks: list[float] = []

    def notice_silence(self, at: float) -> None:
        self.looks.append(at)


async def test_every_socket_is_looked_at_once_in_a_round() -> None:
    rounds, sockets = SilenceRounds(0.3), [Socket() for _ in range(100)]
    began = asyncio.get_running_loop().time()
    for socket in sockets:
        rounds.add(socket)
        await asyncio.sleep(0.001)
    async with asyncio.timeout(30):
        while not all(len(socket.looks) >= 3 for socket in sockets):
            await asyncio.sleep(0.01)
    assert all(socket.looks[0] - began >= 0.2 for socket in sockets)
    assert all(after - before >= 0.2 for s in sockets for before, after in pairwise(s.looks))


async def test_a_socket_that_is_closed_is_left_alone() -> None:
    rounds, gone, here = SilenceRounds(0.0), Socket(), Socket()
    rounds.add(gone)
    rounds.add(here)
    rounds.discard(gone)
    async with asyncio.timeout(30):
        while not here.looks:
            await asyncio.sleep(0)
    assert not gone.looks


async def test_without_sockets_nothing_waits_and_the_next_one_is_looked_at() -> None:
    rounds, first, second = SilenceRounds(0.0), Socket(), Socket()
    rounds.add(first)
    rounds.discard(first)
    for _ in range(50):
        await asyncio.sleep(0)
    rounds.add(second)
    async with asyncio.timeout(30):
        while not second.looks:
            await asyncio.sleep(0)


async def test_all_sockets_of_a_loop_share_their_rounds() -> None:
    assert silence_rounds(30.0) is silence_rounds(30.0)
