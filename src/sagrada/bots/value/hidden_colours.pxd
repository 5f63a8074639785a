cimport cython
from libc.math cimport exp
from sagrada.bots.value.value_function cimport ValueFunction, turns_left
from sagrada.kernel.dice cimport below
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.play cimport copy_state
from sagrada.kernel.scoring cimport colour_points
from sagrada.kernel.state cimport State

cdef double EVIDENCE_OF_DICE

cdef double evidence_of_value(int players) noexcept nogil

cdef class HiddenColours:
    cdef int[SIZE] block
    cdef double[4][5] likelihoods
    cdef ValueFunction value_function
    cdef bint by_dice
    cdef int seat, possible

    cpdef look_at(self, State state, int seat)
    cpdef list probabilities(self, int number)
    cdef void look(self, int* s, int seat) noexcept nogil
    @cython.locals(turns=cython.int, evidence=cython.double, first=cython.double, value=cython.double)
    cdef void weigh(self, int number) noexcept nogil
    cdef void sample(self, int* s, Generator generator) noexcept nogil
    @cython.locals(total=cython.double, draw=cython.double, last=cython.int)
    cdef int sample_colour(self, int number, int free, Generator generator) noexcept nogil
