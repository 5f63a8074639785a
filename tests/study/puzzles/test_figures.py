from sagrada.study.puzzles.figures import figures
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
