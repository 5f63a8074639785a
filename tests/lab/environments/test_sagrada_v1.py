"""The PettingZoo environment passes PettingZoo's own tests and plays by the engine's rules."""

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from sagrada.engine.options import PRESETS, Setup
from sagrada.engine.scoring.standings import final_standings, sheet
from sagrada.engine.view import view
from sagrada.kernel.layout import ACTIONS, MOVE_PATTERN
from sagrada.lab.environments import sagrada_v1
from sagrada.lab.environments.one_game import GameOver, IllegalAction, OneGame
from sagrada.lab.environments.rewards import Reward
from tests.kernel.arrays.reference import mask, observation


def play(env: Any, seed: int, rng: random.Random) -> list[tuple[str, int]]:
    """A random game; returns its choices."""
    env.reset(seed=seed)
    choices = []
    while not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        choices.append((env.agent_selection, int(rng.choice(legal.tolist()))))
        env.step(choices[-1][1])
    return choices


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # it's a dict of two
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_accepts_it(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(sagrada_v1.env(players=players), num_cycles=400)  # type: ignore[no-untyped-call]
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: sagrada_v1.env(players=players), num_cycles=100)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_the_engines(edition: str, players: int) -> None:
    """At each step, observations and masks are made of the engine's views; so are the scores."""
    start = players - 1 if PRESETS[edition].start_player == "named" else None
    env = sagrada_v1.raw_env(setup=Setup(players, PRESETS[edition], start=start), reward="points")
    env.reset(seed=3)
    rng = random.Random(3)
    while not any(env.terminations.values()):
        state = env._game.engine_state()
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            if rng.random() < 0.2:
                assert seen["observation"].tolist() == observation(view(state, seat))
            expected = mask(view(state, seat))
            if seen["action_mask"].any():
                assert seen["action_mask"].tolist() == expected
        assert env.possible_agents.index(env.agent_selection) in state.to_act
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(rng.choice(legal.tolist())))
    state = env._game.engine_state()
    scores = [sheet(state, seat).total for seat in range(players)]
    assert list(env.rewards.values()) == scores
    assert env._game.winners() == final_standings(state).winners


def test_the_same_seed_gives_the_same_game() -> None:
    env = sagrada_v1.env(players=3)
    first = play(env, 11, random.Random(1))
    assert play(env, 11, random.Random(1)) == first
    assert play(env, 12, random.Random(1)) != first


@pytest.mark.parametrize("reward", Reward)
def test_rewards_add_up(reward: Reward) -> None:
    env = sagrada_v1.raw_env(players=3, reward=reward)
    env.reset(seed=5)
    sums = dict.fromkeys(env.agents, 0.0)
    rng = random.Random(5)
    while not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(rng.choice(legal.tolist())))
        for agent, paid in env.rewards.items():
            sums[agent] += paid
    scores = env._game.scores()
    best = sorted(scores)
    expected: dict[Reward, Sequence[float]] = {
        Reward.WIN: [float(seat in env._game.winners()) for seat in range(3)],
        Reward.MARGIN: [s - (best[-2] if s == best[-1] else best[-1]) for s in scores],
        Reward.POINTS: scores,
        Reward.ROUNDS: scores,
    }
    assert list(sums.values()) == list(expected[reward])


def test_rounds_are_paid_when_they_end() -> None:
    env = sagrada_v1.raw_env(players=2, reward="rounds")
    env.reset(seed=5)
    rounds = []
    rng = random.Random(5)
    while not any(env.terminations.values()):
        before = env._game.engine_state().round
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(rng.choice(legal.tolist())))
        if any(env.rewards.values()):
            rounds.append(before)
    assert all(a < b for a, b in pairwise(rounds))
    assert rounds[-1] == 10


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = sagrada_v1.raw_env()
    env.reset(seed=1)
    before = env._game.state.cells()
    with pytest.raises(IllegalAction, match=r"action 61 \(draft R1\) isn’t legal now: .*rule"):
        env.step(61)
    with pytest.raises(IllegalAction, match="expected 0 to 444, got 445"):
        env.step(ACTIONS)
    for no_action, said in ((None, "None"), (1.5, "1.5"), ("1", "'1'"), ([1, 2], r"\[1, 2\]")):
        with pytest.raises(ValueError, match=f"action: expected 0 to 444, got {said}"):
            env.step(no_action)  # type: ignore[arg-type]  # wrong on purpose
    assert env._game.state.cells() == before
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))


def test_bad_requests_get_a_sentence() -> None:
    with pytest.raises(ValueError, match="alone, use the Gymnasium environment"):
        sagrada_v1.env(players=1)
    with pytest.raises(ValueError, match="there is no reward 'fame'; choose one of win, margin"):
        sagrada_v1.env(reward="fame")
    with pytest.raises(ValueError, match="seed: expected 0 to"):
        sagrada_v1.env().reset(seed=-1)
    game = OneGame(Setup(2))
    while not game.is_over:
        game.push(int(np.flatnonzero(game.mask(game.seat))[0]))
    with pytest.raises(GameOver, match="reset it to play another"):
        game.push(0)


def test_patterns_are_chosen_in_secret() -> None:
    """The second seat sees that the first has chosen, but not what."""
    games = [OneGame(Setup(2)) for _ in range(2)]
    for game, which in zip(games, (0, -1), strict=True):
        game.deal(9)
        legal = np.flatnonzero(game.mask(0))
        assert all(action >= MOVE_PATTERN for action in legal)
        game.push(int(legal[which]))
        assert game.seat == 1
    assert np.array_equal(games[0].observation(1), games[1].observation(1))
    assert not np.array_equal(games[0].observation(0), games[1].observation(0))


def test_the_table_can_be_shown() -> None:
    env = sagrada_v1.env(render_mode="ansi")
    env.reset(seed=2)
    assert isinstance(env.render(), str)
