"""What a bot is."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from sagrada.engine.moves import Move
from sagrada.engine.reasons import SagradaError
from sagrada.engine.view import View


@dataclass(frozen=True)
class Budget:
    """What a bot can spend on one decision."""

    seconds: float = 1.0

    def __post_init__(self) -> None:
        if not self.seconds > 0:  # so that "not a number" is refused too
            raise ValueError(f"seconds: must be more than 0, got {self.seconds}")


class NothingToChoose(SagradaError):
    """The view leaves its seat no choice: the game is over, it is a spectator, or out of turn."""

    def __init__(self, view: View) -> None:
        who = "a spectator" if view.seat is None else f"seat {view.seat + 1}"
        super().__init__(f"There’s nothing to choose for {who} at stage '{view.stage}'.")


class OwnBot:
    """A bot of ours. Its options are all there is to it, so copies and pickles hold only these."""

    _options: tuple[object, ...] = ()

    def __reduce__(self) -> tuple[type["OwnBot"], tuple[object, ...]]:
        return type(self), self._options

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self._options))})"


class Bot(Protocol):
    """Anything that can choose. All its randomness comes from `rng`: a seed makes it repeatable."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        """One of `view.legal`."""
        ...
