"""The faults: how each begins and ends, and how a server shows that it has felt it."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from tests.server.faults.sites import SharedSite, Site, SqliteSite, signal_all

S = TypeVar("S", bound=Site)
_FELT = 40.0
_SLOW_SYNC = 1200
"""Milliseconds; a save that takes more than a second is in the log."""
_NO_MEMORY = 500
"""One of so many requests for memory fails."""
_HOUR = 3600
_NO_BOT = "a bot gave no answer"
_NO_DATABASE = "the database is unreachable"
_NO_REDIS = "redis is unreachable"


@dataclass(frozen=True)
class Fault(Generic[S]):
    name: str
    inflict: Callable[[S], AbstractAsyncContextManager[None]]
    felt: str
    """What a server then writes into its log; empty: the fault itself is enough."""

    @asynccontextmanager
    async def on(self, site: S, seconds: float) -> AsyncIterator[None]:
        """Leave it on until it is felt, and for so many seconds more."""
        before = site.times_logged(self.felt) if self.felt else 0
        async with self.inflict(site):
            yield
            if self.felt:
                async with asyncio.timeout(_FELT):
                    while site.times_logged(self.felt) == before:
                        await asyncio.sleep(0.05)
            await asyncio.sleep(seconds)


# ---------------------------------------------------------------- SQLite: the disk


def _disk(what: str) -> Callable[[SqliteSite], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def inflict(site: SqliteSite) -> AsyncIterator[None]:
        site.preload.begin(what)
        try:
            yield
        finally:
            site.preload.end()

    return inflict


@asynccontextmanager
async def _full_disk(site: SqliteSite) -> AsyncIterator[None]:
    site.fill_disk()
    try:
        yield
    finally:
        site.empty_disk()


# ---------------------------------------------------------------- bots


@asynccontextmanager
async def _killed_bot(site: SqliteSite) -> AsyncIterator[None]:
    """Whenever one has been started anew, it is killed again."""

    async def kill() -> None:
        while True:
            signal_all(site.bot_processes(), signal.SIGKILL)
            await asyncio.sleep(0.2)

    killing = asyncio.create_task(kill())
    try:
        yield
    finally:
        killing.cancel()


@asynccontextmanager
async def _bot_without_memory(site: SqliteSite) -> AsyncIterator[None]:
    """It gets no memory at all beyond what it has."""
    site.preload.memory(bots=1)
    try:
        yield
    finally:
        site.preload.memory()


@asynccontextmanager
async def _server_without_memory(site: SqliteSite) -> AsyncIterator[None]:
    """It gets no memory now and then. If it ends, it has to be started again."""
    server = site.servers[0]
    site.preload.memory(server=_NO_MEMORY)
    try:
        yield
    finally:
        site.preload.memory()
        if not server.is_running:
            await asyncio.to_thread(server.start)


# ---------------------------------------------------------------- PostgreSQL and Redis


@asynccontextmanager
async def _paused_postgres(site: SharedSite) -> AsyncIterator[None]:
    with site.postgres.paused():
        yield


@asynccontextmanager
async def _paused_redis(site: SharedSite) -> AsyncIterator[None]:
    with site.redis.paused():
        yield


@asynccontextmanager
async def _postgres_apart(site: SharedSite) -> AsyncIterator[None]:
    site.to_postgres.cut()
    try:
        yield
    finally:
        site.to_postgres.mend()


@asynccontextmanager
async def _redis_apart(site: SharedSite) -> AsyncIterator[None]:
    site.to_redis.cut()
    try:
        yield
    finally:
        site.to_redis.mend()


def _clock(seconds: int) -> Callable[[SharedSite], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def inflict(site: SharedSite) -> AsyncIterator[None]:
        await asyncio.to_thread(site.set_clock_of_far, seconds)
        try:
            yield
        finally:
            await asyncio.to_thread(site.set_clock_of_far, 0)

    return inflict


ON_SQLITE: dict[str, Fault[SqliteSite]] = {
    fault.name: fault
    for fault in (
        Fault("io-errors", _disk("eio"), _NO_DATABASE),
        Fault("sync-errors", _disk("eio-sync"), _NO_DATABASE),
        Fault("full-disk", _full_disk, _NO_DATABASE),
        Fault("slow-disk", _disk(f"slow {_SLOW_SYNC}"), "saving was slow"),
        Fault("killed-bot", _killed_bot, _NO_BOT),
        Fault("bot-without-memory", _bot_without_memory, _NO_BOT),
        Fault("server-without-memory", _server_without_memory, ""),
    )
}
SHARED: dict[str, Fault[SharedSite]] = {
    fault.name: fault
    for fault in (
        Fault("postgres-paused", _paused_postgres, _NO_DATABASE),
        Fault("postgres-apart", _postgres_apart, _NO_DATABASE),
        Fault("redis-paused", _paused_redis, _NO_REDIS),
        Fault("redis-apart", _redis_apart, _NO_REDIS),
        Fault("clock-ahead", _clock(_HOUR), ""),
        Fault("clock-behind", _clock(-_HOUR), ""),
    )
}
