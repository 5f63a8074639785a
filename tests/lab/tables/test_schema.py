"""The page shows the tables as they are."""

import pytest

from sagrada.lab.tables.schema import TABLES, markdown
from tests.citations import ROOT

PAGE = (ROOT / "docs" / "lab-data.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("table", TABLES)
def test_the_page_shows_every_column(table: str) -> None:
    section = PAGE.partition(f"\n### {table}\n")[2].partition("\n### ")[0]
    assert markdown(table) in section


def test_names_are_unique() -> None:
    for columns in TABLES.values():
        names = [column.name for column in columns]
        assert len(set(names)) == len(names)
