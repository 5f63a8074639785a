cimport cython

cdef list _LOWER, _UPPER, _BEGIN, _WARN
cdef tuple _NEAR

@cython.locals(
    takes_colour=tuple, takes_value=tuple, print_colour=tuple, print_value=tuple,
    occupied=cython.int, free=cython.int, empty=cython.int, alive=cython.int, one_colour=cython.int, one_value=cython.int,
    once=cython.int, twice=cython.int, mask=cython.int, colour=cython.int, value=cython.int, left=cython.int, needed=cython.int,
    whatever_the_die=bytes, not_touching=bytes, reasons=bytes, warnings=bytes,
    refused=list, fits=list,
)
cpdef tuple fit_texts(object window, object dice, int colours_left, bint warns)

@cython.locals(lower=bytes, upper=bytes)
cdef bytes _text(int mask)

@cython.locals(passed=cython.int)
cdef int _check(list refused, bytes reason, int left, int lets_pass) except -1

@cython.locals(found=list, space=cython.int, dead=cython.int)
cdef bytes _warnings(int spaces, int needed)
