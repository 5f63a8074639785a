"""The hashes by which the dealer of a real game draws (game/dealer.py), many at once.

Asked for one by one, they are what takes longest when a round's dice are rolled.
"""

from collections.abc import Sequence

try:
    import cython
except ModuleNotFoundError:
    from sagrada.kernel import no_cython as cython

if not cython.compiled:
    from sagrada.kernel.blake2 import LONGEST, lowest_hash

KEY_BYTES = 32


def index_of_lowest(key: bytes, node: bytes, labels: Sequence[bytes]) -> int:
    """Which of the labels has the lowest keyed hash, each after the name of the node."""
    if len(key) != KEY_BYTES:
        raise ValueError(f"key: expected {KEY_BYTES} bytes, got {len(key)}")
    if not node:
        raise ValueError("node: a chance node has a name")
    if not labels:
        raise ValueError("labels: there is nothing to draw from")
    if len(node) + max(map(len, labels)) > LONGEST:
        raise ValueError(f"labels: a node and a label can have {LONGEST} bytes together")
    return lowest_hash(key, node, labels)
