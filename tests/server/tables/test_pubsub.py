"""Messages between processes: whatever goes wrong with one, the next is handled."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from redis.exceptions import RedisError
from sqlalchemy.exc import OperationalError

from sagrada.server.tables import pubsub as pubsub_module
from sagrada.server.tables.pubsub import Hearing, PubSub, PubSubMessage
from tests.server.backends import RedisProcess, has_backends

pytestmark = pytest.mark.anyio


class Radio:
    """Redis, as far as a listener can tell: what it says each time somebody subscribes."""

    def __init__(self, *broadcasts: list[bytes | Exception]) -> None:
        self._broadcasts = list(broadcasts)
        self._now: list[bytes | Exception] = []

    def pubsub(self) -> "Radio":
        return self

    async def __aenter__(self) -> "Radio":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        assert channel
        if not self._broadcasts:
            await asyncio.Event().wait()
        self._now = self._broadcasts.pop(0)

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        assert timeout > 0
        if not self._now:
            return None
        each = self._now.pop(0)
        if isinstance(each, Exception):
            raise each
        return {"type": "message", "data": each}

    async def ping(self) -> None:
        """A cut line swallows it. What was not said yet is the answer."""


def message(table: str) -> bytes:
    return msgspec.json.encode(PubSubMessage("another", table, "steps"))


async def test_the_listener_survives_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pubsub_module, "_PAUSE", 0)
    heard: list[str] = []
    done = asyncio.Event()

    async def listener(each: PubSubMessage) -> None:
        heard.append(each.table)
        if each.table == "broken":
            raise RuntimeError("a step does not fit")
        if each.table == "last":
            done.set()

    async def missed() -> None:
        heard.append("missed")
        raise OperationalError("the database is away", None, OSError())

    radio = Radio(
        [message("a"), b"nonsense", message("broken"), message("b"), RedisError()],
        [message("c"), RuntimeError("whatever")],
        [message("d")],  # and then silence, also when asked
        [message("last")],
    )
    pubsub = PubSub("")
    listening = asyncio.create_task(pubsub._listen(radio, listener, missed))  # type: ignore[arg-type]  # a stand-in
    async with asyncio.timeout(30):
        await done.wait()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert heard == ["missed", "a", "broken", "b", "missed", "c", "missed", "d", "missed", "last"]


def test_a_process_that_runs_and_is_not_heard_makes_us_doubt() -> None:
    hearing = Hearing(0)
    for at in range(0, 60_000, 5_000):
        hearing.check([], at)
    assert hearing.since == 0, "we are alone"
    hearing.check(["other"], 60_000)
    assert hearing.since == 60_000, "it runs, and we have not heard of it"
    for at in range(61_000, 100_000, 5_000):
        hearing.note("other", at)
        hearing.check(["other"], at + 1_000)
    assert hearing.since == 60_000
    hearing.check(["other"], 105_000)
    assert hearing.since == 60_000, "one message got lost"
    hearing.check(["other"], 111_000)
    assert hearing.since == 111_000, "it is silent"
    hearing.check([], 116_000)
    hearing.check([], 140_000)
    assert hearing.since == 140_000, "we have not looked for too long"
    hearing.check([], 100_000)
    assert hearing.since == 100_000, "processes take the time from PostgreSQL when they start"


@pytest.mark.slow
@pytest.mark.skipif(not has_backends(), reason="Redis: `make backends` installs it")
async def test_one_that_is_busy_stops_soon(tmp_path: Path) -> None:
    """The client of Redis can miss that it is canceled: once a server never ended for that."""

    async def nothing(*_: object) -> None:
        pass

    with RedisProcess(tmp_path) as redis:
        for _ in range(20):
            pubsub = PubSub(redis.url)
            pubsub.start(nothing, nothing)
            for number in range(100):
                pubsub.publish(PubSubMessage(pubsub.me, f"table {number}", "steps"))
            await asyncio.sleep(0.005)
            async with asyncio.timeout(10):  # without the fix it waits forever
                await pubsub.stop()
            assert pubsub._sender is not None
            assert pubsub._sender.done()
