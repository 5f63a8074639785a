"""What windows were worth, kept for when they come up again.

Playouts of one position meet the same windows over and over. Most of a value is the sum of the
weights of a window's own features; the table's few make up the rest. So that sum is kept.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.bots.value.blocks import Reals
    from sagrada.bots.value.shape import MEMORY
    from sagrada.kernel.bits import MULTIPLIER, WORD, Ints, Words
    from sagrada.kernel.layout import (
        COLOUR,
        OCCUPIED,
        OPEN,
        PATTERN,
        PLAYERS,
        PRIVATE,
        PUBLIC,
        PUBLIC_COUNT,
        ROOM_COLOUR,
    )


class WindowMemory:
    """One place for each of many keys; a window that comes later takes the place."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.keys: Words = [0] * MEMORY
            self.sums: Reals = [0.0] * MEMORY
            self.dead_spaces: Ints = [0] * MEMORY
        self.key = 0
        self.at = 0

    def finds(self, s: Ints, seat: int, turns: int) -> int:
        """Whether this window is known; its sum is then at `at`. If not, `keep` may follow.

        The key is a hash of all that the features of a window depend on (`add_window`). Of its 64
        bits, the lowest are also the place, so that two windows are mixed up practically never.
        """
        x = s[PUBLIC_COUNT] * 8 + s[PLAYERS]
        x = mixed(x, turns + 1, s[seat + PATTERN] + 1)
        x = mixed(x, s[seat + PRIVATE] + 1, s[seat + PRIVATE + 1] + 1)
        for at in range(s[PUBLIC_COUNT]):
            x = mixed(x, s[PUBLIC + at], 0)
        x = mixed(x, s[seat + OCCUPIED], s[seat + OPEN])
        for at in range(COLOUR, COLOUR + 10, 2):  # all colors and values but one
            x = mixed(x, s[seat + at], s[seat + at + 1])
        x = mixed(x, s[seat + COLOUR + 10], s[seat + ROOM_COLOUR + 10])
        for at in range(ROOM_COLOUR, ROOM_COLOUR + 10, 2):
            x = mixed(x, s[seat + at], s[seat + at + 1])
        self.key = x
        self.at = x & MEMORY - 1
        return self.keys[self.at] == x

    def keep(self, total: float, dead: int) -> None:
        """Keep what the window of the latest `finds` came to."""
        self.keys[self.at] = self.key
        self.sums[self.at] = total
        self.dead_spaces[self.at] = dead


def mixed(x: int, first: int, second: int) -> int:
    """A hash of what was hashed before and two masks of spaces."""
    x = (x ^ first ^ second << 32) * MULTIPLIER & WORD
    return x ^ x >> 29
