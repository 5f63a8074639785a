"""The database of a server, for commands that work on it."""

from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import make_url

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
    """The database, brought up to date."""
    url = database_url(given)
    try:
        prepare_database(url)
    except CannotStart as error:
        raise BadInput("--database", str(error)) from None
    return Database(url)


def sqlite_file(given: str | None, otherwise: str) -> Path:
    """The file of an SQLite database; `otherwise` says what to do with another one."""
    full = make_url(with_driver(database_url(given)))
    if full.get_backend_name() != "sqlite":
        raise BadInput("--database", otherwise)
    return Path(full.database or "")
