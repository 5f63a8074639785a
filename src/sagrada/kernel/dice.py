"""Multisets of dice as planes of bits (layout.py): add and take are binary counting.

RULES 4.6: equal dice are one choice, so only how many there are of each kind is kept.
"""

import cython

if not cython.compiled:
    from sagrada.kernel.bits import Ints
    from sagrada.kernel.layout import PLANES


def add_die(s: Ints, at: int, kind: int) -> None:
    """One more die of a kind, for the multiset that lies at index `at`."""
    carry = 1 << kind
    while carry:
        both = s[at] & carry
        s[at] ^= carry
        carry = both
        at += 1


def take_die(s: Ints, at: int, kind: int) -> None:
    """One die less of a kind that is there."""
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
    """The mask of kinds of which the multiset holds two or more."""
    return s[at + 1] | s[at + 2] | s[at + 3]


def number_in(s: Ints, at: int, kind: int) -> int:
    """How many dice of a kind the multiset holds."""
    number = 0
    for plane in range(PLANES):
        number += (s[at + plane] >> kind & 1) << plane
    return number
