"""The policy chooses legal actions, and what it says of each is what policy.py promises."""

from pathlib import Path

import numpy as np
import pytest

from sagrada.kernel.arrays.fields import F_HAND
from sagrada.kernel.layout import MOVE_DRAFT, MOVE_PLACE, MOVE_SWAP
from sagrada.lab.environments.batch import Batch
from sagrada.lab.ppo.features import features, room
from sagrada.lab.ppo.policy import Policy
from sagrada.lab.ppo.weights import load_policy


@pytest.mark.parametrize("players", [1, 2, 4])
def test_it_plays_whole_games_legally(policy_file: Path, players: int) -> None:
    policy = Policy(str(policy_file))
    batch = Batch(16, players, seed=4)
    ended = 0
    for _ in range(700):
        batch.step(policy.best(batch.observations, batch.masks))
        assert not batch.faults.any()
        ended += int(batch.overs.sum())
    assert ended > 16


def test_a_die_is_worth_its_color_and_its_value_on_a_space(policy_file: Path) -> None:
    weights, policy = load_policy(str(policy_file)), Policy(str(policy_file))
    batch = Batch(50, seed=6)
    for _ in range(40):
        batch.choose()
        batch.step()
    seen = batch.observations
    hidden = np.maximum(features(seen) @ weights["first.weight"].T + weights["first.bias"], 0)
    hidden = np.maximum(hidden @ weights["second.weight"].T + weights["second.bias"], 0)
    last = hidden @ weights["choice.weight"].T + weights["choice.bias"]
    found = policy(seen, np.ones_like(batch.masks))
    fits = room(seen).reshape(50, 30, 20)
    for row in range(50):
        worth = [
            [
                last[row, 20 * (kind // 6) + space] + last[row, 100 + 20 * (kind % 6) + space]
                for space in range(20)
            ]
            for kind in range(30)
        ]
        for kind in range(30):
            sums = [np.exp(worth[kind][space]) for space in range(20) if fits[row, kind, space]]
            expected = np.log(sum(sums)) if sums else -5.0
            plain = last[row, 220 + MOVE_DRAFT + kind]
            assert found[row, MOVE_DRAFT + kind] == pytest.approx(plain + expected, abs=1e-4)
        hand = np.flatnonzero(seen[row, F_HAND : F_HAND + 30])
        for space in range(20):
            expected = last[row, 220 + MOVE_PLACE + space]
            expected += worth[hand[0]][space] if hand.size else 0
            assert found[row, MOVE_PLACE + space] == pytest.approx(expected, abs=1e-4)
        swap = last[row, 341 + 7] + last[row, 371 + 2]
        assert found[row, MOVE_SWAP + 2 * 30 + 7] == pytest.approx(swap, abs=1e-4)


def test_illegal_actions_are_impossible(policy_file: Path) -> None:
    batch = Batch(8, seed=1)
    found = Policy(str(policy_file))(batch.observations, batch.masks)
    assert (found[batch.masks == 0] < -1e8).all()
    assert (found[batch.masks == 1] > -1e8).all()
