from sagrada.kernel.layout cimport *

cdef void add_die(int* s, int at, int kind) noexcept nogil
cdef void take_die(int* s, int at, int kind) noexcept nogil
cdef int kinds_in(int* s, int at) noexcept nogil
cdef int several_in(int* s, int at) noexcept nogil
cdef int number_in(int* s, int at, int kind) noexcept nogil
