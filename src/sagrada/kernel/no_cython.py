"""Stands in for the module `cython` where it isn't installed: what uncompiled sources use of it.

Only building needs Cython. A compiled module doesn't import it, and an uncompiled one asks it for
no more than this.
"""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
