cimport cython
from sagrada.bots.value.features cimport Features, capped, highest, own_colour
from sagrada.bots.value.shape cimport *
from sagrada.kernel.bits cimport count_bits, lowest
from sagrada.kernel.dice cimport kinds_in
from sagrada.kernel.layout cimport *
from sagrada.kernel.scoring cimport rarest
from sagrada.kernel.window cimport beside

cdef int step_of(int kinds) noexcept nogil
cdef int highest_on(int* s, int seat, int space) noexcept nogil

cdef class RichFeatures(Features):
    cdef int empty, empties

    cdef void add_window(self, int* s, int seat) noexcept nogil
    cdef void add_table(self, int* s, int seat, int turns) noexcept nogil
    @cython.locals(mask=cython.int, space=cython.int, fit=cython.int, own=cython.int, colours=cython.int)
    cdef void add_rich_spaces(self, int* s, int seat) noexcept nogil
    @cython.locals(fewest=cython.int, lead=cython.int)
    cdef void add_sets(self, int* s, int seat, int objective) noexcept nogil
    @cython.locals(line=cython.int, rows=cython.bint, alive=cython.int, at=cython.int, left=cython.int, dice=cython.int, reached=cython.bint, has_own=cython.bint)
    cdef void add_rich_lines(self, int* s, int seat, int objective) noexcept nogil
    @cython.locals(dear=cython.int, tokens=cython.int, high=cython.int, uses=cython.int, tool=cython.int)
    cdef void add_tools(self, int* s, int seat) noexcept nogil

cdef void add(RichFeatures features, int feature) noexcept nogil
