"""A bot that thinks until it is told to stop, in a module that a bot process imports quickly."""

import time
from pathlib import Path


def waits_for(begun: str, enough: str) -> str:
    """Says that it has begun, and ends when it is told to."""
    Path(begun).touch()
    while not Path(enough).exists():
        time.sleep(0.01)
    return "done"
