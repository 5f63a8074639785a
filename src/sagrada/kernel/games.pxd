from sagrada.kernel.bits cimport count_bits, lowest
from sagrada.kernel.cards cimport add_tool
from sagrada.kernel.chance cimport new_game, resolve_chance
from sagrada.kernel.dice cimport below, kinds_in, nth_bit, number_in, several_in
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.play cimport apply_move, copy_state, draft, end_turn, place
from sagrada.kernel.scoring cimport points, winners
from sagrada.kernel.window cimport spaces_for

cdef class _RandomPlayer:
    cdef int[SIZE] block
    cdef int[SIZE] start
    cdef int[MOST_MOVES] out
    cdef int[5] given
    cdef long long[4] points
    cdef long long[4] wins
    cdef long long moves
    cdef Generator generator
    cdef int players, tool_count, given_count, has_start, kind, space

    cdef void deal(self) noexcept nogil
    cdef void choose(self) noexcept nogil
    cdef void play_on(self) noexcept nogil
    cdef void place_on(self) noexcept nogil
    cdef void place_one(self) noexcept nogil
    cdef int count_ways(self, int seat, int way) noexcept nogil
    cdef void count(self) noexcept nogil
    cpdef void run(self, int games, bint with_tools)
