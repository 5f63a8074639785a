"""`python -m sagrada.lab.window_lab.figures PAGE` writes the main figures into docs/window-lab.md.

They are computed from the sums that come with the package, as the web page does it.
"""

import json
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sagrada.engine.cards import PATTERNS, PUBLIC_OBJECTIVES, TOOLS
from sagrada.lab.window_lab.__main__ import OUT
from sagrada.lab.window_lab.solo_deals import BARS
from sagrada.lab.window_lab.solo_deals import OUT as DEALS
from sagrada.lab.window_lab.sums import COLOUR_NAMES
from sagrada.study.puzzles.figures import write_page

REACH = 1.96
Row = dict[str, int]


@dataclass(frozen=True)
class Figure:
    """A mean with half of its 95 % interval, over n games."""

    mean: float
    reach: float
    n: int

    def text(self, sign: str = "", digits: int = 1) -> str:
        text = f"{self.mean:{sign}.{digits}f} ± {self.reach:.{digits}f}"
        return text.replace("-", "\N{MINUS SIGN}")

    def percent(self) -> str:
        return f"{100 * self.mean:.1f} ± {100 * self.reach:.1f} %"


class Lab:
    """The sums of the package."""

    def __init__(self, path: Path = OUT) -> None:
        self.data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))

    def row(self, players: int, table: str, *keys: str) -> Row:
        """The sums of all rows whose key begins with these words."""
        names = self.data["columns"][table].split()
        found = dict.fromkeys(names, 0)
        wanted = " ".join(keys)
        for key, row in self.data["players"][str(players)][table].items():
            if f"{key} ".startswith(f"{wanted} "):
                for name, value in zip(names, row, strict=True):
                    found[name] += value
        return found


def mean(row: Row, name: str, per: int = 1) -> Figure:
    n = row["n"]
    center = row[name] / n
    # A win is 0 or 1, and its own square.
    spread = max(0.0, row.get(f"{name}2", row[name]) - n * center * center) / (n - 1)
    return Figure(center / per, REACH * math.sqrt(spread / n) / per, n)


def difference(some: Row, everything: Row, name: str, per: int = 1) -> Figure:
    """How much higher the mean is in some games than in the others."""
    others = {key: everything[key] - some[key] for key in everything if key in some}
    one, other = mean(some, name, per), mean(others, name, per)
    return Figure(one.mean - other.mean, math.hypot(one.reach, other.reach), one.n)


def markdown(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [headings, ["---"] + ["---:"] * (len(headings) - 1), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def sorted_by(names: Iterable[str], figure: Callable[[str], Figure]) -> list[tuple[str, Figure]]:
    return sorted(((name, figure(name)) for name in names), key=lambda each: -each[1].mean)


def windows(lab: Lab) -> str:
    rows = []
    for pattern, points in sorted_by(
        PATTERNS, lambda each: mean(lab.row(2, "window", each, "dealt"), "points")
    ):
        row = lab.row(2, "window", pattern, "dealt")
        offered = lab.row(2, "offered", pattern)
        rows.append(
            (
                f"{PATTERNS[pattern].name} ({PATTERNS[pattern].difficulty})",
                points.text(),
                mean(row, "empty").text(digits=2),
                mean(row, "wins").percent(),
                f"{100 * offered['taken'] / offered['offered']:.0f} %",
                str(points.n),
            )
        )
    headings = ("window (difficulty)", "points", "empty spaces", "games won", "taken", "n")
    return markdown(headings, rows)


def private_windows(lab: Lab) -> str:
    return markdown(
        ("private color", "best", "second", "third", "last"),
        [_private_row(lab, colour) for colour in COLOUR_NAMES],
    )


def _private_row(lab: Lab, colour: str) -> list[str]:
    found = sorted_by(
        PATTERNS, lambda each: mean(lab.row(2, "window_private", each, colour), "points")
    )
    shown = [*found[:3], found[-1]]
    return [colour, *(f"{PATTERNS[each].name} {figure.text()}" for each, figure in shown)]


def objectives(lab: Lab) -> str:
    everything = lab.row(2, "table", "dealt")
    rows = []
    for name, gain in sorted_by(
        PUBLIC_OBJECTIVES,
        lambda each: difference(lab.row(2, "public", each), everything, "points", 2),
    ):
        own = mean(lab.row(2, "public", name), "own", 2)
        rows.append((PUBLIC_OBJECTIVES[name].name, gain.text("+"), own.text(), str(gain.n)))
    return markdown(("objective", "points gained", "points it scores", "n"), rows)


def tools(lab: Lab) -> str:
    everything = lab.row(2, "table", "dealt")
    rows = []
    for number, gain in sorted_by(
        map(str, TOOLS),
        lambda each: difference(lab.row(2, "tool", each), everything, "points", 2),
    ):
        uses = mean(lab.row(2, "tool", number), "uses", 2)
        used = [_use(lab, number, price) for price in (1, 2)]
        rows.append(
            (TOOLS[int(number)].name, gain.text("+"), str(gain.n), f"{uses.mean:.2f}", *used)
        )
    headings = ("tool", "on the table", "n", "uses", "a use for 1 token", "a use for 2 tokens")
    return markdown(headings, rows)


def _use(lab: Lab, tool: str, price: int) -> str:
    row = lab.row(2, "tool_use", tool, str(price))
    return f"{mean(row, 'gain').text('+')} ({row['n']})" if row["n"] >= 30 else f"({row['n']})"


def solo(lab: Lab) -> str:
    rows = []
    for count in range(1, 6):
        chosen = mean(lab.row(1, "table", "chosen", str(count)), "wins")
        dealt = mean(lab.row(1, "table", "dealt", str(count)), "wins")
        rows.append((str(count), chosen.percent(), str(chosen.n), dealt.percent(), str(dealt.n)))
    return markdown(("tools", "window chosen", "n", "window dealt", "n"), rows)


def deals(path: Path = DEALS) -> str:
    data = json.loads(path.read_text(encoding="utf-8"))
    counts = Counter((deal["rules"], len(deal["tools"]), deal["bar"]) for deal in data["deals"])
    rows = [
        (
            f"{each['rules']}, tools: {each['tools']}",
            str(each["screened"]),
            *(str(counts[each["rules"], each["tools"], bar] or "none") for bar in BARS),
            str(each["left_out"]),
        )
        for each in data["screened"]
    ]
    headings = ("rules", "screened", *(f"at least {bar} %" for bar in BARS), "left out")
    about = f"{data['games']:,} games:\n\n```text\n{data['command']}\n```\n"
    return f"{markdown(headings, rows)}\n{about}"


def page(lab: Lab) -> str:
    games = ", ".join(f"{n:,} with {players}" for players, n in lab.data["games"].items())
    total = sum(lab.data["games"].values())
    command = f"```text\n{lab.data['command']}\n```\n"
    parts = (
        f"{total:,} games: {games.replace('with 1', 'solo')} players.\n\n{command}",
        f"### Windows, two players\n\n{windows(lab)}",
        f"### Windows by private color, two players\n\n{private_windows(lab)}",
        f"### Public objectives, two players\n\n{objectives(lab)}",
        f"### Tools, two players\n\n{tools(lab)}",
        f"### Solo: games won\n\n{solo(lab)}",
        f"### Solo deals\n\n{deals()}",
    )
    return "\n".join(parts)


def main(argv: Sequence[str]) -> None:
    text = page(Lab())
    if argv:
        write_page(Path(argv[0]), text)
    else:
        print(text)


if __name__ == "__main__":
    main(sys.argv[1:])
