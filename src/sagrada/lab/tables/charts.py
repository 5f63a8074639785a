"""Plain charts as SVG, for pages about tables: dots with intervals, and lines.

The same numbers give the same text, so that a test can tell whether a picture is up to date.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from sagrada.lab.intervals import Interval

WIDTH = 720
LABELS = 200
ROW = 22
TOP = 52
PLOT_HEIGHT = 300
INK, PALE = "#1f2933", "#c5ccd3"
COLORS = ("#2563a8", "#b4423c", "#3c7d3f", "#8a5fa8")


@dataclass(frozen=True)
class Dot:
    """A number with its interval."""

    label: str
    value: float
    interval: Interval | None = None


@dataclass(frozen=True)
class Line:
    label: str
    points: Sequence[tuple[float, float]]


def dot_chart(title: str, unit: str, dots: Sequence[Dot]) -> str:
    """A row for each dot, with its interval as a bar."""
    ends = [end for dot in dots for end in (dot.interval or (dot.value, dot.value))]
    ticks = _ticks(min(ends), max(ends))
    height = TOP + ROW * len(dots) + 40

    def x(number: float) -> float:
        return LABELS + (number - ticks[0]) / (ticks[-1] - ticks[0]) * (WIDTH - LABELS - 30)

    parts = [_grid(ticks, x, height), _text(WIDTH - 30, height - 6, unit, "end")]
    for at, dot in enumerate(dots):
        y = TOP + ROW * at + ROW / 2
        parts.append(_text(LABELS - 12, y + 4, dot.label, "end"))
        if dot.interval is not None:
            low, high = map(x, dot.interval)
            parts.append(
                f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" '
                f'stroke="{COLORS[0]}" stroke-width="3" opacity="0.45"/>'
            )
        parts.append(f'<circle cx="{x(dot.value):.1f}" cy="{y}" r="4.5" fill="{COLORS[0]}"/>')
    return _svg(title, height, parts)


def line_chart(title: str, across: str, unit: str, lines: Sequence[Line]) -> str:
    """Lines over a common axis."""
    every = [point for line in lines for point in line.points]
    xs = _ticks(min(x for x, _ in every), max(x for x, _ in every))
    ys = _ticks(min(y for _, y in every), max(y for _, y in every))
    bottom = TOP + PLOT_HEIGHT
    height = bottom + 44

    def x(number: float) -> float:
        return 60 + (number - xs[0]) / (xs[-1] - xs[0]) * (WIDTH - 200)

    def y(number: float) -> float:
        return bottom - (number - ys[0]) / (ys[-1] - ys[0]) * PLOT_HEIGHT

    parts = [_grid(xs, x, height), _text(WIDTH - 140, height - 6, across, "end")]
    parts.append(_text(10, TOP - 10, unit, "start"))
    for tick in ys:
        parts.append(
            f'<line x1="60" y1="{y(tick):.1f}" x2="{WIDTH - 140}" y2="{y(tick):.1f}" '
            f'stroke="{PALE}" stroke-width="0.6"/>'
        )
        parts.append(_text(52, y(tick) + 4, _number(tick), "end"))
    for line, color in zip(lines, COLORS, strict=False):
        path = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in line.points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2.2"/>')
        last = line.points[-1]
        parts.append(_text(x(last[0]) + 8, y(last[1]) + 4, line.label, "start", color))
    return _svg(title, height, parts)


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers that span from below the lowest to above the highest."""
    span = (high - low) or 1.0
    size = 10.0 ** math.floor(math.log10(span / 8))
    size *= next(step for step in (1, 2, 5, 10) if span / (size * step) <= 8)
    first = int(low // size)
    last = int(-(-high // size))
    return [size * number for number in range(first, max(last, first + 1) + 1)]


def _grid(ticks: Sequence[float], x: Callable[[float], float], height: int) -> str:
    return "\n".join(
        f'<line x1="{x(tick):.1f}" y1="{TOP - 4}" x2="{x(tick):.1f}" y2="{height - 38}" '
        f'stroke="{PALE}" stroke-width="0.6"/>\n' + _text(x(tick), height - 22, _number(tick))
        for tick in ticks
    )


def _number(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".").replace("-", "−")


def _text(x: float, y: float, text: str, anchor: str = "middle", fill: str = INK) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'
    )


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="13">\n<title>{escape(title)}</title>\n'
        f'<rect width="{WIDTH}" height="{height}" rx="8" fill="#fff"/>\n'
        f'<text x="18" y="26" font-size="16" font-weight="bold" fill="{INK}">{escape(title)}</text>'
    )
    return "\n".join([head, *parts, "</svg>", ""])
