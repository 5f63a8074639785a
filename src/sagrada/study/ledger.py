"""Ledgers: where a seat's points and its chance to win came from. They add up exactly.

docs/review.md defines every line. Drift is what is left: what the evaluator got wrong about the
future, differences within the noise, and the noise itself.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import fsum

from sagrada.study.measured import Measured


@dataclass(frozen=True)
class PointsLedger:
    """From what a seat could expect before the deal to its score; in solo, above the target."""

    start: float
    deal: Measured
    luck: Measured
    errors: Measured
    """Own errors; 0 or below."""
    found: float
    """Own choices: what the best ones were worth beyond what the evaluator expected."""
    mistakes: float
    """Honor tables: what was lost when mistakes were removed."""
    others: float
    """What the others' choices gave or took, compared with what they could be expected to do."""
    drift: float
    final: float

    @property
    def sum(self) -> float:
        """All lines together: the final score."""
        return fsum(
            (
                *(self.start, self.deal.value, self.luck.value, self.errors.value),
                *(self.found, self.mistakes, self.others, self.drift),
            )
        )

    @property
    def adjusted(self) -> float:
        """The luck-adjusted score: without the luck of the deal and of the dice."""
        return self.final - self.deal.value - self.luck.value


@dataclass(frozen=True)
class ChanceLedger:
    """From the chance to win before the deal to the result: 1, 0, or a share of a shared win."""

    start: float
    deal: Measured
    luck: Measured
    errors: Measured
    found: float
    mistakes: float
    opponents: Mapping[int, Measured]
    """By seat: what an opponent's errors did for this seat."""
    others_found: float
    """What the others' best choices took from it."""
    drift: float
    final: float

    @property
    def sum(self) -> float:
        """All lines together: the result."""
        return fsum(
            (
                *(self.start, self.deal.value, self.luck.value, self.errors.value),
                *(self.found, self.mistakes, self.others_found, self.drift),
                *(each.value for each in self.opponents.values()),
            )
        )
