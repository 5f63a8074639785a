"""The tables and their columns. docs/lab-data.md shows this, and a test compares the two."""

from dataclasses import dataclass
from enum import StrEnum

MOST_TOOLS = 5
MOST_PUBLIC = 3


class Kind(StrEnum):
    """What a column holds. Any column may be empty where there is nothing to say."""

    TEXT = "text"
    INT = "int"
    FLOAT = "float"
    BOOL = "bool"


@dataclass(frozen=True)
class Column:
    name: str
    kind: Kind
    about: str


def _column(name: str, kind: Kind, about: str) -> Column:
    return Column(name, kind, about)


GAME = _column("game", Kind.TEXT, "the game: the name of its record’s file")
SEAT = _column("seat", Kind.INT, "the seat, from 1")
TURN = _column("turn", Kind.INT, "the turn, counted from 1 through the game")

TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        GAME,
        _column("players", Kind.INT, "how many play"),
        _column("edition", Kind.TEXT, "the rulebook’s edition"),
        _column("deal", Kind.INT, "arena: the number of the deal"),
        _column("rotation", Kind.INT, "arena: by how many seats the bots are shifted"),
        _column("start", Kind.INT, "the seat that started the first round"),
        *(_column(f"tool_{at}", Kind.INT, f"tool {at} on the table") for at in range(1, 6)),
        *(
            _column(f"public_{at}", Kind.TEXT, f"public objective {at} on the table")
            for at in range(1, 4)
        ),
        _column("winners", Kind.INT, "how many won: more than 1 if they share it"),
        _column("target", Kind.INT, "solo: the points to beat"),
    ),
    "seats": (
        GAME,
        SEAT,
        _column("bot", Kind.TEXT, "the bot’s spec; empty for a person"),
        _column("pattern", Kind.TEXT, "the window’s pattern"),
        _column("difficulty", Kind.INT, "the pattern’s difficulty, the tokens it brings"),
        _column("private", Kind.TEXT, "the private color; two letters in solo"),
        _column("points", Kind.INT, "points at the end"),
        _column("rank", Kind.INT, "1 for the winner"),
        _column("win", Kind.FLOAT, "1 for a win, 0 for a loss; a shared win is split"),
        _column("favor", Kind.INT, "favor tokens left"),
        _column("empty", Kind.INT, "empty spaces at the end"),
        _column("tool_uses", Kind.INT, "how often this seat used a tool"),
    ),
    "turns": (
        GAME,
        TURN,
        _column("round", Kind.INT, "the round, 1 to 10"),
        SEAT,
        _column("is_second", Kind.BOOL, "whether it’s the seat’s second turn of the round"),
        _column("pool", Kind.INT, "dice in the draft pool when the turn began"),
        _column("die", Kind.TEXT, "the die drafted, as it was in the pool: R3"),
        _column("space", Kind.TEXT, "where it was placed: A1"),
        _column("tool", Kind.INT, "the tool used"),
        _column("points_before", Kind.INT, "this seat’s points if the game ended there"),
        _column("points_after", Kind.INT, "the same when the turn ended"),
        _column("favor_after", Kind.INT, "favor tokens left when the turn ended"),
    ),
    "placements": (
        GAME,
        TURN,
        SEAT,
        _column("color", Kind.TEXT, "the die’s color: R, Y, G, B or P"),
        _column("value", Kind.INT, "the die’s value, as it was placed"),
        _column("space", Kind.TEXT, "where it was placed: A1"),
        _column("is_moved", Kind.BOOL, "whether a tool moved it there from another space"),
    ),
    "tool_uses": (
        GAME,
        TURN,
        SEAT,
        _column("tool", Kind.INT, "the tool’s number"),
        _column("name", Kind.TEXT, "its name"),
        _column("price", Kind.INT, "favor tokens paid; 0 in solo, where a die pays"),
    ),
    "score_lines": (
        GAME,
        SEAT,
        _column("line", Kind.TEXT, "an objective, `favor` or `empty`"),
        _column("points", Kind.INT, "what it brought"),
        _column("sets", Kind.INT, "how many times it scored; for `empty`, the empty spaces"),
    ),
}
