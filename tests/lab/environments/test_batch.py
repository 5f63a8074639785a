"""A batch plays the games that single environments play, with any number of threads."""

import random

import numpy as np
import pytest

from sagrada.engine.options import Options, Referee, Setup
from sagrada.kernel.layout import ACTIONS
from sagrada.lab.environments.batch import Batch
from sagrada.lab.environments.one_game import OneGame
from sagrada.lab.environments.rewards import Paymaster, Reward
from sagrada.lab.environments.seeds import next_seed


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("reward", Reward)
def test_rows_are_single_games(players: int, reward: Reward) -> None:
    seeds = [7, 8, 2**64 - 1]
    batch = Batch(3, players, seeds=seeds, reward=reward)
    games = [OneGame(Setup(players)) for _ in seeds]
    payers = [Paymaster(reward, players) for _ in seeds]
    for game, seed in zip(games, seeds, strict=True):
        game.deal(seed)
    rng = random.Random(players)
    for _ in range(400):
        for i, game in enumerate(games):
            assert batch.seats[i] == game.seat
            assert np.array_equal(batch.masks[i], game.mask(game.seat))
            assert np.array_equal(batch.observations[i], game.observation(game.seat))
        actions = [int(rng.choice(np.flatnonzero(mask).tolist())) for mask in batch.masks]
        batch.step(np.array(actions))
        for i, game in enumerate(games):
            game.push(actions[i])
            winners = game.winners() if game.is_over else None
            paid = payers[i].pay(game.state[4], game.scores(), winners, game.target())
            assert batch.rewards[i].tolist() == pytest.approx(paid)
            assert batch.overs[i] == game.is_over
            if game.is_over:
                assert batch.scores[i].tolist() == list(game.scores())
                seeds[i] = next_seed(seeds[i])
                game.deal(seeds[i])
                payers[i] = Paymaster(reward, players)


def test_threads_change_nothing() -> None:
    one, four = Batch(50, seed=3), Batch(50, seed=3, threads=4)
    for _ in range(300):
        assert np.array_equal(one.choose(), four.choose())
        one.step()
        four.step()
        assert np.array_equal(one.observations, four.observations)
        assert np.array_equal(one.scores, four.scores)


def test_seeds() -> None:
    assert np.array_equal(Batch(9, seed=3).observations, Batch(9, seed=3).observations)
    assert not np.array_equal(Batch(9, seed=3).observations, Batch(9, seed=4).observations)
    batch = Batch(9, seed=3)
    begun = batch.observations.copy()
    batch.choose()
    batch.step()
    batch.reset(seed=3)
    assert np.array_equal(batch.observations, begun)


def test_a_fault_is_marked_and_the_others_go_on() -> None:
    batch = Batch(3)
    actions = batch.choose().astype(np.int64)
    actions[1] = 2**40
    before = batch.observations.copy()
    batch.step(actions)
    assert batch.faults.tolist() == [0, 1, 0]
    assert np.array_equal(batch.observations[1], before[1])
    assert not np.array_equal(batch.observations[0], before[0])
    assert not batch.rewards.any()


def test_without_observations() -> None:
    batch = Batch(4, observe=False)
    assert batch.observations.shape[0] == 0
    batch.choose()
    batch.step()
    assert batch.masks.shape == (4, ACTIONS)


def test_bad_requests_get_a_sentence() -> None:
    batch = Batch(3)
    with pytest.raises(ValueError, match=r"expected 3 integers, got float64 of shape \(3,\)"):
        batch.step(np.zeros(3))
    with pytest.raises(ValueError, match=r"got int64 of shape \(4,\)"):
        batch.step(np.zeros(4, np.int64))
    with pytest.raises(ValueError, match="expected one for each of 3 games, got 1"):
        batch.reset(seeds=[1])
    with pytest.raises(ValueError, match="threads: expected 1 to 3, got 4"):
        Batch(3, threads=4)
    with pytest.raises(ValueError, match="environments are strict"):
        Batch(3, setup=Setup(2, Options(referee=Referee.HONOUR)))
