"""Stands in for the module `cython` where it isn't installed: what uncompiled sources use of it.

Only building needs Cython. A compiled module doesn't import it, and an uncompiled one asks it for
no more than this.
"""

from collections.abc import Callable
from contextlib import nullcontext
from typing import TypeVar

compiled = False
nogil = nullcontext()

_Method = TypeVar("_Method", bound=Callable[..., object])


def final(method: _Method) -> _Method:
    """Marks a method that no subclass changes: compiled, it can be inlined where it is called."""
    return method
