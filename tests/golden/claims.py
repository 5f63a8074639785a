"""Comments that say what a turn of a golden game shows: `shows tool 4: for 1; only two dice`."""

from collections.abc import Iterable
from itertools import groupby

SHOWS = "shows "
_NAMES = "; "
_TOOL = ": "
_WIDTH = 90


def format_claims(names: Iterable[str]) -> list[str]:
    """Lines with ways (`tool 4: for 1`) and moments (`pass`), one tool or the moments each."""
    lines = []
    for tool, group in groupby(names, key=_tool_of):
        short = [name.removeprefix(tool) for name in group]
        while short:
            fitting = 1
            while fitting < len(short) and len(_NAMES.join(short[: fitting + 1])) <= _WIDTH:
                fitting += 1
            lines.append(SHOWS + tool + _NAMES.join(short[:fitting]))
            short = short[fitting:]
    return lines


def parse_claim(text: str) -> list[str]:
    """The names in one line of `format_claims`; none in another comment."""
    if not text.startswith(SHOWS):
        return []
    names = text.removeprefix(SHOWS)
    tool = _tool_of(names)
    return [tool + name for name in names.removeprefix(tool).split(_NAMES)]


def _tool_of(name: str) -> str:
    tool, colon, _ = name.partition(_TOOL)
    return tool + colon if tool.startswith("tool ") else ""
