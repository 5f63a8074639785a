"""Drawings: the same facts with and without colours, within 80 columns."""

import io

import pytest
from hypothesis import given
from rich.console import Console, RenderableType
from rich.text import Text

from sagrada.cli.rendering.drawing import (
    DIE_STYLES,
    LEGAL,
    NARROW,
    WIDE,
    WRONG,
    draw_dice,
    draw_pool,
    draw_spaces,
    draw_track,
    draw_window,
    make_console,
    side_by_side,
    wrap_items,
)
from sagrada.engine.cards import PATTERNS
from sagrada.engine.dice import COLOURS
from sagrada.engine.window import Window
from tests.windows import at, die_of, window_of, windows

WINDOW = window_of(
    "fractal-drops",
    ".. G4 R2 Y5 P6  R3 B1 .. G1 Y2  P5 G6 .. P6 R3  B4 Y3 G4 B2 G4",
)


def printed(drawing: RenderableType, colours: bool = False) -> list[str]:
    console = Console(
        file=io.StringIO(),
        width=80,
        color_system="truecolor" if colours else None,
        force_terminal=colours,
        highlight=False,
    )
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_a_window_without_colours() -> None:
    assert printed(draw_window(WINDOW)) == [
        "     Fractal Drops",
        "    1   2   3   4   5",
        "  ┌────────────────────┐",
        "A │ ··  G4  R2  Y5  P6 │",
        "B │ R3  B1  ·2  G1  Y2 │",
        "C │ P5  G6  r·  P6  R3 │",
        "D │ B4  Y3  G4  B2  G4 │",
        "  └─────── ●●● ────────┘",
    ]


def test_title_foot_marks_and_the_narrow_form() -> None:
    marks = {at("A1"): LEGAL, at("C5"): WRONG}
    drawing = draw_window(WINDOW, title="Ann", foot=" 3 ", marks=marks, cell=NARROW)
    assert printed(drawing) == [
        "        Ann",
        "    1  2  3  4  5",
        "  ┌───────────────┐",
        "A │✓·· G4 R2 Y5 P6│",
        "B │ R3 B1 ·2 G1 Y2│",
        "C │ P5 G6 r· P6!R3│",
        "D │ B4 Y3 G4 B2 G4│",
        "  └────── 3 ──────┘",
    ]


@given(windows())
def test_every_line_of_a_drawing_is_equally_long(window: Window) -> None:
    for cell in (NARROW, WIDE):
        lines = draw_window(window, cell=cell).plain.split("\n")
        assert {len(line) for line in lines} == {5 * cell + 4}
        assert len(lines) == 8


@pytest.mark.parametrize(("cell", "count", "gap"), [(WIDE, 3, 2), (NARROW, 4, 1)])
def test_three_wide_or_four_narrow_windows_fit_on_80_columns(
    cell: int, count: int, gap: int
) -> None:
    patterns = list(PATTERNS.values())[:count]
    drawings = [draw_window(Window(pattern), cell=cell) for pattern in patterns]
    lines = printed(side_by_side(drawings, gap))
    assert len(lines) == 8
    assert all(pattern.name in lines[0] for pattern in patterns)
    assert lines[3].count("│") == 2 * count


def test_colours_change_nothing_of_the_text() -> None:
    coloured = "\n".join(printed(draw_window(WINDOW), colours=True))
    assert "\x1b[1;38;2;255;255;255;48;2;198;40;40m R2 \x1b[0m" in coloured
    assert len(set(DIE_STYLES.values())) == len(COLOURS)


def test_dice_pool_and_laid_dice() -> None:
    dice = [die_of("R3"), die_of("Y4")]
    assert printed(draw_dice(dice)) == ["R3 Y4"]
    assert printed(draw_pool(dice)) == ["Draft pool  R3 Y4"]
    assert printed(draw_pool([])) == ["Draft pool  empty"]
    assert printed(draw_spaces(WINDOW, [at("A1"), at("A2")])) == ["A1  A2 G4"]


def test_the_round_track_keeps_the_dice_of_a_round_together() -> None:
    # RULES 3.3
    track = [[die_of("R3"), die_of("Y4")], [], [die_of("B1")]]
    assert printed(draw_track(track)) == ["Round track  1 R3 Y4   2 –   3 B1"]
    assert printed(draw_track(track, width=28)) == [
        "Round track  1 R3 Y4   2 –",
        "             3 B1",
    ]
    assert printed(draw_track([])) == ["Round track  empty"]


def test_a_flow_breaks_between_its_items() -> None:
    items = [Text(word) for word in ("one", "two", "three", "a very long one", "four")]
    assert printed(wrap_items(Text("Say "), items, width=14)) == [
        "Say one   two",
        "    three",
        "    a very long one",
        "    four",
    ]


def test_an_output_that_knows_no_such_character_gets_a_question_mark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(raw, encoding="ascii"))
    console = make_console()
    console.print(draw_window(WINDOW))
    console.file.flush()
    assert b"A ? ??  G4  R2  Y5  P6 ?" in raw.getvalue()


def test_no_color_is_honoured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert not make_console().no_color
    monkeypatch.setenv("NO_COLOR", "1")
    assert make_console().no_color
