"""A session at a real terminal: what is erased, coloured and kept when it breaks off."""

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from sagrada.cli.app import INTERRUPTED
from sagrada.cli.terminal.terminal import EndOfInput, Terminal
from tests.cli.games import finished
from tests.cli.test_app import HERE

ERASED, HISTORY_ERASED = "\x1b[H\x1b[2J", "\x1b[3J"
PATIENCE = 20.0
"""Seconds after which a terminal that says nothing has failed; usually it takes far less."""


class Screen:
    """A pseudo-terminal of 24 lines with `sagrada` at it."""

    def __init__(self, *argv: str, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        env = {key: value for key, value in HERE.items() if key not in ("NO_COLOR", "COLUMNS")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sagrada", *argv],
            env={**env, "TERM": "xterm-256color", "COLORTERM": "truecolor", **environment},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def read_until(self, words: str) -> str:
        """All that is shown until these words come."""
        shown = b""
        while words not in shown.decode(errors="replace"):
            ready, _, _ = select.select([self._ours], [], [], PATIENCE)
            assert ready, f"{words!r} did not come; shown was {shown!r}"
            shown += os.read(self._ours, 65536)
        return shown.decode(errors="replace")

    def interrupt_until(self, words: str) -> None:
        """Press Ctrl-C until these words come.

        Python sees a signal between two steps only: one that comes after the prompt and just before
        the wait for a line is seen when the wait ends, so a person, too, would press again.
        """
        for _ in range(int(PATIENCE)):
            self.process.send_signal(signal.SIGINT)
            if select.select([self._ours], [], [], 1.0)[0]:
                break
        self.read_until(words)

    def exit_code(self) -> int:
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)


def plain(shown: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown)


def test_a_short_session(kept: Path) -> None:
    args = ("--players", "Anna,Bea", "--seed", "7", "--record", str(kept))
    with Screen("play", *args) as screen:
        handover = screen.read_until("press Enter.")
        assert HISTORY_ERASED in handover
        screen.type("\n")
        own = screen.read_until("Anna ▸")
        assert own.index(ERASED) < own.index("Shades of Red")
        assert "\x1b[1;38;2;255;255;255;48;2;198;40;40m" in own  # the private objective is red
        screen.type("1\n")
        handover = screen.read_until("press Enter.")
        assert handover.rindex(HISTORY_ERASED) < handover.index("Pass the keyboard to Bea.")
        screen.type("\n")
        assert "Shades of Red" not in screen.read_until("Bea ▸")
        screen.type("\x04")  # Ctrl-D
        assert "Resume with: sagrada play --resume" in screen.read_until("game.sagrada")
        assert screen.exit_code() == 0
    assert "1: pattern lux-astram\n" in kept.read_text(encoding="utf-8")


def test_ctrl_c_keeps_the_game(kept: Path) -> None:
    args = ("--solo", "--seed", "7", "--record", str(kept))
    with Screen("play", *args, NO_COLOR="1") as screen:
        screen.read_until("Player ▸")
        screen.type("1\n")
        shown = screen.read_until("Player ▸")
        assert "38;2;" not in shown  # no colours
        assert len(plain(shown).splitlines()) <= 24
        assert max(map(len, plain(shown).splitlines())) <= 80
        screen.interrupt_until("Resume with: sagrada play --resume")
        assert screen.exit_code() == INTERRUPTED
    assert "1: pattern" in kept.read_text(encoding="utf-8")


def test_stepping_through_a_record(kept: Path) -> None:
    kept.write_text(finished(), encoding="utf-8")
    with Screen("replay", str(kept)) as screen:
        screen.read_until("quit ▸")
        screen.type("\n")
        shown = screen.read_until("quit ▸")
        assert ERASED in shown
        assert "Step 2 of" in shown
        screen.type("q\n")
        assert screen.exit_code() == 0


# ---------------------------------------------------------------- terminals of other kinds


def terminal_on(file: io.StringIO, force_terminal: bool = False) -> Terminal:
    return Terminal(Console(file=file, width=80, height=12, force_terminal=force_terminal))


def test_a_terminal_that_cannot_erase_is_filled_with_blank_lines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    out = io.StringIO()
    terminal = terminal_on(out, force_terminal=True)
    terminal.clear()
    assert out.getvalue() == "\n"
    terminal.clear(secret=True)
    assert out.getvalue().count("\n") > 12
    assert not terminal.is_roomy


def test_a_process_without_any_input_is_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(EndOfInput):
        terminal_on(io.StringIO()).ask(Text("Die?"))


def test_a_pipe_is_written_out_like_a_session(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"  \xff[red]R3 \n")))
    out = io.StringIO()
    terminal = terminal_on(out)
    terminal.clear(secret=True)
    assert terminal.ask(Text("Die?")) == "�[red]R3"
    with pytest.raises(EndOfInput):
        terminal.ask(Text("Die?"))
    assert out.getvalue() == "\nDie?   �[red]R3 \nDie? \n"
