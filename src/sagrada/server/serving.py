"""Running the application under Granian, in one process or several."""

from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.log import LogLevels

from sagrada.server.config import Config

_BACKLOG = 4096
_KILL_AFTER = 10
"""Seconds that a worker may take to save what is under way and let its people go."""


def run(config: Config) -> None:
    """Serve until a signal ends it. The workers find the configuration in the environment."""
    Granian(
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
    ).serve()
