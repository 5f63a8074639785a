"""The frames of RFC 6455: what may come, in whatever pieces, and what may not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.server.socket.framing import (
    BAD_TEXT,
    CLOSE,
    NO_TEXT,
    PING,
    TEXT,
    TOO_LARGE,
    WRONG,
    Broken,
    FrameReader,
    farewell_code,
    frame,
    unmasked,
)

LONGEST = 4096
MASK = b"\x01\x02\xfe\xff"


def sent(payload: bytes, kind: int = TEXT, fin: bool = True, mask: bytes = MASK) -> bytes:
    """A frame as a browser sends it."""
    whole = frame(kind, payload)
    head = whole[: len(whole) - len(payload)]
    first = head[0] if fin else head[0] & 0x7F
    return bytes((first, head[1] | 0x80)) + head[2:] + mask + unmasked(payload, mask)


def read(data: bytes) -> list[tuple[int, bytes]]:
    return list(FrameReader(LONGEST).feed(data))


@given(st.lists(st.binary(max_size=LONGEST), max_size=5), st.data())
def test_messages_arrive_whole_in_whatever_pieces_they_come(
    payloads: list[bytes], data: st.DataObject
) -> None:
    stream = b"".join(sent(payload) for payload in payloads)
    reader = FrameReader(LONGEST)
    found = []
    while stream:
        size = data.draw(st.integers(1, len(stream)))
        found += list(reader.feed(stream[:size]))
        stream = stream[size:]
    assert found == [(TEXT, payload) for payload in payloads]


@given(st.binary(max_size=70_000), st.binary(min_size=4, max_size=4))
def test_a_mask_is_byte_by_byte(payload: bytes, mask: bytes) -> None:
    assert unmasked(payload, mask) == bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_sizes_of_what_is_sent(size: int) -> None:
    whole = frame(TEXT, bytes(size))
    assert len(whole) == size + (2 if size < 126 else 4 if size < 65536 else 10)


def test_a_message_in_parts_with_a_ping_in_between() -> None:
    parts = [sent(b"he", fin=False), sent(b"!", PING), sent(b"l", 0, fin=False), sent(b"lo", 0)]
    assert read(b"".join(parts)) == [(PING, b"!"), (TEXT, b"hello")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"not masked"), WRONG),
        (b"\xc1\x80" + MASK, WRONG),  # an extension that was never agreed on
        (b"\x83\x80" + MASK, WRONG),  # a kind that there is not
        (sent(b"x", CLOSE, fin=False), WRONG),  # farewells are not in parts
        (b"\x89\xfe\x00\x7e" + MASK, WRONG),  # nor are pings long
        (sent(b"x", 0), WRONG),  # goes on with nothing
        (sent(b"a", fin=False) + sent(b"b"), WRONG),  # begins anew in the midst of another
        (sent(b"x", 2), NO_TEXT),
        (b"\x81\xfe\x10\x01", TOO_LARGE),  # 4,097 bytes to come
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), TOO_LARGE),
        (sent(b"a" * LONGEST, fin=False) + sent(b"b", 0), TOO_LARGE),
        (sent(b"a", fin=False) + sent(b"", 0, fin=False) * 50, TOO_LARGE),  # of empty pieces
    ],
)
def test_what_may_not_come_is_refused_before_it_is_kept(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        read(data)
    assert broken.value.code == code


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        (b"", 1000),
        (b"\x03\xe9", 1001),
        ((4999).to_bytes(2, "big") + "adiós".encode(), 4999),
    ],
)
def test_a_farewell_has_a_code(payload: bytes, code: int) -> None:
    assert farewell_code(payload) == code


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        (b"\x03", WRONG),
        *((number.to_bytes(2, "big"), WRONG) for number in (0, 999, 1004, 1005, 1006, 1015, 5000)),
        (b"\x03\xe8\xff\xfe", BAD_TEXT),
    ],
)
def test_farewells_that_may_not_come(payload: bytes, code: int) -> None:
    """RFC 6455, 7.4: some codes only stand for what went wrong."""
    with pytest.raises(Broken) as broken:
        farewell_code(payload)
    assert broken.value.code == code
