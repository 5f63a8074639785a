"""Messages between processes: something happened at a table.

What happened is in the database already. A message says where to look, and a step comes along with
it, so that nobody has to look for most of them. If a message gets lost (Redis restarts), a process
finds out by checking its tables now and then. Whatever goes wrong with one message, the next one is
handled.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from secrets import token_hex
from typing import Any, Literal

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub as RedisPubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as RedisTimeout

from sagrada.server.ids import now
from sagrada.server.storage.tables import StepRow

_log = logging.getLogger(__name__)
_CHANNEL = "sagrada:tables"
_PAUSE = 0.5
_QUIET = 3.0
"""Seconds without a message after which we ask whether Redis is still there."""
_ANSWER = 3.0
"""Seconds for Redis to answer anything."""

_SILENCE = 15_000
"""Milliseconds without a message from a process that runs: we may miss who is connected to it."""

About = Literal["steps", "table", "chat", "presence", "who", "alive", "sessions", "person"]
"""`who` asks for everybody's `presence`. `alive` is for silent processes: we hear each other."""


class ToldStep(msgspec.Struct, array_like=True):
    """A step as it is stored, and what it changed about whose turn it is."""

    step: StepRow
    has_new_turn: bool
    due_at: int | None


class PubSubMessage(msgspec.Struct, omit_defaults=True):
    """What happened where."""

    sender: str
    """The process that sends it."""
    table: str
    """Its id; empty in messages about a person."""
    about: About
    seats: list[int] = []
    """For `presence`: the seats that are connected to the sender."""
    spectators: int = 0
    away: dict[int, int] = {}
    """For `presence`: seats that the table waits for, and for how many milliseconds the sender
    knows that nobody has seen their players."""
    told: ToldStep | None = None
    """For `steps`: the step, unless it ended the game."""
    person: str = ""
    """For `sessions`: who has one less, or none left. For `person`: who wants to see other chat."""


Listener = Callable[[PubSubMessage], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Hearing:
    """Whether we hear all processes that run. Only then we know who is connected to none."""

    def __init__(self, at: int) -> None:
        self.since = at
        """Since when we have heard all of them without a gap."""
        self.heard: dict[str, int] = {}
        """When we last heard each process."""
        self._checked = at

    def note(self, process: str, at: int) -> None:
        self.heard[process] = at

    def check(self, others: Collection[str], at: int) -> None:
        """`others` run, says the database. To be asked again and again: in between, we trust."""
        recent = {each: heard for each, heard in self.heard.items() if at - heard < _SILENCE}
        has_looked = 0 <= at - self._checked < _SILENCE  # and the clock was not set back
        if not has_looked or any(each not in recent for each in others):
            self.since = at
        self.heard, self._checked = recent, at


class PubSub:
    """Without Redis there is only this process, and nothing to publish."""

    def __init__(self, url: str) -> None:
        self.me = token_hex(6)
        self.hearing = Hearing(now())
        self._redis = _connect(url) if url else None
        self._task: asyncio.Task[None] | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._sender: asyncio.Task[None] | None = None
        self._is_stopping = False

    @property
    def is_shared(self) -> bool:
        return self._redis is not None

    def start(self, listener: Listener, missed: Missed) -> None:
        """`missed` is called when messages may have got lost."""
        if self._redis is not None:
            self._task = asyncio.create_task(self._listen(self._redis, listener, missed))
            self._sender = asyncio.create_task(self._send(self._redis))

    async def stop(self) -> None:
        # On Python 3.11 a cancellation can get lost in `asyncio.wait_for`, which the Redis client
        # uses whenever it sends. So both tasks also look whether they should go on.
        self._is_stopping = True
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
        while not self._is_stopping:
            message = await self._out.get()
            try:
                await redis.publish(_CHANNEL, message)
            except (RedisError, OSError):
                await asyncio.sleep(0.2)  # it is lost; the others look for themselves
            except Exception:
                _log.exception("a message could not be published")

    async def _listen(self, redis: Redis, listener: Listener, missed: Missed) -> None:
        while not self._is_stopping:
            try:
                async with redis.pubsub() as pubsub:
                    await pubsub.subscribe(_CHANNEL)
                    await _log_failure(missed())
                    while not self._is_stopping:
                        message = await _next_message(pubsub)
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
            self.hearing.note(message.sender, now())
            await listener(message)


def _connect(url: str) -> Redis:
    """Never tries again by itself: we want to know when a message may have got lost."""
    once = Retry(NoBackoff(), 0)
    return Redis.from_url(url, socket_timeout=_ANSWER, socket_connect_timeout=_ANSWER, retry=once)


async def _next_message(pubsub: RedisPubSub) -> dict[str, Any]:
    """Or an error, when Redis is gone. A cut line does not say so: we have to ask."""
    message = await pubsub.get_message(timeout=_QUIET)
    if message is None:
        await pubsub.ping()
        message = await pubsub.get_message(timeout=_ANSWER)
    if message is None:
        raise RedisTimeout("no answer")
    found: dict[str, Any] = message
    return found


async def _log_failure(handling: Awaitable[None]) -> None:
    """A listener asks the database, which may be away; that is no reason to stop listening."""
    try:
        await handling
    except Exception:
        _log.exception("a message could not be handled")
