"""Advantages by hand, and games that go on from one rollout to the next."""

import numpy as np
import pytest
from numpy.typing import NDArray

from sagrada.lab.ppo.features import FEATURES, Numbers
from sagrada.lab.ppo.rollout import Games, Seen, advantages_of


def choose_first(seen: Seen) -> tuple[NDArray[np.int64], Numbers, Numbers]:
    rows = len(seen.hand)
    return seen.masks.argmax(axis=1), np.zeros(rows, np.float32), np.zeros(rows, np.float32)


def test_each_seat_has_its_own_line() -> None:
    """One game: the seats choose 0, 1, 0, 1; what a seat is paid before its next choice counts."""
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[0, 0] = [1, 0]
    rewards[1, 0] = [2, 10]
    rewards[2, 0] = [4, 0]
    rewards[3, 0] = [0, 20]
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.5], [0.25], [0.75], [0.5]], np.float32)
    overs = np.zeros((4, 1), np.bool_)
    last = np.array([0]), np.array([3.0], np.float32)
    found, known = advantages_of(rewards, overs, seats, values, last, 0.5)
    # Seat 0, from its last choice back: 4 + 3 - 0.75, then 1 + 2 + 0.75 - 0.5 and half of that.
    assert found[2, 0] == pytest.approx(6.25)
    assert found[0, 0] == pytest.approx(3.25 + 6.25 / 2)
    # Nobody knows what seat 1 sees next, so its last choice is left out; the one before it isn't.
    assert known[:, 0].tolist() == [True, True, True, False]


def test_the_end_of_a_game_is_the_end_of_its_lines() -> None:
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[1, 0] = [5, 7]  # the game ends here
    seats = np.array([[0], [1], [1]])
    overs = np.array([[False], [True], [False]])
    values = np.zeros((3, 1), np.float32)
    last = np.array([1]), np.array([100.0], np.float32)
    found, known = advantages_of(rewards, overs, seats, values, last, 1.0)
    assert found[:, 0].tolist() == [5.0, 7.0, 100.0]
    assert known.all()


def test_rewards_add_up_to_points() -> None:
    """With no values and no decay, the first choice of a game is worth the points that come."""
    games = Games(20, 2, 300, seed=3)
    rollout = games.play(choose_first, decay=1.0)
    assert rollout.games > 20
    assert rollout.seen.features.shape == (6000, FEATURES)
    assert (rollout.seen.masks[np.arange(6000), rollout.actions]).all()
    assert (rollout.seen.masks[rollout.known].sum(axis=1) > 1).all()
    patterns = rollout.known[rollout.actions[rollout.known] >= 421]
    late = patterns[patterns < 6000 // 2]
    assert len(late) > 10
    assert rollout.returns[late].mean() * 10 == pytest.approx(rollout.points, abs=6)


def test_games_begin_at_different_times() -> None:
    games = Games(100, 2, 1, seed=3)
    rounds = games._batch.rounds
    assert len(set(rounds.tolist())) > 4


def test_the_same_seed_gives_the_same_rollouts() -> None:
    one, other = Games(10, 2, 40, seed=5), Games(10, 2, 40, seed=5)
    for _ in range(2):
        a, b = one.play(choose_first, 0.9), other.play(choose_first, 0.9)
        assert np.array_equal(a.actions, b.actions)
        assert np.array_equal(a.returns, b.returns)
