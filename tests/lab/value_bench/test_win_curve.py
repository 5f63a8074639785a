"""The curve of the chance to win: fitted to the ends of rounds."""

from math import exp
from random import Random

import pytest

from sagrada.bots.value.weights import learned_value_function
from sagrada.lab.value_bench.win_curve import RoundValues, fit, loss, round_ends


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
    base, by_turns = fit(ends)
    assert base + 2 * by_turns == pytest.approx(4, abs=0.5)
    assert loss(ends, base, by_turns) < loss(ends, 1, 1)
