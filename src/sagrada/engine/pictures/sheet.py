"""A score sheet as HTML: what a notebook shows."""

from sagrada.engine.cards import PRIVATE_OBJECTIVES
from sagrada.engine.pictures.glass import HUES
from sagrada.engine.pictures.svg import escape
from sagrada.engine.pictures.text import LINE_NAMES
from sagrada.engine.scoring import ScoreLine, ScoreSheet
from sagrada.engine.spaces import NAMES

_CELL = 'style="padding:4px 12px;text-align:{side};border:0;background:{ground};color:#f4ecdc"'
_HUES = {each.id: HUES[each.colour] for each in PRIVATE_OBJECTIVES.values()}


def sheet_html(sheet: ScoreSheet) -> str:
    """A table: every line with its points and the spaces behind them."""
    rows = "".join(_row(line) for line in sheet.lines)
    total = _cells(
        "#3a3147", ("left", "<b>Total</b>"), ("right", f"<b>{sheet.total}</b>"), ("left", "")
    )
    return (
        '<table style="border-collapse:separate;border-spacing:0 2px;background:#1a1622;'
        'padding:8px;border-radius:10px;font-family:Georgia,serif;font-size:14px">'
        f"{rows}{total}</table>"
    )


def _row(line: ScoreLine) -> str:
    mark = f'<span style="color:{_HUES[line.id]}">◆</span> ' if line.id in _HUES else ""
    spaces = ", ".join(" ".join(NAMES[space] for space in each) for each in line.sets)
    return _cells(
        "#2c2836",
        ("left", mark + escape(LINE_NAMES[line.id])),
        ("right", str(line.points)),
        ("left", f'<span style="opacity:.6">{spaces}</span>'),
    )


def _cells(ground: str, *cells: tuple[str, str]) -> str:
    drawn = (f"<td {_CELL.format(side=side, ground=ground)}>{text}</td>" for side, text in cells)
    return f"<tr>{''.join(drawn)}</tr>"
