"""Keyed hashes of short texts: BLAKE2b with 32 bytes. `blake2.pxd` has the same in C."""

from collections.abc import Sequence
from hashlib import blake2b

LONGEST = 128
"""Bytes of a node and a label together: one block."""


def lowest_hash(key: bytes, node: bytes, labels: Sequence[bytes]) -> int:
    """The index of the label that has the lowest hash when it follows the node."""
    keyed = blake2b(node, key=key, digest_size=32)  # hash the common part once
    hashes = []
    for label in labels:
        hashed = keyed.copy()
        hashed.update(label)
        hashes.append(hashed.digest())
    return hashes.index(min(hashes))
