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


GAME = Column("game", Kind.TEXT, "the game: the name of its record’s file")
SEAT = Column("seat", Kind.INT, "the seat, from 1")
TURN = Column("turn", Kind.INT, "the turn, counted from 1 through the game")

TABLES: dict[str, tuple[Column, ...]] = {
    "games": (
        GAME,
        Column("players", Kind.INT, "how many play"),
        Column("edition", Kind.TEXT, "the rulebook’s edition"),
        Column("deal", Kind.INT, "arena: the number of the deal"),
        Column("rotation", Kind.INT, "arena: by how many seats the bots are shifted"),
        Column("start", Kind.INT, "the seat that started the first round"),
        *(
            Column(f"tool_{at}", Kind.INT, f"tool {at} on the table")
            for at in range(1, MOST_TOOLS + 1)
        ),
        *(
            Column(f"public_{at}", Kind.TEXT, f"public objective {at} on the table")
            for at in range(1, MOST_PUBLIC + 1)
        ),
        Column("winners", Kind.INT, "how many won: more than 1 if they share it"),
        Column("target", Kind.INT, "solo: the points to beat"),
    ),
    "seats": (
        GAME,
        SEAT,
        Column("bot", Kind.TEXT, "the bot’s spec; empty for a person"),
        Column("pattern", Kind.TEXT, "the window’s pattern"),
        Column("difficulty", Kind.INT, "the pattern’s difficulty, the tokens it brings"),
        Column("private", Kind.TEXT, "the private color; two letters in solo"),
        Column("points", Kind.INT, "points at the end"),
        Column("rank", Kind.INT, "1 for the winner"),
        Column("win", Kind.FLOAT, "1 for a win, 0 for a loss; a shared win is split"),
        Column("favor", Kind.INT, "favor tokens left"),
        Column("empty", Kind.INT, "empty spaces at the end"),
        Column("tool_uses", Kind.INT, "how often this seat used a tool"),
    ),
    "turns": (
        GAME,
        TURN,
        Column("round", Kind.INT, "the round, 1 to 10"),
        SEAT,
        Column("is_second", Kind.BOOL, "whether it’s the seat’s second turn of the round"),
        Column("pool", Kind.INT, "dice in the draft pool when the turn began"),
        Column("die", Kind.TEXT, "the die drafted, as it was in the pool: R3"),
        Column("space", Kind.TEXT, "where it was placed: A1"),
        Column("tool", Kind.INT, "the tool used"),
        Column("points_before", Kind.INT, "this seat’s points if the game ended there"),
        Column("points_after", Kind.INT, "the same when the turn ended"),
        Column("favor_after", Kind.INT, "favor tokens left when the turn ended"),
    ),
    "placements": (
        GAME,
        TURN,
        SEAT,
        Column("color", Kind.TEXT, "the die’s color: R, Y, G, B or P"),
        Column("value", Kind.INT, "the die’s value, as it was placed"),
        Column("space", Kind.TEXT, "where it was placed: A1"),
        Column("is_moved", Kind.BOOL, "whether a tool moved it there from another space"),
    ),
    "tool_uses": (
        GAME,
        TURN,
        SEAT,
        Column("tool", Kind.INT, "the tool’s number"),
        Column("name", Kind.TEXT, "its name"),
        Column("price", Kind.INT, "favor tokens paid; 0 in solo, where a die pays"),
    ),
    "score_lines": (
        GAME,
        SEAT,
        Column("line", Kind.TEXT, "an objective, `favor` or `empty`"),
        Column("points", Kind.INT, "what it brought"),
        Column("sets", Kind.INT, "how many times it scored; for `empty`, the empty spaces"),
    ),
}


def markdown(table: str) -> str:
    """The columns of a table, as the page shows them."""
    rows = [f"| `{column.name}` | {column.kind} | {column.about} |" for column in TABLES[table]]
    return "\n".join(["| column | kind | what |", "|---|---|---|", *rows])
