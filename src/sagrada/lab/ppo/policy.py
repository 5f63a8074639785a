"""The policy in numpy: from observations to a number for each action, the higher the better.

The last layer gives, in this order:

- 100 and 120 numbers: how good it is to put a die of each color, and of each value, on each of the
  20 spaces. A die on a space is worth the sum of both. That decides where a die is placed; and a
  die is drafted for the spaces where it fits (by log-sum-exp), so that what is learned about
  places is learned about drafts too.
- 121 for the actions 0 to 120, which for drafts come on top of that;
- 30 for the kind and 10 for the round of a die on the round track: a swap is worth the sum of both;
- 24 for the patterns.
"""

import numpy as np
from numpy.typing import NDArray

from sagrada.kernel.arrays.fields import F_HAND
from sagrada.kernel.layout import ACTIONS, KINDS, MOVE_DRAFT, MOVE_PATTERN, MOVE_PLACE, MOVE_SWAP
from sagrada.lab.ppo.features import Numbers, features, room
from sagrada.lab.ppo.weights import load_policy

PLACES = 220
PLAIN = PLACES + MOVE_SWAP
SWAP_KINDS = PLAIN + KINDS
SWAP_ROUNDS = SWAP_KINDS + 10
IMPOSSIBLE = np.float32(-1e9)
NOWHERE = np.float32(-5.0)
"""What a die is worth that fits nowhere, before it's said otherwise."""


class Policy:
    """A trained network. `name` is the file of its weights; None: those of the project."""

    def __init__(self, name: str | None = None) -> None:
        self._weights = load_policy(name)

    def __call__(self, observations: NDArray[np.int8], masks: NDArray[np.int8]) -> Numbers:
        """For each row, a number for each action: the logarithm of its weight."""
        weights = self._weights
        hidden = features(observations)
        for layer in ("first", "second"):
            hidden = np.maximum(hidden @ weights[f"{layer}.weight"].T + weights[f"{layer}.bias"], 0)
        last = hidden @ weights["choice.weight"].T + weights["choice.bias"]
        return np.where(masks.astype(np.bool_), _by_action(last, observations), IMPOSSIBLE)

    def best(self, observations: NDArray[np.int8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The best legal action of each row."""
        found: NDArray[np.int64] = self(observations, masks).argmax(axis=1)
        return found


def _by_action(last: Numbers, observations: NDArray[np.int8]) -> Numbers:
    rows = len(last)
    colours = last[:, :100].reshape(rows, 5, 1, 20)
    values = last[:, 100:PLACES].reshape(rows, 1, 6, 20)
    places = (colours + values).reshape(rows, KINDS, 20)
    fits = room(observations).reshape(rows, KINDS, 20)
    drafts = _log_sum_exp(np.where(fits, places, IMPOSSIBLE))
    found = np.empty((rows, ACTIONS), np.float32)
    found[:, :MOVE_SWAP] = last[:, PLACES:PLAIN]
    found[:, MOVE_DRAFT : MOVE_DRAFT + KINDS] += np.where(fits.any(axis=2), drafts, NOWHERE)
    hand = observations[:, F_HAND : F_HAND + KINDS].astype(np.float32)
    found[:, MOVE_PLACE : MOVE_PLACE + 20] += np.einsum("rk,rks->rs", hand, places)
    swaps = last[:, SWAP_KINDS:SWAP_ROUNDS, None] + last[:, None, PLAIN:SWAP_KINDS]
    found[:, MOVE_SWAP:MOVE_PATTERN] = swaps.reshape(rows, -1)
    found[:, MOVE_PATTERN:] = last[:, SWAP_ROUNDS:]
    return found


def _log_sum_exp(numbers: Numbers) -> Numbers:
    """Over the last axis."""
    most = numbers.max(axis=-1, keepdims=True)
    found: Numbers = np.log(np.exp(numbers - most).sum(axis=-1)) + most[..., 0]
    return found
