"""The bot `ppo`: it plays by a policy that learned by itself, without looking ahead."""

from random import Random
from typing import ClassVar

import numpy as np

from sagrada.bots.bot import Budget, OwnBot
from sagrada.bots.sampling import sample_state, strict_moves
from sagrada.bots.spec import FileOption
from sagrada.engine.moves import Move
from sagrada.engine.view import View
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.arrays.observation import observe_into
from sagrada.kernel.codes import code_of
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import ACTIONS, MOVE_PATTERN
from sagrada.lab.ppo.policy import Policy


class PpoBot(OwnBot):
    """Takes the best action of a policy that was trained with `sagrada lab train`."""

    OPTIONS: ClassVar = (FileOption("weights", "a file that sagrada lab train wrote"),)

    def __init__(self, weights: str | None = None) -> None:
        self._options = (weights,)
        self._policy = Policy(weights)

    def choose(self, view: View, _budget: Budget, rng: Random, /) -> Move:
        state = sample_state(view, rng)
        moves = strict_moves(view, state)
        assert view.seat is not None, "a seat with a choice"
        # The observation holds only what the view does: what was sampled isn't in it.
        seen = np.empty((1, OBSERVATION_SIZE), np.int8)
        observe_into(from_engine(state), view.seat, seen[0])
        by_action = {_action(move, view.seat): move for move in moves}
        mask = np.zeros((1, ACTIONS), np.int8)
        mask[0, list(by_action)] = 1
        return by_action[int(self._policy.best(seen, mask)[0])]


def _action(move: Move, seat: int) -> int:
    """The number of a move among the actions, which name no seat."""
    code = code_of(move)
    return code - 24 * seat if code >= MOVE_PATTERN else code
