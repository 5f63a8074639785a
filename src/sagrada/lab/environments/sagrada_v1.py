"""Sagrada for PettingZoo: 2 to 4 players who choose in turn.

    from sagrada.lab.environments import sagrada_v1

    env = sagrada_v1.env(players=3, reward="margin")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else env.action_space(agent).sample(mask))

An observation has two parts: `observation`, what the seat can know, and `action_mask`, a 1 for
every legal action. An illegal action raises an `IllegalAction`, and the game stays as it was.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sagrada.engine.options import Setup
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.layout import ACTIONS, ROUND
from sagrada.lab.environments.one_game import OneGame, Row
from sagrada.lab.environments.rewards import Paymaster, reward_named
from sagrada.lab.environments.seeds import next_seed

Observation = dict[str, Row]


def observation_space() -> "spaces.Space[Any]":
    """What a seat can know (fields.py), and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (OBSERVATION_SIZE,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def env(**options: Any) -> AECEnv[str, Observation, Any]:
    """The environment, with checks that `reset` and `step` are called in order."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


class raw_env(AECEnv[str, Observation, Any]):  # noqa: N801  # the name that PettingZoo expects
    """The environment itself. `setup` decides on everything that `players` leaves open."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as in the base class
        "name": "sagrada_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        setup: Setup | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo has no type for it
        self._game = OneGame(setup or Setup(players))
        players = self._game.setup.players
        if players < 2:
            raise ValueError("players: expected 2 to 4; alone, use the Gymnasium environment")
        self._reward = reward_named(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed: int | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # ------------------------------------------------------------ play

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # PettingZoo passes it
    ) -> None:
        """Deal a game. Without a seed, the games after a seeded one follow from its seed."""
        self._seed = next_seed(self._seed, seed)
        self._game.deal(self._seed)
        self._paymaster = Paymaster(self._reward, len(self.possible_agents))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._game.push(action)
        self._cumulative_rewards[agent] = 0.0
        self._pay()
        if self._game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        game = self._game
        winners = game.winners() if game.is_over else None
        paid = self._paymaster.pay(game.state[ROUND], game.scores(), winners, game.target())
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))

    # ------------------------------------------------------------ what is seen

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self._game.observation(seat),
            "action_mask": self._game.mask(seat),
        }

    def render(self) -> str | None:
        """The table as a spectator sees it: as text, or printed."""
        text = str(self._game.view(None))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
