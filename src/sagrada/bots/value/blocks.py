"""What stands in for C arrays and structs when these modules run uncompiled."""

Reals = list[float]
"""An array of C doubles."""


class KnownWindow:
    """What is kept of a window (window_memory.py)."""

    def __init__(self) -> None:
        self.key_and_dead = 0
        """The upper bits of its key; below them, the number of spaces on which nothing fits."""
        self.sum = 0.0
