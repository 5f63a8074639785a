from sagrada.kernel.bits cimport around, beside, lowest
from sagrada.kernel.layout cimport *

cdef int spaces_for(int* s, int seat, int kind) noexcept nogil
cdef int fitting(int* s, int seat, int kinds) noexcept nogil
cdef int kind_at(int* s, int seat, int space) noexcept nogil
cdef void put(int* s, int seat, int kind, int bit) noexcept nogil
cdef void lift(int* s, int seat, int kind, int bit) noexcept nogil
cdef void reopen(int* s, int seat) noexcept nogil
