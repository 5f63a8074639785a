"""Random ids, and the time."""

import secrets
import time


def new_id() -> str:
    """96 bits: nobody guesses a table's link."""
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """64 bits in small letters and digits, easy to read out and to type."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """128 bits, for sessions and tokens."""
    return secrets.token_urlsafe(16)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
