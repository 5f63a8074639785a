"""`sagrada games`."""

import asyncio
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from sagrada.cli.bad_input import BadInput
from sagrada.cli.server_database import DATABASE, open_database
from sagrada.game.files import SUFFIX
from sagrada.server.ids import now
from sagrada.server.replay.agreed import agreed_records
from sagrada.server.storage.database import Database


def games(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where to write the records: a new folder.")
    ],
    database: DATABASE = None,
) -> None:
    """Write the finished games whose players all allow puzzles, without names.

    A game counts only if everybody in it allows it now, in their profile. Games on a deal that can
    still be played are left out, and so are forks, own windows, and tables where people shared a
    screen or a program played. You can do this while the server is running. Find puzzles in the
    records with python -m sagrada.study.puzzles.mine --records FOLDER.

    \b
    sagrada games agreed
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        # Who has changed their mind since would still be in it.
        raise BadInput("FOLDER", f"{folder} isn’t empty; name a new folder")
    opened = open_database(database)
    texts = asyncio.run(_texts(opened))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for text in texts:
            name = sha256(text.encode()).hexdigest()[:16] + SUFFIX
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput("FOLDER", f"can’t write to {folder}: {error.strerror}") from None
    typer.echo(f"Wrote {len(texts)} {'game' if len(texts) == 1 else 'games'} to {folder}.")


async def _texts(database: Database) -> list[str]:
    try:
        async with database.reading() as connection:
            return [str(record) async for record in agreed_records(connection, now())]
    finally:
        await database.close()
