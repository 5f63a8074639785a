"""The page's editions are the engine's."""

from sagrada.engine.options import PRESETS
from tools.preset_table import OUTPUT, presets_file


def test_the_pages_editions_are_current() -> None:
    assert OUTPUT.read_text(encoding="utf-8") == presets_file(), "run `make rule-table`"


def test_every_edition_has_a_line() -> None:
    for edition in PRESETS:
        assert presets_file().count(f'"edition": "{edition}"') == 1
