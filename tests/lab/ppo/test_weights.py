"""The file of a policy."""

from pathlib import Path

import numpy as np
import pytest

from sagrada.lab.ppo.features import Numbers
from sagrada.lab.ppo.weights import (
    LARGEST,
    SHAPES,
    PolicyFileError,
    format_policy,
    load_policy,
    parse_policy,
)


def test_a_file_comes_back(weights: dict[str, Numbers]) -> None:
    found = parse_policy(format_policy(weights, "a command"))
    assert list(found) == list(SHAPES)
    for name, matrix in found.items():
        assert np.array_equal(matrix, weights[name])


def test_it_says_which_command_trained_it(weights: dict[str, Numbers]) -> None:
    assert b"\ncommand: sagrada lab train --legs 3\n" in format_policy(
        weights, "sagrada lab train --legs 3"
    )


def test_large_weights_stay_finite(weights: dict[str, Numbers]) -> None:
    found = parse_policy(
        format_policy({**weights, "first.bias": np.full(256, 1e9, np.float32)}, "")
    )
    assert found["first.bias"].max() == pytest.approx(LARGEST, rel=1e-3)


def test_the_published_policy_is_small_and_plain() -> None:
    found = load_policy(None)
    assert sum(matrix.size for matrix in found.values()) * 2 < 3_000_000
    assert all(np.isfinite(matrix).all() for matrix in found.values())


def test_other_files_are_refused(tmp_path: Path, weights: dict[str, Numbers]) -> None:
    path = tmp_path / "some.bin"
    with pytest.raises(PolicyFileError, match="can’t read it: No such file"):
        load_policy(str(path))
    path.write_bytes(b"hello")
    with pytest.raises(PolicyFileError, match="isn’t a policy with observation: 1, layers:"):
        load_policy(str(path))
    path.write_bytes(format_policy(weights, "")[:-2])
    with pytest.raises(PolicyFileError, match=r"expected \d+ bytes of weights, got"):
        load_policy(str(path))
