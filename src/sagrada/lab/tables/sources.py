"""Where recorded games are: a folder that `sagrada arena --records` wrote, or any records."""

import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sagrada.engine.reasons import SagradaError
from sagrada.game.files import SUFFIX
from sagrada.lab.arena.records import TABLE


class NoRecords(SagradaError):
    """A place without recorded games. The message says which."""


@dataclass(frozen=True)
class Source:
    """The record of a game, and what the arena's table says about it."""

    path: Path
    deal: int | None = None
    rotation: int | None = None

    @property
    def name(self) -> str:
        return self.path.stem


def find_sources(places: Sequence[Path]) -> list[Source]:
    """The records in folders and files, in the order of the arena’s deals or else of names."""
    found = [source for place in places for source in _sources_in(place)]
    names = [source.name for source in found]
    twice = (
        next((name for name in names if names.count(name) > 1), None) if _repeats(names) else None
    )
    if twice is not None:
        raise NoRecords(f"{twice}{SUFFIX} is there twice; rename one, or export them separately")
    return found


def _repeats(names: list[str]) -> bool:
    return len(set(names)) < len(names)


def _sources_in(place: Path) -> Iterator[Source]:
    if place.is_file():
        yield Source(place)
        return
    if not place.is_dir():
        raise NoRecords(f"{place}: there’s no such file or folder")
    table = place / TABLE
    listed = list(_listed(place, table)) if table.exists() else []
    found = listed or [Source(path) for path in sorted(place.glob(f"*{SUFFIX}"))]
    if not found:
        raise NoRecords(
            f"{place}: no records there (*{SUFFIX}); sagrada arena … --records {place} writes some"
        )
    yield from found


def _listed(folder: Path, table: Path) -> Iterator[Source]:
    """The games in the arena's table, deal by deal: games end in any order."""
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    try:
        rows.sort(key=lambda row: (int(row["deal"]), row["record"]))
        for row in rows:
            yield Source(folder / row["record"], int(row["deal"]), int(row["rotation"]))
    except (KeyError, TypeError, ValueError):
        raise NoRecords(f"{table}: this isn’t a table of the arena") from None
