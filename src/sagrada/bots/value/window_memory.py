"""What windows were worth, kept for when they come up again.

Playouts of one position meet the same windows over and over. Most of a value is a window's points
and the weights of its own features; the table's few make up the rest. So that sum is kept.
"""

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.bots.value.blocks import KnownWindow
    from sagrada.bots.value.shape import MEMORY
    from sagrada.kernel.bits import MULTIPLIER, WORD, Ints
    from sagrada.kernel.layout import (
        COLOUR,
        OWN_PATTERN,
        PATTERN,
        PLAYERS,
        PRIVATE,
        PUBLIC,
        PUBLIC_COUNT,
        ROOM_COLOUR,
        VALUE,
    )


class WindowMemory:
    """One place for each of many keys; a window that comes later takes the place."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.places = [KnownWindow() for _ in range(MEMORY)]
        self.key = 0
        self.at = 0

    def finds(self, s: Ints, seat: int, turns: int) -> int:
        """Whether this window is known; then `sum` and `dead` tell of it. If not, `keep` follows.

        The key is a hash of all that the points and features of a window depend on (`add_spaces`,
        `add_window`). It has 64 bits, so that two windows are mixed up practically never: the
        lowest are the place, and the others are kept there.
        """
        x = 0
        for at in range(s[PUBLIC_COUNT]):
            x = x * 16 + s[PUBLIC + at] + 1
        x = (x * 32 + turns) * 8 + s[PLAYERS]
        x = (x * 32 + s[seat + PATTERN] + 1) * 8 + s[seat + PRIVATE] + 1
        x = mixed(0, x * 8 + s[seat + PRIVATE + 1] + 1)
        x = mixed(x, three_masks(s, seat + COLOUR))
        x = mixed(x, three_masks(s, seat + COLOUR + 3))  # the last two colors, the first value
        x = mixed(x, three_masks(s, seat + VALUE + 1))
        x = mixed(x, three_masks(s, seat + VALUE + 3))
        if s[seat + PATTERN] == OWN_PATTERN:  # its number doesn't tell its restrictions
            for at in range(ROOM_COLOUR, ROOM_COLOUR + 11):
                x = mixed(x, s[seat + at])
        self.key = x & ~(MEMORY - 1)
        self.at = x & MEMORY - 1
        return self.places[self.at].key_and_dead & ~(MEMORY - 1) == self.key

    def keep(self, total: float, dead: int) -> None:
        """Keep what the window of the latest `finds` came to."""
        self.places[self.at].key_and_dead = self.key | dead
        self.places[self.at].sum = total

    def sum(self) -> float:
        """What the latest window came to."""
        return self.places[self.at].sum

    def dead(self) -> int:
        """The spaces of the latest window on which nothing fits."""
        return self.places[self.at].key_and_dead & MEMORY - 1


def mixed(x: int, word: int) -> int:
    """A hash of what was hashed before and another word."""
    x = (x ^ word) * MULTIPLIER & WORD
    return x ^ x >> 29


def three_masks(s: Ints, at: int) -> int:
    """Three masks of spaces in one word."""
    first = s[at]
    second = s[at + 1]
    third = s[at + 2]
    return first | second << 20 | third << 40
