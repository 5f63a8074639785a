"""The kit passes our environments, and catches specimens that are broken on purpose, by name."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pytest

from sagrada.engine.options import PRESETS, Setup
from sagrada.kernel.arrays.fields import F_PRIVATE
from sagrada.lab.environments.drivers import BatchDriver, PettingZooDriver, SoloDriver
from sagrada.lab.environments.kit import Check, Driver, KitError, check_environment
from sagrada.lab.environments.one_game import Row
from sagrada.lab.environments.rewards import Reward

TWO = Setup(2)


@pytest.mark.parametrize("reward", Reward)
def test_our_environments_pass(reward: Reward) -> None:
    for players in (2, 3, 4):
        setup = Setup(players)
        assert check_environment(lambda s=setup: PettingZooDriver(s, reward), 3) > 100  # type: ignore[misc]  # a lambda's default
        assert check_environment(lambda s=setup: BatchDriver(s, reward), 3) > 100  # type: ignore[misc]  # likewise
    assert check_environment(lambda: SoloDriver(Setup(1), reward), 3) > 100
    assert check_environment(lambda: BatchDriver(Setup(1), reward), 3) > 100


@pytest.mark.parametrize("edition", PRESETS)
def test_every_edition_passes(edition: str) -> None:
    options = PRESETS[edition]
    named = 0 if options.start_player == "named" else None
    check_environment(lambda: PettingZooDriver(Setup(2, options, start=named)), 3)
    check_environment(lambda: SoloDriver(Setup(1, options, solo_tools=4)), 3)


@pytest.mark.slow
@pytest.mark.parametrize("make", [PettingZooDriver, BatchDriver])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_some_games_of_each(make: Callable[[Setup], Driver], players: int) -> None:
    check_environment(lambda: make(Setup(players)), 20, 10_000, 0.1)


@pytest.mark.long
@pytest.mark.parametrize("make", [PettingZooDriver, BatchDriver])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_games_of_each(make: Callable[[Setup], Driver], players: int) -> None:
    """Random games replay in the engine, with the same masks, observations and scores."""
    games = {2: 500, 3: 300, 4: 200}[players]
    check_environment(lambda: make(Setup(players)), games, 10_000, 0.1)


@pytest.mark.long
@pytest.mark.parametrize("make", [SoloDriver, BatchDriver])
def test_a_thousand_solo_games_of_each(make: Callable[[Setup], Driver]) -> None:
    for tools in range(1, 6):
        setup = Setup(1, solo_tools=tools)
        check_environment(lambda s=setup: make(s), 200, 10_000, 0.1)  # type: ignore[misc]  # a lambda's default


# ---------------------------------------------------------------- broken on purpose


class FloatObservations(PettingZooDriver):
    def see(self) -> tuple[Row, Row]:
        observation, mask = super().see()
        return observation.astype(np.float32), mask


class ShortMask(PettingZooDriver):
    def see(self) -> tuple[Row, Row]:
        observation, mask = super().see()
        return observation, mask[:-1]


class WrongSeat(PettingZooDriver):
    @property
    def seat(self) -> int:
        return 0


class EndsEarly(PettingZooDriver):
    @property
    def is_over(self) -> bool:
        return super().is_over or self.env._game.engine_state().round == 10


class ForgetsAnAction(PettingZooDriver):
    def see(self) -> tuple[Row, Row]:
        observation, mask = super().see()
        mask[np.flatnonzero(mask)[-1]] = 0
        return observation, mask


class AllowsTooMuch(PettingZooDriver):
    def see(self) -> tuple[Row, Row]:
        observation, mask = super().see()
        mask[2] = 1
        return observation, mask


class ShowsAnothersColor(PettingZooDriver):
    """The other seat's private objective stands beside the own one."""

    def see(self) -> tuple[Row, Row]:
        observation, mask = super().see()
        other = self.env._game.engine_state().players[1 - self.seat]
        observation[F_PRIVATE + other.private[0]] = 1
        return observation, mask


class ShowsAnothersChoice(PettingZooDriver):
    """The second to choose a pattern sees what the first has chosen."""

    def see(self) -> tuple[Row, Row]:
        observation, mask = super().see()
        state = self.env._game.engine_state()
        if self.seat == 1 and state.round == 0 and state.players[0].choice is not None:
            observation[-1] = 1
        return observation, mask


