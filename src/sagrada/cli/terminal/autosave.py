"""Saving a game after every step, so that nothing is lost.

During the game the file is private to the host: it holds the seed, which is needed to resume the
game, and what every seat keeps secret. Its first lines say so. When the game is over those lines
are removed, and everybody can have the record.
"""

import datetime
from dataclasses import replace
from pathlib import Path

import typer

from sagrada import Game, Record
from sagrada.cli.bad_input import BadInput
from sagrada.cli.files import error_reason
from sagrada.game.files import SUFFIX, write_text
from sagrada.game.record_text import format_record

NOTICE = (
    "A game in progress: this file holds the dealer’s seed and every seat’s secrets.",
    "Don’t open it before the game is over. Resume with: sagrada play --resume FILE",
)
_OLD_NOTICE = (
    "A game under way: this file holds the dealer's seed and what every seat keeps secret.",
    "Do not look into it before the game is over. Go on with: sagrada play --resume FILE",
)
"""What earlier versions wrote: a game that they began can be resumed."""


def record_to_save(game: Game) -> Record:
    """The record of a game for its file, with a notice above it as long as it holds secrets."""
    record = game.record(reveal=True) if game.is_over else game.full_record()
    preface = tuple(line for line in record.preface if line not in NOTICE + _OLD_NOTICE)
    return replace(record, preface=preface if game.is_over else (*NOTICE, *preface))


def new_path() -> Path:
    """A file that doesn't exist yet, in the player's own folder for games."""
    folder = Path(typer.get_app_dir("sagrada"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(
            str(folder), f"can’t save games there: {error.strerror}; name a file with --record"
        ) from None
    now = datetime.datetime.now().astimezone()
    name = now.strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


class Autosave:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.error: str | None = None
        """Why the latest save failed; None if it didn't."""
        self._own_files = {path.resolve()}
        """Files that this game has written, and so can overwrite."""

    def save(self, game: Game) -> None:
        """Write the record. A full disk doesn't end the game: it only sets `error`."""
        try:
            write_text(self.path, format_record(record_to_save(game)))
            self.error = None
        except OSError as error:
            self.error = f"can’t write {self.path}: {error.strerror}"

    def save_copy(self, game: Game, name: str) -> str | None:
        """Write the record to another file. Returns what is wrong, or None."""
        if not name:
            return "Name a file: save FILE"
        path = Path(name).expanduser()
        try:
            if path.exists() and path.resolve() not in self._own_files:
                return f"{name} already exists. Pick another name."
            write_text(path, format_record(record_to_save(game)))
        except (OSError, ValueError) as error:
            return f"Can’t write {name}: {error_reason(error)}."
        self._own_files.add(path.resolve())
        return None
