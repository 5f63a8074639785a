"""The sample that comes with the package."""

from pathlib import Path

import pytest

from sagrada.lab.tables.sample import sample
from sagrada.lab.tables.schema import TABLES
from tests.citations import ROOT
from tests.docs.code_blocks import run_page

FOLDER = ROOT / "src" / "sagrada" / "lab" / "data" / "sample"


def test_it_is_small_and_has_some_thousand_games() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 3_000_000
    games = sample("games")
    assert games.num_rows >= 2000
    assert len(set(games["game"].to_pylist())) == games.num_rows


@pytest.mark.parametrize("table", TABLES)
def test_it_has_the_columns_of_today(table: str) -> None:
    assert sample(table).column_names == [column.name for column in TABLES[table]]


def test_every_deal_is_whole() -> None:
    seats, games = sample("seats"), sample("games")
    assert seats.num_rows == 2 * games.num_rows
    deals = games["deal"].to_pylist()
    assert sorted(deals) == sorted([*range(1, len(deals) // 2 + 1)] * 2)


def test_the_pictures_are_those_that_the_page_draws(tmp_path: Path) -> None:
    run_page(ROOT / "docs" / "lab-questions.md", tmp_path)
    drawn = sorted(tmp_path.glob("*.svg"))
    assert [path.name for path in drawn] == ["lab-tools.svg", "lab-windows.svg"]
    for path in drawn:
        assert path.read_bytes() == (ROOT / "docs" / "images" / path.name).read_bytes()


def test_other_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no table 'fame'; choose one of games, seats"):
        sample("fame")
