"""The terminal at which people play: a screen to draw on, and lines that they type.

It works as well in a pipe: then nothing is cleared, and what was typed is written out, so that
the output reads like the session.
"""

import io
import sys

from rich.console import Console, RenderableType
from rich.text import Text

_ROOMY = 30
_ERASE = "\x1b[H\x1b[2J"
_ERASE_HISTORY = "\x1b[3J"


class EndOfInput(Exception):
    """Nobody will type anything more: Ctrl-D, or the end of a pipe."""


class Terminal:
    def __init__(self, console: Console) -> None:
        self.console = console
        self._can_erase = console.is_terminal and not console.is_dumb_terminal
        self._input = sys.stdin or io.StringIO()  # a process may be started without any
        self._is_typed = self._input.isatty()
        if isinstance(self._input, io.TextIOWrapper):
            self._input.reconfigure(errors="replace")

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_roomy(self) -> bool:
        """Whether there is height to spare for blank lines."""
        return self.console.height >= _ROOMY

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, line: str, style: str = "") -> None:
        """A line that is not broken, so that a path in it can be copied."""
        self.console.print(Text(line, style), soft_wrap=True)

    def clear(self, secret: bool = False) -> None:
        """An empty screen. If what stood there was secret, it cannot be scrolled back to."""
        if self._can_erase:
            self.console.file.write(_ERASE + (_ERASE_HISTORY if secret else ""))
        else:
            hiding = secret and self.console.is_terminal
            self.console.print("\n" * (self.console.height if hiding else 0))

    def ask(self, prompt: Text) -> str:
        """What is typed, without blanks around it."""
        self.console.print(prompt, end=" ")
        self.console.file.flush()
        line = self._input.readline()
        if not line or not self._is_typed:
            self.console.print(line.rstrip("\n"), markup=False)
        if not line:
            raise EndOfInput
        return line.strip()
