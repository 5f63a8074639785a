"""Ratings against the logistic curve they stand for."""

import math

import pytest

from sagrada.lab.arena.elo import CENTRE, bradley_terry, comparisons, elo, elo_intervals
from sagrada.lab.arena.plan import Fixture, make_plan
from tests.lab.games import by_player, game

DUEL = Fixture(1, (0, 1), 0)


def test_two_players_by_hand() -> None:
    """Three wins to one are 400 × log10(3) = 190.8 points apart."""
    ratings = bradley_terry({(0, 1): 3.0, (1, 0): 1.0}, 2)
    assert ratings[0] - ratings[1] == pytest.approx(190.85, abs=0.01)
    assert sum(ratings) / 2 == pytest.approx(CENTRE)


def test_ratings_that_fit_are_found() -> None:
    """Comparisons exactly as the curve has them for 1700, 1500, 1450 and 1350."""
    true = [1700.0, 1500.0, 1450.0, 1350.0]
    ahead = {
        (a, b): 100 / (1 + 10 ** ((true[b] - true[a]) / 400))
        for a in range(4)
        for b in range(4)
        if a != b
    }
    assert bradley_terry(ahead, 4) == pytest.approx(true, abs=0.05)


def test_comparisons_of_a_table_of_three() -> None:
    """Everybody is compared with everybody; seats stand for players."""
    played = game(Fixture(1, (0, 1, 2), 1), 10, 30, 20)  # player 2 made 10, 0 made 30, 1 made 20
    assert comparisons([played]) == {
        (0, 1): 1,
        (1, 0): 0,
        (0, 2): 1,
        (2, 0): 0,
        (1, 2): 1,
        (2, 1): 0,
    }


def test_a_shared_win_counts_half() -> None:
    assert comparisons([game(DUEL, 20, 20, winners=(0, 1))]) == {(0, 1): 0.5, (1, 0): 0.5}


def test_one_extra_draw_keeps_ratings_finite() -> None:
    """Nine wins of nine count as nine and a half to a half."""
    ratings = elo([game(DUEL, 20, 10)] * 9, 2)
    assert ratings[0] - ratings[1] == pytest.approx(400 * math.log10(19), abs=0.1)


def test_equals() -> None:
    plan = make_plan(["random", "random"], deals=40)
    deals = [
        [game(fixture, 20, 10) for fixture in plan.fixtures() if fixture.deal == deal]
        for deal in range(1, 41)
    ]  # the first seat always wins
    assert elo([g for games in deals for g in games], 2) == pytest.approx([1500, 1500])
    intervals = elo_intervals(deals, 2, seed=1)
    assert intervals is not None
    for low, high in intervals:
        assert 1480 < low < 1500 < high < 1520


def test_intervals_hold_the_rating_and_shrink_with_more_deals() -> None:
    plan = make_plan(["random", "greedy", "random"], players=2, deals=200)
    deals = [by_player(plan, d, 10 + d % 3, 11 + d % 2, 10 + d % 5) for d in range(1, 201)]
    widths = []
    for count in (20, 200):
        ratings = elo([g for games in deals[:count] for g in games], 3)
        intervals = elo_intervals(deals[:count], 3, seed=1)
        assert intervals is not None
        assert intervals == elo_intervals(deals[:count], 3, seed=1)
        for rating, (low, high) in zip(ratings, intervals, strict=True):
            assert low < rating < high
        widths.append(intervals[0][1] - intervals[0][0])
    assert widths[1] < widths[0] / 2


def test_who_won_every_game_has_a_wide_interval() -> None:
    """Like Jeffreys' interval for 40 of 40: from 400 × log10 of odds of about 16 upwards."""
    plan = make_plan(["greedy", "random"], deals=20)
    deals = [by_player(plan, deal, 30, 10) for deal in range(1, 21)]
    intervals = elo_intervals(deals, 2, seed=1)
    assert intervals is not None
    low, high = (2 * (end - CENTRE) for end in intervals[0])
    assert 400 < low < 560
    assert high > 1000


def test_one_deal_has_no_interval() -> None:
    plan = make_plan(["greedy", "random"], deals=1)
    assert elo_intervals([by_player(plan, 1, 30, 10)], 2, seed=1) is None