class HidesThePool(PettingZooDriver):
    def see(self) -> tuple[Row, Row]:
        from sagrada.lab.environments.describe import FIELDS

        observation, mask = super().see()
        observation[FIELDS["pool"]] = 0
        return observation, mask


class TellsTheSeed(PettingZooDriver):
    def info(self) -> Mapping[str, Any]:
        return {"seed": self.env._seed}


class TellsScoresEarly(PettingZooDriver):
    def info(self) -> Mapping[str, Any]:
        return {"scores": self.env._game.scores()}


class PaysTwice(PettingZooDriver):
    def paid(self) -> Mapping[int, float]:
        return {seat: 2 * paid for seat, paid in super().paid().items()}


class CountsOneMore(BatchDriver):
    def scores(self) -> Sequence[int] | None:
        return [score + 1 for score in super().scores() or ()]


class TakesAnything(PettingZooDriver):
    """An illegal action becomes the first legal one."""

    def try_illegal(self, action: int) -> bool:  # noqa: ARG002  # that's what is wrong
        if not self.is_over:
            self.act(int(np.flatnonzero(self.see()[1])[0]), ())
        return self.is_over


class MovesWhenItRefuses(PettingZooDriver):
    def try_illegal(self, action: int) -> bool:  # noqa: ARG002  # that's what is wrong
        if not self.is_over:
            self.act(int(np.flatnonzero(self.see()[1])[0]), ())
        return True


class MarksItsNeighbor(BatchDriver):
    """An illegal action stops the rows beside it, too."""

    def try_illegal(self, action: int) -> bool:
        marked = super().try_illegal(action)
        self.batch.faults[:] = 1
        return marked and self.batch.faults.tolist() == [0, 1, 0]


class NeverEnds(PettingZooDriver):
    def try_illegal(self, action: int) -> bool:
        return super().try_illegal(action) if not self.is_over else False


class RollsItsOwnDice(PettingZooDriver):
    def deal(self, seed: int, rolled: Sequence[int]) -> None:  # noqa: ARG002  # likewise
        super().deal(random.SystemRandom().randrange(2**32), rolled)


class RemembersTheGameBefore(PettingZooDriver):
    """The first game is right; those after it have other dice."""

    played = 0

    def deal(self, seed: int, rolled: Sequence[int]) -> None:
        super().deal(seed + self.played, rolled)
        self.played += 1


SPECIMENS = {
    FloatObservations: Check.SHAPE,
    ShortMask: Check.SHAPE,
    WrongSeat: Check.SEAT,
    EndsEarly: Check.SEAT,
    ForgetsAnAction: Check.MASK,
    AllowsTooMuch: Check.MASK,
    ShowsAnothersColor: Check.KNOWLEDGE,
    ShowsAnothersChoice: Check.KNOWLEDGE,
    HidesThePool: Check.KNOWLEDGE,
    TellsTheSeed: Check.INFO,
    TellsScoresEarly: Check.INFO,
    PaysTwice: Check.REWARD,
    CountsOneMore: Check.SCORES,
    TakesAnything: Check.ILLEGAL,
    MovesWhenItRefuses: Check.ILLEGAL,
    MarksItsNeighbor: Check.ILLEGAL,
    NeverEnds: Check.OVER,
    RollsItsOwnDice: Check.DETERMINISM,
    RemembersTheGameBefore: Check.DETERMINISM,
}


@pytest.mark.parametrize("specimen", SPECIMENS)
def test_a_broken_specimen_is_caught_by_name(specimen: Callable[[Setup], Driver]) -> None:
    with pytest.raises(KitError) as caught:
        check_environment(lambda: specimen(TWO), 5)
    assert caught.value.check is SPECIMENS[specimen]  # type: ignore[index]  # it's one of them
    assert str(caught.value).startswith(f"{caught.value.check}: ")


def test_every_check_has_a_specimen() -> None:
    assert set(SPECIMENS.values()) == set(Check)


def test_a_leak_is_named_by_its_field() -> None:
    with pytest.raises(KitError, match="not what the seat can know: private"):
        check_environment(lambda: ShowsAnothersColor(TWO), 1)
