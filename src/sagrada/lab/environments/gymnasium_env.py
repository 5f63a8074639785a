"""Sagrada for Gymnasium: one seat, alone or against bots that are named.

    import gymnasium

    env = gymnasium.make("sagrada.lab.environments:sagrada-v1", opponents=["rules"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample())

Observations are those of `sagrada_v1`. `env.action_space.sample()` chooses among the legal actions.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from gymnasium import spaces

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.outside import make_bot
from sagrada.engine.options import Setup
from sagrada.kernel.codes import code_of
from sagrada.kernel.layout import ACTIONS, MOVE_PATTERN, ROUND
from sagrada.lab.environments.one_game import IllegalAction, OneGame, Row
from sagrada.lab.environments.rewards import Paymaster, reward_named
from sagrada.lab.environments.sagrada_v1 import Observation, observation_space
from sagrada.lab.environments.seeds import next_seed

ENVIRONMENT = "sagrada-v1"


def register() -> None:
    """Make the environment known to `gymnasium.make`."""
    if ENVIRONMENT not in gymnasium.registry:
        gymnasium.register(ENVIRONMENT, "sagrada.lab.environments.gymnasium_env:SagradaEnv")


class LegalActions(spaces.Discrete):
    """All actions, legal or not; `sample` chooses a legal one."""

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.mask: Row = np.ones(ACTIONS, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.mask
        return super().sample(mask, probability)


class SagradaEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. The others are played by bots, which see only their own views.

    `opponents` has the spec of a bot for each other seat: `"rules"`, `"master"`, `"package:Class"`.
    Without any, the game is solo. `seat` is where the agent sits; by default, it's drawn anew for
    each game. `seconds` is what a bot can spend on a choice. An illegal action raises an
    `IllegalAction`; with `illegal="mark"`, `info["fault"]` says why it's illegal, and the game
    stays as it was.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  # as in the base class

    def __init__(
        self,
        opponents: Sequence[str] = (),
        *,
        setup: Setup | None = None,
        seat: int | None = None,
        reward: str = "win",
        seconds: float = 1.0,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        players = len(opponents) + 1
        self._game = OneGame(setup or Setup(players))
        if self._game.setup.players != players:
            raise ValueError(
                f"opponents: a game for {self._game.setup.players} needs "
                f"{self._game.setup.players - 1}, got {len(opponents)}"
            )
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat: expected 0 to {players - 1}, got {seat}")
        if illegal not in {"raise", "mark"}:
            raise ValueError(f"illegal: expected raise or mark, got {illegal}")
        self._marks_faults = illegal == "mark"
        self._bots: list[Bot] = [make_bot(spec) for spec in opponents]
        self._fixed_seat = seat
        self._budget = Budget(seconds)
        self._reward = reward_named(reward)
        self._seed: int | None = None
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = self._actions = LegalActions()

    # ------------------------------------------------------------ play

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # Gymnasium passes it
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a game. Without a seed, the games after a seeded one follow from its seed."""
        super().reset(seed=seed)
        self._seed = next_seed(self._seed, seed)
        self._game.deal(self._seed)
        players = self._game.setup.players
        self._bot_rng = Random(self._seed)
        drawn = self._bot_rng.randrange(players)
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._paymaster = Paymaster(self._reward, players)
        self._paid = 0.0
        self._let_others_play()
        return self._observe(), {"seat": self.seat}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._paid = 0.0
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self._game.push(action)
        except IllegalAction as error:
            if not self._marks_faults:
                raise
            return self._observe(), 0.0, False, False, {**info, "fault": str(error)}
        self._pay()
        self._let_others_play()
        if self._game.is_over:
            info |= {"scores": self._game.scores(), "winners": self._game.winners()}
        return self._observe(), self._paid, self._game.is_over, False, info

    def _let_others_play(self) -> None:
        """Bots choose until it's this seat's choice or the game is over."""
        while not self._game.is_over and self._game.seat != self.seat:
            seat = self._game.seat
            bot = self._bots[seat - (seat > self.seat)]
            move = bot.choose(self._game.view(seat), self._budget, self._bot_rng)
            code = code_of(move)
            self._game.push(code - 24 * seat if code >= MOVE_PATTERN else code)
            self._pay()

    def _pay(self) -> None:
        game = self._game
        winners = game.winners() if game.is_over else None
        paid = self._paymaster.pay(game.state[ROUND], game.scores(), winners, game.target())
        self._paid += paid[self.seat]

    # ------------------------------------------------------------ what is seen

    def _observe(self) -> Observation:
        mask = self._game.mask(self.seat)
        # At the end nothing is legal. `sample` still works then, and `step` refuses what it gives.
        self._actions.mask = mask if mask.any() else np.ones(ACTIONS, np.int8)
        return {"observation": self._game.observation(self.seat), "action_mask": mask}

    def action_masks(self) -> Row:
        """The legal actions, under the name that some learners call."""
        return self._game.mask(self.seat)

    def render(self) -> str:
        """The table as this seat sees it, as text."""
        return str(self._game.view(self.seat))
