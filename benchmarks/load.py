"""`make load`: how many tables and moves one server process carries.

python -m benchmarks.load                     # the open run: 1,000 tables, 200 moves/s, a minute
                                              # (--times 5: five such minutes)
python -m benchmarks.load --closed 20 100     # closed loop: as fast as the tables go
                                              # (--compare: in turns with boardgame.io)
python -m benchmarks.load --workers 2 …       # either of them on PostgreSQL and Redis
"""

import argparse
import asyncio
import gc
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import uvloop

from benchmarks.disk_syncs import DiskSyncs
from benchmarks.load_boardgame_io import FOLDER, BoardgameIo, installed
from benchmarks.load_closed import closed_run
from benchmarks.load_tables import (
    PLAYERS,
    PlayedTable,
    Run,
    memory,
    processor_time,
    seat_everybody,
)
from benchmarks.measuring import percentile
from tests.server.backends import Postgres, RedisProcess
from tests.server.processes import Server


def _report(title: str, run: Run, seconds: float, busy: float, own: float) -> None:
    print(
        f"{title}: {run.moves / seconds:,.0f} moves/s, "
        f"to the others p50 {percentile(run.seen, 0.5) * 1000:.1f} ms, "
        f"p99 {percentile(run.seen, 0.99) * 1000:.1f} ms, "
        f"worst {percentile(run.seen, 1) * 1000:.1f} ms; "
        f"{run.refused} refused, {run.finished} games finished; "
        f"server busy {busy / seconds:.0%} of a core, "
        f"{busy / max(1, run.moves) * 1e6:.0f} µs a move, "
        f"{run.bytes_in / max(1, run.moves) / PLAYERS:.0f} bytes a move to each screen; "
        f"this client busy {own / seconds:.0%} of another",
        flush=True,
    )


async def _measure(run: Run, seconds: float) -> float:
    run.moves, run.refused, run.finished, run.bytes_in = 0, 0, 0, 0
    run.seen.clear()
    run.acked.clear()
    run.measuring = True
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    run.measuring = False
    return time.perf_counter() - began


async def open_run(
    server: Server, tables: int, rate: float, seconds: float, times: int, folder: Path
) -> None:
    """`rate` moves a second over all tables, whatever the server does."""
    before = memory(server)
    run = Run(think=tables / rate)
    began = time.perf_counter()
    playing = await seat_everybody(server.address, tables, run)
    print(f"{tables} tables, {tables * PLAYERS} sockets after {time.perf_counter() - began:.0f} s")
    pacing = asyncio.create_task(_pace(playing, rate))
    await asyncio.sleep(3)
    for _ in range(times):
        busy, own = processor_time(server), time.process_time()
        with DiskSyncs(folder) as syncs:
            took = await _measure(run, seconds)
        own = time.process_time() - own
        _report(f"open, {rate:.0f} moves/s asked", run, took, processor_time(server) - busy, own)
        print(f"the disk meanwhile: {syncs}", flush=True)
    pacing.cancel()
    each = (memory(server) - before) / tables
    print(f"memory: {memory(server) / 2**20:.0f} MB in all, {each / 1024:.0f} KB per table")
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--times", type=int, default=1, help="of the open run, on the same tables")
    parser.add_argument("--closed", type=int, nargs="*", help="closed loop with so many tables")
    parser.add_argument("--compare", action="store_true", help="with boardgame.io, in turns")
    parser.add_argument("--workers", type=int, help="so many, on PostgreSQL and Redis")
    asked = parser.parse_args()
    if asked.compare and not installed():
        parser.error(f"boardgame.io is missing: run `npm ci` in {FOLDER}, or `make load`")
    gc.disable()  # the client's own pauses would count as the server's
    with tempfile.TemporaryDirectory() as name, _serving(Path(name), asked.workers) as server:
        if asked.closed is None:
            asked_for = asked.tables, asked.rate, asked.seconds, asked.times
            uvloop.run(open_run(server, *asked_for, Path(name)))
        for tables in asked.closed or ():
            with BoardgameIo() if asked.compare else nullcontext() as other:
                uvloop.run(closed_run(server, tables, asked.seconds, other))


@contextmanager
def _serving(folder: Path, workers: int | None) -> Iterator[Server]:
    """One process on SQLite, or so many workers on PostgreSQL and Redis."""
    if workers is None:
        with Server(folder, database=f"sqlite:///{folder / 'load.db'}") as server:
            yield server
    else:
        postgres, redis = Postgres(), RedisProcess(folder)
        with (
            postgres,
            redis,
            Server(folder, database=postgres.url, redis=redis.url, workers=workers) as server,
        ):
            yield server


if __name__ == "__main__":
    main()
