from sagrada.kernel.bits cimport seeded
from sagrada.kernel.dice cimport below

cdef class Generator:
    cdef unsigned long long[1] word
