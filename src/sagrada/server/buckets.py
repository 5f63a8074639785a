"""Holding back floods: buckets of tokens that fill up again with time."""

from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True, slots=True)
class Limit:
    most: int
    """How many at once."""
    per_second: float
    """How quickly they come back."""


class Bucket:
    """For one connection."""

    __slots__ = ("_left", "_limit", "_seen")

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._left = float(limit.most)
        self._seen = monotonic()

    def take(self) -> bool:
        """Whether one more is all right now."""
        at = monotonic()
        back = (at - self._seen) * self._limit.per_second
        self._left = min(self._limit.most, self._left + back)
        self._seen = at
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        back = (monotonic() - self._seen) * self._limit.per_second
        return self._left + back >= self._limit.most


class Limits:
    """Buckets by name, for requests over HTTP; full ones are forgotten."""

    _MOST_KEPT = 50_000

    def __init__(self, is_on: bool = True) -> None:
        self._is_on = is_on
        self._buckets: dict[tuple[Limit, str], Bucket] = {}

    def allows(self, limit: Limit, who: str) -> bool:
        if not self._is_on:
            return True
        bucket = self._buckets.get((limit, who))
        if bucket is None:
            if len(self._buckets) >= self._MOST_KEPT:
                self._forget_some()
            bucket = self._buckets[limit, who] = Bucket(limit)
        return bucket.take()

    def _forget_some(self) -> None:
        """Full buckets, and if that is not enough, the older half: a crowd of new addresses must
        neither fill the memory nor make each of them look through it."""
        self._buckets = {key: each for key, each in self._buckets.items() if not each.is_full}
        if len(self._buckets) > self._MOST_KEPT // 2:
            kept = list(self._buckets.items())[-self._MOST_KEPT // 2 :]
            self._buckets = dict(kept)
