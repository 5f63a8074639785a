"""What honest people feel: visitors who come, and a table of two guests and a bot that plays on."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

from sagrada.server.wire.frames import Ack, Sync
from tests.server.guests import AtTable, Guest

_PAUSE = 0.04
"""Seconds between two moves: so often that there is much to measure, within everybody's limits."""


@dataclass
class Felt:
    """Seconds, in the order in which they were measured; infinitely many if nothing came."""

    visits: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    """From sending a move until it is acknowledged."""
    bot_turns: list[float] = field(default_factory=list)
    """From the bot's turn until it is over."""

    def __str__(self) -> str:
        parts = (("visit", self.visits), ("move", self.moves), ("bot’s turn", self.bot_turns))
        return "; ".join(_line(name, took) for name, took in parts)


def percentile(took: list[float], part: float) -> float:
    return sorted(took)[min(len(took) - 1, int(len(took) * part))] if took else float("inf")


def _line(name: str, took: list[float]) -> str:
    p50, p99 = (f"{percentile(took, part) * 1000:.0f}" for part in (0.5, 0.99))
    failed = sum(each == float("inf") for each in took)
    return f"{name} p50 {p50} ms, p99 {p99} ms ({failed} of {len(took)} failed)"


async def measure(port: int, is_done: Callable[[], bool]) -> Felt:
    """Until it is done: visit the server, and play at it."""
    felt = Felt()
    playing = asyncio.create_task(_play(port, felt))
    try:
        while not is_done() and not playing.done():
            felt.visits.append(await _visit(port))
            await asyncio.sleep(0.02)
    finally:
        playing.cancel()
        found = (await asyncio.gather(playing, return_exceptions=True))[0]
    if not isinstance(found, asyncio.CancelledError):
        raise RuntimeError(f"the honest table does not go on: {found!r}")
    return felt


async def _visit(port: int) -> float:
    """How long the answer took, on a connection of its own."""
    began = time.monotonic()
    try:
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                is_good = b" 200 " in await reader.readline()
            finally:
                writer.close()
    except (OSError, asyncio.IncompleteReadError):
        is_good = False
    return time.monotonic() - began if is_good else float("inf")


async def _play(port: int, felt: Felt) -> None:
    """One game after the other."""
    address = f"http://127.0.0.1:{port}"
    rng = Random(1)
    async with Guest(address) as ann, Guest(address) as bob:
        while True:
            table = await ann.open("me", "open", "apprentice")
            await bob.join(table.id)
            async with AsyncExitStack() as stack:
                both = [await stack.enter_async_context(who.at(table.id)) for who in (ann, bob)]
                while both[0].now.over is None:
                    await _play_one(both, rng, felt)


async def _play_one(both: list[AtTable], rng: Random, felt: Felt) -> None:
    """Whatever comes next: a move of one of the two, or the bot's turn."""
    version = max(each.version for each in both)
    for each in both:
        await each.catch_up(version)
    mover = next((each for each in both if each.is_my_turn()), None)
    if mover is None:
        began = time.monotonic()
        while both[0].now.over is None and not any(each.is_my_turn() for each in both):
            await asyncio.gather(*(each.until_moved() for each in both))
        felt.bot_turns.append(time.monotonic() - began)
        return
    await asyncio.sleep(_PAUSE)
    began = time.monotonic()
    answer = await mover.move(rng.choice(mover.legal()))
    if isinstance(answer, Ack):
        felt.moves.append(time.monotonic() - began)
        await mover.catch_up(answer.version)
    else:
        assert answer.code == "stale", answer
        await mover.until(Sync)
