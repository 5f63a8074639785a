"""`make load`: how many tables and moves one server process carries.

python -m benchmarks.load                     # the open run: 1,000 tables, 200 moves/s, a minute
python -m benchmarks.load --closed 20 100     # closed loop: as fast as the tables go
                                              # (--compare: in turns with boardgame.io)
"""

import argparse
import asyncio
import gc
import os
import random
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx
import msgspec
import uvloop

from benchmarks.load_boardgame_io import FOLDER, BoardgameIo, ToyTables, installed
from benchmarks.load_sockets import LeanSocket, open_socket
from tests.server.processes import Server

PLAYERS = 4
_AT_ONCE = 25
"""Tables that are being seated at the same time."""
_ENDINGS = 12
"""Games that end in a second of the closed loop, or fewer."""
_SLICES = 10
_WARM_UP = 0.3
"""Seconds at both ends of a slice that are not counted."""


class _Choice(msgspec.Struct):
    move: str


class _Choices(msgspec.Struct):
    legal: list[_Choice]


class _View(msgspec.Struct):
    to_act: list[int]


class _Over(msgspec.Struct):
    pass


class _Frame(msgspec.Struct):
    """Of all that a frame says, only what a player needs who chooses at random."""

    type: str
    version: int = 0
    view: _View | None = None
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
        self.sent_at = 0.0
        self.number = 0
        self.is_over = False
        self.is_ready = False
        self.asked: set[int] = set()
        """Seats that wait for an answer."""

    async def sit(self, address: str, sessions: Sequence[str]) -> None:
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.id}/play"
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
        if seat in self.asked or frame is None or frame.view is None:
            return False
        return seat in frame.view.to_act and frame.choices is not None

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


async def _seat_everybody(address: str, tables: int, run: Run) -> list[PlayedTable]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        sessions = [await _guest(http) for _ in range(PLAYERS)]
        at_once = asyncio.Semaphore(_AT_ONCE)

        async def seat() -> PlayedTable:
            async with at_once:
                table = PlayedTable(await _new_table(http, sessions), run)
                await table.sit(address, sessions)
                return table

        return await asyncio.gather(*(seat() for _ in range(tables)))


def _memory(server: Server) -> int:
    """Bytes that the server's processes hold."""
    total = 0
    for pid in server.pids():
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                total += int(line.split()[1]) * 1024
    return total


def _processor_time(server: Server) -> float:
    """Seconds of processor time that the server has used: what remains true on a busy machine."""
    ticks = 0
    for pid in server.pids():
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def _report(title: str, run: Run, seconds: float, busy: float, own: float) -> None:
    print(
        f"{title}: {run.moves / seconds:,.0f} moves/s, "
        f"to the others p50 {_percentile(run.seen, 0.5) * 1000:.1f} ms, "
        f"p99 {_percentile(run.seen, 0.99) * 1000:.1f} ms, "
        f"worst {_percentile(run.seen, 1) * 1000:.1f} ms; "
        f"{run.refused} refused, {run.finished} games finished; "
        f"server busy {busy / seconds:.0%} of a core, "
        f"{busy / max(1, run.moves) * 1e6:.0f} µs a move; "
        f"this client busy {own / seconds:.0%} of another",
        flush=True,
    )


async def _measure(run: Run, seconds: float) -> float:
    run.moves, run.refused, run.finished = 0, 0, 0
    run.seen.clear()
    run.acked.clear()
    run.measuring = True
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    run.measuring = False
    return time.perf_counter() - began


async def open_run(server: Server, tables: int, rate: float, seconds: float) -> None:
    """`rate` moves a second over all tables, whatever the server does."""
    before = _memory(server)
    run = Run(think=tables / rate)
    began = time.perf_counter()
    playing = await _seat_everybody(server.address, tables, run)
    print(f"{tables} tables, {tables * PLAYERS} sockets after {time.perf_counter() - began:.0f} s")
    pacing = asyncio.create_task(_pace(playing, rate))
    await asyncio.sleep(3)
    busy, own = _processor_time(server), time.process_time()
    took = await _measure(run, seconds)
    pacing.cancel()
    own = time.process_time() - own
    _report(f"open, {rate:.0f} moves/s asked", run, took, _processor_time(server) - busy, own)
    each = (_memory(server) - before) / tables
    print(f"memory: {_memory(server) / 2**20:.0f} MB in all, {each / 1024:.0f} KB per table")
    for table in playing:
        for socket in table.sockets:
            socket.close()


async def _pace(playing: list[PlayedTable], rate: float) -> None:
    due = time.perf_counter()
    rng = random.Random(11)
    while True:
        live = [table for table in playing if not table.is_over]
        rng.shuffle(live)
        for table in live:
            table.someone_chooses()
            due += 1 / rate
            await asyncio.sleep(max(0, due - time.perf_counter()))


