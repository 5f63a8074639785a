"""A fault while people play: what they sent and heard is checked against what is stored."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from math import inf
from typing import Any

from sagrada.server.storage.database import Database
from sagrada.server.storage.tables import load_steps
from sagrada.server.wire.replay import Verified
from tests.server.faults.catalog import Fault
from tests.server.faults.checker import findings
from tests.server.faults.history import History
from tests.server.faults.playing import Player, Spectator, Watched
from tests.server.faults.sites import Site
from tests.server.guests import Guest
from tests.server.ration import Ration

MOVES = 20
"""Before a fault, during it at most three times as many, and after it."""
_RECOVERY = 60.0
"""Seconds until moves must be saved again after a fault."""
_TO_THE_END = 300.0


@dataclass
class Outcome:
    faults: list[str]
    tables: int
    acknowledged: int = 0
    during: int = 0
    """Moves that were acknowledged while a fault was on."""
    unconfirmed: int = 0
    """Answers that said that nobody knows whether the move is saved: send it again."""
    recovery: list[float] = field(default_factory=list)
    """Seconds from the end of each fault until the next move was acknowledged."""
    findings: list[str] = field(default_factory=list)
    details: list[str] = field(default_factory=list)
    """All that is stored and was heard at the tables where something was found."""

    def __str__(self) -> str:
        slowest = max(self.recovery, default=0)
        return (
            f"{', '.join(dict.fromkeys(self.faults))}: {len(self.faults)} times, "
            f"{self.tables} tables, "
            f"{self.acknowledged} moves acknowledged ({self.during} during the fault), "
            f"{self.unconfirmed} unconfirmed, back after {slowest:.1f} s at most, "
            f"{len(self.findings) or 'no'} findings"
        )


async def play_through(
    site: Site, faults: Sequence[Fault[Any]], tables: int, seconds: float, moves: int = MOVES
) -> Outcome:
    """Play all tables to their end while one fault after the other comes and goes."""
    outcome = Outcome([fault.name for fault in faults], tables)
    ration = Ration()
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Guest(site.addresses[0])) for _ in range(3)]
        games = [
            await _new_game(people, site.addresses, number, ration) for number in range(tables)
        ]
        clients = [asyncio.create_task(one.stay()) for _, several in games for one in several]
        try:
            for fault in faults:
                await _disturb(site, fault, seconds, moves, ration, outcome)
            await ration.add(inf)
            async with asyncio.timeout(_TO_THE_END):
                await asyncio.gather(*clients)
        finally:
            for task in clients:
                task.cancel()
            await asyncio.gather(*clients, return_exceptions=True)
        await _check(site, people[0], [watched for watched, _ in games], outcome)
    return outcome


async def _new_game(
    people: Sequence[Guest], addresses: Sequence[str], number: int, ration: Ration
) -> tuple[Watched, list[Spectator]]:
    """Two people, or one and a bot; and somebody who looks on."""
    ann, bob, eve = people
    has_bot = number % 2 == 1
    seats = ("me", "apprentice") if has_bot else ("me", "open")
    table = await ann.open(*seats, clock={"kind": "days", "days": 1})
    if not has_bot:
        await bob.join(table.id)
    watched = Watched(table.id)
    clients: list[Spectator] = [
        Player(
            who, addresses, watched, History(f"seat {seat + 1}", seat), number * 10 + seat, ration
        )
        for seat, who in enumerate([ann] if has_bot else [ann, bob])
    ]
    clients.append(Spectator(eve, addresses, watched, History("spectator"), number))
    return watched, clients


async def _disturb(
    site: Site, fault: Fault[Any], seconds: float, moves: int, ration: Ration, outcome: Outcome
) -> None:
    await ration.add(moves)
    async with asyncio.timeout(_RECOVERY):
        await ration.until(ration.acknowledged + moves // 2)
    begun = ration.acknowledged
    async with fault.on(site, seconds):
        await ration.add(3 * moves)
    outcome.during += ration.acknowledged - begun
    ended, known = time.monotonic(), ration.acknowledged
    await ration.add(moves)
    async with asyncio.timeout(_RECOVERY):
        await ration.until(known + 1)
        outcome.recovery.append(time.monotonic() - ended)
        await ration.until(known + moves // 2)


async def _check(site: Site, ann: Guest, games: Sequence[Watched], outcome: Outcome) -> None:
    ann.address = site.addresses[0]
    database = Database(site.database)
    try:
        for game in games:
            async with database.reading() as connection:
                stored = await load_steps(connection, game.table)
            found = findings(stored, game.histories)
            outcome.findings += [f"{game.table} {each}" for each in found]
            if found:
                outcome.details += [str(step) for step in stored]
                for history in game.histories:
                    outcome.details += [f"{history.client} {each}" for each in history.heard]
            verified = await ann.get(f"/api/games/{game.table}/verify", Verified)
            outcome.findings += [f"{game.table}: {each}" for each in verified.findings]
            for history in game.histories:
                outcome.acknowledged += len(history.acknowledged)
                outcome.unconfirmed += sum(each.code == "server-error" for each in history.heard)
    finally:
        await database.close()
