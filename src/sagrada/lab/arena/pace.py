"""How long a bot takes: enough to tell mean, maximum and percentiles, and small enough to keep
with every game."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

_STEPS = 8
"""Bins per doubling: a percentile is right to within a tenth."""


@dataclass(frozen=True)
class Pace:
    decisions: int
    ms: float
    """All decisions together."""
    longest: float
    """The slowest decision, in ms."""
    bins: tuple[tuple[int, int], ...]
    """How many decisions took up to 2 ** (bin / 8) microseconds, and more than one bin less."""

    @property
    def mean(self) -> float:
        return self.ms / self.decisions if self.decisions else 0.0

    def percentile(self, share: float) -> float:
        """The time in ms that this share of the decisions kept to, or a little more."""
        wanted = share * self.decisions
        for number, count in self.bins:
            wanted -= count
            if wanted <= 0:
                return float(min(2 ** (number / _STEPS) / 1000, self.longest))
        return self.longest


def pace_of(times: Iterable[float]) -> Pace:
    """The pace of decisions that took so many ms each."""
    all_times = list(times)
    return Pace(
        decisions=len(all_times),
        ms=round(math.fsum(all_times), 3),
        longest=round(max(all_times, default=0.0), 3),
        bins=tuple(sorted(Counter(map(_bin, all_times)).items())),
    )


def _bin(ms: float) -> int:
    return math.ceil(_STEPS * math.log2(max(1000 * ms, 1.0)))


def merged(paces: Iterable[Pace]) -> Pace:
    """The pace of all their decisions."""
    all_paces = list(paces)
    bins: Counter[int] = Counter()
    for pace in all_paces:
        bins.update(dict(pace.bins))
    return Pace(
        decisions=sum(pace.decisions for pace in all_paces),
        ms=math.fsum(pace.ms for pace in all_paces),
        longest=max((pace.longest for pace in all_paces), default=0.0),
        bins=tuple(sorted(bins.items())),
    )
