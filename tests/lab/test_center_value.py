"""Centering: values are right on average afterward, and the choices of a turn stay in order."""

from sagrada.bots.value.shape import FEATURES_V1, SET_SIZE, TOKENS, TOOLS, TURNS
from sagrada.bots.value.weights import learned_value_function
from sagrada.lab.center_value import _missing, centered


def test_a_bias_is_taken_out() -> None:
    weights = learned_value_function().all_weights()
    biased = list(weights)
    turns = 11
    for feature in range(TOKENS, TOOLS):
        biased[feature * TURNS + turns] += 4.0
    found = centered(biased, seats=20, sizes=[1])
    change = set()
    for feature in range(TOKENS, TOOLS):  # the same whatever the tokens are
        change.add(round(found[feature * TURNS + turns] - biased[feature * TURNS + turns], 9))
    assert max(change) - min(change) < 1e-6
    assert -9 < min(change) < 1
    rich = slice(FEATURES_V1 * TURNS, SET_SIZE)
    assert found[rich] == biased[rich]


def test_every_turn_is_looked_at() -> None:
    missing = _missing(learned_value_function(), players=1, games=2)
    assert sorted(missing) == list(range(1, 21))
