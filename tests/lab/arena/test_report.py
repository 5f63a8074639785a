"""Summaries as tables and text."""

from sagrada.lab.arena.plan import Fixture, make_plan
from sagrada.lab.arena.report import markdown, notes, title
from sagrada.lab.arena.run import Run
from sagrada.lab.arena.summary import summarise
from tests.lab.games import by_player, game

DUEL = make_plan(["greedy", "random"], deals=2)
GAMES = (
    # Deal 1: greedy 30 to 20, then 24 to 26. Deal 2: greedy 40 to 20, then a shared win at 30.
    game(Fixture(1, (0, 1), 0), 30, 20),
    game(Fixture(1, (0, 1), 1), 26, 24),
    game(Fixture(2, (0, 1), 0), 40, 20),
    game(Fixture(2, (0, 1), 1), 30, 30, winners=(0, 1)),
)


def test_markdown() -> None:
    summary = summarise(Run(DUEL, GAMES))
    assert summary is not None
    page = markdown(summary)
    assert page.startswith("| Bot | Games | Points | Elo | Wins | ms/choice |\n| --- | ---: |")
    assert "| greedy | 4 | 31.0 ± 50.8 |" in page
    assert "| greedy – random | +7.0 ± 38.1 | 62.5 % (" in page
    assert page.endswith("\n```console\n$ sagrada arena greedy random --deals 2 --seed 1\n```\n")
    assert "Stopped" not in page


def test_titles() -> None:
    assert title(DUEL) == "2 players: greedy, random"
    robin = make_plan(["greedy", "random", "random"], players=2)
    assert title(robin) == "2 players, every lineup: greedy, random, random"


def test_a_table_of_three_tells_the_fair_share() -> None:
    plan = make_plan(["greedy", "random", "random"], deals=1)
    summary = summarise(Run(plan, tuple(by_player(plan, 1, 30, 20, 10))))
    assert summary is not None
    assert list(notes(summary)) == [
        "1 deal, each played in all 3 seat rotations; seed 1; 95 % intervals over deals.",
        "A fair share of the wins is 33.3 %.",
    ]
