"""Centering: values are right on average afterward, and the choices of a turn stay in order."""

from sagrada.bots.value.shape import FEATURES, FEATURES_V1, TOKENS, TOOLS, TURNS, first_weight
from sagrada.bots.value.weights import learned_value_function
from sagrada.lab.center_value import _missing, centered


def test_a_bias_is_taken_out() -> None:
    weights = learned_value_function().all_weights()
    biased = list(weights)
    first = first_weight(1, turns=11)
    for feature in range(TOKENS, TOOLS):
        biased[first + feature] += 4.0
    found = centered(biased, seats=20, sizes=[1])
    change = set()
    for feature in range(TOKENS, TOOLS):  # the same whatever the tokens are
        change.add(round(found[first + feature] - biased[first + feature], 9))
    assert max(change) - min(change) < 1e-6
    assert -9 < min(change) < 1
    for turns in range(TURNS):
        first = first_weight(1, turns)
        rich = slice(first + FEATURES_V1, first + FEATURES)
        assert found[rich] == biased[rich]


def test_every_turn_is_looked_at() -> None:
    missing = _missing(learned_value_function(), players=1, games=2)
    assert sorted(missing) == list(range(1, 21))
