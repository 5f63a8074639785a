cimport cython
from sagrada.kernel.bits cimport count_bits, lowest

cdef list _LOWER, _UPPER, _SMALL, _PRIVATE
cdef dict _RULES
cdef bytes _FAVOR, _EMPTY
cdef int _SETS, _LINES, _NEAR

@cython.locals(
    spaces="int[12]", worth="int[5]", bit=cython.int, colour=cython.int, value=cython.int, occupied=cython.int,
    total=cython.int, points=cython.int, face=cython.int, way=cython.int, first=cython.int, last=cython.int,
    count=cython.int, found=cython.int, mine=cython.int, empty=cython.int, costs=cython.int,
    lines=list, sets=list, texts=list, masks=tuple,
    begin=bytes, own=bytes, favor_line=bytes, empty_line=bytes, end=bytes, for_others=bytes,
)
cpdef tuple sheet_texts(object window, object public, object private, int favor, bint solo)

cdef bytes _line(bytes begin, int points, bytes sets)

cdef bytes _number(int number)

cdef bytes _each(int spaces)

@cython.locals(left="int[6]", count=cython.int, size=cython.int, at=cython.int, found=cython.int, before=bytes)
cdef int _add_sets(list sets, int* spaces, int first, tuple kinds) except -1

@cython.locals(count=cython.int, at=cython.int, line=cython.int, kind=cython.int, alike=cython.int)
cdef int _add_varied(
    list sets, int* spaces, int first, int last, int occupied, tuple lines, list texts
) except -1

@cython.locals(found=cython.int, kind=cython.int, left=cython.int, space=cython.int, beside=cython.int)
cdef int _like_near(int* spaces, int first, int last, tuple near) except -1
