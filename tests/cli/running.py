"""The `sagrada` command, run inside the test process as in a pipe of 80 columns."""

import io
import json
import os
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from sagrada.cli.app import run

ENVIRONMENT = {"COLUMNS": "80", "NO_COLOR": "1"}


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def answers(self) -> list[Any]:
        """The lines of --jsonl."""
        return [json.loads(line) for line in self.out.splitlines()]


def sagrada(*argv: str, stdin: str | bytes = b"") -> Ran:
    data = stdin.encode() if isinstance(stdin, str) else stdin
    return _run(argv, io.TextIOWrapper(io.BytesIO(data)), io.StringIO())


def _run(argv: tuple[str, ...], stdin: object, out: io.StringIO) -> Ran:
    err = io.StringIO()
    with (
        patch.dict(os.environ, ENVIRONMENT),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run(argv)
    return Ran(code, out.getvalue(), err.getvalue())


class _Typist:
    """Somebody who reads what is shown before typing a line."""

    def __init__(self, out: io.StringIO, answer: Callable[[str], str | None]) -> None:
        self._out = out
        self._read = 0
        self._answer = answer

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shown = self._out.getvalue()[self._read :]
        self._read += len(shown)
        line = self._answer(shown)
        return "" if line is None else f"{line}\n"


def answered(answer: Callable[[str], str | None], *argv: str) -> Ran:
    """The command with somebody who answers what was shown since the last line; None: Ctrl-D."""
    out = io.StringIO()
    return _run(argv, _Typist(out, answer), out)


def ask(command: str, *requests: object) -> list[Any]:
    """The answers of `sagrada COMMAND --jsonl` to these requests."""
    ran = sagrada(command, "--jsonl", stdin="\n".join(json.dumps(each) for each in requests))
    assert ran.err == ""
    return ran.answers


def assert_speaks_json(message: str) -> None:
    """Values are written as in JSON, not as in Python."""
    assert not re.search(r"'|\b(True|False|None|dict|tuple|str|int)\b", message)


def assert_refused(ran: Ran, *words: str) -> None:
    """One line on stderr that holds these words, nothing on stdout, exit code 2."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("sagrada")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith("\n")
    for word in words:
        assert word in ran.err
