cimport cython
from sagrada.bots.value.shape cimport *
from sagrada.kernel.bits cimport MULTIPLIER, WORD
from sagrada.kernel.layout cimport *

cdef struct KnownWindow:
    unsigned long long key_and_dead
    double sum

cdef class WindowMemory:
    cdef KnownWindow[MEMORY] places
    cdef unsigned long long key
    cdef int at

    @cython.locals(x=cython.ulonglong)
    cdef bint finds(self, int* s, int seat, int turns) noexcept nogil
    cdef void keep(self, double total, int dead) noexcept nogil
    cdef double sum(self) noexcept nogil
    cdef int dead(self) noexcept nogil

cdef unsigned long long mixed(unsigned long long x, unsigned long long word) noexcept nogil
@cython.locals(first=cython.ulonglong, second=cython.ulonglong, third=cython.ulonglong)
cdef unsigned long long three_masks(int* s, int at) noexcept nogil
