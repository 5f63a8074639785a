cimport cython
from libc.math cimport sqrt
from sagrada.bots.value.playouts cimport Playouts
from sagrada.bots.value.self_play cimport SelfPlay
from sagrada.bots.value.shape cimport *
from sagrada.bots.value.turn_chooser cimport TurnChooser
from sagrada.bots.value.value_function cimport ValueFunction, turns_left
from sagrada.kernel.bits cimport lowest
from sagrada.kernel.chance cimport resolve_chance
from sagrada.kernel.dice cimport below, kinds_in
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport apply_move, copy_state
from sagrada.kernel.window cimport fitting

cdef int PLAIN_SIBLINGS, EARLY_LOOKS, LATE_LOOKS
cdef double LEVEL_SHARE, LARGEST_ERROR, FORCED

cdef class SiblingLearning:
    cdef int[SIBLINGS][SIZE] siblings
    cdef int[SIZE] trial
    cdef int[MOST_MOVES] moves
    cdef int[SIBLINGS][MOST_IDS] ids
    cdef int[SIBLINGS] counts
    cdef double[SIBLINGS] values
    cdef double[SIBLINGS] labels
    cdef double[WEIGHTS] squares
    cdef SelfPlay games
    cdef Playouts playouts
    cdef ValueFunction learner
    cdef TurnChooser chooser
    cdef int each, looked, count
    cdef double total

    @cython.locals(with_tools=cython.int)
    cpdef double run(self, int positions, int each, double learning_rate, bint tools)
    @cython.locals(s=cython.p_int, looks=cython.int)
    cdef void play(self, double learning_rate, int tools) noexcept nogil
    cdef void look(self, double learning_rate) noexcept nogil
    @cython.locals(s=cython.p_int, kinds=cython.int, draft=cython.int, n=cython.int)
    cdef void collect_plain(self) noexcept nogil
    @cython.locals(s=cython.p_int, margin=cython.double, move=cython.int)
    cdef void collect_with_tools(self) noexcept nogil
    @cython.locals(at=cython.int, turns=cython.int)
    cdef void keep(self, int* s) noexcept nogil
    @cython.locals(turns=cython.int)
    cdef void put(self, int at, int* s) noexcept nogil
    @cython.locals(shared=cython.double, squares=cython.double, error=cython.double)
    cdef void learn(self, double learning_rate) noexcept nogil
    @cython.locals(change=cython.double, weight=cython.int)
    cdef void update_weights(self, int at, double error, double learning_rate) noexcept nogil
