"""The Gymnasium environment passes Gymnasium's own check; bots play the other seats."""

from random import Random
from typing import ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sagrada.bots.bot import Budget
from sagrada.bots.outside import give_bot
from sagrada.bots.spec import SpecError
from sagrada.engine.moves import Move
from sagrada.engine.options import Setup
from sagrada.engine.view import View
from sagrada.kernel.codes import code_of
from sagrada.kernel.layout import MOVE_PATTERN
from sagrada.lab.environments.gymnasium_env import LegalActions, SagradaEnv
from sagrada.lab.environments.judge import Judge
from sagrada.lab.environments.one_game import IllegalAction

NAME = "sagrada.lab.environments:sagrada-v1"


def play(env: SagradaEnv, seed: int) -> tuple[float, dict[str, object]]:
    env.reset(seed=seed)
    env.action_space.seed(seed)
    total = 0.0
    while True:
        _, reward, over, truncated, info = env.step(env.action_space.sample())
        total += reward
        assert not truncated
        if over:
            return total, info


@pytest.mark.parametrize("opponents", [(), ("random",), ("greedy", "random", "rules")])
@pytest.mark.filterwarnings("ignore:.*No render fps was declared")  # it renders text
def test_gymnasium_accepts_it(opponents: tuple[str, ...]) -> None:
    """The check makes an action of one game in another, so illegal ones are only marked."""
    check_env(gymnasium.make(NAME, opponents=opponents, illegal="mark").unwrapped)


def test_an_illegal_action_is_refused_or_marked() -> None:
    env = SagradaEnv(["random"], seat=0)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"action 0 \(end\) isn’t legal now: .*rule 4.1"):
        env.step(0)
    env = SagradaEnv(["random"], seat=0, illegal="mark")
    before, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(0)
    assert (reward, over) == (0.0, False)
    assert "rule 4.1" in info["fault"]
    assert np.array_equal(before["observation"], after["observation"])
    with pytest.raises(ValueError, match="illegal: expected raise or mark, got shrug"):
        SagradaEnv(illegal="shrug")


@pytest.mark.filterwarnings("ignore:.*No render fps was declared")  # it renders text
def test_it_is_made_by_its_name() -> None:
    env = gymnasium.make(NAME, opponents=["greedy"], reward="margin", render_mode="ansi")
    observation, info = env.reset(seed=4)
    assert isinstance(env.unwrapped, SagradaEnv)
    assert set(observation) == {"observation", "action_mask"}
    assert info["seat"] in {0, 1}
    assert isinstance(env.render(), str)


def test_solo_is_won_above_the_target() -> None:
    env = SagradaEnv(setup=Setup(1, solo_tools=5), reward="margin")
    margin, info = play(env, 3)
    assert margin == env._game.scores()[0] - env._game.target()
    assert info["winners"] == ((0,) if margin > 0 else ())


def test_a_game_repeats_with_its_seed_and_others_follow() -> None:
    env = SagradaEnv(["greedy"], reward="points")
    first = play(env, 8)
    assert play(env, 8) == first
    assert play(env, 9) != first
    env.reset(seed=8)
    follows = env.reset()[0]["observation"]
    env.reset(seed=8)
    assert np.array_equal(env.reset()[0]["observation"], follows)


def test_every_seat_can_be_the_agents() -> None:
    seats = set()
    env = SagradaEnv(["random", "random"])
    for seed in range(20):
        seats.add(env.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2}
    for seat in range(3):
        env = SagradaEnv(["random", "random"], seat=seat)
        env.reset(seed=1)
        assert env.seat == env._game.seat == seat
        assert env.action_masks().any()


class Spy:
    """A random bot that leaves a note of its choices."""

    notes: ClassVar[list[Move]] = []

    def choose(self, view: View, _budget: Budget, rng: Random) -> Move:
        self.notes.append(rng.choice(view.legal))
        return self.notes[-1]


def follow(env: SagradaEnv, seed: int) -> None:
    """A random game against spies, replayed in the engine: same masks, knowledge and scores."""
    rng = Random(seed)
    Spy.notes.clear()
    seen, info = env.reset(seed=seed)
    judge = Judge(env._game.setup, seed)
    over, paid = False, 0.0
    while not over:
        follow_spies(judge)
        assert judge.seat == info["seat"] == env.seat
        assert np.array_equal(seen["action_mask"], judge.mask())
        assert np.array_equal(seen["observation"], judge.knowledge(env.seat))
        action = int(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        judge.push(action)
        seen, reward, over, _, info = env.step(action)
        paid += reward
        assert set(info) <= {"seat", "scores", "winners"}
        assert over or set(info) == {"seat"}
    follow_spies(judge)
    assert judge.is_over
    assert (info["scores"], info["winners"]) == (judge.scores(), judge.winners())
    assert paid == judge.scores()[env.seat]


def follow_spies(judge: Judge) -> None:
    for move in Spy.notes:
        code = code_of(move)
        judge.push(code - 24 * move.seat if code >= MOVE_PATTERN else code)
    Spy.notes.clear()


@pytest.mark.parametrize(
    ("opponents", "games"),
    [
        *((count, 10) for count in (1, 2, 3)),
        *(pytest.param(count, 350, marks=pytest.mark.slow) for count in (1, 2, 3)),
    ],
)
def test_games_against_bots_replay_in_the_engine(opponents: int, games: int) -> None:
    env = SagradaEnv([give_bot(Spy)] * opponents, reward="points")
    for seed in range(games):
        follow(env, seed)


def test_samples_are_legal() -> None:
    env = SagradaEnv(["random"])
    env.reset(seed=1)
    assert isinstance(env.action_space, LegalActions)
    legal = set(np.flatnonzero(env.action_masks()).tolist())
    assert {int(env.action_space.sample()) for _ in range(50)} == legal


def test_bad_requests_get_a_sentence() -> None:
    with pytest.raises(SpecError, match="there is no bot"):
        SagradaEnv(["nobody"])
    with pytest.raises(ValueError, match="a game for 3 needs 2, got 1"):
        SagradaEnv(["random"], setup=Setup(3))
    with pytest.raises(ValueError, match="seat: expected 0 to 1, got 2"):
        SagradaEnv(["random"], seat=2)
