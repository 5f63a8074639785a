"""`sagrada backup`."""

from pathlib import Path
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput
from sagrada.cli.server_database import DATABASE, sqlite_file
from sagrada.server.storage.backup import BackupError, back_up


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to save the copy.")],
    database: DATABASE = None,
) -> None:
    """Copy the server’s database to a file. You can do this while people play.

    The command checks the copy, which contains every move saved so far. It also contains
    sessions, seeds and email addresses, so keep it private. With PostgreSQL, use pg_dump.

    \b
    sagrada backup /backup/sagrada-monday.db
    """
    source = sqlite_file(database, "Back up PostgreSQL with pg_dump: pg_dump --format=custom URL")
    try:
        back_up(source, file)
    except BackupError as error:
        raise BadInput("FILE", str(error)) from None
    typer.echo(f"Saved {source} to {file}.")
