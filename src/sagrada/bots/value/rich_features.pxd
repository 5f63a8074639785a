cimport cython
from sagrada.bots.value.features cimport Features, tokens_for, tool_is_dear, tool_uses
from sagrada.bots.value.shape cimport *
from sagrada.kernel.bits cimport bit_length, count_bits, lowest
from sagrada.kernel.layout cimport *
from sagrada.kernel.scoring cimport rarest
from sagrada.kernel.window cimport beside

cdef int step_of(int kinds) noexcept nogil

cdef class RichFeatures(Features):
    cdef int empties

    @cython.locals(mask=cython.int, space=cython.int, fit=cython.int)
    cdef void add_spaces(self, int* s, int seat) noexcept nogil
    cdef void add_window(self, int* s, int seat) noexcept nogil
    @cython.locals(mask=cython.int, space=cython.int, dice=cython.int)
    cdef void add_own(self, int* s, int seat) noexcept nogil
    @cython.locals(fewest=cython.int, lead=cython.int)
    cdef void add_sets(self, int* s, int seat, int objective) noexcept nogil
    @cython.locals(own=cython.int, line=cython.int, rows=cython.bint, alive=cython.int, at=cython.int, left=cython.int, dice=cython.int, reached=cython.bint, has_own=cython.bint)
    cdef void add_rich_lines(self, int* s, int seat, int objective) noexcept nogil
    @cython.locals(tool=cython.int, dear=cython.int, tokens=cython.int, uses=cython.int, state=cython.int)
    cdef void add_tools(self, int* s, int seat) noexcept nogil

cdef void add(RichFeatures features, int feature) noexcept nogil
