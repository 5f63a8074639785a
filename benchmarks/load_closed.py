"""The closed loop: as fast as the tables go, in turns with boardgame.io if that is asked for."""

import asyncio
import time
from statistics import median

from benchmarks.load_boardgame_io import BoardgameIo, ToyTables
from benchmarks.load_tables import Run, processor_time, seat_everybody
from benchmarks.measuring import percentile
from tests.server.processes import Server

_ENDINGS = 24
"""Games that end in a second of the closed loop, or fewer. (With 12, the last slice had none left,
and seated people at about half the speed.)"""
_SLICES = 10
_WARM_UP = 0.3
"""Seconds at both ends of a slice that are not counted."""


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
        self._seated = await seat_everybody(self._server.address, everybody, self.run)
        self._playing, self._spare = self._seated[: self._count], self._seated[self._count :]
        self._keeper = asyncio.create_task(self._keep_going())

    async def _keep_going(self) -> None:
        """A finished table is replaced by a new one."""
        while True:
            await asyncio.sleep(0.05)
            for at, table in enumerate(self._playing):
                if table.is_over:
                    if not self._spare:
                        more = await seat_everybody(self._server.address, 1, self.run)
                        self._spare += more
                        self._seated += more
                    self._playing[at] = self._spare.pop()
                    if self._is_playing:
                        self._playing[at].begin()

    def go_on(self) -> None:
        self._is_playing = self.run.measuring = True
        for table in self._playing:
            table.begin()

    def stop(self) -> None:
        self._is_playing = self.run.measuring = False
        for table in self._playing:
            table.is_ready = False

    def moves(self) -> int:
        return self.run.moves

    def busy(self) -> float:
        return processor_time(self._server)

    def more(self) -> str:
        """What else was measured."""
        return f", to the others p99 {percentile(self.run.seen, 0.99) * 1000:.1f} ms"

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
            f"move{self._side.more()})"
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
