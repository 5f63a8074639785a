"""Random ids, and the time."""

import secrets
import time


def new_id() -> str:
    """96 bits: nobody guesses a table's link. No leading hyphen: commands read it as an option."""
    while (drawn := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return drawn


def new_code() -> str:
    """64 bits in small letters and digits, easy to read out and to type."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """128 bits, for sessions and tokens."""
    return secrets.token_urlsafe(16)


_offset = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970, by the clock of the system when this process started.

    If somebody sets that clock while we run, we go on as before: a clock that jumps must not end
    turns and sessions, open deals, or give anybody hours.
    """
    return (_offset + time.monotonic_ns()) // 1_000_000


def set_time(at: int) -> None:
    """It is that now, whatever the clock of the system says."""
    global _offset  # the time is one for the whole process
    _offset = at * 1_000_000 - time.monotonic_ns()


def go_on_from(at: int) -> None:
    """It is not earlier than that."""
    global _offset  # the time is one for the whole process
    _offset = max(_offset, at * 1_000_000 - time.monotonic_ns())
