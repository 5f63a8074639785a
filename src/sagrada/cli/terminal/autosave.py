"""Keeping the record of a game under way in a file, so that nothing is lost.

While the game runs this is the host's private file: it holds the seed, without which nobody could
go on with it, and what every seat keeps secret. It says so in its first lines. When the game is
over those lines go, and the record can be given to everybody.
"""

import datetime
from dataclasses import replace
from pathlib import Path

import typer

from sagrada.cli.bad_input import BadInput
from sagrada.cli.files import write_text
from sagrada.game.game import Game
from sagrada.game.record import Record
from sagrada.game.record_text import format_record

NOTICE = (
    "A game under way: this file holds the dealer's seed and what every seat keeps secret.",
    "Do not look into it before the game is over. Go on with: sagrada play --resume FILE",
)
SUFFIX = ".sagrada"


def record_of(table: Game) -> Record:
    """The record of a table for its file: with a warning above it as long as it holds secrets."""
    record = table.record(reveal=True) if table.is_over else table.stored()
    words = tuple(line for line in record.preface if line not in NOTICE)
    return replace(record, preface=words if table.is_over else (*NOTICE, *words))


def new_file() -> Path:
    """A new name in the player's own folder for games."""
    folder = Path(typer.get_app_dir("sagrada"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(
            str(folder), f"cannot keep games there: {error.strerror}; name a file with --record"
        ) from None
    now = datetime.datetime.now().astimezone()
    name = now.strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


class Keeper:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: str | None = None
        """Why the latest state of the game could not be written, if it could not."""
        self._own = {path.resolve()}
        """Files that this game has written, and may write again."""

    def keep(self, table: Game) -> None:
        """Write the record. A full disk does not end the game; `trouble` tells of it."""
        try:
            write_text(self.path, format_record(record_of(table)))
            self.trouble = None
        except OSError as error:
            self.trouble = f"{self.path} cannot be written: {error.strerror}"

    def copy(self, table: Game, name: str) -> str | None:
        """Write the record to another file; the answer says what is wrong, if something is."""
        if not name:
            return "Say where to: save FILE"
        path = Path(name).expanduser()
        try:
            if path.exists() and path.resolve() not in self._own:
                return f"{name} is there already; give another name."
            write_text(path, format_record(record_of(table)))
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            return f"{name} cannot be written: {reason}."
        self._own.add(path.resolve())
        return None
