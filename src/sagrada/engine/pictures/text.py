"""Windows, tables and score sheets as plain text: what `print` shows.

A die shows its letter and its value, an empty space what it needs: `r·` any red, `·3` any three,
`··` anything.
"""

from collections.abc import Iterator, Sequence

from sagrada.engine.cards import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES, TOOLS, Pattern
from sagrada.engine.notation import format_dice
from sagrada.engine.options import ROUNDS
from sagrada.engine.scoring import ScoreSheet
from sagrada.engine.spaces import COLUMNS, ROW_LETTERS, ROW_SPACES
from sagrada.engine.state import Stage
from sagrada.engine.view import View
from sagrada.engine.window import Window

_CELL = 4
_INSIDE = COLUMNS * _CELL
WIDTH = _INSIDE + 4
"""Characters in each line of a drawn window."""
LINE_NAMES = {
    **{each.id: each.name for each in PUBLIC_OBJECTIVES.values()},
    **{each.id: each.name for each in PRIVATE_OBJECTIVES.values()},
    "favor": "Favor tokens",
    "empty": "Empty spaces",
}
"""What a line of a score sheet is called."""


def requirement(pattern: Pattern, space: int) -> str:
    """What a space needs, in two characters like a die: `r·`, `·3` or `··`."""
    colour, value = pattern.colour_at(space), pattern.value_at(space)
    if colour is not None:
        return f"{colour.letter.lower()}·"
    return "··" if value is None else f"·{value}"


def window_text(window: Window, title: str | None = None, foot: str | None = None) -> str:
    """A window in eight lines of the same length.

    The title is above it (by default the name of the pattern), the foot in the frame below it (by
    default the difficulty).
    """
    name = window.pattern.name if title is None else title
    base = f" {'●' * window.pattern.difficulty} " if foot is None else foot
    lines = [
        name[:WIDTH].center(WIDTH),
        "   " + "".join(f" {n}".ljust(_CELL) for n in range(1, COLUMNS + 1)) + " ",
        f"  ┌{'─' * _INSIDE}┐",
    ]
    for letter, row in zip(ROW_LETTERS, ROW_SPACES, strict=True):
        cells = [
            f" {window.dice[space] or requirement(window.pattern, space)}".ljust(_CELL)
            for space in row
        ]
        lines.append(f"{letter} │{''.join(cells)}│")
    lines.append(f"  └{base[:_INSIDE].center(_INSIDE, '─')}┘")
    return "\n".join(lines)


def view_text(view: View, names: Sequence[str] = ()) -> str:
    """The table as a seat sees it: windows, pool, round track, tools and objectives."""
    seats = names or [f"Seat {number}" for number in range(1, len(view.players) + 1)]
    return "\n".join([heading(view, seats), *_windows(view, seats), *_table(view, seats)])


def heading(view: View, seats: Sequence[str]) -> str:
    """Where the game stands, in a line."""
    if view.stage is Stage.OVER:
        return "The game is over"
    if view.round == 0:
        return "Before the first round"
    which = "second" if view.turn_number >= len(seats) else "first"
    return f"Round {view.round} of {ROUNDS}, {seats[view.active]}’s {which} turn"


def _windows(view: View, seats: Sequence[str]) -> Iterator[str]:
    drawn = []
    for seat, player in enumerate(view.players):
        if player.window is not None:
            title = f"▶ {seats[seat]} ◀" if seat in view.to_act else seats[seat]
            foot = None if view.setup.solo else f" favor {'●' * player.favor or '–'} "
            drawn.append(window_text(player.window, title, foot).split("\n"))
    for lines in zip(*drawn, strict=True):
        yield "  ".join(lines).rstrip()


def _table(view: View, seats: Sequence[str]) -> Iterator[str]:
    if view.round:
        hand = "" if view.turn.hand is None else f"   in hand  {view.turn.hand}"
        yield f"Draft pool   {format_dice(view.pool) or 'empty'}{hand}"
        stacks = [f"{n} {format_dice(dice) or '–'}" for n, dice in enumerate(view.track, start=1)]
        yield f"Round track  {'   '.join(stacks) or 'empty'}"
    tools = [_tool(tool.number, tool.tokens, tool.spent) for tool in view.tools]
    yield f"Tools        {', '.join(tools)}"
    public = [f"{PUBLIC_OBJECTIVES[id].name}" for id in view.public]
    yield f"Objectives   {', '.join(public)}"
    for name, player in zip(seats, view.players, strict=True):
        if player.private is not None:
            yield f"Private      {name}: {', '.join(each.word for each in player.private)}"
    cards = () if view.seat is None else view.players[view.seat].cards or ()
    if cards and view.stage is Stage.PATTERN:
        offers = [str(move).partition(" pattern ")[2] for move in view.legal]
        yield f"To choose    {', '.join(offers)}"


def _tool(number: int, tokens: int, spent: bool) -> str:
    holds = " (spent)" if spent else f" (holds {tokens})" if tokens else ""
    return f"{number} {TOOLS[number].name}{holds}"


def sheet_text(sheet: ScoreSheet) -> str:
    """A score sheet: a line for each objective, tokens, empty spaces and the total."""
    rows = [(LINE_NAMES[line.id], line.points) for line in sheet.lines]
    rows.append(("Total", sheet.total))
    wide = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{wide}} {points:>5}" for name, points in rows)
