"""Owners take turns, and those who give up leave no trace."""

import asyncio

import pytest

from sagrada.server.tables.fair_queue import FairQueue

pytestmark = pytest.mark.anyio


async def test_one_who_asks_for_much_keeps_nobody_waiting() -> None:
    queue = FairQueue(["process"])
    served: list[str] = []

    async def work(owner: str) -> None:
        item = await queue.take(owner)
        served.append(owner)
        await asyncio.sleep(0)
        queue.give_back(item)

    flood = [asyncio.create_task(work("mallory")) for _ in range(50)]
    await asyncio.sleep(0)
    assert queue.count_before("mallory") > queue.count_before("ann") == 1
    await asyncio.gather(*flood, *(asyncio.create_task(work(name)) for name in ("ann", "bob")))
    assert max(served.index("ann"), served.index("bob")) <= 5
    assert len(served) == 52


async def test_who_can_wait_comes_last_and_takes_turns_as_well() -> None:
    queue = FairQueue(["process"])
    served: list[str] = []

    async def work(owner: str, can_wait: bool) -> None:
        item = await queue.take(owner, can_wait)
        served.append(owner)
        queue.give_back(item)

    item = await queue.take("first")
    asked = [("mallory", True), ("mallory", True), ("eve", True), ("ann", False), ("bob", False)]
    waiting = [asyncio.create_task(work(*each)) for each in asked]
    await asyncio.sleep(0)
    assert (queue.count_before("cleo"), queue.count_before("cleo", can_wait=True)) == (2, 4)
    queue.give_back(item)
    await asyncio.gather(*waiting)
    assert served == ["ann", "bob", "mallory", "eve", "mallory"]


async def test_who_gives_up_is_not_served() -> None:
    queue = FairQueue(["process"])
    item = await queue.take("ann")
    bob = asyncio.create_task(queue.take("bob"))
    cleo = asyncio.create_task(queue.take("cleo"))
    await asyncio.sleep(0)
    bob.cancel()
    await asyncio.sleep(0)
    assert queue.count_before("dan") == 1
    queue.give_back(item)
    assert await cleo == "process"


async def test_who_gives_up_as_it_comes_gives_it_back() -> None:
    queue = FairQueue(["process"])
    item = await queue.take("ann")
    bob = asyncio.create_task(queue.take("bob"))
    await asyncio.sleep(0)
    queue.give_back(item)
    bob.cancel()
    with pytest.raises(asyncio.CancelledError):
        await bob
    assert await queue.take("cleo") == "process"
