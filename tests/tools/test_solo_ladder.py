"""What the page says about the bots is what the ladder measured."""

import re

import pytest

from tools.solo_ladder import LADDER, OUTPUT, read_ladder, solo_file

PAGE = LADDER.read_text(encoding="utf-8")


def test_the_pages_figures_are_current() -> None:
    text = solo_file(read_ladder(PAGE))
    assert OUTPUT.read_text(encoding="utf-8") == text, "run `make rule-table`"


def test_every_figure_is_the_ladders() -> None:
    date, wins, points = read_ladder(PAGE)
    assert date == max(re.findall(r"\b2\d{3}-\d\d-\d\d\b", PAGE))
    for bot, shares in wins.items():
        for tools, share in enumerate(shares, start=1):
            row = next(
                line for line in PAGE.splitlines() if line.startswith(f"| {bot} | {tools} |")
            )
            assert f"| {share:.1f} % (" in row
    duels = PAGE.partition("## Three players")[0].split("### 2 players: ")
    for bot, score in points.items():
        duel = next(one for one in duels if {bot, "rules"} <= set(one.split("\n")[0].split(", ")))
        assert re.search(rf"^\| {bot} \| \d+ \| {score:.1f} ± ", duel, re.MULTILINE)


@pytest.mark.parametrize(
    ("page", "lack"),
    [
        (re.sub(r"\b\d{4}-\d\d-\d\d\b", "today", PAGE), "when it was measured"),
        (PAGE.replace("| master | 4 |", "| teacher | 4 |"), "no line for"),
        (PAGE.replace("players: grandmaster, rules", "players: teacher, greedy"), "no line for"),
    ],
)
def test_a_page_that_lacks_something_is_refused(page: str, lack: str) -> None:
    with pytest.raises(ValueError, match=lack):
        read_ladder(page)
