"""The environment kit: does an environment play Sagrada, and does it keep secrets?

`check_environment` plays random games in an environment and in the engine, step by step, and raises
a `KitError` at the first difference. It names the check that failed (`Check`). drivers.py says how
each of our environments is driven; write a `Driver` for your own.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, Protocol

import numpy as np

from sagrada.engine.options import Setup
from sagrada.engine.reasons import SagradaError
from sagrada.kernel.arrays.fields import OBSERVATION_SIZE
from sagrada.kernel.layout import ACTIONS
from sagrada.lab.environments.describe import FIELDS
from sagrada.lab.environments.judge import Judge
from sagrada.lab.environments.one_game import Row
from sagrada.lab.environments.rewards import Paymaster, Reward

OPEN_INFO = frozenset({"seat", "fault"})
"""What an info can say at any time."""
FINAL_INFO = frozenset({"scores", "winners"})
"""What it can say when the game is over."""


class Check(StrEnum):
    """What can be wrong with an environment."""

    SHAPE = "shape"
    """Observations are rows of small integers, masks of 0 and 1, of the right size."""
    SEAT = "seat"
    """The seat that the rules say chooses, and a game that is over when they say so."""
    MASK = "mask"
    """The legal actions, all of them and no others."""
    KNOWLEDGE = "knowledge"
    """What the seat can know, no less; and no more: no secrets."""
    INFO = "info"
    """An info tells no secrets either."""
    REWARD = "reward"
    """What the reward promises, step by step."""
    SCORES = "scores"
    """The engine's points at the end."""
    ILLEGAL = "illegal"
    """An illegal action is refused or marked, and the game stays as it was."""
    OVER = "over"
    """A game that is over takes no more actions."""
    DETERMINISM = "determinism"
    """The same seed and the same actions give the same game."""


class KitError(SagradaError, AssertionError):
    """An environment that failed a check; `check` names it."""

    def __init__(self, check: Check, message: str) -> None:
        super().__init__(f"{check}: {message}")
        self.check = check


class Driver(Protocol):
    """An environment as the kit plays it. Seats count from 0."""

    setup: Setup
    reward: Reward

    def deal(self, seed: int, rolled: Sequence[int]) -> None:
        """Begin the game of a seed. `rolled` is what chance does: only an environment that leaves
        chance to its caller needs it."""
        ...

    @property
    def is_over(self) -> bool: ...

    @property
    def seat(self) -> int:
        """The seat that chooses."""
        ...

    def see(self) -> tuple[Row, Row]:
        """The observation and the mask of that seat."""
        ...

    def act(self, action: int, rolled: Sequence[int]) -> None:
        """Make an action; then chance does what `rolled` says."""
        ...

    def try_illegal(self, action: int) -> bool:
        """Make an action that isn't legal; whether it was refused or marked."""
        ...

    def paid(self) -> Mapping[int, float]:
        """What the last action earned, by seat, as far as the environment says."""
        ...

    def scores(self) -> Sequence[int] | None:
        """When the game is over, the points by seat, if the environment tells."""
        ...

    def info(self) -> Mapping[str, Any]:
        """What the environment says besides."""
        ...


def check_environment(
    make: Callable[[], Driver], games: int = 20, seed: int = 0, knowledge_share: float = 1.0
) -> int:
    """Play so many random games; returns how many choices they had, or raises a `KitError`.

    `knowledge_share`: in which part of the choices observations are compared. It takes most of the
    time.
    """
    _check_determinism(make, seed)
    driver, steps = make(), 0
    for number in range(games):
        steps += _Match(driver, seed + number, knowledge_share).play()
    return steps


