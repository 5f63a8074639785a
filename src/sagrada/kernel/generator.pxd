cimport cython
from sagrada.kernel.bits cimport MULTIPLIER, WORD

@cython.locals(x=cython.ulonglong)
cdef unsigned int below(unsigned long long* word, unsigned int n) noexcept nogil

cdef class Generator:
    cdef unsigned long long[1] word
