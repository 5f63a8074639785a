cimport cython
from sagrada.kernel.chance cimport apply_outcome, list_outcomes
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport apply_move, copy_state
from sagrada.kernel.state cimport State

cdef int pin(int* pins, int which, int first) noexcept nogil
cdef int pinned(int* s, int* pins, int* out, int* weights) noexcept nogil
cdef void resolve_pinned(int* s, int* pins, int* out, int* weights) noexcept nogil
@cython.locals(
    out=cython.int[MOST_MOVES], weights=cython.int[MOST_OUTCOMES], child=cython.int[SIZE],
    found=cython.longlong,
)
cdef long long count_chains(int* s, int depth, int* pins) noexcept nogil

cdef class _Counter:
    cdef int[SIZE] block
    cdef int[PINS_SIZE] pins
    cdef long long found

    cpdef write(self, int which, codes)
    cpdef long long run(self, int depth)
