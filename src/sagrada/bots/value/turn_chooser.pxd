cimport cython
from libc.math cimport exp, sqrt
from sagrada.bots.value.heuristic cimport Heuristic
from sagrada.bots.value.shape cimport *
from sagrada.bots.value.value_function cimport ValueFunction, turns_left
from sagrada.kernel.bits cimport lowest
from sagrada.kernel.cards cimport set_pattern
from sagrada.kernel.chance cimport apply_outcome, list_outcomes, sample_outcome
from sagrada.kernel.dice cimport kinds_in
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport apply_move, copy_state
from sagrada.kernel.state cimport State
from sagrada.kernel.window cimport fitting

cdef class TurnChooser:
    cdef int[DEPTH][SIZE] blocks
    cdef int[DEPTH][MOST_MOVES] moves
    cdef int[DEPTH][MOST_OUTCOMES] outcomes
    cdef int[DEPTH][MOST_OUTCOMES] weights
    cdef int[DEPTH][BEAM][SIZE] kept
    cdef double[DEPTH][BEAM] kept_values
    cdef int[DEPTH][BEAM] kept_lift
    cdef double[MOST_MOVES] values
    cdef int[MOST_MOVES] follow_ups
    cdef ValueFunction value_function
    cdef Heuristic heuristic
    cdef Generator generator
    cdef double tool_margin
    cdef int samples, best_lift, beam, tried_tools, only_tool, horizon, best_follow_up, follow_up
    cdef bint learned, tools, quick

    cpdef list evaluate(self, State state)
    cpdef double evaluate_pattern(self, State state, int seat, int pattern)
    cpdef double evaluate_second_turn(self, State state, int first, int second=*)
    cpdef set_heuristic(self, Heuristic heuristic)
    cdef double pattern_value(self, int* s, int number, int pattern) noexcept nogil
    @cython.locals(value=cython.double)
    cdef double value(self, int* s) noexcept nogil
    @cython.locals(best=cython.double, value=cython.double)
    cdef double best(self, int depth) noexcept nogil
    @cython.locals(bit=cython.int)
    cdef int is_skipped(self, int* s, int tool) noexcept nogil
    cdef double after(self, int depth, int move) noexcept nogil
    @cython.locals(best=cython.double, value=cython.double)
    cdef double best_turn(self, int depth) noexcept nogil
    @cython.locals(total=cython.double)
    cdef double average(self, int depth) noexcept nogil
    @cython.locals(between=cython.int, dice=cython.int, number=cython.int, left=cython.double, best=cython.int, pass_value=cython.double, total=cython.double, gone=cython.double, value=cython.double)
    cdef double second_turn(self, int* s) noexcept nogil
    @cython.locals(best=cython.double, value=cython.double, n=cython.int)
    cdef double best_place(self, int* s, int kind, double pass_value) noexcept nogil
    @cython.locals(best=cython.double, value=cython.double)
    cdef double best_lifting(self, int depth) noexcept nogil
    cdef int keep_best_moves(self, int depth) noexcept nogil
    @cython.locals(value=cython.double, at=cython.int)
    cdef int keep(self, int depth, int kept, int lift) noexcept nogil
    @cython.locals(best=cython.double)
    cdef int evaluate_all(self, int* s) noexcept nogil
    cdef double move_value(self, int* s, int move) noexcept nogil
    cdef int pick(self, int* s) noexcept nogil
