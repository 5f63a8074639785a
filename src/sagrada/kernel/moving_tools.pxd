from sagrada.kernel.bits cimport lowest
from sagrada.kernel.layout cimport *
from sagrada.kernel.window cimport around, beside, kind_at

cdef int targets(int* s, int seat, int kind, int bit, int tool) noexcept nogil
cdef int movable(int* s, int seat, int tool, int among) noexcept nogil
cdef int any_movable(int* s, int seat, int tool, int among) noexcept nogil
cdef void toggle(int* s, int seat, int kind, int bits) noexcept nogil
cdef int targets_before_second(
    int* s, int seat, int kind, int bit, int free, int only_one
) noexcept nogil
cdef int lathekin_first_dice(int* s, int seat, int only_one) noexcept nogil
cdef int tap_wheel_dice(int* s, int seat) noexcept nogil
cdef int liftable(int* s, int seat, int tool) noexcept nogil
cdef int can_lift(int* s, int seat, int tool) noexcept nogil
cdef int lifted_targets(int* s) noexcept nogil
