from sagrada.kernel.bits cimport count_bits
from sagrada.kernel.layout cimport *

cdef int points(int* s, int number) noexcept nogil
cdef int window_points(int* s, int seat) noexcept nogil
cdef int private_points(int* s, int seat) noexcept nogil
cdef int colour_points(int* s, int seat, int colour) noexcept nogil
cdef int public_points(int* s, int seat, int objective) noexcept nogil
cdef int rarest(int* s, int at, int sorts) noexcept nogil
cdef int varied_rows(int* s, int seat, int at, int sorts) noexcept nogil
cdef int varied_columns(int* s, int seat, int at, int sorts) noexcept nogil
cdef int is_varied(int* s, int at, int sorts, int line) noexcept nogil
cdef int on_diagonals(int* s, int seat) noexcept nogil
cdef int target(int* s) noexcept nogil
cdef int last_tie_break_key(int* s, int number, int start) noexcept nogil
cdef int winners(int* s) noexcept nogil
