cimport cython
from libc.math cimport sqrt
from sagrada.bots.value.shape cimport *
from sagrada.bots.value.turn_chooser cimport Chooser
from sagrada.bots.value.value_function cimport Outlook, standing, turns_left
from sagrada.kernel.chance cimport begin, settle
from sagrada.kernel.dice cimport below
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport make_move

cdef class SelfPlay:
    cdef int[SIZE] block
    cdef int[MOST_MOVES] moves
    cdef int[4][22][MOST_IDS] ids
    cdef int[4][22] counts
    cdef double[4][22] values
    cdef int[4] noted
    cdef double[WEIGHTS] squares
    cdef Chooser chooser
    cdef Outlook outlook
    cdef Generator generator
    cdef int players, solo_wins
    cdef double trace, explore, total

    @cython.locals(with_tools=cython.int)
    cpdef double run(self, int games, double pace, bint tools)
    cdef void play(self, double pace, int tools) noexcept nogil
    cdef void deal(self, int tools) noexcept nogil
    cdef int choose(self, double pace) noexcept nogil
    cdef void note(self, int number) noexcept nogil
    @cython.locals(aim=cython.double)
    cdef void learn(self, int number, double pace) noexcept nogil
    cdef void correct(self, int number, int at, double error, double pace) noexcept nogil
