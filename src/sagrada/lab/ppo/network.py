"""The network that learns, in PyTorch: the policy of policy.py, and beside it a value.

The value is what a seat can still expect to gain; it has layers of its own, and isn't kept in the
published weights.
"""

import numpy as np
import torch
from torch import Tensor, nn

from sagrada.kernel.layout import KINDS, MOVE_DRAFT, MOVE_PLACE, MOVE_SWAP
from sagrada.lab.ppo.features import FEATURES, Numbers
from sagrada.lab.ppo.policy import NOWHERE, PLACES, PLAIN, SWAP_KINDS, SWAP_ROUNDS
from sagrada.lab.ppo.weights import OUTPUTS, SHAPES, WIDTH

IMPOSSIBLE = -1e9


class Network(nn.Module):  # type: ignore[misc]  # PyTorch isn't in everybody's environment
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(FEATURES, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.choice = nn.Linear(WIDTH, OUTPUTS)
        self.value = nn.Linear(WIDTH, 1)
        with torch.no_grad():
            for layer in (self.first, self.second):
                nn.init.orthogonal_(layer.weight, 2**0.5)
                layer.bias.zero_()
            for layer in (self.choice, self.value):  # at first, all choices are equally likely
                layer.weight *= 0.05
                layer.bias.zero_()

    def forward(
        self, features: Tensor, masks: Tensor, fits: Tensor, hand: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's probability, and the value. (policy.py explains it.)

        `fits` says which kinds of die fit on which spaces, `hand` has the kind of the die in hand,
        or a number that is no kind.
        """
        hidden = torch.relu(self.first(features))
        hidden = torch.relu(self.second(hidden))
        last = self.choice(hidden)
        logits = torch.where(masks, by_action(last, masks, fits, hand), IMPOSSIBLE)
        return torch.log_softmax(logits, dim=1), self.value(hidden)[:, 0]

    def policy_weights(self) -> dict[str, Numbers]:
        """What weights.py keeps."""
        state = self.state_dict()
        return {name: state[name].numpy().astype(np.float32) for name in SHAPES}


def by_action(last: Tensor, masks: Tensor, fits: Tensor, hand: Tensor) -> Tensor:
    rows = len(last)
    colours = last[:, :100].reshape(rows, 5, 1, 20)
    values = last[:, 100:PLACES].reshape(rows, 1, 6, 20)
    places = (colours + values).reshape(rows, KINDS, 20)
    # Where nothing can be drafted, the sums aren't needed, and they take time.
    drafting = masks[:, MOVE_DRAFT : MOVE_DRAFT + KINDS].any(dim=1).nonzero()[:, 0]
    fits = fits[drafting]
    sums = torch.logsumexp(places[drafting].masked_fill(~fits, IMPOSSIBLE), dim=2)
    sums = torch.where(fits.any(dim=2), sums, float(NOWHERE))
    drafts = last.new_zeros(rows, KINDS).index_copy(0, drafting, sums)
    held = hand < KINDS
    chosen = places[torch.arange(rows), hand.clamp(max=KINDS - 1)] * held[:, None]
    plain = last[:, PLACES:PLAIN]
    swaps = last[:, SWAP_KINDS:SWAP_ROUNDS, None] + last[:, None, PLAIN:SWAP_KINDS]
    return torch.cat(
        [
            plain[:, :MOVE_PLACE],
            plain[:, MOVE_PLACE : MOVE_PLACE + 20] + chosen,
            plain[:, MOVE_PLACE + 20 : MOVE_DRAFT],
            plain[:, MOVE_DRAFT : MOVE_DRAFT + KINDS] + drafts,
            plain[:, MOVE_DRAFT + KINDS : MOVE_SWAP],
            swaps.reshape(rows, -1),
            last[:, SWAP_ROUNDS:],
        ],
        dim=1,
    )
