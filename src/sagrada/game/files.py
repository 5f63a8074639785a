"""Games in files: one record each, as text."""

import contextlib
import os
import tempfile
from pathlib import Path

from sagrada.engine.notation import NotationError
from sagrada.game.game import Game
from sagrada.game.record import Record, RecordError
from sagrada.game.record_text import format_record, parse_record

SUFFIX = ".sagrada"
"""How the name of a record's file ends."""


def load(path: str | os.PathLike[str]) -> Game:
    """The game in a file: one that `Game.save` wrote, or any record.

    Every move is checked. A record without its dealer's seed can be looked at, and played on until
    the next roll. Raises an OSError if there is no such file, and a `NotationError`, `RecordError`
    or `ReplayError` if it holds no game: each names the line.
    """
    return Game.from_record(load_record(path), needs_seed=False)


def load_record(path: str | os.PathLike[str]) -> Record:
    """The record in a file. Whether its moves are legal isn't checked."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(f"{os.fspath(path)}: this isn’t a text file in UTF-8") from None
    try:
        return parse_record(text)
    except NotationError as error:
        raise RecordError(f"{os.fspath(path)}: {error}") from None


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a game to a file; see `Game.save`."""
    write_text(Path(path), format_record(game.full_record()))


def write_text(path: Path, text: str) -> None:
    """Replace a file atomically: a reader finds the old text or the new one, never half of it.

    Only its owner can read it, because a game in progress holds secrets. Raises OSError.
    """
    path = path.resolve()  # a link stays a link
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
