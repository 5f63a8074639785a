"""The game as a seat sees it: windows side by side, pool, round track, tools, objectives.

Everything is drawn from a `View`, so that nothing can be shown that the seat can't know.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.text import Text

from sagrada import (
    PATTERNS,
    PUBLIC_OBJECTIVES,
    TOOLS,
    ChoosePattern,
    Colour,
    Lift,
    Place,
    Remove,
    ScoreLine,
    Stage,
    UseTool,
    View,
    Window,
)
from sagrada.cli.rendering.drawing import (
    DIE_STYLES,
    LEGAL,
    NARROW,
    WIDE,
    WRONG,
    draw_die,
    draw_pool,
    draw_track,
    draw_window,
    side_by_side,
)
from sagrada.engine.cards import PRIVATE_OBJECTIVES
from sagrada.engine.options import ROUNDS, SoloPayment
from sagrada.engine.scoring import score
from sagrada.engine.spaces import COLUMNS
from sagrada.engine.state import ToolOnTable
from sagrada.engine.tools import price

_FRAME = 4
"""How much wider a drawn window is than its spaces."""
USABLE, NOT_NOW = "✓", "·"


def draw_view(view: View, names: Sequence[str], width: int, roomy: bool = True) -> RenderableType:
    """Everything on the table, for a terminal of this width.

    If the terminal isn't roomy, there are no blank lines.
    """
    parts: list[RenderableType] = [_heading(view, names)]
    if view.stage is Stage.PATTERN:
        parts += _rows([_draw_offer(view, move) for move in _offers(view)], width)
    else:
        cell = _cell(len(view.players), width)
        parts += _rows([_draw_seat(view, seat, names, cell) for seat in range(len(names))], width)
        parts += [_draw_dice(view), draw_track(view.track, width)]
    blank = [Text()] if roomy else []
    return Group(*parts, *blank, draw_cards(view))


# ---------------------------------------------------------------- whose turn it is


def _heading(view: View, names: Sequence[str]) -> Text:
    if view.stage is Stage.PATTERN:
        begins = "" if view.setup.solo else f"  {names[view.start]} is the start player."
        return Text.assemble((" Before the first round ", "bold reverse"), begins)
    if view.stage is Stage.OVER:
        return Text(" The game is over ", "bold reverse")
    which = "second" if view.turn_number >= len(names) else "first"
    return Text.assemble(
        (f" Round {view.round} of {ROUNDS} ", "bold reverse"),
        f"  {names[view.active]}’s {which} turn",
        (_turns_to_come(view, names), "dim"),
        no_wrap=True,
        overflow="ellipsis",
    )


def _turns_to_come(view: View, names: Sequence[str]) -> str:
    """RULES 3.2: there and back; a skipped second turn is left out."""
    n = len(names)
    order = [(view.start + step) % n for step in range(n)]
    turns = [*enumerate([*order, *reversed(order)])][view.turn_number + 1 :]
    left = [names[seat] for turn, seat in turns if turn < n or not view.players[seat].skips]
    return f"  then {', '.join(left)}" if left and n > 1 else ""


# ---------------------------------------------------------------- windows


def _cell(players: int, width: int) -> int:
    return WIDE if players * (COLUMNS * WIDE + _FRAME + 2) - 2 <= width else NARROW


def _rows(drawings: Sequence[Text], width: int) -> Iterator[RenderableType]:
    """The drawings side by side, in as many rows as the width needs."""
    if not drawings:
        return
    wide = len(drawings[0].plain.partition("\n")[0])
    gap = 2 if len(drawings) * (wide + 2) - 2 <= width else 1
    across = max(1, (width + gap) // (wide + gap))
    for at in range(0, len(drawings), across):
        yield side_by_side(drawings[at : at + across], gap)


def _draw_seat(view: View, seat: int, names: Sequence[str], cell: int) -> Text:
    player = view.players[seat]
    assert player.window is not None, "patterns are revealed"
    acting = seat in view.to_act
    foot = f" favor {'●' * player.favor or '–'} "
    return draw_window(
        player.window,
        title=f"▶ {names[seat]} ◀" if acting else names[seat],
        foot=f" {player.window.pattern.name} " if view.setup.solo else foot,
        marks=_marks(view) if seat == view.seat else None,
        cell=cell,
    )


def _marks(view: View) -> Mapping[int, str]:
    """Where the viewer can place or lift a die. Honor tables don't tell (RULES 8.2)."""
    marks: dict[int, str] = {}
    for move in view.legal:
        if isinstance(move, Lift) or (isinstance(move, Place) and view.setup.strict):
            marks[move.space] = LEGAL
        elif isinstance(move, Remove):
            marks[move.space] = WRONG
    return marks


