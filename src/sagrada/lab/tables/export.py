"""Write the tables of recorded games, as Parquet or CSV.

Games are read one after another, so a million of them need no more memory than a thousand. A table
gets its name when it's whole: until then it's a hidden file beside it.
"""

import csv
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any

from sagrada.engine.reasons import SagradaError
from sagrada.extras import need_extra
from sagrada.game.files import load_record
from sagrada.lab.tables.rows import Row, UnfinishedGame, rows_of
from sagrada.lab.tables.schema import TABLES, Column, Kind
from sagrada.lab.tables.sources import Source
from sagrada.lab.training_progress import OutputError, check_output

GAMES_AT_ONCE = 200
"""Games of which rows are kept before they are written: a row group of a Parquet file."""


class TableFormat(StrEnum):
    PARQUET = "parquet"
    CSV = "csv"


class ExportError(SagradaError):
    """A record that can't be read. The message says which and why."""


def export(
    sources: Sequence[Source],
    folder: Path,
    table_format: TableFormat = TableFormat.PARQUET,
    tell: Callable[[int], None] = lambda _done: None,
) -> dict[str, int]:
    """Write every table; returns the number of rows of each. `tell` hears how many games are done.

    Games that aren't over are left out: they have secrets. What can't be written is found before
    the first game is read.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OutputError(f"can’t make {folder}: {error.strerror}") from None
    paths = {table: folder / f"{table}.{table_format}" for table in TABLES}
    for path in paths.values():
        check_output(path)
    maker = ParquetTable if table_format is TableFormat.PARQUET else CsvTable
    tables = {name: maker(paths[name], columns) for name, columns in TABLES.items()}
    counts = dict.fromkeys(TABLES, 0)
    try:
        for done, source in enumerate(sources, start=1):
            for name, rows in _rows(source).items():
                tables[name].add(rows)
                counts[name] += len(rows)
            if done % GAMES_AT_ONCE == 0:
                for table in tables.values():
                    table.write()
            tell(done)
        for table in tables.values():
            table.finish()
    finally:
        for table in tables.values():
            table.give_up()
    return counts


def _rows(source: Source) -> dict[str, list[Row]]:
    try:
        return rows_of(source.name, load_record(source.path), source.deal, source.rotation)
    except UnfinishedGame:
        return {}
    except OSError as error:
        raise ExportError(f"{source.path}: can’t read it: {error.strerror}") from None
    except SagradaError as error:
        said = str(error).removeprefix(f"{source.path}: ")
        raise ExportError(f"{source.path}: {said}") from None


class OpenTable(ABC):
    """A table that is being written."""

    def __init__(self, path: Path, columns: tuple[Column, ...]) -> None:
        self._path = path
        self._draft = path.with_name(f".{path.name}")
        self._columns = columns
        self._rows: list[Row] = []

    def add(self, rows: list[Row]) -> None:
        self._rows += rows

    def write(self) -> None:
        """Write what was added."""
        self._write(self._rows)
        self._rows = []

    def finish(self) -> None:
        """The table is whole: give it its name."""
        self.write()
        self._close()
        self._draft.replace(self._path)

    def give_up(self) -> None:
        """Leave nothing behind, unless it's finished."""
        self._close()
        self._draft.unlink(missing_ok=True)

    @abstractmethod
    def _write(self, rows: list[Row]) -> None: ...

    @abstractmethod
    def _close(self) -> None: ...


class CsvTable(OpenTable):
    def __init__(self, path: Path, columns: tuple[Column, ...]) -> None:
        super().__init__(path, columns)
        self._file = self._draft.open("w", encoding="utf-8", newline="")
        names = [column.name for column in columns]
        self._writer = csv.DictWriter(self._file, names, lineterminator="\n")
        self._writer.writeheader()

    def _write(self, rows: list[Row]) -> None:
        self._writer.writerows(
            {name: _csv_cell(cell) for name, cell in row.items()} for row in rows
        )

    def _close(self) -> None:
        self._file.close()


def _csv_cell(cell: object) -> object:
    return int(cell) if isinstance(cell, bool) else cell


class ParquetTable(OpenTable):
    def __init__(self, path: Path, columns: tuple[Column, ...]) -> None:
        super().__init__(path, columns)
        need_extra("lab")
        import pyarrow as pa
        from pyarrow import parquet

        kinds: dict[Kind, Any] = {
            Kind.TEXT: pa.string(),
            Kind.INT: pa.int32(),
            Kind.FLOAT: pa.float64(),
            Kind.BOOL: pa.bool_(),
        }
        self._schema = pa.schema([(column.name, kinds[column.kind]) for column in columns])
        self._from_rows = pa.Table.from_pylist
        self._file = parquet.ParquetWriter(self._draft, self._schema, compression="zstd")

    def _write(self, rows: list[Row]) -> None:
        if rows:
            self._file.write_table(self._from_rows(rows, schema=self._schema))

    def _close(self) -> None:
        self._file.close()
