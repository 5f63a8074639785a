"""What windows show of hidden colors."""

import pytest

from sagrada.bots.value.weights import learned_value_function
from sagrada.lab.value_bench.shown_colors import (
    ShownColor,
    fit_sureness,
    shown_colors,
    surprise,
    surprise_by_dice,
)


def test_a_surprise_is_how_unlikely_the_truth_was() -> None:
    shown = [ShownColor((0.0, 0.5, 0.25, 0.25, 0.0), (0.0, 0.25, 0.5, 0.25, 0.0), 1)]
    assert surprise(shown) == pytest.approx(0.6931, abs=1e-4), "a chance of a half"
    assert surprise_by_dice(shown) == pytest.approx(1.3863, abs=1e-4), "a quarter"
    assert surprise(shown, sureness=2) == pytest.approx(0.4055, abs=1e-4), "two thirds"


def test_guesses_can_be_too_sure() -> None:
    """Right in half of the cases, with nine of ten said."""
    shown = [ShownColor((0.9, 0.1, 0.0, 0.0, 0.0), (), true) for true in (0, 1)]
    assert fit_sureness(shown) == 0.05


@pytest.mark.slow
def test_values_show_more_than_dice() -> None:
    shown = list(shown_colors(learned_value_function(), players=3, games=12, seed=1))
    assert len(shown) == 12 * 10 * 2
    assert all(sum(each.by_value) == pytest.approx(1) for each in shown)
    assert surprise(shown) < surprise_by_dice(shown) < 1.38
