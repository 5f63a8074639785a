"""Many games at once: numpy arrays in, numpy arrays out.

    batch = Batch(1024, players=2, seed=7)
    while learning:
        batch.step(choose(batch.observations, batch.masks))
        use(batch.overs, batch.rewards)

Each row is a game. A game that ends is followed at once by another, so that every row always has a
choice to make: `overs` says where that happened, and `scores`, `wins` and `rewards` are those of
the game that ended. All arrays are the batch's own; the next step writes over them, so copy what
you keep.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sagrada.engine.dealing import new_game
from sagrada.engine.options import Setup
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.arrays.many_games import ManyGames
from sagrada.kernel.bits import seeded
from sagrada.kernel.convert import from_engine
from sagrada.kernel.layout import ACTIONS
from sagrada.lab.environments.one_game import check_strict
from sagrada.lab.environments.rewards import Reward, reward_named
from sagrada.lab.environments.seeds import check_seed

CHOICES = 0x5A6AADA
"""Random choices have seeds of their own, so that dice don't depend on them."""


class Batch:
    """`size` games for so many players, or for everything that `setup` decides."""

    def __init__(
        self,
        size: int,
        players: int = 2,
        *,
        setup: Setup | None = None,
        seed: int = 0,
        seeds: Sequence[int] | None = None,
        reward: str = "win",
        observe: bool = True,
        threads: int = 1,
    ) -> None:
        """`seeds` has one for each game; otherwise they follow from `seed`."""
        self.setup = check_strict(setup or Setup(players))
        self.players = self.setup.players
        self.size = size
        self._reward = reward_named(reward)
        rounds = self._reward is Reward.ROUNDS
        self._games = ManyGames(size, from_engine(new_game(self.setup)), rounds)
        self.actions = np.zeros(size, np.int32)
        self.masks = np.zeros((size, ACTIONS), np.int8)
        """1 for every legal action of the seat that chooses."""
        self.seats = np.zeros(size, np.int8)
        """The seat that chooses next."""
        self.rounds = np.zeros(size, np.int8)
        """The round; 0 while patterns are chosen."""
        self.observations = np.zeros((size if observe else 0, OBSERVATION_SIZE), np.int8)
        """What that seat can know (`describe` names the fields)."""
        self.overs = np.zeros(size, np.int8)
        """1 where the last action ended a game."""
        self.scores = np.zeros((size, self.players), np.int32)
        """Where a game ended, its points by seat."""
        self.targets = np.zeros(size, np.int32)
        """Where a solo game ended, the target."""
        self.wins = np.zeros((size, self.players), np.int8)
        """Where a game ended, 1 for each seat that won."""
        self.faults = np.zeros(size, np.int8)
        """1 where the last action was illegal: that game stays as it was."""
        self.rewards = np.zeros((size, self.players), np.float32)
        """What the last action earned each seat."""
        self._seeds = np.zeros(size, np.uint64)
        self._words = np.zeros(size, np.uint64)
        self._chances = np.array([seeded(CHOICES ^ i) for i in range(size)], np.uint64)
        self._games.bind(
            actions=self.actions,
            masks=self.masks.reshape(-1),
            seats=self.seats,
            rounds=self.rounds,
            overs=self.overs,
            scores=self.scores.reshape(-1),
            targets=self.targets,
            wins=self.wins.reshape(-1),
            faults=self.faults,
            seeds=self._seeds,
            words=self._words,
            observations=self.observations.reshape(-1),
        )
        if not 1 <= threads <= size:
            raise ValueError(f"threads: expected 1 to {size}, got {threads}")
        cuts = [size * part // threads for part in range(threads + 1)]
        self._parts = list(pairwise(cuts))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed=seed, seeds=seeds)

    def reset(self, *, seed: int = 0, seeds: Sequence[int] | None = None) -> None:
        """Begin all games anew."""
        if seeds is None:
            first = check_seed(seed)
            seeds = [seeded((first + i * 0x9E3779B9) & ((1 << 64) - 1)) for i in range(self.size)]
        if len(seeds) != self.size:
            raise ValueError(f"seeds: expected one for each of {self.size} games, got {len(seeds)}")
        self._seeds[:] = np.array([check_seed(each) for each in seeds], np.uint64)
        self._points_paid = np.zeros_like(self.scores)
        self._round_paid = np.ones(self.size, np.int8)
        self.rewards[:] = 0
        self._run(self._games.deal)

    def step(self, actions: NDArray[Any] | None = None) -> None:
        """Make an action in every game; without any, those that `choose` wrote."""
        if actions is not None:
            given = np.asarray(actions)
            if given.shape != (self.size,) or not np.issubdtype(given.dtype, np.integer):
                found = f"{given.dtype} of shape {given.shape}"
                raise ValueError(f"actions: expected {self.size} integers, got {found}")
            # What is no int32 is no action either.
            self.actions[:] = np.clip(given, -1, ACTIONS)
        self._run(self._games.step)
        self._pay()

    def choose(self) -> NDArray[np.int32]:
        """A random legal action for every game, all equally likely; `step()` makes them."""
        self._run(lambda first, last: self._games.choose(first, last, self._chances))
        return self.actions

    def _run(self, work: Callable[[int, int], object]) -> None:
        """All games, in as many threads as there are parts. The kernel works without the GIL."""
        if self._pool is None:
            work(0, self.size)
        else:
            list(self._pool.map(lambda part: work(*part), self._parts))

    # ------------------------------------------------------------ rewards

    def _pay(self) -> None:
        self.rewards[:] = 0
        if self._reward is Reward.ROUNDS:
            self._pay_rounds()
            return
        ended = np.flatnonzero(self.overs)
        if not ended.size:
            return
        scores, wins = self.scores[ended], self.wins[ended]
        if self._reward is Reward.WIN:
            self.rewards[ended] = wins / np.maximum(wins.sum(axis=1, keepdims=True), 1)
        elif self._reward is Reward.POINTS:
            self.rewards[ended] = scores
        elif self.players == 1:
            self.rewards[ended] = scores - self.targets[ended, None]
        else:
            for seat in range(self.players):
                others = np.delete(scores, seat, axis=1).max(axis=1)
                self.rewards[ended, seat] = scores[:, seat] - others

    def _pay_rounds(self) -> None:
        """By how much the points have grown, where a round or a game is over."""
        over = self.overs.astype(bool)
        due = over | (self.rounds > self._round_paid)
        self.rewards[due] = self.scores[due] - self._points_paid[due]
        self._points_paid[due] = np.where(over[due, None], 0, self.scores[due])
        self._round_paid[due] = np.where(over[due], 1, self.rounds[due])
