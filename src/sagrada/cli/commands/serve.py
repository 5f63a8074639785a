"""`sagrada serve`."""

import os
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput
from sagrada.server.config import (
    PREFIX,
    Config,
    ConfigError,
    check_listed_bots,
    checked,
    from_environment,
    to_environment,
)
from sagrada.server.storage.database import DatabaseUrlError, with_driver

_FLAGS = ("host", "port", "workers", "database", "redis", "behind_proxy", "trust_clock")


def serve(
    host: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="The address to listen on.", show_default="127.0.0.1"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="N", help="The port to listen on.", show_default="8000")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="The number of processes. More than one needs --redis.",
            show_default="1",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
            show_default="sqlite:///data/sagrada.db",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", help="redis://HOST:PORT/N, for more than one process."),
    ] = None,
    behind_proxy: Annotated[
        bool | None,
        typer.Option(
            "--behind-proxy",
            help="Trust X-Forwarded-For and X-Forwarded-Proto from a reverse proxy.",
        ),
    ] = None,
    trust_clock: Annotated[
        bool | None,
        typer.Option(
            "--trust-clock",
            help="Start even if the clock says the server hasn’t run for more than 30 days.",
        ),
    ] = None,
) -> None:
    """Run the server: people play in their browsers, solo, with bots or with friends.

    You can also set each option in the environment: SAGRADA_HOST, SAGRADA_PORT and so on
    (docs/running.md lists them all). Press Ctrl-C to stop the server. No game is lost.

    \b
    sagrada serve                            # at home, in one file under data/
    sagrada serve --host 0.0.0.0 --port 80
    sagrada serve --database postgresql://localhost/sagrada \\
      --redis redis://localhost --workers 4
    """
    given = {
        "host": host,
        "port": port,
        "workers": workers,
        "database": database,
        "redis": redis,
        "behind_proxy": behind_proxy,
        "trust_clock": trust_clock,
    }
    config = _config({name: value for name, value in given.items() if value is not None})
    os.environ.update(to_environment(config))

    from sagrada.server.serving import run
    from sagrada.server.storage.opening import CannotStart

    host = f"[{config.host}]" if ":" in config.host else config.host
    sentence = f"Sagrada is running at http://{host}:{config.port} (press Ctrl-C to stop)."
    try:
        run(config, lambda: typer.echo(sentence))
    except CannotStart as error:
        typer.echo(f"sagrada serve: {error}", err=True)
        raise typer.Exit(1) from None


def _config(given: dict[str, object]) -> Config:
    import msgspec

    try:
        config = checked(msgspec.structs.replace(from_environment(), **given))
        with_driver(config.database)
        check_listed_bots(config)
    except (ConfigError, DatabaseUrlError) as error:
        name, _, message = str(error).partition(": ")
        raise BadInput(_place(name, given), message) from None
    return config


def _place(name: str, given: dict[str, object]) -> str:
    """Where a setting was made: by a flag or in the environment."""
    if name.startswith(PREFIX):
        return name
    is_flag = name in given or name in _FLAGS
    return f"--{name.replace('_', '-')}" if is_flag else PREFIX + name.upper()
