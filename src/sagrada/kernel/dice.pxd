# Made from dice.py by setup.py; do not edit.
from sagrada.kernel.bits cimport MULTIPLIER, WORD, count_bits, lowest
from sagrada.kernel.layout cimport PLANES

cdef inline void add_die(int* s, int at, int kind) noexcept nogil:
    """One more die of a kind, for the multiset that lies at index `at`."""
    carry = 1 << kind
    while carry:
        both = s[at] & carry
        s[at] ^= carry
        carry = both
        at += 1

cdef inline void take_die(int* s, int at, int kind) noexcept nogil:
    """One die less of a kind that is there."""
    borrow = 1 << kind
    while borrow:
        missing = borrow & ~s[at]
        s[at] ^= borrow
        borrow = missing
        at += 1

cdef inline int kinds_in(int* s, int at) noexcept nogil:
    """The mask of kinds that the multiset holds."""
    return s[at] | s[at + 1] | s[at + 2] | s[at + 3]

cdef inline int several_in(int* s, int at) noexcept nogil:
    """The mask of kinds of which the multiset holds two or more."""
    return s[at + 1] | s[at + 2] | s[at + 3]

cdef inline int number_in(int* s, int at, int kind) noexcept nogil:
    """How many dice of a kind the multiset holds."""
    number = 0
    for plane in range(PLANES):
        number += (s[at + plane] >> kind & 1) << plane
    return number

cdef inline int below(unsigned long long* word, int n) noexcept nogil:
    """A number from 0 to n - 1, by xorshift64*. `word` holds the generator's state, never 0.

    The upper half of the word is scaled to n: off from uniform by less than n / 2**32.
    """
    x = word[0]
    x ^= x >> 12
    x ^= x << 25 & WORD
    x ^= x >> 27
    word[0] = x
    return ((x * MULTIPLIER & WORD) >> 32) * n >> 32

cdef inline int nth_bit(int mask, int n) noexcept nogil:
    """The index of the n-th bit that is set, counted from 0."""
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)

cdef inline int any_bit(int mask, unsigned long long* word) noexcept nogil:
    """The index of any bit that is set, all equally likely."""
    return nth_bit(mask, below(word, count_bits(mask)))
