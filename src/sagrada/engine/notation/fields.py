"""Values under keys, each with the line it was read from. Positions and records use it."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from sagrada.engine.notation import NotationError, quoted

T = TypeVar("T")
D = TypeVar("D")


class Fields:
    """What a text says under each of its keys. Every error names the line and the key."""

    def __init__(self, known: Iterable[str]) -> None:
        self._known = {key.lower(): key for key in known}
        self._found: dict[str, tuple[str, int]] = {}

    def add(self, key: str, text: str, line: int) -> None:
        """Take in one line. Keys can have any letter case, and each can occur only once."""
        name = self._known.get(key.lower())
        if name is None:
            known = ", ".join(self._known.values())
            raise NotationError(f"{quoted(key)} isn’t known here; expected one of {known}", line)
        if name in self._found:
            raise NotationError(
                f"{name} is listed twice, first on line {self._found[name][1]}; keep one", line
            )
        self._found[name] = text, line

    def __contains__(self, key: str) -> bool:
        return key in self._found

    def read(self, key: str, parse: Callable[[str], T], default: D) -> T | D:
        """The value under a key, or `default` where the text says nothing."""
        return self.need(key, parse) if key in self._found else default

    def need(self, key: str, parse: Callable[[str], T]) -> T:
        """The value under a key that cannot be left out."""
        if key not in self._found:
            raise NotationError(f"{key} is missing; add a line for it")
        text, line = self._found[key]
        try:
            return parse(text)
        except NotationError as error:
            raise NotationError(f"{key}: {error.message}", line) from None

    def error(self, key: str, message: str) -> NotationError:
        """An error about the value under a key, with its line if it has one."""
        line = self._found[key][1] if key in self._found else None
        return NotationError(f"{key}: {message}", line)
