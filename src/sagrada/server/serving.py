"""Running the application under Granian, in one process or several."""

import os
import signal
import time
from multiprocessing import active_children
from types import FrameType

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.log import LogLevels

from sagrada.server.config import Config

_BACKLOG = 4096
_KILL_AFTER = 10
"""Seconds that a worker may take to save what is under way."""
_GOODBYE = 0.5
"""Seconds for the sockets to be closed properly."""


def run(config: Config) -> None:
    """Serve until a signal ends it. The workers find the configuration in the environment."""
    server = Granian(
        "sagrada.server.app:create_app",
        factory=True,
        address=config.host,
        port=config.port,
        interface=Interfaces.ASGI,
        workers=config.workers,
        loop=Loops.auto,
        http=HTTPModes.http1,
        websockets=True,
        backlog=_BACKLOG,
        log_level=LogLevels.warning,
        respawn_failed_workers=True,
        respawn_interval=0.5,
        workers_kill_timeout=_KILL_AFTER,
    )
    server.on_startup(_say_goodbye_first)
    server.serve()


def _say_goodbye_first() -> None:
    """Granian drops open sockets without a word: have the workers close them before it stops."""
    for number in (signal.SIGTERM, signal.SIGINT):
        stop = signal.getsignal(number)

        def goodbye(signum: int, frame: FrameType | None, stop: object = stop) -> None:
            for worker in active_children():
                if worker.pid is not None:
                    os.kill(worker.pid, signal.SIGUSR1)
            time.sleep(_GOODBYE)
            if callable(stop):
                stop(signum, frame)

        signal.signal(number, goodbye)
