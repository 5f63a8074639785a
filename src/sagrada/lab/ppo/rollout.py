"""Games of the network against itself, and what each choice in them was worth.

All seats learn. A seat is paid by how much its points grow with each choice, so that it's told at
once which dice were worth something; over a game that adds up to its points. Each seat of each game
has its own line of choices.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sagrada.kernel.arrays.fields import F_HAND
from sagrada.kernel.layout import ACTIONS, KINDS
from sagrada.lab.environments.batch import Batch
from sagrada.lab.ppo.features import FEATURES, Numbers, features, room

POINTS = 10.0
"""As many points are a reward of 1."""
NO_CHOICE = -1
"""An illegal action: a batch leaves that game as it is."""
STAGGER = 80
"""About as many choices as a game has."""

Chooser = Callable[["Seen"], tuple[NDArray[np.int64], Numbers, Numbers]]
"""For every row: an action, the logarithm of its probability, and the value."""


@dataclass(frozen=True)
class Seen:
    """What the network is given, a row for each choice."""

    features: Numbers
    masks: NDArray[np.bool_]
    fits: NDArray[np.bool_]
    hand: NDArray[np.int64]

    @classmethod
    def empty(cls, rows: int) -> "Seen":
        return cls(
            np.empty((rows, FEATURES), np.float32),
            np.empty((rows, ACTIONS), np.bool_),
            np.empty((rows, KINDS, 20), np.bool_),
            np.empty(rows, np.int64),
        )

    def between(self, first: int, last: int) -> "Seen":
        return Seen(
            self.features[first:last],
            self.masks[first:last],
            self.fits[first:last],
            self.hand[first:last],
        )

    def see(self, batch: Batch) -> None:
        """Write down the choices that a batch has to make now."""
        hand = batch.observations[:, F_HAND : F_HAND + KINDS]
        features(batch.observations, self.features)
        self.masks[:] = batch.masks
        self.fits[:] = room(batch.observations).reshape(batch.size, KINDS, 20)
        self.hand[:] = np.where(hand.any(axis=1), hand.argmax(axis=1), KINDS)


@dataclass(frozen=True)
class Rollout:
    """Choices to learn from, a row for each."""

    seen: Seen
    actions: NDArray[np.int64]
    logs: Numbers
    """The logarithm of the probability that each action had."""
    advantages: Numbers
    returns: Numbers
    known: NDArray[np.int64]
    """The rows to learn from: those with a choice, and of which is known what came of it."""
    games: int
    points: float
    """The mean points of the games that ended."""


class Games:
    """A batch that plays on from one rollout to the next."""

    def __init__(self, size: int, players: int, steps: int, seed: int) -> None:
        self._batch = Batch(size, players, seed=seed, reward="rounds")
        self._steps = steps
        self._stagger(seed)
        self._points = self._batch.scores.copy()
        self._seen = Seen.empty(size * (steps + 1))

    def _stagger(self, seed: int) -> None:
        """Let the games begin at different times: otherwise all would end together."""
        begins = np.random.default_rng(seed).integers(0, STAGGER, self._batch.size)
        for step in range(STAGGER):
            self._batch.step(np.where(step < begins, self._batch.choose(), NO_CHOICE))
        self._batch.choose()
        self._batch.step()

    def play(self, choose: Chooser, decay: float) -> Rollout:
        """So many steps of every game. The next call writes over what is `seen`."""
        batch, steps, size = self._batch, self._steps, self._batch.size
        actions = np.empty((steps, size), np.int64)
        logs = np.empty((steps, size), np.float32)
        values = np.empty((steps, size), np.float32)
        seats = np.empty((steps, size), np.int64)
        overs = np.empty((steps, size), np.bool_)
        rewards = np.empty((steps, size, batch.players), np.float32)
        ended: list[NDArray[np.int32]] = []
        for step in range(steps):
            actions[step], logs[step], values[step] = choose(self._see(step))
            seats[step] = batch.seats
            batch.step(actions[step])
            assert not batch.faults.any(), "only legal actions are chosen"
            overs[step] = batch.overs
            rewards[step] = (batch.scores - self._points) / POINTS
            ended.append(batch.scores[overs[step]])
            self._points = np.where(overs[step][:, None], 0, batch.scores)
        last = batch.seats.astype(np.int64), choose(self._see(steps))[2]
        advantages, known = advantages_of(rewards, overs, seats, values, last, decay)
        scores = np.concatenate(ended)
        seen = self._seen.between(0, steps * size)
        free = seen.masks.sum(axis=1) > 1
        return Rollout(
            seen,
            actions.ravel(),
            logs.ravel(),
            advantages.ravel(),
            (advantages + values).ravel(),
            np.flatnonzero(known.ravel() & free),
            len(scores),
            float(scores.mean()) if len(scores) else 0.0,
        )

    def _see(self, step: int) -> Seen:
        size = self._batch.size
        seen = self._seen.between(step * size, (step + 1) * size)
        seen.see(self._batch)
        return seen


def advantages_of(
    rewards: Numbers,
    overs: NDArray[np.bool_],
    seats: NDArray[np.int64],
    values: Numbers,
    last: tuple[NDArray[np.int64], Numbers],
    decay: float,
) -> tuple[Numbers, NDArray[np.bool_]]:
    """How much better each choice was than expected (GAE), and for which choices that is known.

    `rewards` is steps × games × seats, the others steps × games. `last` has the seats that choose
    after the last step, and the values that they see. A seat that isn't to choose then has no value
    for what comes, so its last choice is left out.
    """
    steps, games, players = rewards.shape
    rows = np.arange(games)
    following = np.zeros((games, players), np.float32)
    known = np.zeros((games, players), np.bool_)
    following[rows, last[0]] = last[1]
    known[rows, last[0]] = True
    carried = np.zeros((games, players), np.float32)
    pending = np.zeros((games, players), np.float32)
    found = np.zeros((steps, games), np.float32)
    is_known = np.zeros((steps, games), np.bool_)
    for step in range(steps - 1, -1, -1):
        over = overs[step]
        for each in (following, carried, pending):
            each[over] = 0
        known[over] = True
        pending += rewards[step]
        seat = seats[step]
        error = pending[rows, seat] + following[rows, seat] - values[step]
        found[step] = error + decay * carried[rows, seat]
        is_known[step] = known[rows, seat]
        carried[rows, seat] = found[step]
        following[rows, seat] = values[step]
        known[rows, seat] = True
        pending[rows, seat] = 0
    return found, is_known
