cimport cython
from sagrada.bots.value.shape cimport *
from sagrada.kernel.bits cimport MULTIPLIER, WORD
from sagrada.kernel.layout cimport *

cdef class WindowMemory:
    cdef unsigned long long[MEMORY] keys
    cdef double[MEMORY] sums
    cdef int[MEMORY] dead_spaces
    cdef unsigned long long key
    cdef int at

    @cython.locals(x=cython.ulonglong, at=cython.int)
    cdef bint finds(self, int* s, int seat, int turns) noexcept nogil
    cdef void keep(self, double total, int dead) noexcept nogil

cdef unsigned long long mixed(unsigned long long x, unsigned long long first, unsigned long long second) noexcept nogil
