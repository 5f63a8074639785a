cimport cython
from libc.math cimport exp, sqrt
from sagrada.bots.value.heuristic cimport ByHand
from sagrada.bots.value.shape cimport *
from sagrada.bots.value.value_function cimport Outlook, turns_left
from sagrada.kernel.bits cimport copy_ints, lowest
from sagrada.kernel.cards cimport lay_pattern
from sagrada.kernel.chance cimport happen, list_outcomes, roll
from sagrada.kernel.dice cimport kinds_in
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport make_move
from sagrada.kernel.state cimport State
from sagrada.kernel.window cimport fitting

cdef class Chooser:
    cdef int[DEPTH][SIZE] blocks
    cdef int[DEPTH][MOST_MOVES] moves
    cdef int[DEPTH][MOST_OUTCOMES] outcomes
    cdef int[DEPTH][MOST_OUTCOMES] weights
    cdef int[DEPTH][BEAM][SIZE] kept
    cdef double[DEPTH][BEAM] kept_worth
    cdef int[DEPTH][BEAM] kept_lift
    cdef double[MOST_MOVES] worths
    cdef int[MOST_MOVES] replies
    cdef Outlook outlook
    cdef ByHand by_hand
    cdef Generator generator
    cdef double hurdle
    cdef int samples, best_lift, beam, tried, only, sight, reply, follow
    cdef bint learned, tools, quick

    cpdef list judge(self, State state)
    cpdef double judge_pattern(self, State state, int seat, int pattern)
    cpdef set_by_hand(self, ByHand by_hand)
    cdef double worth_of_pattern(self, int* s, int number, int pattern) noexcept nogil
    @cython.locals(worth=cython.double)
    cdef double worth(self, int* s) noexcept nogil
    @cython.locals(best=cython.double, worth=cython.double)
    cdef double best(self, int depth) noexcept nogil
    @cython.locals(bit=cython.int)
    cdef int is_skipped(self, int* s, int tool) noexcept nogil
    cdef double after(self, int depth, int move) noexcept nogil
    @cython.locals(best=cython.double, worth=cython.double)
    cdef double best_turn(self, int depth) noexcept nogil
    @cython.locals(total=cython.double)
    cdef double average(self, int depth) noexcept nogil
    @cython.locals(best=cython.double, worth=cython.double)
    cdef double best_lifting(self, int depth) noexcept nogil
    cdef int keep_best_moves(self, int depth) noexcept nogil
    @cython.locals(worth=cython.double, at=cython.int)
    cdef int keep(self, int depth, int kept, int lift) noexcept nogil
    @cython.locals(best=cython.double)
    cdef int judge_all(self, int* s) noexcept nogil
    cdef double worth_of_move(self, int* s, int move) noexcept nogil
    cdef int pick(self, int* s) noexcept nogil
