"""What Python and C write differently. `bits.pxd` has the same names in C."""

from typing import Any

Ints = list[int]
"""An array of C ints; uncompiled, a list."""
Words = list[int]
"""An array of 64-bit words; uncompiled, a list."""
Bytes = Any
"""An array of signed bytes; uncompiled, a buffer such as a bytearray or a memoryview."""

WORD = (1 << 64) - 1
"""All bits of a 64-bit word."""
MULTIPLIER = 0x2545F4914F6CDD1D
"""The multiplier of xorshift64* (generator.py)."""


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set; there must be one."""
    return (mask & -mask).bit_length() - 1


def bit_length(mask: int) -> int:
    """The number of bits from the lowest to the highest that is set; 0 if none is."""
    return mask.bit_length()


def count_bits(mask: int) -> int:
    return mask.bit_count()


def copy_ints(to: Ints, source: Ints, count: int) -> None:
    to[:count] = source[:count]


def zero_ints(block: Ints, count: int) -> None:
    block[:count] = [0] * count


def zero_bytes(row: Bytes, at: int, count: int) -> None:
    row[at : at + count] = memoryview(bytes(count)).cast("b")


def first_byte(buffer: Any) -> Bytes:
    """In C, the address of a buffer's first byte; here, the buffer itself."""
    return memoryview(buffer).cast("B").cast("b")


def new_blocks(count: int, size: int) -> list[Ints]:
    """Room for many states."""
    return [[0] * size for _ in range(count)]


def block_of(blocks: list[Ints], i: int, size: int) -> Ints:  # noqa: ARG001  # C needs the size
    return blocks[i]


def free_blocks(blocks: list[Ints]) -> None:
    """Only C has to give the room back."""


def first_int(buffer: Any) -> Ints:
    """Like `first_byte`, for ints."""
    return buffer  # type: ignore[no-any-return]  # a buffer of ints is used like a list of them


def first_word(buffer: Any) -> Words:
    """Like `first_byte`, for 64-bit words."""
    return buffer  # type: ignore[no-any-return]  # a buffer of words is used like a list of them


def seeded(seed: int) -> int:
    """What a generator begins with (generator.py): a step of splitmix64, never 0."""
    x = (seed + 0x9E3779B97F4A7C15) & WORD
    x = ((x ^ x >> 30) * 0xBF58476D1CE4E5B9) & WORD
    x = ((x ^ x >> 27) * 0x94D049BB133111EB) & WORD
    return (x ^ x >> 31) or 1
