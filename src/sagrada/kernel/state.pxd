from sagrada.kernel cimport chance, scoring
from sagrada.kernel.bits cimport blank
from sagrada.kernel.chance cimport list_outcomes
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport copy_state, make_move
from sagrada.kernel.scoring cimport points

cdef class State:
    cdef int[SIZE] block
    cdef int[MOST_MOVES] buffer
    cdef int[MOST_OUTCOMES] weights

    cpdef roll(self, Generator generator)
    cpdef settle(self, Generator generator)
