cimport cython
from sagrada.bots.value.features cimport Features, tokens_for, tool_is_dear, tool_uses
from sagrada.bots.value.shape cimport *
from sagrada.kernel.bits cimport count_bits, lowest
from sagrada.kernel.layout cimport *
from sagrada.kernel.window cimport beside

cdef class WeightSums:
    cdef double[TURNS * SPACE_STATES] space_sums
    cdef double[TURNS * MOST_TOOLS * TOOL_STATES] tool_sums
    cdef unsigned long long[TURNS] made_for

    @cython.locals(space=cython.int, fit=cython.int, state=cython.int, total=cython.double)
    cdef double of_spaces(self, Features features, int* s, int seat, int turns) noexcept nogil
    @cython.locals(first=cython.int, tokens=cython.int, state=cython.int, total=cython.double)
    cdef double of_tools(self, int dead, int* s, int seat, int turns) noexcept nogil
    @cython.locals(key=cython.ulonglong)
    cdef void prepare(self, double* weights, int* s, int turns) noexcept nogil
    @cython.locals(base=cython.int, fit=cython.int, state=cython.int, near=cython.int, shared=cython.double, total=cython.double)
    cdef void add_up_spaces(self, double* weights, int* s, int turns) noexcept nogil
    @cython.locals(
        base=cython.int, first=cython.int, tool=cython.int, dear=cython.int, tokens=cython.int,
        uses=cython.int, state=cython.int, place=cython.int, shared=cython.double, total=cython.double,
    )
    cdef void add_up_tools(self, double* weights, int* s, int turns) noexcept nogil
