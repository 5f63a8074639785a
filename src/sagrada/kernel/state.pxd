from sagrada.kernel cimport chance, play, scoring
from sagrada.kernel.bits cimport zero_ints
from sagrada.kernel.chance cimport list_outcomes
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport copy_state
from sagrada.kernel.scoring cimport points

cdef class State:
    cdef int[SIZE] block
    cdef int[MOST_MOVES] buffer
    cdef int[MOST_OUTCOMES] weights

    cpdef sample_outcome(self, Generator generator)
    cpdef resolve_chance(self, Generator generator)
