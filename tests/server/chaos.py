"""Killing servers while people play: nothing that was acknowledged may be lost.

python -m tests.server.chaos --kills 50            # SQLite, one process
python -m tests.server.chaos --kills 50 --shared   # PostgreSQL, Redis, two processes
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from sagrada.server.wire.frames import Ack, Sync
from sagrada.server.wire.replay import Replay, Verified
from tests.server.backends import Backend, Postgres, RedisProcess
from tests.server.guests import AtTable, Guest
from tests.server.processes import Server
from tests.server.ration import Ration

_AWAY = (OSError, WebSocketException, httpx.HTTPError, EOFError)
_PATIENCE = 300.0
_PER_KILL = 60.0
_KILLS_A_ROUND = 10
_RATION = 24
"""Moves between two kills, most of them before, some while the server is away."""


@dataclass
class Played:
    """What was acknowledged at a table."""

    table: str
    moves: list[tuple[int, str, int, int]] = field(default_factory=list)
    """Seat, move, the version it answered and the version it led to."""


@dataclass
class Outcome:
    kills: int = 0
    restarts: dict[str, int] = field(default_factory=dict)
    """By backend: how often it was away while people played, seen by a server that lived on."""
    tables: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    """Moves that were acknowledged and are not in the record."""
    bad: list[str] = field(default_factory=list)
    """Records that do not verify."""


class Player:
    """Plays one seat to the end, on whatever server answers, whatever happens."""

    def __init__(
        self,
        person: Guest,
        addresses: Sequence[str],
        seat: int,
        played: Played,
        rng: Random,
        ration: Ration,
    ) -> None:
        self._person = person
        self._addresses = addresses
        self._seat = seat
        self._played = played
        self._rng = rng
        self._ration = ration
        self._number = 0
        self._pending: tuple[str, int, str] | None = None
        """What was sent and not answered yet: id, version, move."""

    async def play(self) -> None:
        while True:
            self._person.address = self._rng.choice(self._addresses)
            try:
                async with asyncio.timeout(30):  # a socket that says nothing is a dead one
                    async with self._person.at(self._played.table) as at:
                        if await self._play_at(at):
                            return
            except (*_AWAY, TimeoutError):
                await asyncio.sleep(0.1)

    async def _play_at(self, at: AtTable) -> bool:
        while at.now.over is None:
            if self._pending is not None:
                await self._send(at)
            elif at.is_my_turn():
                await self._ration.take()
                quiet = [move for move in at.legal() if not move.startswith("call")]
                self._number += 1
                id = f"{self._seat}-{self._number}"
                self._pending = (id, at.version, self._rng.choice(quiet))
            else:
                await at.hear()
        return True

    async def _send(self, at: AtTable) -> None:
        assert self._pending is not None
        id, version, move = self._pending
        asked = {"type": "move", "id": id, "version": version, "seat": self._seat, "move": move}
        answer = await at.ask(**asked)
        if isinstance(answer, Ack):
            self._played.moves.append((self._seat, move, version, answer.version))
            self._pending = None
            await self._ration.count()
            await at.catch_up(answer.version)
        elif answer.code != "server-error":
            self._pending = None
            if answer.code == "stale":
                await at.until(Sync)


async def play_through(
    servers: Sequence[Server],
    backends: Sequence[Backend],
    tables: int,
    kills: int,
    seed: int = 1,
) -> Outcome:
    """Play all tables to their end while servers are killed and backends restarted."""
    rng = Random(seed)
    outcome = Outcome(tables=tables)
    ration = Ration()
    addresses = [server.address for server in servers]
    async with Guest(addresses[0]) as ann, Guest(addresses[0]) as bob:
        games = [await _new_game(ann, bob, number) for number in range(tables)]
        players = [
            asyncio.create_task(
                Player(person, addresses, seat, game, Random(rng.random()), ration).play()
            )
            for game, seats in games
            for seat, person in seats
        ]
        try:
            async with asyncio.timeout(_PATIENCE + kills * _PER_KILL):
                for number in range(kills):
                    await _disturb(servers, backends, number, rng, ration, outcome)
                await ration.add(inf)
                await asyncio.gather(*players)
        finally:
            for task in players:
                task.cancel()
        ann.address = addresses[0]
        await _check(ann, [game for game, _ in games], outcome)
    return outcome


async def _new_game(ann: Guest, bob: Guest, number: int) -> tuple[Played, list[tuple[int, Guest]]]:
    """Mostly two people; some tables with a bot, some with a clock that never runs out."""
    if number % 4 == 3:
        table = await ann.open("me", "random")
        return Played(table.id), [(0, ann)]
    table = await ann.open("me", "open", clock={"kind": "days", "days": 1})
    await bob.join(table.id)
    return Played(table.id), [(0, ann), (1, bob)]


async def _disturb(
    servers: Sequence[Server],
    backends: Sequence[Backend],
    number: int,
    rng: Random,
    ration: Ration,
    outcome: Outcome,
) -> None:
    """Let people play, and kill a server in the middle of it."""
    done = ration.acknowledged
    await ration.add(_RATION)
    await ration.until(done + rng.randrange(1, _RATION // 2))
    server = rng.choice(servers)
    await asyncio.to_thread(server.kill)
    outcome.kills += 1
    if backends and number % 2 == 1:
        others = [other for other in servers if other is not server]
        await _restart(backends[number // 2 % len(backends)], others, outcome)
    await asyncio.to_thread(server.start)
    await ration.until(done + _RATION // 2)


async def _restart(backend: Backend, living: Sequence[Server], outcome: Outcome) -> None:
    """Away until the servers that are still there have noticed, then back."""
    before = [server.times_logged(backend.when_away) for server in living]
    await asyncio.to_thread(backend.stop)
    for server, known in zip(living, before, strict=True):
        async with asyncio.timeout(_PER_KILL):
            while server.times_logged(backend.when_away) == known:
                await asyncio.sleep(0.05)
    await asyncio.to_thread(backend.start)
    name = type(backend).__name__
    outcome.restarts[name] = outcome.restarts.get(name, 0) + 1


async def _check(ann: Guest, games: Sequence[Played], outcome: Outcome) -> None:
    for game in games:
        record = await ann.get(f"/api/games/{game.table}", Replay)
        for seat, move, since, version in game.moves:
            outcome.acknowledged += 1
            made = [m for m in record.moments if since < m.version <= version]
            if (seat, move) not in [(m.by, m.move) for m in made]:
                outcome.lost.append(f"{game.table} {seat + 1}: {move} at {since}")
        verified = await ann.get(f"/api/games/{game.table}/verify", Verified)
        outcome.bad += [f"{game.table}: {finding}" for finding in verified.findings]


def run(folder: Path, is_shared: bool, tables: int, kills: int, seed: int = 1) -> Outcome:
    with ExitStack() as stack:
        backends: list[Backend] = []
        if is_shared:
            postgres = Postgres()
            redis = RedisProcess(folder)
            backends = [stack.enter_context(postgres), stack.enter_context(redis)]
            database, redis_url = postgres.url, redis.url
        else:
            database, redis_url = f"sqlite:///{folder / 'chaos.db'}", ""
        servers = [
            Server(folder, database=database, redis=redis_url) for _ in range(2 if is_shared else 1)
        ]
        for server in servers:
            stack.enter_context(server)
        return asyncio.run(play_through(servers, backends, tables, kills, seed))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12, help="in each round of ten kills")
    parser.add_argument("--shared", action="store_true", help="PostgreSQL, Redis, two processes")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kills = 0
    while kills < asked.kills:
        with tempfile.TemporaryDirectory() as folder:
            began = time.monotonic()
            left = min(_KILLS_A_ROUND, asked.kills - kills)
            outcome = run(Path(folder), asked.shared, asked.tables, left, asked.seed + kills)
        kills += outcome.kills
        print(f"{outcome} in {time.monotonic() - began:.0f} s", flush=True)
        if outcome.lost or outcome.bad:
            raise SystemExit(1)
    print(f"{kills} kills, nothing lost")


if __name__ == "__main__":
    main()
