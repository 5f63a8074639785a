"""Messages between processes: whatever goes wrong with one, the next is handled."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from redis.exceptions import RedisError
from sqlalchemy.exc import OperationalError

from sagrada.server.tables import pubsub as pubsub_module
from sagrada.server.tables.pubsub import PubSub, PubSubMessage

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

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        for each in self._now:
            if isinstance(each, Exception):
                raise each
            yield {"type": "message", "data": each}


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
        [message("last")],
    )
    pubsub = PubSub("")
    listening = asyncio.create_task(pubsub._listen(radio, listener, missed))  # type: ignore[arg-type]  # a stand-in
    async with asyncio.timeout(30):
        await done.wait()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert heard == ["missed", "a", "broken", "b", "missed", "c", "missed", "last"]
