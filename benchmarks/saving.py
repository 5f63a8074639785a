"""What it costs to save a step, by how many go to the disk together.

python -m benchmarks.saving              # on SQLite
python -m benchmarks.saving --postgres   # one statement a batch, in turns with the slower way
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sagrada.server.storage.database import Database
from sagrada.server.storage.steps.journal import Journal
from sagrada.server.storage.steps.new_step import NewStep, TurnChange
from tests.server.backends import Postgres
from tests.server.inside import registry_in, two_at_a_table
from tests.server.round_trips import RoundTrips

_TOGETHER = (1, 5, 20, 40)
_STEPS = 2000
_SLICES = 10
_COUNTED = 10
"""Batches whose round trips are counted."""
_TICK = 1 / os.sysconf("SC_CLK_TCK")


class _ThroughEngine(Journal):
    """BEGIN, a statement for each kind of row, COMMIT: as steps with more to write are saved."""

    async def _write_all(self, batch: list[NewStep]) -> bool:
        return await self._write_with_engine(batch)


_WAYS: dict[str, type[Journal]] = {"several statements": _ThroughEngine, "one statement": Journal}


@dataclass
class _Cost:
    """Seconds of so many steps."""

    steps: int = 0
    here: float = 0.0
    there: float = 0.0
    """Of processor time, in PostgreSQL."""
    clock: float = 0.0

    def __str__(self) -> str:
        here, there, clock = (
            each / self.steps * 1e6 for each in (self.here, self.there, self.clock)
        )
        in_postgres = f" + {there:4.0f} in PostgreSQL" if there else ""
        return f"{here:4.0f} µs{in_postgres} of processor time a step, {clock:5.0f} µs by the clock"


def _here() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _nowhere() -> float:
    return 0.0


def _in(postgres: Postgres) -> Callable[[], float]:
    """The processor time of all its processes that are there now."""
    files = [Path(f"/proc/{pid}/stat") for pid in postgres.pids()]

    def used() -> float:
        fields = (file.read_text().rpartition(")")[2].split() for file in files)
        return sum(int(each[11]) + int(each[12]) for each in fields) * _TICK

    return used


class _Saving:
    """Steps of the same tables, batch after batch."""

    def __init__(self, tables: list[str]) -> None:
        self._tables = tables
        self._since = 1000  # beyond what was dealt

    async def save(self, journal: Journal, together: int, batches: int = 1) -> None:
        for _ in range(batches):
            self._since += 1
            steps = [self._step(table) for table in self._tables[:together]]
            assert all(await asyncio.gather(*map(journal.save, steps)))

    async def measure(
        self, cost: _Cost, journal: Journal, together: int, steps: int, there: Callable[[], float]
    ) -> None:
        await self.save(journal, together)  # warm
        here, elsewhere, began = _here(), there(), time.perf_counter()
        await self.save(journal, together, steps // together)
        cost.steps += steps // together * together
        cost.here += _here() - here
        cost.there += there() - elsewhere
        cost.clock += time.perf_counter() - began

    def _step(self, table: str) -> NewStep:
        return NewStep(
            table=table,
            since=self._since,
            version=self._since + 1,
            actor="person",
            seat=0,
            request_id=f"request {self._since}",
            at=1,
            entries="1: draft R3",
            turn=TurnChange(1, "0", None),
        )


async def _on_sqlite(folder: Path) -> None:
    async with registry_in(folder) as registry:
        saving = _Saving([(await two_at_a_table(registry)).id for _ in range(max(_TOGETHER))])
        for together in _TOGETHER:
            cost = _Cost()
            await saving.measure(cost, registry.services.journal, together, _STEPS, _nowhere)
            print(f"{together:2} together: {cost}")


async def _on_postgres(folder: Path, postgres: Postgres) -> None:
    async with registry_in(folder, postgres.url) as registry:
        saving = _Saving([(await two_at_a_table(registry)).id for _ in range(max(_TOGETHER))])
        for way, trips in (await _count_round_trips(postgres, saving)).items():
            print(f"{way}: {trips:g} round trips a batch")
        journals = {way: kind(registry.services.database) for way, kind in _WAYS.items()}
        for journal in journals.values():
            journal.start()
            await saving.save(journal, 1)  # their connections are there now
        there = _in(postgres)
        for together in _TOGETHER:
            costs = {way: _Cost() for way in _WAYS}
            for _ in range(_SLICES):
                for way, journal in journals.items():
                    await saving.measure(costs[way], journal, together, _STEPS // _SLICES, there)
            for way, cost in costs.items():
                print(f"{together:2} together, {way:>18}: {cost}")
        for journal in journals.values():
            await journal.stop()


async def _count_round_trips(postgres: Postgres, saving: _Saving) -> dict[str, float]:
    counted = {}
    for way, kind in _WAYS.items():
        async with RoundTrips(postgres.url) as relay:
            database = Database(relay.url)
            journal = kind(database)
            journal.start()
            await saving.save(journal, 5)
            before = relay.count
            await saving.save(journal, 5, _COUNTED)
            counted[way] = (relay.count - before) / _COUNTED
            await journal.stop()
            await database.close()
    return counted


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if asked.postgres:
            postgres = Postgres()
            with postgres:
                asyncio.run(_on_postgres(Path(folder), postgres))
        else:
            asyncio.run(_on_sqlite(Path(folder)))


if __name__ == "__main__":
    main()
