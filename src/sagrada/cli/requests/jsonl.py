"""JSON Lines: one request per line of stdin, one answer per line of stdout, in order.

The answer to a bad line says what is wrong with it. Blank lines are skipped.
"""

import json
import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from typing import BinaryIO

from sagrada.cli.bad_input import BadInput

MAX_LINE_LENGTH = 1 << 20
"""In bytes; a request needs a few hundred. A longer line isn't even kept in memory."""

Answer = Callable[[object], dict[str, object]]


def answer_lines(answer: Answer) -> int:
    """Answer every line. Returns how many of them were bad."""
    bad = 0
    write, flush = sys.stdout.write, sys.stdout.flush
    for number, line in enumerate(_lines(sys.stdin.buffer), start=1):
        if line is not None and not line.strip():
            continue
        try:
            reply = answer(parse_request(line))
        except BadInput as error:
            bad += 1
            reply = {
                "error": {"line": number, "field": error.field, "message": error.message},
            }
        write(format_answer(reply) + "\n")
        flush()  # a program that asks line by line gets each answer at once
    return bad


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines, and None in place of one that is too long."""
    while line := stream.readline(MAX_LINE_LENGTH):
        if len(line) < MAX_LINE_LENGTH or line.endswith(b"\n"):
            yield line
        else:
            while line and not line.endswith(b"\n"):
                line = stream.readline(MAX_LINE_LENGTH)
            yield None


def parse_request(line: bytes | None) -> object:
    """The JSON value of a line."""
    if line is None:
        raise BadInput(None, f"this line is longer than {MAX_LINE_LENGTH} bytes; send one request")
    try:
        return _DECODER.decode(line.removeprefix(BOM_UTF8).rstrip().decode())
    except UnicodeDecodeError as error:
        raise BadInput(None, f"not UTF-8: byte {error.start + 1} of the line is invalid") from None
    except json.JSONDecodeError as error:
        line_of_file = f"line {error.lineno} " if error.lineno > 1 else ""
        place = f"{line_of_file}column {error.colno}"
        raise BadInput(None, f"not JSON: {error.msg} at {place}") from None
    except RecursionError:
        raise BadInput(None, "not a request: the JSON is nested too deeply") from None
    except ValueError:  # Python refuses integers of more than a few thousand digits
        raise BadInput(None, "not a request: it has a number with far too many digits") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise BadInput(twice[:40], "this field is listed twice; give it once")
    return found


def _not_a_number(word: str) -> float:
    raise BadInput(None, f"not JSON: JSON has no number {word}")


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_not_a_number)

format_answer = json.JSONEncoder(separators=(",", ":")).encode
"""An answer as one line of ASCII, without the line end."""
