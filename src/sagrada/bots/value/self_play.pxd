cimport cython
from libc.math cimport sqrt
from sagrada.bots.value.shape cimport *
from sagrada.bots.value.turn_chooser cimport TurnChooser
from sagrada.bots.value.value_function cimport ValueFunction, current_points, turns_left
from sagrada.kernel.chance cimport new_game, resolve_chance
from sagrada.kernel.dice cimport below
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport apply_move

cdef class SelfPlay:
    cdef int[SIZE] block
    cdef int[MOST_MOVES] moves
    cdef int[4][22][MOST_IDS] ids
    cdef int[4][22] counts
    cdef double[4][22] values
    cdef int[4] positions
    cdef double[WEIGHTS] squares
    cdef TurnChooser chooser
    cdef ValueFunction value_function
    cdef Generator generator
    cdef int players, solo_wins
    cdef double trace_decay, exploration, total

    @cython.locals(with_tools=cython.int)
    cpdef double run(self, int games, double learning_rate, bint tools)
    cdef void play(self, double learning_rate, int tools) noexcept nogil
    cdef void deal(self, int tools) noexcept nogil
    cdef int choose(self, double learning_rate) noexcept nogil
    cdef void remember(self, int number) noexcept nogil
    @cython.locals(target=cython.double, following=cython.double)
    cdef void learn(self, int number, double learning_rate) noexcept nogil
    @cython.locals(change=cython.double)
    cdef void update_weights(self, int number, int at, double error, double learning_rate) noexcept nogil
