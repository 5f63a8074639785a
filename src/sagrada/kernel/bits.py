"""Bit tricks. `bits.pxd` holds the same in C, so that every compiled module has them inline."""

from sagrada.kernel.layout import ALL_SPACES, NOT_FIRST, NOT_LAST

Ints = list[int]
"""A block of C ints; uncompiled, a list."""

WORD = (1 << 64) - 1
"""All bits of a 64-bit word."""
MULTIPLIER = 0x2545F4914F6CDD1D
"""Of xorshift64* (generator.py)."""


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set; there must be one."""
    return (mask & -mask).bit_length() - 1


def count_bits(mask: int) -> int:
    return mask.bit_count()


def beside(mask: int) -> int:
    """The spaces orthogonally beside those of the mask."""
    return (mask << 1 & NOT_FIRST) | (mask >> 1 & NOT_LAST) | (mask << 5 & ALL_SPACES) | (mask >> 5)


def around(mask: int) -> int:
    """The spaces of the mask and all eight around each."""
    wide = mask | (mask << 1 & NOT_FIRST) | (mask >> 1 & NOT_LAST)
    return wide | (wide << 5 & ALL_SPACES) | (wide >> 5)


def copy_ints(to: Ints, source: Ints, count: int) -> None:
    to[:count] = source[:count]


def blank(block: Ints, count: int) -> None:
    block[:count] = [0] * count
