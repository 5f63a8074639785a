"""Windows, dice, the pool and the round track, drawn for a terminal.

A die shows its letter and its value, an empty space what it needs (`r·` any red, `·3` any three,
`··` anything). So nothing depends on color alone: for color-blind people, in a pipe, or with
NO_COLOR.
"""

import io
import sys
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sagrada import Colour, Die, Window
from sagrada.engine.cards import Pattern
from sagrada.engine.spaces import COLUMNS, NAMES, ROW_LETTERS, ROW_SPACES

DIE_STYLES: Mapping[Colour, str] = {
    Colour.RED: "bold #ffffff on #c62828",
    Colour.YELLOW: "bold #000000 on #fdd835",
    Colour.GREEN: "bold #ffffff on #2e7d32",
    Colour.BLUE: "bold #ffffff on #1565c0",
    Colour.PURPLE: "bold #ffffff on #7b1fa2",
}
_COLOUR_SPACE_STYLES: Mapping[Colour, str] = {
    Colour.RED: "#ffb3ab on #54201d",
    Colour.YELLOW: "#ffe98a on #4f4515",
    Colour.GREEN: "#a9dfab on #1d3d1f",
    Colour.BLUE: "#a8cdf5 on #152f4f",
    Colour.PURPLE: "#dcb4ea on #3a1a49",
}
"""Empty spaces that need a color: the color of the die, but darker."""
_VALUE_SPACE_STYLE = "#e0e0e0 on #3c3c3c"
_BLANK_SPACE_STYLE = "#8a8a8a on #1c1c1c"

LEGAL, WRONG, DOUBTFUL = "✓", "!", "?"
_MARK_STYLES: Mapping[str, str] = {
    LEGAL: "bold #000000 on #80deea",
    WRONG: "bold #ff5252 on #000000",
    DOUBTFUL: "bold #ffd740 on #000000",
}

WIDE, NARROW = 4, 3
"""Characters for a space: 80 columns have room for three wide windows or four narrow ones."""


def make_console() -> Console:
    """A console on stdout that knows whether it has colors, and can print any character."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


def draw_die(die: Die) -> Text:
    return Text(str(die), DIE_STYLES[die.colour])


def draw_dice(dice: Iterable[Die]) -> Text:
    """Dice in a row."""
    return Text(" ").join(draw_die(die) for die in dice)


def draw_spaces(window: Window, spaces: Iterable[int]) -> Text:
    """Spaces of a window with their dice, as in `A2 G4  B2 B1`."""
    return Text("  ").join(
        Text.assemble(NAMES[space], " ", draw_die(die)) if die else Text(NAMES[space])
        for space in spaces
        for die in (window.dice[space],)
    )


def draw_window(
    window: Window,
    *,
    title: str | None = None,
    foot: str | None = None,
    marks: Mapping[int, str] | None = None,
    cell: int = WIDE,
) -> Text:
    """A window in eight lines of the same length.

    The title is above it (by default the name of the pattern), the foot in the frame below it (by
    default the difficulty). `marks` are signs to put in front of spaces.
    """
    inside = COLUMNS * cell
    wide = inside + 4
    name = window.pattern.name if title is None else title
    base = f" {'●' * window.pattern.difficulty} " if foot is None else foot
    lines = [
        Text(name[:wide].center(wide), "bold"),
        Text("   " + "".join(f" {n}".ljust(cell) for n in range(1, COLUMNS + 1)) + " ", "dim"),
        Text.assemble("  ┌", "─" * inside, "┐"),
    ]
    for letter, row in zip(ROW_LETTERS, ROW_SPACES, strict=True):
        spaces = [_draw_space(window, space, (marks or {}).get(space, ""), cell) for space in row]
        lines.append(Text.assemble((f"{letter} ", "dim"), "│", *spaces, "│"))
    lines.append(Text.assemble("  └", base[:inside].center(inside, "─"), "┘"))
    return Text("\n", no_wrap=True).join(lines)


def _draw_space(window: Window, space: int, mark: str, cell: int) -> Text:
    die = window.dice[space]
    text = str(die) if die else describe_requirement(window.pattern, space)
    style = DIE_STYLES[die.colour] if die else _requirement_style(window.pattern, space)
    if not mark:
        return Text(f" {text}".ljust(cell), style)
    if die is None:
        style = _MARK_STYLES[mark]
    return Text.assemble((mark, _MARK_STYLES[mark]), (text.ljust(cell - 1), style))


def describe_requirement(pattern: Pattern, space: int) -> str:
    """What a space needs, in two characters like a die: `r·`, `·3` or `··`."""
    colour, value = pattern.colour_at(space), pattern.value_at(space)
    if colour is not None:
        return f"{colour.letter.lower()}·"
    return "··" if value is None else f"·{value}"


def _requirement_style(pattern: Pattern, space: int) -> str:
    colour = pattern.colour_at(space)
    if colour is not None:
        return _COLOUR_SPACE_STYLES[colour]
    return _BLANK_SPACE_STYLE if pattern.value_at(space) is None else _VALUE_SPACE_STYLE


def side_by_side(drawings: Sequence[Text], gap: int = 2) -> Table:
    """Drawings next to each other."""
    table = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for _ in drawings:
        table.add_column(no_wrap=True)
    table.add_row(*drawings)
    return table


def draw_pool(pool: Iterable[Die]) -> Text:
    """The draft pool, on one line."""
    dice = draw_dice(pool)
    return Text.assemble(("Draft pool  ", "bold"), dice if dice else ("empty", "dim"))


def draw_track(track: Sequence[Sequence[Die]], width: int = 80) -> Text:
    """The round track: the number of every round played, with its dice."""
    label = Text("Round track  ", "bold")
    stacks = [
        Text.assemble((f"{number} ", "dim"), draw_dice(stack) if stack else ("–", "dim"))
        for number, stack in enumerate(track, start=1)
    ]
    return wrap_items(label, stacks or [Text("empty", "dim")], width)


def wrap_items(label: Text, items: Iterable[Text], width: int, gap: int = 3) -> Text:
    """The items in a row after the label, with more rows below if the width is too small."""
    rows = [label.copy()]
    for item in items:
        new = rows[-1].cell_len == label.cell_len
        if not new and rows[-1].cell_len + gap + item.cell_len > width:
            rows.append(Text(" " * label.cell_len))
            new = True
        rows[-1].append_text(item if new else Text.assemble(" " * gap, item))
    return Text("\n", no_wrap=True).join(rows)
