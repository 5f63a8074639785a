"""`sagrada backup`."""

from pathlib import Path
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput
from sagrada.cli.server_database import DATABASE, sqlite_file
from sagrada.server.storage.backup import BackupError, back_up


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: DATABASE = None,
) -> None:
    """Copy the server’s database to a file, also while people play.

    The copy is checked, and holds every move that was saved when it was made. It also holds
    sessions, seeds and mail addresses: keep it private. With PostgreSQL, use pg_dump.

    \b
    sagrada backup /backup/sagrada-monday.db
    """
    source = sqlite_file(database, "Back up PostgreSQL with pg_dump: pg_dump --format=custom URL")
    try:
        back_up(source, file)
    except BackupError as error:
        raise BadInput("FILE", str(error)) from None
    typer.echo(f"Saved {source} to {file}.")
