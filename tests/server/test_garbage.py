"""The garbage collector by the clock."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from sagrada.server.garbage import collect_regularly

pytestmark = pytest.mark.anyio


class Knot:
    """Holds itself: only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@asynccontextmanager
async def collecting(all_after: float) -> AsyncIterator[None]:
    task = asyncio.create_task(collect_regularly(pause=0.01, all_after=all_after))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        gc.unfreeze()


async def freed(knot: "weakref.ref[Knot]") -> None:
    """Fails with a timeout if it never is."""
    async with asyncio.timeout(15):
        while knot() is not None:
            await asyncio.sleep(0.02)


async def test_cycles_are_freed_while_python_does_not_collect_by_itself() -> None:
    async with collecting(all_after=3600):
        assert not gc.isenabled()
        await freed(weakref.ref(Knot()))
    assert gc.isenabled(), "as it was before"


async def test_what_was_in_use_for_long_is_freed_too() -> None:
    async with collecting(all_after=0.05):
        knot = Knot()
        gc.collect()  # now it is old
        gone = weakref.ref(knot)
        del knot
        await freed(gone)
