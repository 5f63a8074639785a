"""Attacks by people: what guests can do who mean no good."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from random import Random

import httpx

from sagrada.server.wire.frames import Ack, Refused, Sync
from sagrada.server.wire.replay import Replay
from sagrada.server.wire.tables import TableInfo
from tests.server.attacks.connections import VANDAL
from tests.server.guests import AtTable, Guest, seat_of

TABLES = 510
"""That only bots play at, and that are asked for at once."""
_TABLES_OF_PERSON, _PEOPLE_OF_ADDRESS = 3, 3
"""As many as the server allows."""
_STAY = 5.0
"""Seconds that all those tables play."""
RACES, _AT_ONCE = 25, 8
_PAUSE = 0.04
"""Seconds between two moves: who sends more frames than a person can is thrown out."""
_BOTS = {"seats": [seat_of("grandmaster")] * 4}


async def bot_tables(port: int) -> None:
    """All from one address, which gets few of them."""
    await asyncio.gather(*(_open_on(port, VANDAL) for _ in range(TABLES // _TABLES_OF_PERSON)))


async def bot_tables_from_everywhere(port: int) -> None:
    """From so many addresses that the server allows them all. Ends when they have played a while,
    and with an error if they were not allowed."""
    began = time.monotonic()
    people = range(TABLES // _TABLES_OF_PERSON)
    addresses = [f"127.0.1.{1 + number // _PEOPLE_OF_ADDRESS}" for number in people]
    opened = sum(await asyncio.gather(*(_open_few(port, address) for address in addresses)))
    print(f"  {opened} tables opened in {time.monotonic() - began:.0f} s", flush=True)
    assert opened == TABLES, opened
    await asyncio.sleep(_STAY)


async def _open_on(port: int, comes_from: str) -> None:
    """One person: as many tables as they get, over and over."""
    while True:
        await _open_few(port, comes_from)
        await asyncio.sleep(1)


async def _open_few(port: int, comes_from: str) -> int:
    """How many tables a new guest got."""
    opened = 0
    transport = httpx.AsyncHTTPTransport(local_address=comes_from)
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, transport=transport, timeout=60) as http:
        with suppress(httpx.HTTPError):
            await http.get("/api/me")
            while (await http.post("/api/tables", json=_BOTS)).is_success:
                opened += 1
    return opened


async def abort_races(port: int) -> None:
    """Two agree to abort in the moment of the last move, again and again.

    Either the game is over or it was aborted; this ends with an error if it is both or neither.
    """
    address = f"http://127.0.0.1:{port}"
    one_of_few = asyncio.Semaphore(_AT_ONCE)
    async with Guest(address, comes_from=VANDAL) as ann, Guest(address, comes_from=VANDAL) as bob:

        async def race(number: int) -> str:
            async with one_of_few:
                return await _race(ann, bob, Random(number))

        ended = Counter(await asyncio.gather(*(race(number) for number in range(RACES))))
    print(f"  {RACES} races between a last move and an agreed abort: {dict(ended)}", flush=True)


async def _race(ann: Guest, bob: Guest, rng: Random) -> str:
    """How it ended."""
    info = await ann.open("me", "open")
    await bob.join(info.id)
    async with ann.at(info.id) as at_ann, bob.at(info.id) as at_bob:
        both = [at_ann, at_bob]
        last = await _play_to_last_move(both, rng)
        before = last.version
        await ann.do(info.id, "abort")
        ahead = rng.uniform(-0.005, 0.02)  # an abort takes its time
        answer, _ = await asyncio.gather(_end(last, ahead), _agree(bob, info.id, -ahead))
    status = (await ann.get(f"/api/tables/{info.id}", TableInfo)).status
    if status == "over":
        assert isinstance(answer, Ack), f"over, but the last move was {answer}"
        assert (await ann.get(f"/api/games/{info.id}", Replay)).moments[-1].version > before
    else:
        assert status == "aborted", status
        assert isinstance(answer, Refused), "aborted, but the last move was acknowledged"
        assert answer.version == before
    return status


async def _end(last: AtTable, after: float) -> Ack | Refused:
    await asyncio.sleep(after)
    return await last.move("end")


async def _agree(bob: Guest, table: str, after: float) -> None:
    await asyncio.sleep(after)
    await bob.http.post(f"/api/tables/{table}/abort", json={})  # refused, if it comes too late


async def _play_to_last_move(both: list[AtTable], rng: Random) -> AtTable:
    """Who can end the game now."""
    while True:
        version = max(each.version for each in both)
        for each in both:
            await each.catch_up(version)
        mover = next(each for each in both if each.is_my_turn())
        view = mover.now.view
        assert view is not None
        is_last = view.round == 10 and view.turn_number == len(view.order) - 1
        if is_last and "end" in mover.legal():
            return mover
        await asyncio.sleep(_PAUSE)
        answer = await mover.move(rng.choice(mover.legal()))
        if isinstance(answer, Ack):
            await mover.catch_up(answer.version)
        else:
            await mover.until(Sync)
