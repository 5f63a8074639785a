"""Reading and writing the files of people: every trouble becomes one clear sentence."""

import contextlib
import os
import sys
import tempfile
from pathlib import Path

from sagrada.cli.bad_input import BadInput
from sagrada.engine.notation import NotationError
from sagrada.game.record import Record, RecordError
from sagrada.game.record_text import parse_record

STDIN = "-"
LARGEST = 1 << 24
"""In bytes; a long game takes some thousand."""


def read_text(name: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        if name == STDIN:
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(name, f"cannot read it: {reason}") from None
    if len(content) > LARGEST:
        raise BadInput(name, "this is far too long for a game; is it the right file?")
    if b"\0" in content:
        raise BadInput(name, "this is not a text file; is it the right one?")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadInput(name, f"line {line} is not UTF-8 text; is it the right file?") from None


def read_record(name: str) -> Record:
    """The record in a file. Whether its moves are legal is not asked here."""
    try:
        return parse_record(read_text(name))
    except (NotationError, RecordError) as error:
        raise BadInput(name, str(error)) from None


def write_text(path: Path, text: str) -> None:
    """Replace a file in one go: whoever reads it finds the old text or the new, never a half.

    Only its owner may read it, for a game under way holds secrets. Raises OSError.
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
