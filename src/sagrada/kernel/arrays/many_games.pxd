cimport cython
from sagrada.kernel.arrays.fields cimport *
from sagrada.kernel.arrays.observation cimport (
    acting_seat, list_actions, move_of, write_mask, write_observation,
)
from sagrada.kernel.bits cimport (
    block_of, first_byte, first_int, first_word, free_blocks, new_blocks, seeded,
)
from sagrada.kernel.chance cimport resolve_chance
from sagrada.kernel.dice cimport below
from sagrada.kernel.layout cimport *
from sagrada.kernel.play cimport apply_move, copy_state
from sagrada.kernel.scoring cimport points, target, winners
from sagrada.kernel.state cimport State

cdef class ManyGames:
    cdef readonly int size, players
    cdef int* blocks
    cdef bint is_bound, observes, counts_points
    cdef int[::1] actions, scores, targets
    cdef signed char[::1] masks, seats, rounds, overs, wins, faults, observations
    cdef unsigned long long[::1] seeds, words

    cdef void begin_at(self, State start)
    cpdef deal(self, int first, int last)
    cpdef step(self, int first, int last)
    cpdef choose(self, int first, int last, unsigned long long[::1] words)
    cdef void begin(self, int i) noexcept nogil
    @cython.locals(word=cython.ulonglong[1])
    cdef void roll(self, int* s, int i) noexcept nogil
    cdef void forget(self, int i) noexcept nogil
    cdef void step_one(self, int i) noexcept nogil
    cdef void note_end(self, int* s, int i) noexcept nogil
    cdef void note_points(self, int* s, int i) noexcept nogil
    @cython.locals(moves=cython.int[MOST_MOVES])
    cdef void show(self, int i) noexcept nogil
    @cython.locals(word=cython.ulonglong[1], moves=cython.int[MOST_MOVES])
    cdef void choose_one(self, int i, unsigned long long* generators) noexcept nogil
