"""Windows and whole tables as SVG, with the glass of the web page: what a notebook shows."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from sagrada.engine.cards import PUBLIC_OBJECTIVES, TOOLS
from sagrada.engine.dice import COLOURS, LETTERS, Colour, Die
from sagrada.engine.options import ROUNDS
from sagrada.engine.pictures.glass import HUES, PIPS, definitions, dim, mix, shade
from sagrada.engine.pictures.text import heading
from sagrada.engine.spaces import COLUMNS, COUNT, ROWS
from sagrada.engine.view import View
from sagrada.engine.window import Window

PITCH, SIDE, SILL, HEAD = 100, 30, 26, 150
"""A pane, the frame beside the panes, the sill below them, the arch above them."""
WIDTH = COLUMNS * PITCH + 2 * SIDE
TOP = HEAD + 24
HEIGHT = TOP + ROWS * PITCH + SILL
PLATE = 64
"""Room for the texts below a window."""
GAP = 40
TRACK_AT, TRACK_PITCH = 200, 88
"""Where the round track begins, below the draft pool, and how far apart its rounds are."""
TRACK_WIDE = ROUNDS * TRACK_PITCH
STACKED = 58
"""How far down the next die of a round lies on the track."""
SHOWN = 300 / (WIDTH + GAP)
"""Pixels for a unit: a window takes about 300."""
_STREAKS = "M8 66C30 52 40 74 64 58S88 52 92 44M8 30C26 22 44 36 60 24S84 18 92 14"
_PETAL = "M0 -22C-22 -40 -30 -70 0 -96C30 -70 22 -40 0 -22Z"
_LEAD = "#15121c"
_BANDS = ((0, 0.3, 7, "Y"), (0.3, 0.62, 11, "RP"), (0.62, 1.15, 17, "BBPBGB"))
"""The glass in the arch: from where to where, in how many pieces, in which colors."""
_ID = "\N{SECTION SIGN}"
"""Stands for the prefix of the ids until the whole picture is known."""


def window_svg(window: Window) -> str:
    """A window in its stone arch."""
    drawn = _window(window) + _text(WIDTH / 2, HEIGHT + 42, window.pattern.name, 30, "middle")
    return _document(window.pattern.name, WIDTH, HEIGHT + PLATE, 300, drawn)


def view_svg(view: View, names: Sequence[str] = ()) -> str:
    """The table as a seat sees it: windows, draft pool, round track, tools and objectives."""
    seats = names or [f"Seat {number}" for number in range(1, len(view.players) + 1)]
    title = heading(view, seats)
    tools = [f"{tool.number} {TOOLS[tool.number].name}" for tool in view.tools]
    objectives = _objectives(view, seats)
    listed = 44 + 38 * max(len(tools), len(objectives))
    longest = max((len(stack) for stack in view.track), default=1)
    board = TRACK_AT + TRACK_PITCH + STACKED * (longest - 1)
    drawn = [_text(GAP, 60, title, 36)]
    x, y, wide, tall = GAP, 100, TRACK_WIDE + 2 * GAP, 0
    cards_x, cards_y = x, y + board + 64
    if any(player.window for player in view.players):
        drawn += [
            _group(GAP + seat * (WIDTH + GAP), y, 1, _seat(view, seat, player.window, seats[seat]))
            for seat, player in enumerate(view.players)
            if player.window is not None
        ]
        below, beside = y + HEIGHT + PLATE, GAP + len(view.players) * (WIDTH + GAP)
        if view.setup.solo:  # everything else is beside the only window
            x = cards_x = beside
            wide, tall = beside + TRACK_WIDE + GAP, below
            cards_y = max(cards_y, below - listed + 10)
        else:
            y = below + 24
            cards_y, wide = y + board + 64, beside
            if len(view.players) > 2:  # the cards are beside pool and track
                cards_x, cards_y = x + TRACK_WIDE + 2 * GAP, y + 26
    drawn.append(_group(x, y, 1, _row(view.pool, view.turn.hand) + _track(view.track)))
    drawn.append(_list("Tools", cards_x, cards_y, tools))
    drawn.append(_list("Objectives", (cards_x + wide) / 2, cards_y, objectives))
    tall = max(tall, y + board + GAP, cards_y + listed)
    return _document(title, wide, tall, min(1100, round(wide * SHOWN)), *drawn)


def _objectives(view: View, seats: Sequence[str]) -> list[str]:
    known = [
        f"{name}: {' and '.join(colour.word for colour in player.private)}"
        for name, player in zip(seats, view.players, strict=True)
        if player.private is not None
    ]
    return [*(PUBLIC_OBJECTIVES[id].name for id in view.public), *known]


# ---------------------------------------------------------------- the parts of a table


def _seat(view: View, seat: int, window: Window, name: str) -> str:
    acts = f"▸ {name}" if seat in view.to_act else name
    tokens = "" if view.setup.solo else "●" * view.players[seat].favor
    return (
        _window(window)
        + _text(SIDE, HEIGHT + 42, acts, 32)
        + _text(WIDTH - SIDE, HEIGHT + 42, tokens, 26, "end", "#ffe9a8")
    )


def _row(dice: Iterable[Die], hand: Die | None) -> str:
    drawn = [_text(0, 26, "Draft pool", 30)]
    x = 0
    for die in dice:
        drawn.append(_group(x, 46, 0.76, draw_die(die, 20)))
        x += TRACK_PITCH
    if hand is not None:
        drawn.append(_text(x + 30, 94, "In hand", 30))
        drawn.append(_group(x + 150, 46, 0.76, draw_die(hand, 20)))
    elif not x:
        drawn.append(_text(0, 94, "empty", 27, fill="#8b8199"))
    return "".join(drawn)


def _track(track: Sequence[Sequence[Die]]) -> str:
    drawn = [_text(0, TRACK_AT - 20, "Round track", 30)]
    for number in range(ROUNDS):
        x = TRACK_PITCH * number
        drawn.append(
            f'<rect x="{x}" y="{TRACK_AT}" width="78" height="78" rx="10" fill="#2c2836"'
            f' stroke="#5a5266" stroke-width="2"/>'
        )
        drawn.append(_text(x + 39, TRACK_AT + 52, str(number + 1), 34, "middle", "#8b8199"))
    for number, stack in enumerate(track):
        for at, die in enumerate(stack):
            place = (TRACK_PITCH * number + 8, TRACK_AT + 8 + STACKED * at)
            drawn.append(_group(*place, 0.62, draw_die(die, 20)))
    return "".join(drawn)


def _list(title: str, x: float, y: float, lines: Sequence[str]) -> str:
    rows = [_text(x, y + 44 + 38 * at, line, 27) for at, line in enumerate(lines)]
    return _text(x, y, title, 30, fill="#ffe9a8") + "".join(rows)


# ---------------------------------------------------------------- a window


def _window(window: Window) -> str:
    filled = sum(die is not None for die in window.dice) / COUNT
    lead = (
        f'<rect x="{SIDE - 5}" y="{TOP - 5}" width="{COLUMNS * PITCH + 10}"'
        f' height="{ROWS * PITCH + 10}" rx="5" fill="#0c0a12" stroke="#3a3744" stroke-width="3"/>'
    )
    panes = []
    for space, die in enumerate(window.dice):
        row, column = divmod(space, COLUMNS)
        pane = _empty(window, space) if die is None else draw_die(die, 5, (space * 7 + row) % 4)
        panes.append(_group(SIDE + column * PITCH, TOP + row * PITCH, 1, pane))
    return _arch(0.12 + 0.88 * filled) + lead + "".join(panes)


def draw_die(die: Die, corner: int, turn: int = 0) -> str:
    """A die of lit glass, 100 units wide, as part of a picture."""
    radius = 7.6 if die.value > 3 else 8.4
    pips = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x, y in PIPS[die.value])
    return (
        f'<rect x="3.5" y="3.5" width="93" height="93" rx="{corner}" fill="url(#{_ID}{die})"'
        f' stroke="#08040e" stroke-width="2"/>{_streaks(turn, 0.13)}'
        f'<rect x="5" y="5" width="90" height="90" rx="{corner - 1}" fill="none"'
        f' stroke="url(#{_ID}sheen)" stroke-width="3"/>'
        f'<g fill="#fffaf0" stroke="#10061a" stroke-opacity=".72" stroke-width="3">{pips}</g>'
    )


def _empty(window: Window, space: int) -> str:
    colour, value = window.pattern.colour_at(space), window.pattern.value_at(space)
    glass = "clear" if value is None else "smoke"
    pips = "".join(
        f'<circle cx="{x}" cy="{y + 1.6}" r="8" fill="#fff" fill-opacity=".42"/>'
        f'<circle cx="{x}" cy="{y}" r="8" fill="#0b0911"/>'
        for x, y in (PIPS[value] if value else ())
    )
    return (
        f'<rect x="3.5" y="3.5" width="93" height="93" rx="5"'
        f' fill="url(#{_ID}{colour.letter if colour is not None else glass})"/>'
        f"{_streaks(space % 4, 0.05)}{pips}"
    )


def _streaks(turn: int, opacity: float) -> str:
    """Streaks of hand-rolled glass; neighbors differ in direction."""
    return (
        f'<path d="{_STREAKS}" transform="rotate({90 * turn} 50 50)" fill="none" stroke="#fff"'
        f' stroke-opacity="{opacity}" stroke-width="5" stroke-linecap="round"/>'
    )


def _arch(glow: float) -> str:
    """The stone around a window and the glass in its head, which glows as the window fills."""
    outer = _pointed(2, WIDTH - 2, TOP + 8, 3, HEIGHT - 2)
    inner = _pointed(SIDE - 6, WIDTH - SIDE + 6, TOP + 4, 24, TOP - 5)
    pieces = []
    for start, end, count, letters in _BANDS:
        for at in range(count):
            colour = Colour(LETTERS.index(letters[at % len(letters)]))
            tone = (at * 5 + count) % 7 / 7
            light = glow * (0.7 + 0.3 * tone)
            fill = mix(mix(dim(colour)[0], "#08060f", 0.35), shade(colour, 2 + 4 * tone), light)
            pieces.append(f'<path d="{_piece(start, end, at, count)}" fill="{fill}"/>')
    radius = HEAD * 0.3
    petals = "".join(
        f'<path d="{_PETAL}" transform="rotate({36 * at}) scale({radius / 100})"'
        f' fill="{_petal(COLOURS[at % 5], glow)}" stroke-width="5"/>'
        for at in range(10)
    )
    return (
        f'<path d="{outer}" fill="url(#{_ID}stone)" stroke="#8b8199" stroke-width="2"/>'
        f'<clipPath id="{_ID}head"><path d="{inner}"/></clipPath>'
        f'<g clip-path="url(#{_ID}head)" stroke="{_LEAD}" stroke-width="4">{"".join(pieces)}'
        f'<g transform="translate({WIDTH / 2} {TOP - HEAD * 0.42})">'
        f'<circle r="{radius * 1.08}" fill="{_LEAD}"/>{petals}'
        f'<circle r="{radius * 0.2}" fill="{mix("#6b4a10", "#ffe9a8", glow)}"/></g></g>'
        f'<path d="{inner}" fill="none" stroke="{_LEAD}" stroke-width="4"/>'
    )


def _petal(colour: Colour, glow: float) -> str:
    return mix(dim(colour)[0], mix(HUES[colour], "#fff6e0", 0.25), 0.1 + 0.9 * glow)


def _piece(start: float, end: float, at: int, count: int) -> str:
    """One piece of the sunburst in the arch."""
    reach = WIDTH / 2
    first, last = pi + at * pi / count, pi + (at + 1) * pi / count

    def point(angle: float, share: float) -> str:
        x, y = WIDTH / 2 + reach * share * cos(angle), TOP + reach * share * sin(angle)
        return f"{x:.1f} {y:.1f}"

    near, far = f"{reach * start:.1f}", f"{reach * end:.1f}"
    return (
        f"M{point(first, start)}L{point(first, end)}A{far} {far} 0 0 1 {point(last, end)}"
        f"L{point(last, start)}A{near} {near} 0 0 0 {point(first, start)}Z"
    )


def _pointed(left: float, right: float, spring: float, apex: float, foot: float) -> str:
    """A pointed arch from the springing line up to its apex."""
    half, rise = (right - left) / 2, spring - apex
    low, high = f"{spring - rise * 0.62:.1f}", f"{apex + rise * 0.16:.1f}"
    near, far = half * 0.06, half * 0.5
    return (
        f"M{left} {foot}L{left} {spring}"
        f"C{left + near:.1f} {low} {left + far:.1f} {high} {left + half} {apex}"
        f"C{right - far:.1f} {high} {right - near:.1f} {low} {right} {spring}"
        f"L{right} {foot}Z"
    )


# ---------------------------------------------------------------- pieces of a document


def _group(x: float, y: float, scale: float, inside: str) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{inside}</g>'


def _text(
    x: float, y: float, text: str, size: int, anchor: str = "start", fill: str = "#f4ecdc"
) -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="Georgia, serif" font-size="{size}"'
        f' text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'
    )


def escape(text: str) -> str:
    """Text that can stand in SVG or HTML: a player's name must not become markup."""
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(sign, entity)
    return text.replace(_ID, "&#167;")


def _document(title: str, wide: float, tall: float, shown: int, *drawn: str) -> str:
    """The whole picture, `shown` pixels wide, on a dark ground of its own."""
    inside = definitions(_ID) + "".join(drawn)
    prefix = f"sagrada-{_checksum(inside):08x}-"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{shown}"'
        f' height="{round(shown * tall / wide)}" role="img"'
        f' aria-label="{escape(title)}">'
        f'<rect width="{wide}" height="{tall}" rx="18" fill="#1a1622"/>'
        f"{inside.replace(_ID, prefix)}</svg>"
    )


def _checksum(text: str) -> int:
    """So that the ids of different pictures differ (FNV-1a)."""
    found = 0x811C9DC5
    for byte in text.encode():
        found = (found ^ byte) * 0x01000193 & 0xFFFFFFFF
    return found
