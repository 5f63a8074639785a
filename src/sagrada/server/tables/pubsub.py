"""Messages between processes: something happened at a table.

What happened is in the database already; the message only says where to look. If it gets lost
(Redis restarts), a process finds out by checking its tables now and then. Whatever goes wrong with
one message, the next one is handled.
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
_CHANNEL = "sagrada:tables"
_PAUSE = 0.5

About = Literal["steps", "table", "chat", "presence", "sessions", "person"]


class PubSubMessage(msgspec.Struct):
    """What happened where."""

    sender: str
    """The process that sends it."""
    table: str
    """Its id; empty in messages about a person."""
    about: About
    seats: list[int] = []
    """For `presence`: the seats that are connected to the sender."""
    spectators: int = 0
    person: str = ""
    """For `sessions`: who has one less, or none left. For `person`: who wants to see other chat."""


Listener = Callable[[PubSubMessage], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class PubSub:
    """Without Redis there is only this process, and nothing to publish."""

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
        """`missed` is called when messages may have got lost."""
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

    def publish(self, message: PubSubMessage) -> None:
        """Never waits: a Redis that is away must not hold up a game."""
        if self._redis is not None:
            try:
                self._out.put_nowait(msgspec.json.encode(message))
            except asyncio.QueueFull:
                _log.warning("messages dropped: redis has been unreachable for too long")

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
                _log.exception("a message could not be published")

    async def _listen(self, redis: Redis, listener: Listener, missed: Missed) -> None:
        while True:
            try:
                async with redis.pubsub() as pubsub:
                    await pubsub.subscribe(_CHANNEL)
                    await _log_failure(missed())
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await _log_failure(self._on_data(message["data"], listener))
            except (RedisError, OSError):
                _log.warning("redis is unreachable, trying again")
            except Exception:
                _log.exception("listening failed, trying again")
            await asyncio.sleep(_PAUSE)

    async def _on_data(self, data: bytes, listener: Listener) -> None:
        try:
            message = msgspec.json.decode(data, type=PubSubMessage)
        except msgspec.MsgspecError:
            return  # not from one of us
        if message.sender != self.me:
            await listener(message)


async def _log_failure(handling: Awaitable[None]) -> None:
    """A listener asks the database, which may be away; that is no reason to stop listening."""
    try:
        await handling
    except Exception:
        _log.exception("a message could not be handled")
