"""The file of weights: read, written, and refused if it is of another version."""

import struct
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from sagrada.bots.value.shape import SET_SIZE, TURNS, WEIGHTS, first_weight
from sagrada.bots.value.weights import (
    NAME,
    WeightsFileError,
    command_of,
    format_weights,
    learned_value_function,
    load,
    parse_weights,
)


def test_the_file_of_the_project_loads_and_is_small() -> None:
    content = files("sagrada.bots").joinpath("data", NAME).read_bytes()
    assert len(content) < 2_000_000
    assert b"\ncommand: python -m sagrada.lab.train_value --games " in content[:200]
    weights = parse_weights(content)
    assert len(weights) == WEIGHTS
    assert learned_value_function().all_weights() == weights
    assert max(map(abs, weights)) < 100


def test_the_title_and_the_command_have_todays_names() -> None:
    content = files("sagrada.bots").joinpath("data", NAME).read_bytes()
    title, command = content.decode(errors="replace").split("\n")[:2]
    assert title == "sagrada value function 1"
    trained = "python -m sagrada.lab.train_value --games 60000 --seed 1"
    improved = "python -m sagrada.lab.improve_value --generations 2 --positions 60000 --seed 1"
    centered = "python -m sagrada.lab.center_value --seats 12000"
    assert command == f"command: {trained} && {improved} --players 1 2 && {centered}"
    assert command == f"command: {command_of(None)}"


def test_a_file_with_the_old_title_is_read(tmp_path: Path) -> None:
    """Weights that somebody trained before the value function had its name."""
    weights = [at % 5 / 8 for at in range(WEIGHTS)]
    content = format_weights(weights, "python -m sagrada.lab.train_outlook --games 9")
    old = content.replace(b"sagrada value function 1\n", b"sagrada outlook 1\n")
    assert old.startswith(b"sagrada outlook 1\n")
    assert parse_weights(old) == weights
    file = tmp_path / "outlook.bin"
    file.write_bytes(old)
    assert load(file).all_weights() == weights


def test_parse_is_the_inverse_of_format() -> None:
    weights = [at % 7 / 4 for at in range(WEIGHTS)]
    assert parse_weights(format_weights(weights, "a test")) == weights


def test_a_file_has_its_weights_feature_by_feature() -> None:
    """So do the files of every version, whatever order they have in memory."""
    weights = [0.0] * WEIGHTS
    weights[first_weight(players=2, turns=3) + 5] = 1.5
    packed = format_weights(weights, "a test").partition(b"\n\n")[2]
    at = SET_SIZE + 5 * TURNS + 3
    assert packed[2 * at : 2 * at + 2] == struct.pack("<e", 1.5)
    assert packed.count(b"\0") == len(packed) - 1


def test_weights_beyond_half_precision_are_cut() -> None:
    weights = [1e9, -1e9] * (WEIGHTS // 2)
    assert set(map(abs, parse_weights(format_weights(weights, "a test")))) == {60000.0}


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda _: b"", "isn’t a value function"),
        (lambda content: content.replace(b"function 1", b"function 0"), "isn’t a value function"),
        (lambda content: content.replace(b"turns: 21", b"turns: 20"), "isn’t a value function"),
        (lambda content: content[:-2], "bytes of weights"),
    ],
)
def test_a_damaged_file_is_refused(damage: Callable[[bytes], bytes], sentence: str) -> None:
    with pytest.raises(WeightsFileError, match=sentence):
        parse_weights(damage(format_weights([0.0] * WEIGHTS, "a test")))
