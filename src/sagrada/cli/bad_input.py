"""What is wrong with an input, in one sentence that names the place."""

import json
from collections.abc import Iterable


class BadInput(Exception):
    """An input that can't be used.

    `field` is the place in a request (`dice[3]`, `players[1].favor`), or None if the request as a
    whole is wrong.
    """

    def __init__(self, field: str | None, message: str) -> None:
        super().__init__(message if field is None else f"{field}: {message}")
        self.field = field
        self.message = message

    def within(self, place: str) -> "BadInput":
        """The same error, for a request that contains this one at `place`."""
        return BadInput(place if self.field is None else f"{place}.{self.field}", self.message)


def quote(value: object, longest: int = 40) -> str:
    """A wrong value for an error message: in JSON, as it was written, but short and on one line."""
    try:
        text = json.dumps(value)
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= longest else text[: longest - 3] + "..."


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """` (did you mean …?)` if a known word is close to `word`, else nothing."""
    from difflib import get_close_matches

    close = get_close_matches(word[:80], list(known), n=1)
    return f" (did you mean {close[0]}?)" if close else ""