class OurTables:
    """The tables of a closed loop: each goes on as soon as its players have seen the last move.

    Games end, unlike the toy game that this is compared with; so that moves are measured and not
    the seating of people, as many tables as will be needed wait, seated, from the beginning.
    """

    name = "ours"

    def __init__(self, server: Server, tables: int, seconds: float) -> None:
        self._server = server
        self._count = tables
        self._waiting = int(seconds * _ENDINGS)
        self.run = Run(think=None)
        self._is_playing = False

    async def sit(self) -> None:
        everybody = self._count + self._waiting
        self._seated = await _seat_everybody(self._server.address, everybody, self.run)
        self._playing, self._spare = self._seated[: self._count], self._seated[self._count :]
        self._keeper = asyncio.create_task(self._keep_going())

    async def _keep_going(self) -> None:
        """A finished table is replaced by a new one."""
        while True:
            await asyncio.sleep(0.05)
            for at, table in enumerate(self._playing):
                if table.is_over:
                    if not self._spare:
                        more = await _seat_everybody(self._server.address, 1, self.run)
                        self._spare += more
                        self._seated += more
                    self._playing[at] = self._spare.pop()
                    if self._is_playing:
                        self._playing[at].begin()

    def go_on(self) -> None:
        self._is_playing = True
        for table in self._playing:
            table.begin()

    def stop(self) -> None:
        self._is_playing = False
        for table in self._playing:
            table.is_ready = False

    def moves(self) -> int:
        return self.run.moves

    def busy(self) -> float:
        return _processor_time(self._server)

    def close(self) -> None:
        self._keeper.cancel()
        for table in self._seated:
            for socket in table.sockets:
                socket.close()


class Slices:
    """What one side did in its slices of the time."""

    def __init__(self, side: OurTables | ToyTables) -> None:
        self._side = side
        self.rates: list[float] = []
        self._moves = 0
        self._busy = 0.0

    async def play(self, seconds: float) -> None:
        side = self._side
        side.go_on()
        await asyncio.sleep(_WARM_UP)
        moves, busy, began = side.moves(), side.busy(), time.perf_counter()
        await asyncio.sleep(seconds)
        made = side.moves() - moves
        self.rates.append(made / (time.perf_counter() - began))
        self._moves += made
        self._busy += side.busy() - busy
        side.stop()
        await asyncio.sleep(_WARM_UP)  # what is under way

    def __str__(self) -> str:
        rate = sum(self.rates) / len(self.rates)
        return (
            f"{self._side.name} {rate:,.0f} moves/s ({min(self.rates):,.0f}-"
            f"{max(self.rates):,.0f}; {self._busy / self._moves * 1e6:.0f} µs of processor time a "
            "move)"
        )


async def closed_run(
    server: Server, tables: int, seconds: float, other: BoardgameIo | None
) -> None:
    """In slices, in turns with the other server: a machine's slow spells then hit both alike."""
    sides: list[OurTables | ToyTables] = [OurTables(server, tables, seconds + _SLICES)]
    if other is not None:
        sides.append(ToyTables(other, tables))
    for side in sides:
        await side.sit()
    results = [Slices(side) for side in sides]
    for _ in range(_SLICES):
        for result in results:
            await result.play(seconds / _SLICES)
    print(f"closed, {tables} tables: " + "; ".join(map(str, results)), flush=True)
    if other is not None:
        ours, others = results
        ratios = sorted(a / b for a, b in zip(ours.rates, others.rates, strict=True))
        whole = sum(ours.rates) / sum(others.rates)
        print(
            f"    ours are {whole:.0%} of boardgame.io's; by pairs of slices "
            f"{ratios[0]:.0%} to {ratios[-1]:.0%}, median {median(ratios):.0%}",
            flush=True,
        )
    for side in sides:
        side.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--closed", type=int, nargs="*", help="closed loop with so many tables")
    parser.add_argument("--compare", action="store_true", help="with boardgame.io, in turns")
    asked = parser.parse_args()
    if asked.compare and not installed():
        parser.error(f"boardgame.io is missing: run `npm ci` in {FOLDER}, or `make load`")
    gc.disable()  # the client's own pauses would count as the server's
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'load.db'}"
        with Server(Path(folder), database=database) as server:
            if asked.closed is None:
                uvloop.run(open_run(server, asked.tables, asked.rate, asked.seconds))
            for tables in asked.closed or ():
                with BoardgameIo() if asked.compare else nullcontext() as other:
                    uvloop.run(closed_run(server, tables, asked.seconds, other))


if __name__ == "__main__":
    main()
