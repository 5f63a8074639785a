"""Copies of an SQLite database, also while a server writes to it.

A plain copy of the file could miss what is still in the log beside it, or be torn; SQLite's own
way of copying takes one moment of the whole database.
"""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from sagrada.server.storage.migrations.migrate import known_revisions

_PRIVATE = 0o600
_BESIDE = ("", "-wal", "-shm")
"""The file, and what SQLite keeps beside it."""


class BackupError(Exception):
    """One sentence that says what is wrong. Nothing has changed."""


def back_up(database: Path, copy: Path) -> None:
    """Write a copy, and check it. It has its name only when it is whole."""
    if not database.exists():
        raise BackupError(f"There’s no database at {database}.")
    if copy.exists():
        raise BackupError(f"{copy} already exists. Choose another file name.")
    _write(database, copy)


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in place of a database that no server uses; where the former one is now.

    That one may be damaged, so it is moved and not read.
    """
    if not copy.is_file():
        raise BackupError(f"There’s no file at {copy}.")
    if database.exists() and database.samefile(copy):
        raise BackupError(f"{copy} is the server’s own database. Choose a backup.")
    _check(copy)
    fresh = database.with_name(f"{database.name}.restored")
    database.parent.mkdir(parents=True, exist_ok=True)
    fresh.unlink(missing_ok=True)
    _write(copy, fresh)
    aside = database.with_name(f"{database.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    was_there = database.exists()
    try:
        for beside in _BESIDE:
            with suppress(FileNotFoundError):
                Path(f"{database}{beside}").rename(f"{aside}{beside}")
        fresh.rename(database)
    except OSError as error:
        raise BackupError(f"Couldn’t replace {database}: {_words(error)}.") from None
    return aside if was_there else None


def _write(source: Path, target: Path) -> None:
    """A copy that has its name only when it is whole."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        _copy(source, unfinished)
        _check(unfinished)
        unfinished.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"Couldn’t write {target}: {_words(error)}.") from None
    finally:
        for beside in _BESIDE:  # reading the copy to check it leaves the others
            with suppress(OSError):
                Path(f"{unfinished}{beside}").unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    # Nobody else on this machine reads sessions and seeds.
    os.close(os.open(target, os.O_CREAT | os.O_RDWR, _PRIVATE))
    with closing(_open(source)) as before, closing(sqlite3.connect(target)) as after:
        before.backup(after)


def _check(file: Path) -> None:
    """Refuse what is damaged, no database of ours, or of a version that we do not know."""
    try:
        with closing(_open(file)) as connection:
            damage = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        raise BackupError(f"{file} isn’t a Sagrada database, or it’s damaged.") from None
    if damage != "ok":
        raise BackupError(f"{file} is damaged: {damage}.")
    if version is None or version[0] not in known_revisions():
        raise BackupError(f"{file} is from a newer version of Sagrada. Install that first.")


def _open(file: Path) -> sqlite3.Connection:
    """To read, and only if it is there."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _words(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
