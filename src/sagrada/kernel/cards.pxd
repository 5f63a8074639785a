from sagrada.kernel.layout cimport *
from sagrada.kernel.window cimport reopen

cdef int[264] TAKES
cdef int[24] DIFFICULTY
cdef int[26] PAYS

cdef void lay_pattern(int* s, int seat, int pattern) noexcept nogil
cdef void lay_tool(int* s, int tool) noexcept nogil
cpdef int paying_kinds(int tool, int first_printing) noexcept nogil
