"""Four sockets a table, and players who choose at random: whom the load runs let play."""

import asyncio
import os
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec

from benchmarks.load_sockets import LeanSocket, open_socket
from sagrada.server.wire import WIRE_VERSION
from tests.server.processes import Server

PLAYERS = 4
_AT_ONCE = 25
"""Tables that are being seated at the same time."""


class _Choice(msgspec.Struct):
    move: str


class _Choices(msgspec.Struct):
    legal: list[_Choice]


class _View(msgspec.Struct):
    to_act: list[int] | None = None
    """None in changes: as before."""


class _Over(msgspec.Struct):
    pass


class _Frame(msgspec.Struct):
    """Of all that a frame says, only what a player needs who chooses at random."""

    type: str
    version: int = 0
    view: _View | None = None
    changes: _View | None = None
    choices: _Choices | None = None
    over: _Over | None = None
    code: str = ""


_decode = msgspec.json.Decoder(_Frame).decode


@dataclass
class Run:
    """What is measured."""

    think: float | None
    """Seconds between two moves of a table; None: closed loop."""
    rng: random.Random = field(default_factory=lambda: random.Random(7))
    moves: int = 0
    seen: list[float] = field(default_factory=list)
    """Seconds from a move to the screens of the others."""
    acked: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0
    bytes_in: int = 0
    measuring: bool = False


class PlayedTable:
    """Four sockets at one table; whoever has to choose does so."""

    def __init__(self, id: str, run: Run) -> None:
        self.id = id
        self.run = run
        self.sockets: list[LeanSocket] = []
        self.latest: list[_Frame | None] = [None] * PLAYERS
        self.to_act: list[list[int]] = [[] for _ in range(PLAYERS)]
        """Who has to choose, as each seat was told."""
        self.sent_at = 0.0
        self.number = 0
        self.is_over = False
        self.is_ready = False
        self.asked: set[int] = set()
        """Seats that wait for an answer."""

    async def sit(self, address: str, sessions: Sequence[str]) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.id}/play?wire={WIRE_VERSION}"
        for seat, session in enumerate(sessions):
            headers = {"Authorization": f"Bearer {session}"}
            self.sockets.append(await open_socket(url, headers, self._listener(seat)))
        while not all(self.latest):
            await asyncio.sleep(0.001)

    def begin(self) -> None:
        """From now on everybody chooses as soon as they can."""
        self.is_ready = True
        self.someone_chooses()

    def _listener(self, seat: int) -> Callable[[LeanSocket, bytes], None]:
        run = self.run

        def hear(_: LeanSocket, text: bytes) -> None:
            at = time.perf_counter()
            run.bytes_in += len(text)
            if text.startswith(b'{"type":"ack"'):
                self.asked.discard(seat)
                if run.measuring:
                    run.acked.append(at - self.sent_at)
                if run.think is None and self.is_ready and self._has_to_choose(seat):
                    self.choose(seat)
                return
            if not text.startswith((b'{"type":"step"', b'{"type":"sync"', b'{"type":"refused"')):
                return
            if run.measuring and seat != self.mover and self.sent_at:
                run.seen.append(at - self.sent_at)
            frame = _decode(text)
            if frame.type == "refused":
                run.refused += 1
                self.asked.discard(seat)
                return
            self.latest[seat] = frame
            seen = frame.view or frame.changes
            if seen is not None and seen.to_act is not None:
                self.to_act[seat] = seen.to_act
            if frame.over is not None:
                if not self.is_over:
                    run.finished += 1
                self.is_over = True
            elif run.think is None and self.is_ready and self._has_to_choose(seat):
                self.choose(seat)

        return hear

    mover = -1

    def _has_to_choose(self, seat: int) -> bool:
        frame = self.latest[seat]
        if seat in self.asked or frame is None:
            return False
        return seat in self.to_act[seat] and frame.choices is not None

    def choose(self, seat: int) -> None:
        """One random choice of a seat."""
        frame = self.latest[seat]
        if self.is_over or frame is None or frame.choices is None or not frame.choices.legal:
            return
        run = self.run
        # Not to end the turn while something else is possible makes for long, rich games.
        moves = [choice.move for choice in frame.choices.legal if choice.move != "end"]
        move = run.rng.choice(moves) if moves else "end"
        self.number += 1
        self.asked.add(seat)
        self.mover = seat
        self.sent_at = time.perf_counter()
        run.moves += 1
        self.sockets[seat].send_text(
            b'{"type":"move","id":"%d","version":%d,"seat":%d,"move":"%s"}'
            % (self.number, frame.version, seat, move.encode())
        )

    def someone_chooses(self) -> None:
        for seat in range(PLAYERS):
            if self._has_to_choose(seat):
                self.choose(seat)
                return


async def _guest(http: httpx.AsyncClient) -> str:
    http.cookies.clear()
    answer = await http.get("/api/me")
    session = answer.cookies["session"]
    http.cookies.clear()
    return session


async def _new_table(http: httpx.AsyncClient, sessions: Sequence[str]) -> str:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(PLAYERS - 1))]
    first = {"Authorization": f"Bearer {sessions[0]}"}
    answer = await http.post("/api/tables", json={"seats": seats}, headers=first)
    table = str(answer.json()["id"])
    for session in sessions[1:]:
        headers = {"Authorization": f"Bearer {session}"}
        await http.post(f"/api/tables/{table}/join", json={}, headers=headers)
    return table


async def seat_everybody(address: str, tables: int, run: Run) -> list[PlayedTable]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        sessions = [await _guest(http) for _ in range(PLAYERS)]
        at_once = asyncio.Semaphore(_AT_ONCE)

        async def seat() -> PlayedTable:
            async with at_once:
                table = PlayedTable(await _new_table(http, sessions), run)
                await table.sit(address, sessions)
                return table

        return await asyncio.gather(*(seat() for _ in range(tables)))


def memory(server: Server) -> int:
    """Bytes that the server's processes hold."""
    total = 0
    for pid in server.pids():
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1]) * 1024
    return total


def processor_time(server: Server) -> float:
    """Seconds of processor time that the server has used: what remains true on a busy machine."""
    ticks = 0
    for pid in server.pids():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
