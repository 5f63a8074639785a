"""A score sheet in a notebook."""

from xml.etree import ElementTree

from sagrada.engine.notation.window import score
from tests.engine.pictures.test_text import FULL


def test_a_sheet_lists_every_line_with_its_spaces() -> None:
    sheet = score("fractal-drops", FULL, public=["light-shades"], private="purple", favor=2)
    table = ElementTree.fromstring(sheet._repr_html_())
    rows = [["".join(cell.itertext()) for cell in row] for row in table]
    assert [row[:2] for row in rows] == [
        ["Light Shades", "4"],
        ["◆ Shades of Purple", "17"],
        ["Favor tokens", "2"],
        ["Empty spaces", "-3"],
        ["Total", "20"],
    ]
    assert rows[0][2] == "B2 A3, B4 B5"
