"""How strong the bots are, alone and with two players, for `client/src/home/soloLadder.ts`.

`make rule-table` writes it from docs/ladder.md, where `make ladder` puts what it measured.
"""

import re
from pathlib import Path
from typing import NamedTuple

from sagrada.bots.levels import LEVELS

ROOT = Path(__file__).parents[1]
LADDER = ROOT / "docs" / "ladder.md"
OUTPUT = ROOT / "client" / "src" / "home" / "soloLadder.ts"

_DATE = re.compile(r"\b\d{4}-\d\d-\d\d\b")
_ROW = re.compile(
    r"^\| (?P<bot>\w+) \| (?P<tools>[1-5]) \| .* \| (?P<wins>[\d.]+) % \(", re.MULTILINE
)

_BASELINE = "rules"
_DUEL = re.compile(r"^### 2 players: (\w+), (\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
_POINTS = re.compile(r"^\| (\w+) \| \d+ \| ([\d.]+) ± ", re.MULTILINE)


class SoloLadder(NamedTuple):
    date: str
    """Of the newest match."""
    wins: dict[str, list[float]]
    """For each level of the bots the percentage of games won, with 1 to 5 tools."""
    points: dict[str, float]
    """For each level the mean score with two players, against the baseline."""


def read_ladder(page: str) -> SoloLadder:
    """Raises ValueError if the page doesn't say it."""
    dates = _DATE.findall(page)
    if not dates:
        raise ValueError("docs/ladder.md doesn’t say when it was measured")
    _, _, solo = page.partition("\n## Solo\n")
    found = {(row["bot"], int(row["tools"])): float(row["wins"]) for row in _ROW.finditer(solo)}
    try:
        wins = {level: [found[level, tools] for tools in range(1, 6)] for level in LEVELS}
        scores = _points(page)
        points = {level: scores[level] for level in LEVELS}
    except KeyError as missing:
        raise ValueError(f"docs/ladder.md has no line for {missing}") from None
    return SoloLadder(max(dates), wins, points)


def _points(page: str) -> dict[str, float]:
    """Of each bot that has played against the baseline, with two players."""
    duels = (duel for duel in _DUEL.findall(page) if _BASELINE in duel[:2])
    return {bot: float(points) for *_, table in duels for bot, points in _POINTS.findall(table)}


def solo_file(ladder: SoloLadder) -> str:
    """The whole of `soloLadder.ts`."""
    lines = "".join(
        f"    {level}: [{', '.join(f'{share:g}' for share in wins)}],\n"
        for level, wins in ladder.wins.items()
    )
    scores = "".join(f"  {level}: {points:.0f},\n" for level, points in ladder.points.items())
    return f"""// Made from docs/ladder.md by `make rule-table`. Do not edit.

/** How often each bot wins alone: percent of the games with 1, 2, 3, 4 and 5 tools. */
export const SOLO_LADDER = {{
  measured: '{ladder.date}',
  wins: {{
{lines}  }},
}} as const;

/** About how many points each level scores with two players, against the baseline of the ladder. */
export const POINTS: Readonly<Record<string, number>> = {{
{scores}}};
"""


if __name__ == "__main__":
    text = solo_file(read_ladder(LADDER.read_text(encoding="utf-8")))
    OUTPUT.write_text(text, encoding="utf-8")
