"""A number with its standard error."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import fsum, sqrt

CLEAR = 2.0
"""A difference counts if it is more than this many standard errors above 0."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The mean of some playouts, or a sum of such means."""

    value: float = 0.0
    error: float = 0.0
    """The standard error; 0 for what is exact."""

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.error:.1f}"

    @property
    def is_clear(self) -> bool:
        """Whether it is above 0, beyond the noise."""
        return self.value > CLEAR * self.error and self.value > 0


NOTHING = Measured()


def measured(samples: Sequence[float]) -> Measured:
    """The mean of independent samples; of a single one the error isn't known and counts as 0."""
    n = len(samples)
    mean = fsum(samples) / n
    if n < 2:
        return Measured(mean)
    squares = fsum((sample - mean) ** 2 for sample in samples)
    return Measured(mean, sqrt(squares / (n - 1) / n))


def total(parts: Iterable[Measured]) -> Measured:
    """The sum of independent numbers."""
    listed = list(parts)
    return Measured(
        fsum(part.value for part in listed), sqrt(fsum(part.error**2 for part in listed))
    )