def _offers(view: View) -> list[ChoosePattern]:
    return [move for move in view.legal if isinstance(move, ChoosePattern)]


def _draw_offer(view: View, move: ChoosePattern) -> Text:
    pattern = PATTERNS[move.pattern]
    number = _offers(view).index(move) + 1
    foot = f" {number} {'●' * pattern.difficulty} "
    return draw_window(Window(pattern), foot=foot, cell=NARROW)


# ---------------------------------------------------------------- dice


def _draw_dice(view: View) -> Text:
    line = draw_pool(view.pool)
    if view.turn.hand is not None:
        line.append_text(Text.assemble(("   In hand  ", "bold"), draw_die(view.turn.hand)))
    if view.turn.drawn is not None:
        drawn = view.turn.drawn
        line.append_text(
            Text.assemble(("   In hand  ", "bold"), (f"{drawn.letter}?", DIE_STYLES[drawn]))
        )
    return line


# ---------------------------------------------------------------- cards


def draw_cards(view: View) -> Text:
    """The tools with their prices, and the objectives with what they score now."""
    tools, objectives = _draw_tools(view), _draw_objectives(view)
    wide = max(line.cell_len for line in tools) + 3
    lines = []
    for tool, objective in zip_longest(tools, objectives, fillvalue=Text()):
        gap = " " * (wide - tool.cell_len) if objective else ""
        lines.append(Text.assemble(tool, gap, objective))
    return Text("\n", no_wrap=True).join(lines)


def _draw_tools(view: View) -> list[Text]:
    solo = view.setup.solo
    wide = max((len(TOOLS[tool.number].name) for tool in view.tools), default=0)
    usable = {move.tool for move in view.legal if isinstance(move, UseTool)}
    lines = [Text(f"{'Tools':<{wide + 5}}  costs{'' if solo else ' holds'}", "bold")]
    for tool in view.tools:
        ready = tool.number in usable
        name = f"{USABLE if ready else NOT_NOW} {tool.number:>2} {TOOLS[tool.number].name:<{wide}}"
        holds = "" if solo else f"{tool.tokens:>6}"
        lines.append(Text(f"{name} {tool_price(view, tool):>6}{holds}", "" if ready else "dim"))
    return lines


def tool_price(view: View, tool: ToolOnTable) -> str:
    """What a tool costs now (RULES 6.1; in solo 9.3, 10.4)."""
    if not view.setup.solo:
        return str(price(tool))
    if tool.spent:
        return "spent"
    card = TOOLS[tool.number]
    by_value = view.setup.options.solo_payment is SoloPayment.FIRST_PRINTING
    return f"any {card.solo_value}" if by_value and card.solo_value else card.solo_colour.word


def _draw_objectives(view: View) -> list[Text]:
    rows: list[tuple[Text, str, str]] = [
        (Text(PUBLIC_OBJECTIVES[id].name), str(PUBLIC_OBJECTIVES[id].points), id)
        for id in view.public
    ]
    for colour in _own_private(view):
        card = PRIVATE_OBJECTIVES[colour]
        rows.append((Text.assemble("private ", (card.name, DIE_STYLES[colour])), "sum", card.id))
    wide = max((name.cell_len for name, _, _ in rows), default=0) + 1
    now = _points_now(view)
    lines = [Text(f"{'Objectives':<{wide}} each{'  now' if now else ''}", "bold")]
    for name, each, id in rows:
        points = f"{now[id].points:>5}" if now else ""
        lines.append(Text.assemble(name, " " * (wide - name.cell_len), f"{each:>5}{points}"))
    return lines


def _own_private(view: View) -> tuple[Colour, ...]:
    return () if view.seat is None else view.players[view.seat].private or ()


def _points_now(view: View) -> dict[str, ScoreLine]:
    """What each objective scores for the viewer now."""
    window = None if view.seat is None else view.players[view.seat].window
    if window is None:
        return {}
    sheets = [score(window, view.public, (colour,)) for colour in _own_private(view)]
    return {line.id: line for sheet in sheets for line in (*sheet.public, sheet.private)}
