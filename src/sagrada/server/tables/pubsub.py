"""Telling the other processes that something happened at a table.

What happened is in the database already; the message only says where to look. If it gets lost
(Redis restarts), a process finds out by looking at its tables now and then. And whatever goes
wrong with one piece of news, the next is heard.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Literal

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

_log = logging.getLogger(__name__)
_CHANNEL = "sagrada:news"
_PAUSE = 0.5


class News(msgspec.Struct):
    """What happened where."""

    sender: str
    """The process that says it."""
    table: str
    """Its id; none in news about a person."""
    about: Literal["steps", "table", "chat", "presence", "sessions"]
    seats: list[int] = []
    """For `presence`: the seats that are connected to the sender."""
    spectators: int = 0
    person: str = ""
    """For `sessions`: somebody of whom one or more have ended."""


Listener = Callable[[News], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Fanout:
    """Without Redis there is only this process, and nothing to tell."""

    def __init__(self, url: str) -> None:
        self.me = token_hex(6)
        self._redis = Redis.from_url(url) if url else None
        self._task: asyncio.Task[None] | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._sender: asyncio.Task[None] | None = None

    @property
    def is_shared(self) -> bool:
        return self._redis is not None

    def start(self, listener: Listener, missed: Missed) -> None:
        """`missed` is called when news may have got lost."""
        if self._redis is not None:
            self._task = asyncio.create_task(self._listen(self._redis, listener, missed))
            self._sender = asyncio.create_task(self._send(self._redis))

    async def stop(self) -> None:
        tasks = [task for task in (self._task, self._sender) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    def tell(self, news: News) -> None:
        """Never waits: a Redis that is away must not hold up a game."""
        if self._redis is not None:
            try:
                self._out.put_nowait(msgspec.json.encode(news))
            except asyncio.QueueFull:
                _log.warning("news dropped: redis is away for long")

    async def is_well(self) -> bool:
        if self._redis is None:
            return True
        try:
            async with asyncio.timeout(2):
                return bool(await self._redis.ping())
        except (RedisError, OSError, TimeoutError):
            return False

    async def _send(self, redis: Redis) -> None:
        while True:
            message = await self._out.get()
            try:
                await redis.publish(_CHANNEL, message)
            except (RedisError, OSError):
                await asyncio.sleep(0.2)  # it is lost; the others look for themselves
            except Exception:
                _log.exception("news could not be told")

    async def _listen(self, redis: Redis, listener: Listener, missed: Missed) -> None:
        while True:
            try:
                async with redis.pubsub() as pubsub:
                    await pubsub.subscribe(_CHANNEL)
                    await _whatever_happens(missed())
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await _whatever_happens(self._hear(message["data"], listener))
            except (RedisError, OSError):
                _log.warning("redis is away, trying again")
            except Exception:
                _log.exception("the news broke off, trying again")
            await asyncio.sleep(_PAUSE)

    async def _hear(self, data: bytes, listener: Listener) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except msgspec.MsgspecError:
            return  # not from one of us
        if news.sender != self.me:
            await listener(news)


async def _whatever_happens(taking_in: Awaitable[None]) -> None:
    """What listens asks the database, which may be away; that is no reason to stop listening."""
    try:
        await taking_in
    except Exception:
        _log.exception("news could not be taken in")
