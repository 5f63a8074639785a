"""A sample of recorded games that comes with the package, as tables (docs/lab-data.md)."""

from importlib.resources import files
from typing import Any

from sagrada.extras import need_extra
from sagrada.lab.tables.schema import TABLES

COMMANDS = (
    "sagrada arena master journeyman --deals 1000 --seed 21 --records games",
    "sagrada lab export games --out src/sagrada/lab/data/sample",
)
"""What made it."""


def sample(table: str) -> Any:
    """One of the tables, as a `pyarrow.Table`; with pandas, `sample("seats").to_pandas()`."""
    if table not in TABLES:
        raise ValueError(f"table: there is no table {table!r}; choose one of {', '.join(TABLES)}")
    need_extra("lab")
    from pyarrow import BufferReader, parquet

    content = files("sagrada.lab").joinpath("data", "sample", f"{table}.parquet").read_bytes()
    return parquet.read_table(BufferReader(content))
