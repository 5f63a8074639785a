"""Siblings: the same positions every time, and a truer value has less error and less regret."""

import pytest

from sagrada.bots.value.value_function import ValueFunction
from sagrada.bots.value.weights import learned_value_function
from sagrada.lab.value_bench.siblings import LabelledPosition, label_positions, measure_siblings


@pytest.fixture(scope="module")
def positions() -> list[LabelledPosition]:
    return label_positions(10, players=2, seed=1, playouts=8)


def test_the_positions_are_fixed(positions: list[LabelledPosition]) -> None:
    assert label_positions(3, players=2, seed=1, playouts=8) == positions[:3]
    assert all(len(half) == len(each.choices) for each in positions for half in each.halves)


def test_learned_weights_tell_choices_apart_better_than_none(
    positions: list[LabelledPosition],
) -> None:
    learned = measure_siblings(learned_value_function("v1"), positions)
    greedy = measure_siblings(ValueFunction(), positions)
    assert learned.error < greedy.error
    assert learned.regret < greedy.regret
    assert learned.error_interval is not None
    assert learned.error_interval[0] < learned.error < learned.error_interval[1]
