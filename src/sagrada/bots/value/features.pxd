cimport cython
from sagrada.bots.value.shape cimport *
from sagrada.kernel.bits cimport count_bits, lowest
from sagrada.kernel.dice cimport kinds_in
from sagrada.kernel.layout cimport *
from sagrada.kernel.scoring cimport colour_points
from sagrada.kernel.window cimport fitting

cdef int diagonal(int mask) noexcept nogil
cdef int own_colour(int* s, int seat) noexcept nogil
cdef int missing_in(int* s, int at, int sorts, int line) noexcept nogil
@cython.locals(mask=cython.int)
cdef int sorts_on(int* s, int room, int sorts, int space) noexcept nogil
cdef int highest(int kinds) noexcept nogil
cdef int tool_is_dear(int* s, int slot) noexcept nogil
@cython.locals(high=cython.int)
cdef int tokens_for(int* s, int seat, int slot) noexcept nogil
cdef int tool_uses(int players, int dear, int tokens) noexcept nogil

cdef class Features:
    cdef int[MOST_IDS] ids
    cdef int[20] colours_on
    cdef int[20] values_on
    cdef int[20] fit_colours
    cdef int[20] fit_values
    cdef double[31] bits_lost
    cdef unsigned long long[32] in_bytes
    cdef int[20] line_chances
    cdef int[20] line_hardest
    cdef int count, base, empty, own, hardest, kinds, dead

    cdef void extract(self, int* s, int seat, int turns) noexcept nogil
    cdef void begin(self, int* s, int turns) noexcept nogil
    @cython.locals(
        first=cython.int, colours=cython.ulonglong, values=cython.ulonglong, kinds=cython.int,
        some_colour=cython.int, some_value=cython.int, colours_room=cython.int,
    )
    cdef void look_at(self, int* s, int seat) noexcept nogil
    @cython.locals(space=cython.int, fit=cython.int)
    cdef void add_spaces(self, int* s, int seat) noexcept nogil
    cdef void add_window(self, int* s, int seat) noexcept nogil
    @cython.locals(lead=cython.int, room=cython.int)
    cdef void add_pairs(self, int* s, int seat, int which) noexcept nogil
    @cython.locals(rare=cython.int, nearly=cython.int, number=cython.int, spaces=cython.int, fewest=cython.int)
    cdef void add_variety(self, int* s, int seat, int at, int room, int sorts) noexcept nogil
    @cython.locals(line=cython.int, rows=cython.bint, missing=cython.int, dice=cython.int, at=cython.int)
    cdef void add_lines(self, int* s, int seat, int objective) noexcept nogil
    @cython.locals(rows=cython.bint, space=cython.int, fit=cython.int, hardest=cython.int, steps=cython.int)
    cdef int line_chance(self, int objective, int number, int missing) noexcept nogil
    @cython.locals(joined=cython.int, bit=cython.int, near=cython.int)
    cdef void add_diagonals(self, int* s, int seat) noexcept nogil
    @cython.locals(fit=cython.int)
    cdef void add_table(self, int* s, int seat, int turns) noexcept nogil
    @cython.locals(state=cython.int)
    cdef void add_tools(self, int* s, int seat) noexcept nogil

cdef void add(Features features, int feature) noexcept nogil
