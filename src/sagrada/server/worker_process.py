"""A process of its own for work that takes long: a bot's choice, a part of a review.

Work that takes too long or crashes costs its process; the next work starts a new one.
"""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

T = TypeVar("T")

_GRACE = 5.0
"""Seconds beyond its budget that work gets, for a busy machine."""
_START = 30.0
"""Seconds for the first answer of a new process, which has to import everything."""
_NICE = 15


def be_nice() -> None:
    """In the process: let everything else use the processor first."""
    if hasattr(os, "nice"):
        os.nice(_NICE)


def _end_with_server() -> None:
    """In the process: end when the server does, even if the server was killed."""
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel
        threading.Thread(target=lambda: (wait([sentinel]), os._exit(0)), daemon=True).start()


def _start(begin: Callable[[], None] | None) -> None:
    _end_with_server()
    if begin is not None:
        begin()


class WorkerProcess:
    def __init__(self, begin: Callable[[], None] | None = None) -> None:
        self._begin = begin
        """What a new process does first."""
        self._pool: ProcessPoolExecutor | None = None
        self._is_warm = False

    async def ask(self, work: Callable[[], T], seconds: float) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, get_context("spawn"), initializer=_start, initargs=(self._begin,)
            )
            self._is_warm = False
        timeout = seconds + (_GRACE if self._is_warm else _START)
        asked = asyncio.get_running_loop().run_in_executor(self._pool, work)
        try:
            answer = await asyncio.wait_for(asked, timeout)
        except (TimeoutError, BrokenProcessPool, MemoryError, asyncio.CancelledError):
            self.discard()  # it may still be busy with this, or be full
            raise
        self._is_warm = True
        return answer

    def discard(self) -> None:
        """Drop a process that is stuck or broken; the next question starts a new one."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _kill(pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    # The executor cannot stop at once: a bot that never answers would keep it waiting forever.
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
