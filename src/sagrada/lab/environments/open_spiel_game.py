"""Sagrada for OpenSpiel: chance nodes one card and one die at a time, with exact probabilities.

    import pyspiel
    import sagrada.lab.environments.open_spiel_game  # makes the game known

    game = pyspiel.load_game("sagrada", {"players": 2, "reward": "margin"})

Actions and the observation are those of the other environments. An information state is all that a
player has seen so far: the cards and dice that came up, and everybody's choices, except for what
only others know.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sagrada.engine.options import Setup
from sagrada.extras import need_extra
from sagrada.kernel import codes
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.layout import (
    ACTIONS,
    AT_DEAL_CARDS,
    AT_DEAL_PRIVATE,
    AT_PATTERN,
    MOST_OUTCOMES,
    PATTERN,
    SEAT_SIZE,
    SEATS,
    STAGE,
)
from sagrada.lab.environments.one_game import OneGame, action_text
from sagrada.lab.environments.rewards import Reward, final_rewards, reward_named

need_extra("openspiel")

import pyspiel  # noqa: E402  # not before the sentence above

SHORT_NAME = "sagrada"
MOST_SEEN = 1200
"""More than chance and all players together can do in a game."""
MOST_POINTS = 200
HIDDEN = -1
"""In the tensor of an information state: something happened that this player can't see."""

_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Sagrada",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "reward": "win", "solo_tools": 3},
)


class SagradaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Parameters: `players` (1 to 4), `reward` (win, margin or points), `solo_tools` (1 to 5)."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.setup = Setup(given.get("players", 2), solo_tools=given.get("solo_tools", 3))
        self.reward = reward_named(given.get("reward", "win"))
        if self.reward is Reward.ROUNDS:
            raise ValueError("reward: OpenSpiel pays at the end; choose one of win, margin, points")
        wins = self.reward is Reward.WIN
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setup.players,
            min_utility=0.0 if wins else -float(MOST_POINTS),
            max_utility=1.0 if wins else float(MOST_POINTS),
            max_game_length=MOST_SEEN,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> "SagradaState":
        return SagradaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SagradaObserver":
        if params:
            raise ValueError(f"params: an observer of Sagrada takes none, got {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SagradaObserver(recalls)


class SagradaState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game under way, at a choice or at a chance node."""

    def __init__(self, game: SagradaGame) -> None:
        super().__init__(game)
        self.game = OneGame(game.setup)
        self.game.state = self.game.start.copy()  # before anything is dealt
        self.reward = game.reward
        self.seen: list[list[tuple[int, str]]] = [[] for _ in range(game.setup.players)]
        """By seat, what it has seen: a number and a text for everything that happened."""

    # ------------------------------------------------------------ what can happen

    def current_player(self) -> int:
        state = self.game.state
        if state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.is_chance else self.game.seat

    def is_terminal(self) -> bool:
        return self.game.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.game.state.outcomes()
        total = sum(weight for _, weight in found)
        return [(code, weight / total) for code, weight in found]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.game.mask(player))]

    def _apply_action(self, action: int) -> None:
        state = self.game.state
        stage = state[STAGE]
        if state.is_chance:
            outcome = codes.outcome_of(state, action)
            secret = stage in {AT_DEAL_PRIVATE, AT_DEAL_CARDS}
            owner = getattr(outcome, "seat", None) if secret else None
            text = str(outcome)
            state.apply_outcome(action)
        else:
            seat = self.game.seat
            owner = seat if stage == AT_PATTERN else None
            text = f"{seat + 1}: {action_text(action)}"
            self.game.apply(action)
        number = action if stage < AT_PATTERN else MOST_OUTCOMES + action
        for player, seen in enumerate(self.seen):
            is_seen = owner is None or owner == player
            seen.append((number, text) if is_seen else (HIDDEN, "something hidden"))
        if stage == AT_PATTERN and state[STAGE] != AT_PATTERN:
            self._reveal_patterns()

    def _reveal_patterns(self) -> None:
        for seat in range(self.game.setup.players):
            pattern = self.game.state[SEATS + seat * SEAT_SIZE + PATTERN]
            shown = (
                MOST_OUTCOMES + ACTIONS + pattern,
                f"{seat + 1} has {codes.PATTERN_IDS[pattern]}",
            )
            for seen in self.seen:
                seen.append(shown)

    # ------------------------------------------------------------ how it ends, and texts

    def returns(self) -> list[float]:
        if not self.game.is_over:
            return [0.0] * self.game.setup.players
        game = self.game
        return final_rewards(self.reward, game.scores(), game.winners(), game.target())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(codes.outcome_of(self.game.state, action))
        return action_text(action)

    def __str__(self) -> str:
        return "\n".join(map(str, self.game.state.cells()))


class SagradaObserver:
    """Writes what a player can know now or, with perfect recall, all that they have seen."""

    def __init__(self, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = np.zeros(MOST_SEEN if recalls else OBSERVATION_SIZE, np.float32)
        self.dict = {"seen" if recalls else "observation": self.tensor}

    def set_from(self, state: SagradaState, player: int) -> None:
        self.tensor.fill(0)
        if not self._recalls:
            self.tensor[:] = state.game.observation(player)
            return
        for at, (number, _) in enumerate(state.seen[player]):
            self.tensor[at] = number if number == HIDDEN else number + 1

    def string_from(self, state: SagradaState, player: int) -> str:
        if self._recalls:
            return "\n".join([f"seat {player + 1}", *(text for _, text in state.seen[player])])
        return state.game.observation(player).tobytes().hex()


pyspiel.register_game(_TYPE, SagradaGame)
