"""The cards as numbers, filled in from engine.cards when the module is loaded."""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

from sagrada.engine.cards import PATTERNS, TOOLS

if not cython.compiled:
    from sagrada.kernel.bits import Ints
    from sagrada.kernel.layout import (
        FAVOR,
        FIRST_PRINTING,
        PATTERN,
        PLAYERS,
        ROOM_COLOUR,
        TAKES_COLOUR,
        TOOL_COUNT,
        TOOL_NUMBER,
        TOOL_PAYS,
    )
    from sagrada.kernel.window import update_open

    TAKES: Ints = [0] * (24 * 11)
    DIFFICULTY: Ints = [0] * 24
    PAYS: Ints = [0] * (2 * 13)


def set_pattern(s: Ints, seat: int, pattern: int) -> None:
    """Give a seat an empty window with this pattern, and its tokens (RULES 2.3, 9.1)."""
    s[seat + PATTERN] = pattern
    s[seat + FAVOR] = DIFFICULTY[pattern] if s[PLAYERS] > 1 else 0
    for at in range(11):
        s[seat + TAKES_COLOUR + at] = TAKES[11 * pattern + at]
        s[seat + ROOM_COLOUR + at] = TAKES[11 * pattern + at]
    update_open(s, seat)


def add_tool(s: Ints, tool: int) -> None:
    """Put one more tool on the table."""
    slot = s[TOOL_COUNT]
    s[TOOL_COUNT] = slot + 1
    s[TOOL_NUMBER + slot] = tool
    s[TOOL_PAYS + slot] = paying_kinds(tool, s[FIRST_PRINTING])


def paying_kinds(tool: int, first_printing: int) -> int:
    """The mask of kinds that pay for a tool in solo (RULES 9.3, 10.4)."""
    return PAYS[2 * tool + first_printing]


def _fill_the_tables() -> None:
    for number, pattern in enumerate(PATTERNS.values()):
        DIFFICULTY[number] = pattern.difficulty
        for at, mask in enumerate((*pattern.takes_colour, *pattern.takes_value[1:])):
            TAKES[11 * number + at] = mask
    for tool in TOOLS.values():
        of_colour = 63 << 6 * int(tool.solo_colour)
        of_value = sum(1 << 6 * colour + (tool.solo_value or 1) - 1 for colour in range(5))
        PAYS[2 * tool.number] = of_colour
        # RULES 10.4: on the first printing some tools ask for a value.
        PAYS[2 * tool.number + 1] = of_value if tool.solo_value else of_colour


_fill_the_tables()
