"""Multisets of dice as bit planes (layout.py), and random numbers. All of it is inline in C.

RULES 4.6: equal dice are one choice, so only the number of dice of each kind is kept. Adding and
taking dice is counting in binary.
"""

from sagrada.kernel.bits import MULTIPLIER, WORD, Ints, Words, count_bits, lowest
from sagrada.kernel.layout import PLANES


def add_die(s: Ints, at: int, kind: int) -> None:
    """Add a die of a kind to the multiset at index `at`."""
    carry = 1 << kind
    while carry:
        both = s[at] & carry
        s[at] ^= carry
        carry = both
        at += 1


def take_die(s: Ints, at: int, kind: int) -> None:
    """Take a die of a kind that is there from the multiset."""
    borrow = 1 << kind
    while borrow:
        missing = borrow & ~s[at]
        s[at] ^= borrow
        borrow = missing
        at += 1


def kinds_in(s: Ints, at: int) -> int:
    """The mask of kinds that the multiset holds."""
    return s[at] | s[at + 1] | s[at + 2] | s[at + 3]


def several_in(s: Ints, at: int) -> int:
    """The mask of kinds that the multiset holds at least twice."""
    return s[at + 1] | s[at + 2] | s[at + 3]


def number_in(s: Ints, at: int, kind: int) -> int:
    """How many dice of a kind the multiset holds."""
    number = 0
    for plane in range(PLANES):
        number += (s[at + plane] >> kind & 1) << plane
    return number


def below(word: Words, n: int) -> int:
    """A number from 0 to n - 1, by xorshift64*. `word` holds the generator's state, never 0.

    The upper half of the word is scaled to n: off from uniform by less than n / 2**32.
    """
    x = word[0]
    x ^= x >> 12
    x ^= x << 25 & WORD
    x ^= x >> 27
    word[0] = x
    return ((x * MULTIPLIER & WORD) >> 32) * n >> 32


def nth_bit(mask: int, n: int) -> int:
    """The index of the n-th bit that is set, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def random_bit(mask: int, word: Words) -> int:
    """The index of a random bit that is set, all equally likely."""
    return nth_bit(mask, below(word, count_bits(mask)))
