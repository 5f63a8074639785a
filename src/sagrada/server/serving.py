"""Running the application under Uvicorn, in one process or several."""

import logging

import uvicorn

from sagrada.server.config import Config
from sagrada.server.socket.http import HttpConnection
from sagrada.server.socket.websocket import WebSocket

_BACKLOG = 4096
_KILL_AFTER = 10
"""Seconds that a worker has to save what is under way."""


def run(config: Config) -> None:
    """Serve until a signal ends it. The workers find the configuration in the environment."""
    uvicorn.run(
        "sagrada.server.app:create_app",
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.workers,
        http=HttpConnection,
        ws=WebSocket,
        lifespan="on",
        backlog=_BACKLOG,
        timeout_graceful_shutdown=_KILL_AFTER,
        proxy_headers=False,  # we look at them ourselves, where we are told to
        server_header=False,
        access_log=False,
        log_config=None,
        log_level=logging.WARNING,
    )
