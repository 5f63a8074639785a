"""Games on several cores: worker processes that get one game at a time.

Each worker has its own pipe. If the main process goes away, even if it is killed, the worker finds
its pipe closed and ends too. If a worker goes away, the main process notices at once. (The standard
library's pools promise neither.)
"""

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread

from sagrada.lab.arena.plan import Fixture, Plan
from sagrada.lab.arena.played_game import BotFailure, PlayedGame, play_game


def available_cores() -> int:
    """How many cores this process can use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(
    plan: Plan, fixtures: Iterable[Fixture], workers: int, with_records: bool = False
) -> Generator[PlayedGame, None, None]:
    """Play every game; they come in the order in which they end, which varies."""
    if workers <= 1:
        for fixture in fixtures:
            yield play_game(plan, fixture, with_records)
        return

    waiting = iter(fixtures)
    with _worker_pipes(plan, workers, with_records) as pipes:
        busy = []
        for connection, fixture in zip(pipes, waiting, strict=False):
            connection.send(fixture)
            busy.append(connection)
        while busy:
            ready = wait(busy)
            for connection in [each for each in busy if each in ready]:
                following = next(waiting, None)
                if following is None:
                    busy.remove(connection)
                yield _exchange(connection, following)


def _exchange(
    connection: "Connection[Fixture, PlayedGame | BotFailure]", following: Fixture | None
) -> PlayedGame:
    """Receive the finished game, and send the next."""
    try:
        answer = connection.recv()
        if following is not None:
            connection.send(following)
    except (EOFError, ConnectionError):
        raise BotFailure("a worker process died; run with one worker to see why") from None
    if isinstance(answer, BotFailure):
        raise answer
    return answer


@contextmanager
def _worker_pipes(
    plan: Plan, size: int, with_records: bool
) -> "Iterator[list[Connection[Fixture, PlayedGame | BotFailure]]]":
    """Start this many workers; yields our ends of their pipes, and stops the workers at the end."""
    context = multiprocessing.get_context("spawn")
    processes = []
    connections = []
    try:
        with _interrupts_ignored():  # the children inherit this from their first moment
            for _ in range(size):
                near, far = context.Pipe()
                process = context.Process(target=_work, args=(far, plan, with_records), daemon=True)
                process.start()
                far.close()
                processes.append(process)
                connections.append(near)
        yield connections
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for connection in connections:
            connection.close()


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; only the main process must act on it."""
    if current_thread() is not main_thread():
        yield  # only the main thread can set handlers
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(
    connection: "Connection[PlayedGame | BotFailure, Fixture]", plan: Plan, with_records: bool
) -> None:
    """What a worker does: play each game it receives, until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            fixture = connection.recv()
        except EOFError:
            return
        answer: PlayedGame | BotFailure
        try:
            answer = play_game(plan, fixture, with_records)
        except BotFailure as failure:
            answer = failure
        try:
            connection.send(answer)
        except ConnectionError:
            return
