"""The file of weights: read, written, and refused if it is of another version."""

from collections.abc import Callable
from importlib.resources import files

import pytest

from sagrada.bots.value.shape import WEIGHTS
from sagrada.bots.value.weights import (
    NAME,
    WeightsFileError,
    format_weights,
    learned_value_function,
    parse_weights,
)


def test_the_file_of_the_project_loads_and_is_small() -> None:
    content = files("sagrada.bots").joinpath("data", NAME).read_bytes()
    assert len(content) < 300_000
    assert b"\ncommand: python -m sagrada.lab.train_value --games " in content[:200]
    weights = parse_weights(content)
    assert len(weights) == WEIGHTS
    assert learned_value_function().all_weights() == weights
    assert max(map(abs, weights)) < 100


def test_parse_is_the_inverse_of_format() -> None:
    weights = [at % 7 / 4 for at in range(WEIGHTS)]
    assert parse_weights(format_weights(weights, "a test")) == weights


def test_weights_beyond_half_precision_are_cut() -> None:
    weights = [1e9, -1e9] * (WEIGHTS // 2)
    assert set(map(abs, parse_weights(format_weights(weights, "a test")))) == {60000.0}


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda _: b"", "no value_function"),
        (
            lambda content: content.replace(b"value_function 1", b"value_function 0"),
            "no value_function",
        ),
        (lambda content: content.replace(b"turns: 21", b"turns: 20"), "no value_function"),
        (lambda content: content[:-2], "bytes of weights"),
    ],
)
def test_a_damaged_file_is_refused(damage: Callable[[bytes], bytes], sentence: str) -> None:
    with pytest.raises(WeightsFileError, match=sentence):
        parse_weights(damage(format_weights([0.0] * WEIGHTS, "a test")))
