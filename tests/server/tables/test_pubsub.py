"""News between processes: whatever goes wrong with one piece of it, the next is heard."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from redis.exceptions import RedisError
from sqlalchemy.exc import OperationalError

from sagrada.server.tables import pubsub as fanout_module
from sagrada.server.tables.pubsub import Fanout, News

pytestmark = pytest.mark.anyio


class Radio:
    """Redis, as far as a listener can tell: what it says each time somebody subscribes."""

    def __init__(self, *programmes: list[bytes | Exception]) -> None:
        self._programmes = list(programmes)
        self._now: list[bytes | Exception] = []

    def pubsub(self) -> "Radio":
        return self

    async def __aenter__(self) -> "Radio":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        assert channel
        if not self._programmes:
            await asyncio.Event().wait()
        self._now = self._programmes.pop(0)

    async def listen(self) -> AsyncIterator[dict[str, Any]]:
        for each in self._now:
            if isinstance(each, Exception):
                raise each
            yield {"type": "message", "data": each}


def news(table: str) -> bytes:
    return msgspec.json.encode(News("another", table, "steps"))


async def test_the_listener_survives_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout_module, "_PAUSE", 0)
    heard: list[str] = []
    done = asyncio.Event()

    async def listener(each: News) -> None:
        heard.append(each.table)
        if each.table == "broken":
            raise RuntimeError("a step does not fit")
        if each.table == "last":
            done.set()

    async def missed() -> None:
        heard.append("missed")
        raise OperationalError("the database is away", None, OSError())

    radio = Radio(
        [news("a"), b"nonsense", news("broken"), news("b"), RedisError()],
        [news("c"), RuntimeError("whatever")],
        [news("last")],
    )
    fanout = Fanout("")
    listening = asyncio.create_task(fanout._listen(radio, listener, missed))  # type: ignore[arg-type]  # a stand-in
    async with asyncio.timeout(30):
        await done.wait()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert heard == ["missed", "a", "broken", "b", "missed", "c", "missed", "last"]
