"""The network that learns and the policy that plays say the same."""

from pathlib import Path

import numpy as np
import torch

from sagrada.lab.environments.batch import Batch
from sagrada.lab.ppo.network import Network
from sagrada.lab.ppo.policy import Policy
from sagrada.lab.ppo.rollout import Seen
from sagrada.lab.ppo.weights import SHAPES, format_policy


def test_both_say_the_same(tmp_path: Path) -> None:
    torch.manual_seed(1)
    network = Network()
    with torch.no_grad():
        for parameter in network.parameters():
            parameter += torch.randn_like(parameter) * 0.05
            parameter.copy_(parameter.half().float())
    path = tmp_path / "some.bin"
    path.write_bytes(format_policy(network.policy_weights(), ""))
    policy = Policy(str(path))
    batch = Batch(40, seed=2)
    for _ in range(150):
        seen = Seen.empty(40)
        seen.see(batch)
        with torch.no_grad():
            tensors = map(torch.from_numpy, (seen.features, seen.masks, seen.fits, seen.hand))
            logs, values = network(*tensors)
        found = policy(batch.observations, batch.masks)
        found -= np.log(np.exp(found.astype(np.float64)).sum(axis=1, keepdims=True))
        legal = seen.masks
        assert np.allclose(logs.numpy()[legal], found[legal], atol=1e-3)
        assert values.shape == (40,)
        batch.choose()
        batch.step()


def test_at_first_all_choices_are_about_equally_likely() -> None:
    torch.manual_seed(1)
    batch = Batch(40, seed=2)
    seen = Seen.empty(40)
    seen.see(batch)
    tensors = map(torch.from_numpy, (seen.features, seen.masks, seen.fits, seen.hand))
    logs, _ = Network()(*tensors)
    assert (logs[torch.from_numpy(seen.masks)].exp() - 0.25).abs().max() < 0.05


def test_the_weights_have_their_shapes() -> None:
    found = Network().policy_weights()
    assert {name: matrix.shape for name, matrix in found.items()} == SHAPES
