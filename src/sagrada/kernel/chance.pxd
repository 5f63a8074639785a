cimport cython
from sagrada.kernel.bits cimport lowest, zero_ints
from sagrada.kernel.cards cimport add_tool
from sagrada.kernel.dice cimport add_die, below, kinds_in, random_bit, take_die
from sagrada.kernel.layout cimport *
from sagrada.kernel.play cimport begin_round, end_chain, return_to_pool
from sagrada.kernel.window cimport spaces_for

cdef void new_game(int* s, int players, int tools, int private, int per_colour) noexcept nogil
cdef int deal_stage(int* s) noexcept nogil
cdef int next_private(int* s) noexcept nogil
cdef int next_card(int* s) noexcept nogil
cdef int undealt(int* s) noexcept nogil
cdef void deal(int* s, int card) noexcept nogil
cdef int list_outcomes(int* s, int* out, int* weights) noexcept nogil
cdef void apply_outcome(int* s, int outcome) noexcept nogil
cdef void reroll_in_pool(int* s, int value) noexcept nogil
@cython.locals(colour=cython.int)
cdef int drawn_colour(int* s, int number) noexcept nogil
@cython.locals(number=cython.int)
cdef void sample_outcome(int* s, unsigned long long* word) noexcept nogil
cdef void resolve_chance(int* s, unsigned long long* word) noexcept nogil
