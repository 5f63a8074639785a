"""The terminal at which people play: a screen to draw on, and lines that they type.

It also works in a pipe. Then nothing is cleared, and the input is written out too, so that the
output reads like a session.
"""

import io
import sys

from rich.console import Console, RenderableType
from rich.text import Text

_ROOMY_HEIGHT = 30
_ERASE = "\x1b[H\x1b[2J"
_ERASE_HISTORY = "\x1b[3J"


class EndOfInput(Exception):
    """There is no more input: Ctrl-D, or the end of a pipe."""


class Terminal:
    def __init__(self, console: Console) -> None:
        self.console = console
        self._can_erase = console.is_terminal and not console.is_dumb_terminal
        self._input = sys.stdin or io.StringIO()  # a process can be started without stdin
        self._is_typed = self._input.isatty()
        if isinstance(self._input, io.TextIOWrapper):
            self._input.reconfigure(errors="replace")

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def is_roomy(self) -> bool:
        """Whether there is height to spare for blank lines."""
        return self.console.height >= _ROOMY_HEIGHT

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, line: str, style: str = "") -> None:
        """Print a line without wrapping it, so that a path in it can be copied."""
        self.console.print(Text(line, style), soft_wrap=True)

    def clear(self, secret: bool = False) -> None:
        """Clear the screen. If it showed secrets, nobody can scroll back to them."""
        if self._can_erase:
            self.console.file.write(_ERASE + (_ERASE_HISTORY if secret else ""))
        else:
            hiding = secret and self.console.is_terminal
            self.console.print("\n" * (self.console.height if hiding else 0))

    def ask(self, prompt: Text) -> str:
        """The line that is typed, without blanks around it."""
        self.console.print(prompt, end=" ")
        self.console.file.flush()
        line = self._input.readline()
        if not line or not self._is_typed:
            self.console.print(line.rstrip("\n"), markup=False)
        if not line:
            raise EndOfInput
        return line.strip()
