"""Summaries against hand computations."""

import math
from dataclasses import replace

import pytest

from sagrada.lab.arena.plan import Fixture, make_plan
from sagrada.lab.arena.report import notes, pairs_grid, players_grid, title
from sagrada.lab.arena.run import Run
from sagrada.lab.arena.summary import names_of, summarise, to_json
from tests.lab.games import by_player, game

DUEL = make_plan(["greedy", "random"], deals=2)
GAMES = (
    # Deal 1: greedy 30 to 20, then 24 to 26. Deal 2: greedy 40 to 20, then a shared win at 30.
    game(Fixture(1, (0, 1), 0), 30, 20),
    game(Fixture(1, (0, 1), 1), 26, 24),
    game(Fixture(2, (0, 1), 0), 40, 20),
    game(Fixture(2, (0, 1), 1), 30, 30, winners=(0, 1)),
)


def test_a_duel_by_hand() -> None:
    """Deal means of greedy: 27 and 35 points, 0.5 and 0.75 wins, leads of 4 and 10."""
    summary = summarise(Run(DUEL, GAMES))
    assert summary is not None
    assert summary.is_complete
    greedy, rand = summary.players
    assert (greedy.spec, greedy.games, rand.games) == ("greedy", 4, 4)
    assert greedy.points.value == 31
    reach = 12.706 * math.sqrt(32 / 2)  # one degree of freedom; the variance of 27 and 35 is 32
    assert greedy.points.interval == pytest.approx((31 - reach, 31 + reach))
    assert (greedy.wins.value, rand.wins.value) == (0.625, 0.375)
    (pair,) = summary.pairs
    assert (pair.player, pair.other) == ("greedy", "random")
    assert pair.lead.value == 7
    assert pair.lead.interval == pytest.approx((7 - 12.706 * 3, 7 + 12.706 * 3))
    assert pair.ahead.value == 0.625


def test_the_times_are_those_of_the_player() -> None:
    slow = GAMES[0].timings[0]
    quick = replace(slow, ms=0.0)
    games = tuple(
        replace(g, timings=tuple(slow if p == 0 else quick for p in g.fixture.seats)) for g in GAMES
    )
    summary = summarise(Run(DUEL, games))
    assert summary is not None
    assert [player.timing.mean for player in summary.players] == [2.0, 0.0]


def test_only_whole_deals_count() -> None:
    summary = summarise(Run(DUEL, GAMES[:3]))
    assert summary is not None
    assert not summary.is_complete
    assert (summary.deals, summary.players[0].games) == (1, 2)
    assert summary.players[0].points.value == 27
    assert summary.players[0].points.interval is None
    assert list(notes(summary))[-1] == "Stopped early: 2 deals were planned."
    assert summarise(Run(DUEL, GAMES[:1])) is None
    assert summarise(Run(DUEL, ())) is None


def test_a_round_robin_takes_the_games_in_which_one_sits() -> None:
    plan = make_plan(["greedy", "random", "random"], players=2, deals=2)
    games = [*by_player(plan, 1, 30, 20, 10), *by_player(plan, 2, 32, 20, 12)]
    summary = summarise(Run(plan, tuple(games)))
    assert summary is not None
    assert [p.name for p in summary.players] == ["greedy", "random #1", "random #2"]
    assert [p.games for p in summary.players] == [8, 8, 8]
    assert [p.points.value for p in summary.players] == [31, 20, 11]
    assert [p.wins.value for p in summary.players] == [1.0, 0.5, 0.0]
    assert [pair.lead.value for pair in summary.pairs] == [11, 20, 9]
    ratings = [p.elo.value for p in summary.players if p.elo is not None]
    assert ratings[0] > ratings[1] > ratings[2]


def test_specs_that_are_there_twice_are_not_pooled() -> None:
    plan = make_plan(["random", "greedy", "random"])
    assert names_of(plan) == ("random #1", "greedy", "random #2")


def test_solo() -> None:
    plan = make_plan(["greedy"], solo=True, tools=1, deals=2)
    games = (
        game(Fixture(1, (0,), 0), 30, target=29),
        game(Fixture(2, (0,), 0), 20, winners=(), target=33),
    )
    summary = summarise(Run(plan, games))
    assert summary is not None
    (player,) = summary.players
    assert player.target is not None
    assert (player.points.value, player.wins.value, player.target.value) == (25, 0.5, 31)
    assert player.elo is None
    assert summary.pairs == ()
    answer = to_json(summary)
    assert (answer["target_mean"], answer["tools"]) == (31, 1)
    assert title(plan) == "Solo with 1 tool: greedy"
    assert players_grid(summary).headings[3] == "Target"


def test_the_object() -> None:
    summary = summarise(Run(DUEL, GAMES))
    assert summary is not None
    answer = to_json(summary)
    players = answer["players"]
    assert isinstance(players, list)
    assert players[0] == {
        "spec": "greedy",
        "name": "greedy",
        "games": 4,
        "mean": 31.0,
        "mean_ci": [-19.824, 81.824],
        "win_rate": 0.625,
        "win_ci": players[0]["win_ci"],
        "elo": players[0]["elo"],
        "elo_ci": players[0]["elo_ci"],
        "decisions": 8,
        "ms_per_decision": 2.0,
        "ms_95": 3.0,
        "ms_max": 3.0,
    }
    low, high = players[0]["win_ci"]
    assert 0 <= low < 0.625 < high <= 1
    assert answer["pairs"] == [
        {
            "players": ["greedy", "random"],
            "lead": 7.0,
            "lead_ci": [-31.118, 45.118],
            "ahead": 0.625,
            "ahead_ci": players[0]["win_ci"],
        }
    ]
    assert answer["command"] == "sagrada arena greedy random --deals 2 --seed 1"
    assert answer["complete"] is True


def test_one_deal_has_no_intervals() -> None:
    plan = make_plan(["greedy", "random"], deals=1)
    summary = summarise(Run(plan, tuple(by_player(plan, 1, 30, 20))))
    assert summary is not None
    answer = to_json(summary)
    assert isinstance(answer["players"], list)
    assert answer["players"][0]["mean_ci"] is None
    assert answer["players"][0]["elo_ci"] is None
    assert players_grid(summary).rows[0] == ("greedy", "2", "30.0", "1640", "100.0 %", "2")
    assert pairs_grid(summary).rows == (("greedy – random", "+10.0", "100.0 %"),)
