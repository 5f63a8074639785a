"""The dealer's hashes: the same as hashlib's, compiled or not."""

from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.kernel.dealer_hashes import index_of_lowest

KEYS = st.binary(min_size=32, max_size=32)
NODES = st.binary(min_size=1, max_size=64)
LABELS = st.lists(st.binary(max_size=64), min_size=1, unique=True)


def keyed_hash(key: bytes, text: bytes) -> bytes:
    return blake2b(text, key=key, digest_size=32).digest()


@given(KEYS, NODES, LABELS)
def test_the_lowest_hash_is_the_lowest_of_hashlib(
    key: bytes, node: bytes, labels: list[bytes]
) -> None:
    hashes = [keyed_hash(key, node + label) for label in labels]
    assert index_of_lowest(key, node, labels) == hashes.index(min(hashes))


def test_of_equal_labels_the_first_is_drawn() -> None:
    assert index_of_lowest(bytes(32), b"node/", [b"same", b"same"]) == 0


def test_what_cannot_be_hashed_in_one_block_is_refused() -> None:
    assert index_of_lowest(bytes(32), bytes(64), [bytes(64)]) == 0
    with pytest.raises(ValueError, match="can have 128 bytes together"):
        index_of_lowest(bytes(32), bytes(64), [b"", bytes(65)])
    with pytest.raises(ValueError, match="key: expected 32 bytes, got 31"):
        index_of_lowest(bytes(31), b"node/", [b"label"])
    with pytest.raises(ValueError, match="labels: there is nothing to draw from"):
        index_of_lowest(bytes(32), b"node/", [])
    with pytest.raises(ValueError, match="node: a chance node has a name"):
        index_of_lowest(bytes(32), b"", [b"label"])
