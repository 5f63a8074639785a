cimport cython
from libc.math cimport pow
from sagrada.bots.value.features cimport diagonal, missing_in, own_colour, sorts_on
from sagrada.kernel.bits cimport count_bits, lowest
from sagrada.kernel.layout cimport *
from sagrada.kernel.scoring cimport points, rarest

cdef class Heuristic:
    cdef double[20] filled
    cdef int[20] fit_colours
    cdef int[20] fit_values
    cdef double[11] expected
    cdef double tries, dice_seen, share_of_sets, own_value, points_per_filled

    cdef double value(self, int* s, int number, int turns) noexcept nogil
    cdef double chance(self, int kinds) noexcept nogil
    @cython.locals(space=cython.int, colours=cython.int, values=cython.int)
    cdef double fill(self, int* s, int seat, int turns) noexcept nogil
    cdef double sets(self, int* s, int at, int expected, int sorts) noexcept nogil
    @cython.locals(line=cython.int, rows=cython.bint, points_each=cython.int)
    cdef double lines(self, int* s, int seat, int objective) noexcept nogil
    cdef double line(self, int* s, int seat, int line, int by_colour) noexcept nogil
    cdef double diagonals(self, int* s, int seat) noexcept nogil
