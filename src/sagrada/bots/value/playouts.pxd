cimport cython
from libc.math cimport exp, sqrt
from sagrada.bots.value.shape cimport *
from sagrada.bots.value.turn_chooser cimport Chooser
from sagrada.bots.value.value_function cimport Outlook, standing, turns_left
from sagrada.kernel.bits cimport MULTIPLIER, WORD, copy_ints
from sagrada.kernel.chance cimport settle
from sagrada.kernel.dice cimport below
from sagrada.kernel.generator cimport Generator
from sagrada.kernel.layout cimport *
from sagrada.kernel.play cimport make_move
from sagrada.kernel.scoring cimport winners, worth
from sagrada.kernel.state cimport State

cdef double LEANING, SCALE, SCALE_BY_TURNS

cdef double chance_of(double lead, int turns) noexcept nogil

cdef class Playouts:
    cdef int[SIZE] root
    cdef int[SIZE] block
    cdef int[CANDIDATES] first
    cdef int[CANDIDATES] second
    cdef int[CANDIDATES] played
    cdef double[CANDIDATES] aims
    cdef double[CANDIDATES] points
    cdef double[CANDIDATES] squares
    cdef double[CANDIDATES] wins
    cdef double[4] promise
    cdef double[4][5] leanings
    cdef Chooser chooser
    cdef Outlook outlook
    cdef Generator generator
    cdef unsigned long long seed
    cdef int rounds, seat, count
    cdef double envy

    cpdef begin(self, State state, int seat, unsigned long long seed)
    cpdef list guess(self, int number)
    cpdef int add(self, int first, int second=*)
    cpdef play(self, int at, int number)
    cpdef int number(self, int at)
    cpdef double aim(self, int at)
    cpdef tuple outcome(self, int at)
    cdef void play_one(self, int at) noexcept nogil
    @cython.locals(x=cython.ulonglong)
    cdef void reseed(self, int number, int kind) noexcept nogil
    cdef void imagine_colours(self) noexcept nogil
    @cython.locals(total=cython.double, draw=cython.double, last=cython.int)
    cdef int draw_colour(self, int number, int free) noexcept nogil
    cdef void choose_patterns(self, int own) noexcept nogil
    cdef void move(self, int move) noexcept nogil
    cdef void go_on(self, int number) noexcept nogil
    cdef void mind_tools(self, int number) noexcept nogil
    cdef void promise_of(self, int number) noexcept nogil
    @cython.locals(over=cython.bint, others=cython.double, own=cython.double, lead=cython.double, win=cython.double)
    cdef void count_up(self, int at) noexcept nogil