class _Match:
    """One game, in the environment and in the engine."""

    def __init__(self, driver: Driver, seed: int, knowledge_share: float) -> None:
        self._driver = driver
        self._judge = Judge(driver.setup, seed)
        self._rng = Random(seed)
        self._seed = seed
        self._share = knowledge_share
        self._paymaster = Paymaster(driver.reward, driver.setup.players)

    def play(self) -> int:
        steps = 0
        self._driver.deal(self._seed, self._judge.rolled)
        while not self._judge.is_over:
            self._compare()
            if self._rng.random() < 0.05:
                self._try_illegal()
            action = int(self._rng.choice(np.flatnonzero(self._judge.mask()).tolist()))
            self._judge.push(action)
            self._driver.act(action, self._judge.rolled)
            self._check_pay()
            steps += 1
        self._check_end()
        return steps

    def _fail(self, check: Check, message: str) -> None:
        raise KitError(check, f"{message} (seed {self._seed}, round {self._judge.state.round})")

    def _compare(self) -> None:
        driver, judge = self._driver, self._judge
        if driver.is_over or driver.seat != judge.seat:
            found = "the game is over" if driver.is_over else f"seat {driver.seat} chooses"
            self._fail(Check.SEAT, f"expected a choice of seat {judge.seat}, but {found}")
        observation, mask = driver.see()
        for name, row, size in (
            ("observation", observation, OBSERVATION_SIZE),
            ("mask", mask, ACTIONS),
        ):
            if row.shape != (size,) or row.dtype != np.int8:
                self._fail(
                    Check.SHAPE, f"{name}: expected {size} int8, got {row.dtype} {row.shape}"
                )
        wrong = np.flatnonzero(mask != judge.mask())
        if wrong.size:
            self._fail(Check.MASK, f"actions {wrong.tolist()[:10]} are marked wrongly")
        if self._rng.random() < self._share:
            wrong = np.flatnonzero(observation != judge.knowledge(judge.seat))
            if wrong.size:
                fields = sorted({_field(int(place)) for place in wrong})
                self._fail(Check.KNOWLEDGE, f"not what the seat can know: {', '.join(fields)}")
        self._check_info(OPEN_INFO)

    def _check_info(self, allowed: frozenset[str]) -> None:
        said = set(self._driver.info()) - allowed
        if said:
            self._fail(Check.INFO, f"it says more than it may: {', '.join(sorted(said))}")

    def _try_illegal(self) -> None:
        legal = self._judge.mask()
        action = int(self._rng.choice(np.flatnonzero(legal == 0).tolist()))
        before = [row.copy() for row in self._driver.see()]
        if not self._driver.try_illegal(action):
            self._fail(Check.ILLEGAL, f"action {action} isn't legal, but it was made")
        if not all(map(np.array_equal, before, self._driver.see())):
            self._fail(Check.ILLEGAL, f"action {action} was refused, but the game has changed")

    def _check_pay(self) -> None:
        judge = self._judge
        winners = judge.winners() if judge.is_over else None
        due = self._paymaster.pay(judge.state.round, judge.scores(), winners, judge.target())
        for seat, amount in self._driver.paid().items():
            if abs(amount - due[seat]) > 1e-5:
                self._fail(Check.REWARD, f"seat {seat} got {amount}, not {due[seat]}")

    def _check_end(self) -> None:
        if not self._driver.is_over:
            self._fail(Check.SEAT, "the game goes on, but it's over")
        scores = self._driver.scores()
        if scores is not None and tuple(scores) != self._judge.scores():
            self._fail(Check.SCORES, f"scores {tuple(scores)}, not {self._judge.scores()}")
        self._check_info(OPEN_INFO | FINAL_INFO)
        if not self._driver.try_illegal(0):
            self._fail(Check.OVER, "the game is over, but an action was made")


def _field(place: int) -> str:
    return next(name for name, at in FIELDS.items() if at.start <= place < at.stop)


def _check_determinism(make: Callable[[], Driver], seed: int) -> None:
    """Two environments of the same make, and one that has played before."""
    one, other = make(), make()
    trails = [_trail(one, seed), _trail(other, seed), _trail(one, seed)]
    if trails[0] != trails[1] or trails[0] != trails[2]:
        raise KitError(Check.DETERMINISM, f"seed {seed} gives different games")


def _trail(driver: Driver, seed: int) -> list[bytes]:
    """Everything that a game of this seed shows, with the same choices each time."""
    judge = Judge(driver.setup, seed)
    rng = Random(seed)
    driver.deal(seed, judge.rolled)
    seen = []
    while not judge.is_over:
        seen.append(b"".join(row.tobytes() for row in driver.see()))
        action = int(rng.choice(np.flatnonzero(judge.mask()).tolist()))
        judge.push(action)
        try:
            driver.act(action, judge.rolled)
        except Exception as error:  # what is wrong with it is found later, by name
            return [*seen, repr(error).encode()]
    return seen
