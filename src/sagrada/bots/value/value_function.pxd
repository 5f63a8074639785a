cimport cython
from sagrada.bots.value.features cimport Features
from sagrada.bots.value.rich_features cimport RichFeatures
from sagrada.bots.value.shape cimport *
from sagrada.bots.value.weight_sums cimport WeightSums
from sagrada.bots.value.window_memory cimport WindowMemory
from sagrada.kernel.bits cimport copy_ints, count_bits
from sagrada.kernel.layout cimport *
from sagrada.kernel.scoring cimport points, target, window_points
from sagrada.kernel.state cimport State

cdef int turns_left(int* s, int number) noexcept nogil
cdef int current_points(int* s, int number) noexcept nogil
@cython.locals(pool=cython.int, dice=cython.int)
cdef int to_beat(int* s) noexcept nogil

cdef class ValueFunction:
    cdef double[WEIGHTS] weights
    cdef Features features
    cdef WindowMemory memory
    cdef WeightSums sums
    cdef bint remembers

    cdef double value(self, int* s, int number, int turns) noexcept nogil
    @cython.locals(total=cython.double)
    cdef double remembered_value(self, int* s, int seat, int turns) noexcept nogil
    cdef double sum_of_weights(self) noexcept nogil
    cdef int copy_feature_ids(self, int* ids) noexcept nogil
    cdef void add_to_weight(self, int weight, double by) noexcept nogil
    cpdef list features_of(self, State state, int seat, int turns)
    cpdef double value_of(self, State state, int seat, int turns)
