from sagrada.kernel.bits cimport count_bits, lowest
from sagrada.kernel.dice cimport kinds_in, several_in
from sagrada.kernel.layout cimport *
from sagrada.kernel.moving_tools cimport can_lift, liftable, lifted_targets
from sagrada.kernel.window cimport fitting, spaces_for

cdef int list_moves(int* s, int* out) noexcept nogil
cdef int list_bits(int mask, int move, int* out, int n) noexcept nogil
cdef int list_patterns(int* s, int* out) noexcept nogil
cdef int list_turn(int* s, int seat, int* out) noexcept nogil
cdef int list_places(int* s, int seat, int* out) noexcept nogil
cdef int list_values(int* s, int seat, int* out) noexcept nogil
cdef int list_swaps(int* s, int seat, int* out) noexcept nogil
cdef int slot_of(int* s, int tool) noexcept nogil
cdef int affordable(int* s, int seat, int slot) noexcept nogil
cdef int works_on(int* s, int seat, int tool, int kind) noexcept nogil
cdef int works_in_window(int* s, int seat, int slot, int tool) noexcept nogil
cdef int payments(int* s, int seat, int slot, int tool) noexcept nogil
cdef int draftable_with_tool(int* s, int seat, int kinds) noexcept nogil
cdef int helped(int* s, int seat, int tool, int kinds) noexcept nogil
cdef int left_to_pay(int* s, int slot) noexcept nogil
cdef int grozed_kinds(int kind) noexcept nogil
cdef int flipped_kind(int kind) noexcept nogil
cdef int isolated_spaces_for(int* s, int seat, int kind) noexcept nogil
