"""Streams of frames, valid and broken, cut anywhere: the socket makes of them what the RFC says.

`reference.py` reads the same stream at once and without the library.
"""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.socket.reference import BYTES, CLOSE, CONTINUED, LONGEST, PING, PONG, read, sent
from tests.server.socket.test_websocket import opened

MASKS = st.binary(min_size=4, max_size=4)
SHORT = st.one_of(st.text(max_size=40).map(str.encode), st.binary(max_size=8))
LONG = st.one_of(
    st.sampled_from([0, 1, 125, 126, 127, 1000, LONGEST - 1, LONGEST, LONGEST + 1]).map(
        lambda size: b"x" * size
    ),
    st.text(min_size=30, max_size=200).map(str.encode),
)
CODES = st.sampled_from([0, 999, 1000, 1001, 1004, 1005, 1006, 1013, 1015, 3000, 4999, 5000])


@st.composite
def farewells(draw: st.DrawFn) -> bytes:
    payload = draw(CODES).to_bytes(2, "big") + draw(SHORT)[:100]
    return sent(payload[: draw(st.sampled_from([0, 1, 2, len(payload)]))], CLOSE)


@st.composite
def texts(draw: st.DrawFn) -> bytes:
    """A message, whole or in pieces, with pings and farewells in between."""
    payload = draw(st.one_of(SHORT, LONG))
    cuts = sorted(draw(st.lists(st.integers(0, len(payload)), max_size=3)))
    pieces = [
        payload[start:end] for start, end in zip([0, *cuts], [*cuts, len(payload)], strict=True)
    ]
    stream = b""
    for number, piece in enumerate(pieces):
        kind, is_last = CONTINUED if number else 1, number == len(pieces) - 1
        stream += sent(piece, kind, is_last, draw(MASKS))
        follows = draw(st.sampled_from([None, None, PING, PONG, CLOSE]))
        if follows == CLOSE:
            stream += draw(farewells())
        elif follows is not None:
            stream += sent(piece[:125], follows, mask=draw(MASKS))
    return stream


@st.composite
def oddities(draw: st.DrawFn) -> bytes:
    """A frame with any first byte and any announced length."""
    stream = bytearray(sent(draw(st.one_of(SHORT, LONG)), draw(st.sampled_from([0, 1, BYTES]))))
    stream[0] = draw(st.integers(0, 255))
    if draw(st.booleans()):
        stream[1] = draw(st.integers(0, 255))
    return bytes(stream)


STREAMS = st.lists(
    st.one_of(texts(), texts(), texts(), farewells(), oddities()), min_size=1, max_size=4
).map(b"".join)


@settings(max_examples=max(200, 8 * settings().max_examples))
@given(STREAMS, st.data())
def test_a_stream_means_the_same_however_it_is_cut(stream: bytes, data: st.DataObject) -> None:
    cuts = data.draw(st.lists(st.integers(0, len(stream)), max_size=6).map(sorted), "cuts")
    if data.draw(st.booleans(), "cut short"):
        stream = stream[: data.draw(st.integers(0, len(stream)), "length")]
    asyncio.run(_check(stream, cuts))


async def _check(stream: bytes, cuts: list[int]) -> None:
    expected = read(stream)
    socket, wire = await opened()
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        socket.data_received(stream[start:end])
    assert b"".join(wire.written) == b"".join(expected.answers)
    assert socket.closed == expected.code
    if socket.closed is None:
        socket.connection_lost(None)
    found = []
    while (text := await socket.next_text()) is not None:
        found.append(text)
    assert found == expected.texts
