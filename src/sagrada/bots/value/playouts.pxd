cimport cython
from libc.math cimport exp, sqrt
from sagrada.bots.value.hidden_colours cimport HiddenColours
from sagrada.bots.value.shape cimport *
from sagrada.bots.value.turn_chooser cimport TurnChooser
from sagrada.bots.value.value_function cimport ValueFunction, current_points, turns_left
from sagrada.kernel.bits cimport MULTIPLIER, WORD, count_bits
from sagrada.kernel.chance cimport resolve_chance
from sagrada.kernel.dice cimport below
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.play cimport apply_move, copy_state
from sagrada.kernel.scoring cimport winners
from sagrada.kernel.state cimport State

cdef double SOLO_SCALE, SOLO_SCALE_BY_TURNS, LOST_A_TURN
cdef int ALL_TOOLS_FROM

cdef double solo_utility(double margin, int turns) noexcept nogil
cpdef double win_scale(int players, int turns) noexcept nogil
cpdef double solo_lean() noexcept nogil
cpdef double solo_chance(double margin, int turns) noexcept nogil

cdef class Playouts:
    cdef int[SIZE] root
    cdef int[SIZE] block
    cdef int[CANDIDATES] first
    cdef int[CANDIDATES] second
    cdef int[CANDIDATES] visit_counts
    cdef double[CANDIDATES] utilities
    cdef double[CANDIDATES] points
    cdef double[CANDIDATES] squares
    cdef double[CANDIDATES] wins
    cdef double[4] seat_values
    cdef TurnChooser chooser
    cdef ValueFunction value_function
    cdef HiddenColours hidden_colours
    cdef Generator generator
    cdef unsigned long long seed
    cdef int rounds, seat, count, first_number, beam, until
    cdef bint thorough, face_up, sharp_end, quick
    cdef double opponent_weight, win_weight, tool_margin

    cpdef begin(self, State state, int seat, unsigned long long seed, int first_number=*)
    cpdef int add(self, int first, int second=*)
    cpdef play(self, int at, int number)
    cpdef int visits(self, int at)
    cpdef double utility(self, int at)
    cpdef tuple result(self, int at)
    @cython.locals(number=cython.int, ahead=cython.int, turns=cython.int, over=cython.bint, win=cython.double)
    cpdef list latest(self)
    @cython.locals(total=cython.double)
    cpdef double judge(self, State root, State after, int playouts, unsigned long long seed)
    cdef void set_root(self, int* s, unsigned long long seed) noexcept nogil
    cdef double points_after(self, int* s, int number) noexcept nogil
    cdef void play_one(self, int at) noexcept nogil
    @cython.locals(x=cython.ulonglong)
    cdef void reseed(self, int number, int kind) noexcept nogil
    cdef void choose_patterns(self, int own) noexcept nogil
    cdef void move(self, int move) noexcept nogil
    cdef void play_on(self, int number) noexcept nogil
    cdef int last_round(self) noexcept nogil
    @cython.locals(is_own=cython.bint, is_sharp=cython.bint, is_last=cython.bint)
    cdef void restrict_tools(self, int number) noexcept nogil
    cdef void note_value(self, int number) noexcept nogil
    @cython.locals(over=cython.bint, others=cython.double, own=cython.double, win=cython.double, utility=cython.double)
    cdef void add_result(self, int at) noexcept nogil
    @cython.locals(total=cython.double, scale=cython.double, own=cython.double)
    @cython.locals(later=cython.int)
    cdef double missing_points(self, int number) noexcept nogil
    cdef double win_chance(self, int seat, int turns) noexcept nogil
