from sagrada.kernel.layout cimport *
from sagrada.kernel.window cimport update_open

cdef int[264] TAKES
cdef int[24] DIFFICULTY
cdef int[26] PAYS

cdef void set_pattern(int* s, int seat, int pattern) noexcept nogil
cdef void add_tool(int* s, int tool) noexcept nogil
cpdef int paying_kinds(int tool, int first_printing) noexcept nogil
