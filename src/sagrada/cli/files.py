"""Reading and writing files: whatever goes wrong becomes one clear sentence."""

import sys
from pathlib import Path

from sagrada import NotationError, Record, RecordError
from sagrada.cli.bad_input import BadInput
from sagrada.game.record_text import parse_record

STDIN = "-"
MAX_FILE_SIZE = 1 << 24
"""In bytes; a long game takes a few thousand."""


def read_bytes(name: str, at_most: int = -1) -> bytes:
    """The content of a file, or of stdin for `-`. Raises OSError or ValueError."""
    if name == STDIN:
        return sys.stdin.buffer.read(at_most)
    with Path(name).open("rb") as file:
        return file.read(at_most)


def error_reason(error: OSError | ValueError) -> str:
    """Why a file can't be read or written (ValueError: its name isn't a file name)."""
    return str(error.strerror if isinstance(error, OSError) else error)


def read_text(name: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        content = read_bytes(name, MAX_FILE_SIZE + 1)
    except (OSError, ValueError) as error:
        raise BadInput(name, f"can’t read it: {error_reason(error)}") from None
    if len(content) > MAX_FILE_SIZE:
        raise BadInput(name, "this is far too long for a game. Is it the right file?")
    if b"\0" in content:
        raise BadInput(name, "this isn’t a text file. Is it the right one?")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadInput(name, f"line {line} isn’t UTF-8 text. Is it the right file?") from None


def read_record(name: str) -> Record:
    """The record in a file. This doesn't check whether its moves are legal."""
    try:
        return parse_record(read_text(name))
    except (NotationError, RecordError) as error:
        raise BadInput(name, str(error)) from None
