from pathlib import Path

import pytest

from sagrada.study.puzzles.figures import figures, write_page
from sagrada.study.puzzles.stock import load
from tests.citations import ROOT
from tests.study.puzzles.test_verdict import EXACT, JUDGMENT


def test_the_page_has_the_figures_of_the_stock() -> None:
    page = (ROOT / "docs" / "puzzles.md").read_text(encoding="utf-8")
    assert figures(load()) in page


def test_counting() -> None:
    tables = figures([EXACT, EXACT, JUDGMENT])
    assert "| apprentice | 400 to 999 | 2 | 1 | 3 |" in tables
    assert "| grandmaster | 1450 to 2800 | 0 | 0 | 0 |" in tables
    assert "| `columns` | A column decides. | 2 |" in tables
    assert "python -m sagrada.study.puzzles.mine --add --exact 2 --judgment 1\n" in tables


def test_writing_them_into_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- figures -->\nold\n<!-- end of the figures -->\nb\n", encoding="utf-8")
    for text in ("new\n", "newer\n"):
        write_page(page, text)
        wanted = f"a\n<!-- figures -->\n\n{text}\n<!-- end of the figures -->\nb\n"
        assert page.read_text(encoding="utf-8") == wanted
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(SystemExit, match="no place for figures"):
        write_page(page, "new\n")
