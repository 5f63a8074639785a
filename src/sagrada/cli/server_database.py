"""The database of a server, for commands that work on it."""

from pathlib import Path
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput
from sagrada.server.config import ConfigError, from_environment
from sagrada.server.storage.database import Database, DatabaseUrlError, with_driver
from sagrada.server.storage.opening import CannotStart, prepare_database

DATABASE = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="The server’s database, as for sagrada serve.",
        show_default="sqlite:///data/sagrada.db",
    ),
]


def database_url(given: str | None) -> str:
    """The URL that was given, or the one that a server would use."""
    try:
        url = given or from_environment().database
        with_driver(url)
    except (ConfigError, DatabaseUrlError) as error:
        raise BadInput("--database", str(error).partition(": ")[2]) from None
    return url


def open_database(given: str | None) -> Database:
    """The database of a server that has run, brought up to date."""
    from sqlalchemy import make_url  # here, as below

    url = database_url(given)
    full = make_url(with_driver(url))
    if full.get_backend_name() == "sqlite" and not Path(full.database or "").is_file():
        raise BadInput("--database", f"there’s no database at {full.database}")
    try:
        prepare_database(url)
    except CannotStart as error:
        raise BadInput("--database", str(error)) from None
    return Database(url)


def sqlite_file(given: str | None, otherwise: str) -> Path:
    """The file of an SQLite database; `otherwise` says what to do with another one."""
    from sqlalchemy import (
        make_url,
    )  # here, so that a missing extra is noticed by the server's own imports

    full = make_url(with_driver(database_url(given)))
    if full.get_backend_name() != "sqlite":
        raise BadInput("--database", otherwise)
    return Path(full.database or "")
