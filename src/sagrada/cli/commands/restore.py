"""`sagrada restore`."""

from pathlib import Path
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput
from sagrada.cli.server_database import DATABASE, database_url, sqlite_file
from sagrada.server.storage.backup import BackupError
from sagrada.server.storage.backup import restore as put_back
from sagrada.server.storage.opening import CannotStart, only_server


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by sagrada backup.")],
    database: DATABASE = None,
) -> None:
    """Replace the server’s database with a copy. Stop the server first.

    The previous database stays next to the restored one. If the copy is from an older version of
    Sagrada, the server updates it when it starts. With PostgreSQL, use pg_restore.

    \b
    sagrada restore /backup/sagrada-monday.db
    """
    target = sqlite_file(database, "Restore PostgreSQL with pg_restore: pg_restore --clean FILE")
    try:
        with only_server(database_url(database)):
            aside = put_back(file, target)
    except (BackupError, CannotStart) as error:
        raise BadInput("FILE", str(error)) from None
    typer.echo(f"Restored {target} from {file}.")
    if aside is not None:
        typer.echo(f"The previous database is now {aside}.")
