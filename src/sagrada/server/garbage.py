"""Python's garbage collector, in small and regular steps.

Left to itself, it starts when so many more objects were made than freed. But games are frozen
values that replace one another: that number hardly grows while the new objects pile up, until one
round goes through all that thousands of tables hold, and everybody waits for half a second. By the
clock, there is little to look at each time.
"""

import asyncio
import gc
from itertools import count
from time import perf_counter

_PAUSE = 0.1
"""Seconds between two rounds."""
_OLDER = 5
"""Every so many rounds, also look at what the last ones have left over."""
_SHARE = 0.0003
"""Of all the time, for looking at everything: the longer that takes, the less often it's done."""
_ALL_AFTER = 60.0
"""Seconds between two looks at everything, or more."""


async def collect_regularly(pause: float = _PAUSE, all_after: float = _ALL_AFTER) -> None:
    """Goes on until it is cancelled. What is there at the beginning stays for good."""
    gc.collect()
    gc.freeze()
    gc.disable()
    due = perf_counter() + all_after
    try:
        for turn in count(1):
            await asyncio.sleep(pause)
            began = perf_counter()
            if began < due:
                gc.collect(1 if turn % _OLDER == 0 else 0)
            else:
                gc.collect()
                ended = perf_counter()
                due = ended + max(all_after, (ended - began) / _SHARE)
    finally:
        gc.enable()
