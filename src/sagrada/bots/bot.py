"""What a bot is."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from sagrada.engine.moves import Move
from sagrada.engine.view import View


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one decision."""

    seconds: float = 1.0


class Bot(Protocol):
    """Anything that can choose. All its chance comes from `rng`: a seed makes it repeat itself."""

    def choose(self, view: View, budget: Budget, rng: Random, /) -> Move:
        """One of `view.legal`."""
        ...
