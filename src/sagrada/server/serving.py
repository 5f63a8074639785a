"""Running the application under Uvicorn, in one process or several."""

import logging
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from sagrada.server.config import Config
from sagrada.server.socket.http import KEEP_ALIVE_SECONDS, HttpConnection
from sagrada.server.socket.websocket import WebSocket
from sagrada.server.storage.opening import CannotStart, only_server, prepare_database

_BACKLOG = 4096
_KILL_AFTER = 10
"""Seconds that a worker has to save what is under way."""


def run(config: Config, on_ready: Callable[[], None]) -> None:
    """Serve until a signal ends it. The workers find the configuration in the environment.

    `on_ready` is called when nothing stands in the way anymore; `CannotStart` says what does.
    """
    with only_server(config.database):
        prepare_database(config.database, config.trust_clock)
        sockets = listen(config.host, config.port)
        on_ready()
        serving = _uvicorn_config(config)
        if config.workers > 1:
            Multiprocess(serving, sockets=sockets).run()
        else:
            with suppress(KeyboardInterrupt):  # by then everything is saved
                uvicorn.Server(serving).run(sockets=sockets)


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotStart(f"{host} isn’t an address of this machine. Try 127.0.0.1.") from None
    try:
        return [
            socket.create_server(address, family=family, backlog=_BACKLOG)
            for family, address in sorted({(entry[0], entry[4]) for entry in found})
        ]
    except OSError as error:
        reason = error.strerror or "it’s in use"
        raise CannotStart(
            f"Can’t listen on {host}, port {port}: {reason}. "
            "Stop the program that uses the port, or choose another with --port."
        ) from None


def _uvicorn_config(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
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
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        proxy_headers=False,  # we look at them ourselves, where we are told to
        server_header=False,
        access_log=False,
        log_config=None,
        log_level=logging.WARNING,
    )
