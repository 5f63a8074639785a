"""How the kit (kit.py) plays each of our environments."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sagrada.engine.options import Setup
from sagrada.kernel.layout import ACTIONS
from sagrada.lab.environments.batch import Batch
from sagrada.lab.environments.gymnasium_env import SagradaEnv
from sagrada.lab.environments.one_game import GameOver, IllegalAction, Row
from sagrada.lab.environments.rewards import Reward
from sagrada.lab.environments.sagrada_v1 import raw_env


class PettingZooDriver:
    """The PettingZoo environment: all seats choose in turn."""

    def __init__(self, setup: Setup, reward: Reward = Reward.WIN) -> None:
        self.setup = setup
        self.reward = reward
        self.env = raw_env(setup=setup, reward=reward)

    def deal(self, seed: int, rolled: Sequence[int]) -> None:  # noqa: ARG002  # it rolls itself
        self.env.reset(seed=seed)

    @property
    def is_over(self) -> bool:
        return any(self.env.terminations.values())

    @property
    def seat(self) -> int:
        return self.env.possible_agents.index(self.env.agent_selection)

    def see(self) -> tuple[Row, Row]:
        seen = self.env.observe(self.env.agent_selection)
        return seen["observation"], seen["action_mask"]

    def act(self, action: int, rolled: Sequence[int]) -> None:  # noqa: ARG002  # likewise
        self.env.step(action)

    def try_illegal(self, action: int) -> bool:
        try:
            self.env.step(action)
        except ValueError:  # PettingZoo's own, when the game is over
            return True
        return False

    def paid(self) -> Mapping[int, float]:
        return dict(enumerate(self.env.rewards.values()))

    def scores(self) -> Sequence[int] | None:
        return None

    def info(self) -> Mapping[str, Any]:
        return {key: said for info in self.env.infos.values() for key, said in info.items()}


class SoloDriver:
    """The Gymnasium environment, alone: with opponents, bots choose, not the kit."""

    def __init__(self, setup: Setup, reward: Reward = Reward.WIN) -> None:
        self.setup = setup
        self.reward = reward
        self.env = SagradaEnv(setup=setup, reward=reward)
        self._seen: tuple[Row, Row]
        self._paid = 0.0
        self._over = False
        self._info: dict[str, Any] = {}

    def deal(self, seed: int, rolled: Sequence[int]) -> None:  # noqa: ARG002  # likewise
        seen, self._info = self.env.reset(seed=seed)
        self._seen = seen["observation"], seen["action_mask"]
        self._over = False

    @property
    def is_over(self) -> bool:
        return self._over

    @property
    def seat(self) -> int:
        return int(self._info["seat"])

    def see(self) -> tuple[Row, Row]:
        return self._seen

    def act(self, action: int, rolled: Sequence[int]) -> None:  # noqa: ARG002  # likewise
        seen, self._paid, self._over, _, self._info = self.env.step(action)
        self._seen = seen["observation"], seen["action_mask"]

    def try_illegal(self, action: int) -> bool:
        try:
            self.act(action, ())
        except (IllegalAction, GameOver):
            return True
        return False

    def paid(self) -> Mapping[int, float]:
        return {0: self._paid}

    def scores(self) -> Sequence[int] | None:
        scores: Sequence[int] = self._info["scores"]
        return scores

    def info(self) -> Mapping[str, Any]:
        return self._info


class BatchDriver:
    """A row of a batch, with other games beside it that must not matter."""

    ROWS = 3
    ROW = 1

    def __init__(self, setup: Setup, reward: Reward = Reward.WIN) -> None:
        self.setup = setup
        self.reward = reward
        self.batch = Batch(self.ROWS, setup=setup, reward=reward)
        self._over = False

    def deal(self, seed: int, rolled: Sequence[int]) -> None:  # noqa: ARG002  # likewise
        self.batch.reset(seeds=[(seed + at - self.ROW) % 2**64 for at in range(self.ROWS)])
        self._over = False

    @property
    def is_over(self) -> bool:
        return self._over

    @property
    def seat(self) -> int:
        return int(self.batch.seats[self.ROW])

    def see(self) -> tuple[Row, Row]:
        return self.batch.observations[self.ROW], self.batch.masks[self.ROW]

    def act(self, action: int, rolled: Sequence[int]) -> None:  # noqa: ARG002  # likewise
        self._step(action)
        if self.batch.faults[self.ROW]:
            raise IllegalAction(f"action {action} was marked as illegal")
        self._over = bool(self.batch.overs[self.ROW])

    def _step(self, action: int) -> None:
        actions = self.batch.choose().copy()
        actions[self.ROW] = action
        self.batch.step(actions)

    def try_illegal(self, action: int) -> bool:
        """The row is marked, and the others go on."""
        if self._over:
            return True  # the next game has begun: there's nothing that is over
        self._step(action)
        marked = self.batch.faults.tolist()
        return marked == [int(at == self.ROW) for at in range(self.ROWS)]

    def paid(self) -> Mapping[int, float]:
        return dict(enumerate(self.batch.rewards[self.ROW].tolist()))

    def scores(self) -> Sequence[int] | None:
        scores: list[int] = self.batch.scores[self.ROW].tolist()
        return scores

    def info(self) -> Mapping[str, Any]:
        return {}


class OpenSpielDriver:
    """The OpenSpiel game: chance is left to the caller."""

    def __init__(self, setup: Setup, reward: Reward = Reward.WIN) -> None:
        import pyspiel

        from sagrada.lab.environments import open_spiel_game

        self.setup = setup
        self.reward = reward
        options = {"players": setup.players, "reward": str(reward), "solo_tools": setup.solo_tools}
        self._game = pyspiel.load_game(open_spiel_game.SHORT_NAME, options)
        self._errors = pyspiel.SpielError
        self._state: Any = None

    def deal(self, seed: int, rolled: Sequence[int]) -> None:  # noqa: ARG002  # likewise
        self._state = self._game.new_initial_state()
        self._follow(rolled)

    def _follow(self, rolled: Sequence[int]) -> None:
        for outcome in rolled:
            possible = dict(self._state.chance_outcomes())
            assert possible[outcome] > 0, "what chance does is possible"
            self._state.apply_action(outcome)

    @property
    def is_over(self) -> bool:
        return bool(self._state.is_terminal())

    @property
    def seat(self) -> int:
        return int(self._state.current_player())

    def see(self) -> tuple[Row, Row]:
        seen = np.array(self._state.observation_tensor(self.seat), np.float32)
        mask = np.zeros(ACTIONS, np.int8)
        mask[self._state.legal_actions(self.seat)] = 1
        return seen.astype(np.int8), mask

    def act(self, action: int, rolled: Sequence[int]) -> None:
        self._state.apply_action(action)
        self._follow(rolled)

    def try_illegal(self, action: int) -> bool:
        """OpenSpiel leaves it to the caller to make legal actions; it only lists them."""
        return self.is_over or action not in self._state.legal_actions(self.seat)

    def paid(self) -> Mapping[int, float]:
        return dict(enumerate(self._state.returns()))

    def scores(self) -> Sequence[int] | None:
        return None

    def info(self) -> Mapping[str, Any]:
        return {}
