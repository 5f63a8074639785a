"""PyTorch is a large package: the tests of training run where it's installed (`make heavy`)."""

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from sagrada.lab.ppo.features import Numbers
from sagrada.lab.ppo.weights import SHAPES, format_policy

collect_ignore = [] if find_spec("torch") else ["test_network.py", "test_training.py"]


def random_weights(seed: int) -> dict[str, Numbers]:
    rng = np.random.default_rng(seed)
    return {
        name: rng.normal(0, 0.1, shape).astype(np.float16).astype(np.float32)
        for name, shape in SHAPES.items()
    }


@pytest.fixture(scope="session")
def weights() -> dict[str, Numbers]:
    return random_weights(1)


@pytest.fixture(scope="session")
def policy_file(tmp_path_factory: pytest.TempPathFactory, weights: dict[str, Numbers]) -> Path:
    path = tmp_path_factory.mktemp("policy") / "some.bin"
    path.write_bytes(format_policy(weights, "none"))
    return path
