"""Calibration: forecasts in whole games, and the sums over them."""

from random import Random

import pytest

from sagrada.bots.value.weights import learned_value_function
from sagrada.lab.intervals import mean
from sagrada.lab.value_bench.calibration import (
    Forecast,
    Forecaster,
    bias,
    distance_by_chance,
    reliability,
    reliability_error,
)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_forecasts_in_games_of_every_size(players: int) -> None:
    forecaster = Forecaster(learned_value_function(), players, playouts=4)
    found = list(forecaster.play(games=3, seed=1))
    assert 24 <= len(found) <= 30
    assert {each.game for each in found} == {0, 1, 2}
    assert all(0 <= each.win_chance <= 1 for each in found)
    last = [each for each in found if each.round == 10]
    assert all(abs(each.value - each.final) < 25 for each in last)
    assert found == list(forecaster.play(games=3, seed=1))


def forecast(game: int, win_chance: float, won: float, points: float = 50) -> Forecast:
    return Forecast(game, 1, points, points + 1, win_chance, 50, won)


def test_bias_counts_every_game_once() -> None:
    found = bias([forecast(1, 0.5, 1), forecast(1, 0.5, 1), forecast(2, 0.5, 0, points=54)])
    assert found.games == 2
    assert (found.value, found.points, found.win_chance) == (2, 3, 0)


def test_reliability() -> None:
    bins = reliability([forecast(1, 0.02, 0), forecast(2, 0.06, 0), forecast(3, 1.0, 1)])
    assert [(each.count, each.won) for each in bins] == [(2, 0), (1, 1)]
    assert bins[0].expected == pytest.approx(0.04)
    assert reliability_error(bins) == pytest.approx(2 * 0.04 / 3)


def test_true_forecasts_have_the_distance_of_chance() -> None:
    rng = Random(1)
    found = [forecast(game, 0.35, rng.random() < 0.35) for game in range(400)]
    distances = []
    for part in range(40):
        bins = reliability(found[10 * part : 10 * part + 10])
        distances.append((reliability_error(bins), distance_by_chance(bins)))
    seen = mean([each for each, _ in distances])
    assert mean([each for _, each in distances]) == pytest.approx(seen, rel=0.35)
    assert distance_by_chance(reliability([forecast(1, 0.35, 1)])) == 0, "one game says nothing"
