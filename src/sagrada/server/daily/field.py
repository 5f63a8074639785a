"""The field of the open deal: how everybody did, without names."""

from collections.abc import Sequence

from sagrada.server.storage.daily import Attempt
from sagrada.server.wire.daily import HistogramBar

_WIDTH = 5
_MOST_BARS = 12


def better_than(attempts: Sequence[Attempt], mine: Attempt) -> int | None:
    """Percent of the other results that are below mine; None without any."""
    others = [_worth(one) for one in attempts if one is not mine and one.margin is not None]
    if not others or mine.margin is None:
        return None
    return 100 * sum(each < _worth(mine) for each in others) // len(others)


def _worth(one: Attempt) -> tuple[int, int]:
    """As in the standings: by points above the target, then by points."""
    return one.margin or 0, one.score or 0


def histogram(attempts: Sequence[Attempt], mine: Attempt | None) -> list[HistogramBar]:
    """By points above the target; a few bars, of equal width and without a gap."""
    margins = [one.margin for one in attempts if one.margin is not None]
    if not margins:
        return []
    width = _WIDTH
    while _bar_of(max(margins), width) - _bar_of(min(margins), width) >= _MOST_BARS:
        width *= 2
    yours = None if mine is None or mine.margin is None else _bar_of(mine.margin, width)
    bars = [_bar_of(margin, width) for margin in margins]
    return [
        HistogramBar(
            low=bar * width,
            high=bar * width + width - 1,
            count=bars.count(bar),
            is_yours=bar == yours,
        )
        for bar in range(min(bars), max(bars) + 1)
    ]


def _bar_of(margin: int, width: int) -> int:
    return margin // width
