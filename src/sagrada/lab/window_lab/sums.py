"""What the games add up to: whole numbers only, so the order of the games doesn't matter.

A table has a row for each key, and a row is a list of sums. With the sums of values and of their
squares, everyone can compute means and intervals, for a row or for several rows together.
"""

from collections.abc import Iterable
from typing import Final

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES
from sagrada.engine.dice import COLOURS
from sagrada.lab.window_lab.games import MeasuredGame, SeatResult

Row = list[int]
Table = dict[str, Row]
Sums = dict[str, Table]

_SEAT: Final = ("n", "points", "points2", "empty", "empty2", "wins", "lead", "lead2")
"""Each seat is one observation: the same window is never at two seats of a table."""
_GAME: Final = ("n", "points", "points2", "empty", "empty2", "wins")
"""Each game is one observation: the sum over its seats."""
COLUMNS: Final = {
    "window": _SEAT,
    "offered": ("offered", "taken"),
    "window_public": (*_SEAT, "own", "own2"),
    "window_private": (*_SEAT, "own", "own2"),
    "window_tools": _SEAT,
    "table": _GAME,
    "public": (*_GAME, "own", "own2"),
    "tool": (*_GAME, "uses", "uses2"),
    "tool_use": ("uses", "n", "gain", "gain2", "win_gain", "win_gain2"),
}
"""The columns of each table. `own` is what the objective itself scored."""

DEALT, CHOSEN = "dealt", "chosen"
PATTERN_NAMES = tuple(PATTERNS)
PUBLIC_NAMES = tuple(PUBLIC_OBJECTIVES)
COLOUR_NAMES = tuple(colour.name.lower() for colour in COLOURS)


def new_sums() -> Sums:
    return {table: {} for table in COLUMNS}


def add_game(sums: Sums, game: MeasuredGame, *, chosen: bool) -> None:
    """Add a game. What Masters choose themselves counts only where windows are said to be chosen:
    everywhere else windows are dealt at random, so that the good ones don't come with good cards.
    """
    mode = CHOSEN if chosen else DEALT
    count = str(len(game.tools))
    whole = _game_row(game.seats)
    _add(sums, "table", (mode, count), whole)
    for seat, offered in zip(game.seats, game.offered, strict=True):
        pattern = PATTERN_NAMES[seat.pattern]
        row = _seat_row(seat)
        _add(sums, "window", (pattern, mode), row)
        if chosen:
            for each in offered:
                _add(sums, "offered", (PATTERN_NAMES[each],), (1, int(each == seat.pattern)))
            continue
        if len(game.seats) == 1:
            _add(sums, "window_tools", (pattern, count), row)
        for number, own in zip(game.public, seat.public_points, strict=True):
            key = (pattern, PUBLIC_NAMES[number])
            _add(sums, "window_public", key, (*row, own, own * own))
        for colour in seat.private:
            own = seat.private_points
            _add(sums, "window_private", (pattern, COLOUR_NAMES[colour]), (*row, own, own * own))
    if not chosen:
        _add_cards(sums, game, whole)


def _add_cards(sums: Sums, game: MeasuredGame, whole: tuple[int, ...]) -> None:
    count = str(len(game.tools))
    for at, number in enumerate(game.public):
        own = sum(seat.public_points[at] for seat in game.seats)
        _add(sums, "public", (PUBLIC_NAMES[number],), (*whole, own, own * own))
    for tool in game.tools:
        uses = sum(use.tool == tool for use in game.uses)
        _add(sums, "tool", (str(tool), count), (*whole, uses, uses * uses))
    for use in game.uses:
        row = (1, 0, 0, 0, 0, 0)
        if use.gain is not None:
            row = (1, 1, use.gain, use.gain**2, use.win_gain, use.win_gain**2)
        _add(sums, "tool_use", (str(use.tool), str(use.price), str(use.round)), row)


def _seat_row(seat: SeatResult) -> tuple[int, ...]:
    points, empty, lead = seat.points, seat.empty, seat.lead
    return (1, points, points**2, empty, empty**2, seat.won, lead, lead**2)


def _game_row(seats: Iterable[SeatResult]) -> tuple[int, ...]:
    points = sum(seat.points for seat in seats)
    empty = sum(seat.empty for seat in seats)
    return (1, points, points**2, empty, empty**2, sum(seat.won for seat in seats))


def _add(sums: Sums, table: str, key: tuple[str, ...], values: Iterable[int]) -> None:
    row = sums[table].setdefault(" ".join(key), [0] * len(COLUMNS[table]))
    for at, value in enumerate(values):
        row[at] += value
