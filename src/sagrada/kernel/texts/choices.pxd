cimport cython

cdef list _DRAFTS, _PLACES, _ALREADY_DRAFTED, _NOT_PLACEABLE, _SEATS
cdef dict _TOOLS, _TOOLS_REFUSED
cdef bytes _END, _LAST

@cython.locals(
    solo=cython.bint, is_drafted=cython.bint, is_used=cython.bint, dice=cython.longlong, tools=cython.int,
    number=cython.int, colour=cython.int, value=cython.int,
    offered=list, refused_dice=list, refused_tools=list, texts=list,
)
cpdef bytes choices_text(
    object state, int seat, object legal, bytes fits, bytes dead_spaces, bint can_undo
)

cdef bytes _refused_tool(object state, int seat, object tool, bint is_used)
