"""The curve of the chance to win: fitted to the ends of rounds."""

from math import exp
from random import Random

import pytest

from sagrada.bots.value.weights import learned_value_function
from sagrada.lab.value_bench.win_curve import Curve, RoundValues, fit, loss, round_ends


@pytest.mark.parametrize(("players", "seats"), [(1, 2), (3, 3)])
def test_every_round_but_the_last_has_an_end(players: int, seats: int) -> None:
    found = list(round_ends(learned_value_function(), players, games=2, seed=1))
    assert [each.turns for each in found] == 2 * [18, 16, 14, 12, 10, 8, 6, 4, 2]
    assert all(len(each.values) == seats and each.winners for each in found)


@pytest.mark.slow
def test_a_seat_that_skips_its_second_turn_has_a_value_too() -> None:
    """Running Pliers: both turns at once (RULES, tool 8)."""
    found = round_ends(learned_value_function(), players=2, games=60, seed=1)
    assert all(value > 10 for each in found for value in each.values)


@pytest.mark.slow
def test_the_fit_finds_the_scale() -> None:
    rng = Random(1)
    ends = []
    for _ in range(4000):
        lead = rng.uniform(-12, 12)
        won = rng.random() < 1 / (1 + exp(-lead / 4))
        ends.append(RoundValues(4, (lead, 0.0), (0,) if won else (1,)))
    found = fit(ends)
    assert found.constant + 2 * found.by_turns == pytest.approx(4, abs=0.5)
    assert loss(ends, found) < loss(ends, Curve(1, 1))


@pytest.mark.slow
def test_the_fit_finds_the_lean() -> None:
    rng = Random(1)
    ends = []
    for _ in range(2000):
        margin = rng.uniform(-12, 12)
        won = rng.random() < 1 / (1 + exp(-(margin + 1.5) / 4))
        ends.append(RoundValues(4, (margin, 0.0), (0,) if won else (1,)))
    assert fit(ends, (0.0, 1.5)).lean == 1.5
