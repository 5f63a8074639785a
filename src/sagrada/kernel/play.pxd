from sagrada.kernel.bits cimport copy_ints
from sagrada.kernel.cards cimport set_pattern
from sagrada.kernel.dice cimport add_die, kinds_in, take_die
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport flipped_kind, slot_of
from sagrada.kernel.moving_tools cimport can_lift
from sagrada.kernel.window cimport add_to_window, kind_at, remove_from_window

cdef void apply_move(int* s, int move) noexcept nogil
cdef int seat_of_turn(int* s, int turn_number) noexcept nogil
cdef void end_turn(int* s) noexcept nogil
cdef void end_round(int* s) noexcept nogil
cdef void begin_round(int* s, int start) noexcept nogil
cdef void end_chain(int* s) noexcept nogil
cdef void choose_pattern(int* s, int number, int pattern) noexcept nogil
cdef void draft(int* s, int kind) noexcept nogil
cdef void place(int* s, int space) noexcept nogil
cdef void use_tool(int* s, int tool) noexcept nogil
cdef void pay(int* s, int kind) noexcept nogil
cdef void begin_effect(int* s, int tool) noexcept nogil
cdef void set_value(int* s, int value) noexcept nogil
cdef void swap(int* s, int number, int kind) noexcept nogil
cdef void lift_die(int* s, int space) noexcept nogil
cdef void return_to_pool(int* s) noexcept nogil
cdef void copy_state(int* to, int* s) noexcept nogil
