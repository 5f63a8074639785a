"""What Python and C write differently. `bits.pxd` has the same names in C."""

Ints = list[int]
"""An array of C ints; uncompiled, a list."""
Words = list[int]
"""An array of 64-bit words; uncompiled, a list."""

WORD = (1 << 64) - 1
"""All bits of a 64-bit word."""
MULTIPLIER = 0x2545F4914F6CDD1D
"""The multiplier of xorshift64* (generator.py)."""


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set; there must be one."""
    return (mask & -mask).bit_length() - 1


def count_bits(mask: int) -> int:
    return mask.bit_count()


def copy_ints(to: Ints, source: Ints, count: int) -> None:
    to[:count] = source[:count]


def zero_ints(block: Ints, count: int) -> None:
    block[:count] = [0] * count
