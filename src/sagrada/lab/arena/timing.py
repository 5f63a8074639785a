"""How long a bot takes to decide: enough for mean, maximum and percentiles, but small enough to
keep with every game."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

_STEPS = 8
"""Bins per doubling: percentiles are right to within a tenth."""


@dataclass(frozen=True)
class Timing:
    decisions: int
    ms: float
    """All decisions together."""
    longest: float
    """The slowest decision, in ms."""
    bins: tuple[tuple[int, int], ...]
    """Per bin, how many decisions took up to 2 ** (bin / 8) microseconds, but more than in the bin
    before."""

    @property
    def mean(self) -> float:
        return self.ms / self.decisions if self.decisions else 0.0

    def percentile(self, share: float) -> float:
        """The time in ms within which this share of the decisions was made, or a little more."""
        wanted = share * self.decisions
        for number, count in self.bins:
            wanted -= count
            if wanted <= 0:
                return float(min(2 ** (number / _STEPS) / 1000, self.longest))
        return self.longest


def timing_of(times: Iterable[float]) -> Timing:
    """The timing of decisions that took this many ms each."""
    all_times = list(times)
    return Timing(
        decisions=len(all_times),
        ms=round(math.fsum(all_times), 3),
        longest=round(max(all_times, default=0.0), 3),
        bins=tuple(sorted(Counter(map(_bin, all_times)).items())),
    )


def _bin(ms: float) -> int:
    return math.ceil(_STEPS * math.log2(max(1000 * ms, 1.0)))


def merged(timings: Iterable[Timing]) -> Timing:
    """The timing of all their decisions."""
    all_timings = list(timings)
    bins: Counter[int] = Counter()
    for timing in all_timings:
        bins.update(dict(timing.bins))
    return Timing(
        decisions=sum(timing.decisions for timing in all_timings),
        ms=math.fsum(timing.ms for timing in all_timings),
        longest=max((timing.longest for timing in all_timings), default=0.0),
        bins=tuple(sorted(bins.items())),
    )
