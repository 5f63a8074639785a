cimport cython
from sagrada.kernel.arrays.fields cimport *
from sagrada.kernel.bits cimport first_byte, lowest, zero_bytes
from sagrada.kernel.layout cimport *
from sagrada.kernel.legal cimport list_moves
from sagrada.kernel.state cimport State

cdef int acting_seat(int* s) noexcept nogil
cdef int write_mask(int* s, int seat, int* moves, signed char* mask, int at) noexcept nogil
cdef int list_actions(int* s, int seat, int* out) noexcept nogil
cdef int action_of(int move, int seat) noexcept nogil
cdef int move_of(int action, int seat) noexcept nogil
cdef void write_observation(int* s, int seat, signed char* out, int at) noexcept nogil
cdef void write_table(int* s, int seat, signed char* out, int at) noexcept nogil
cdef void write_own(int* s, int seat, signed char* out, int at) noexcept nogil
cdef void write_seat(int* s, int seat, signed char* out, int at) noexcept nogil
cdef void mark(signed char* out, int at, int place) noexcept nogil
cdef void write_spaces(int mask, signed char* out, int at) noexcept nogil
cdef void write_counts(int* s, int multiset, int planes, signed char* out, int at) noexcept nogil
cpdef observe_into(State state, int seat, signed char[::1] out)
@cython.locals(moves=cython.int[MOST_MOVES])
cpdef int mask_into(State state, int seat, signed char[::1] out) except -1
