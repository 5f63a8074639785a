"""THE WORKSHOP: where bots are measured. Nothing that plays a game for people needs it.

`sagrada.lab.Batch` is many games at once, in numpy arrays (docs/lab.md). It's imported when it's
asked for: the arena and the ladder need no numpy.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sagrada.lab.environments.batch import Batch

__all__ = ["Batch"]


def __getattr__(name: str) -> Any:
    if name == "Batch":
        from sagrada.lab.environments import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
