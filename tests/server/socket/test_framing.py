"""The WebSocket codec: what a client may send, in whatever pieces, and what it may not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.protocol import OPEN

from sagrada.server.buckets import Bucket
from sagrada.server.identity.rate_limits import CONTROL_FRAMES
from sagrada.server.socket.framing import TextCodec, framed
from tests.server.socket.reference import (
    CLOSE,
    LONGEST,
    MASK,
    PING,
    PONG,
    TEXT,
    frame,
    sent,
)

WRONG, NO_TEXT, BAD_TEXT, TOO_LARGE, TOO_MANY = 1002, 1003, 1007, 1009, 4429
REQUEST = (
    b"GET /play?x=%C3%B6 HTTP/1.1\r\nhost: here\r\n"
    b"upgrade: websocket\r\nconnection: keep-alive, Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


def new() -> TextCodec:
    return TextCodec(LONGEST, Bucket(CONTROL_FRAMES), TOO_MANY)


def opened() -> TextCodec:
    codec = new()
    assert codec.receive_request(REQUEST) is not None
    assert codec.data_to_send()[0].startswith(b"HTTP/1.1 101 ")
    return codec


def farewell(codec: TextCodec) -> bytes:
    """The last thing it sends; nothing follows it but the end of the stream."""
    *_, last = filter(None, codec.data_to_send())
    return last


@given(st.lists(st.text(max_size=LONGEST // 4), max_size=5), st.data())
def test_messages_arrive_whole_in_whatever_pieces_they_come(
    texts: list[str], data: st.DataObject
) -> None:
    stream = b"".join(sent(text.encode()) for text in texts)
    codec, found = opened(), []
    while stream:
        size = data.draw(st.integers(1, len(stream)))
        found += codec.receive_texts(stream[:size])
        stream = stream[size:]
    assert found == [text.encode() for text in texts]
    assert codec.data_to_send() == []


@pytest.mark.parametrize("size", [0, 1, 125, 126, LONGEST])
def test_sizes_of_what_comes(size: int) -> None:
    assert opened().receive_texts(sent(b"x" * size)) == [b"x" * size]


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_sizes_of_what_is_sent(size: int) -> None:
    whole = framed(bytes(size))
    assert whole == frame(TEXT, bytes(size))
    assert len(whole) == size + (2 if size < 126 else 4 if size < 65536 else 10)


def test_a_message_in_parts_with_a_ping_in_between() -> None:
    codec = opened()
    parts = [sent(b"he", fin=False), sent(b"!", PING), sent(b"l", 0, fin=False), sent(b"lo", 0)]
    assert codec.receive_texts(b"".join(parts)) == [b"hello"]
    assert codec.data_to_send() == [frame(PONG, b"!")]


def test_a_letter_may_be_cut_in_two() -> None:
    first, second = "ö".encode()[:1], "ö".encode()[1:]
    assert opened().receive_texts(sent(first, fin=False) + sent(second, 0)) == ["ö".encode()]


def test_a_ping_in_a_message_of_full_length_is_not_part_of_it() -> None:
    codec = opened()
    parts = [sent(b"x" * LONGEST, fin=False), sent(b"?" * 125, PING), sent(b"", 0)]
    assert codec.receive_texts(b"".join(parts)) == [b"x" * LONGEST]
    assert codec.state is OPEN


def test_a_farewell_may_come_in_the_middle_of_a_message() -> None:
    """RFC 6455, 5.4: control frames may."""
    codec = opened()
    assert codec.receive_texts(sent(b"he", fin=False) + sent(b"\x03\xe9", CLOSE)) == []
    assert farewell(codec) == frame(CLOSE, b"\x03\xe9")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"not masked"), WRONG),
        (b"\xc1\x80" + MASK, WRONG),  # an extension that was never agreed on
        (b"\x83\x80" + MASK, WRONG),  # a kind that does not exist
        (sent(b"x", CLOSE, fin=False), WRONG),  # farewells do not come in parts
        (sent(b"x" * 126, PING), WRONG),  # nor are pings long
        (sent(b"x", 0), WRONG),  # continues nothing
        (sent(b"a", fin=False) + sent(b"b"), WRONG),  # starts in the middle of another
        (sent(b"x", 2), NO_TEXT),
        (sent(b"x", 2, fin=False), NO_TEXT),
        (sent(b"\xff"), BAD_TEXT),
        (sent(b"\xc3", fin=False) + sent(b"x", 0), BAD_TEXT),
        (b"\x81\xfe\x10\x01", TOO_LARGE),  # 4,097 bytes to come
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), TOO_LARGE),
        (b"\x89\xff" + (2**40).to_bytes(8, "big"), TOO_LARGE),  # of a ping
        (sent(b"a" * LONGEST, fin=False) + sent(b"b", 0), TOO_LARGE),
        (sent(b"a" * LONGEST, fin=False) + b"\x80\xfe\x00\x7e", TOO_LARGE),  # before it comes
        (sent(b"a", fin=False) + sent(b"", 0, fin=False) * 50, TOO_LARGE),  # of empty pieces
    ],
)
def test_what_may_not_come_is_refused(data: bytes, code: int) -> None:
    codec = opened()
    assert codec.receive_texts(sent(b"before") + data + sent(b"after")) == [b"before"]
    assert farewell(codec) == frame(CLOSE, code.to_bytes(2, "big"))
    assert codec.receive_texts(sent(b"later")) == []
    assert codec.data_to_send() == []


@pytest.mark.parametrize(
    "payload",
    [b"", b"\x03\xe9", (4999).to_bytes(2, "big") + "adiós".encode()],
)
def test_a_farewell_is_answered_with_the_same(payload: bytes) -> None:
    codec = opened()
    assert codec.receive_texts(sent(b"x") + sent(payload, CLOSE) + sent(b"y")) == [b"x"]
    assert farewell(codec) == frame(CLOSE, payload)


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
    codec = opened()
    codec.receive_texts(sent(payload, CLOSE))
    assert farewell(codec) == frame(CLOSE, code.to_bytes(2, "big"))


def test_after_our_farewell_only_theirs_counts() -> None:
    codec = opened()
    codec.send_close(1000)
    codec.data_to_send()
    data = sent(b"x") + sent(b"\xff") + sent(b"?", PING) + sent(b"", 2)
    assert codec.receive_texts(data) == []
    assert codec.data_to_send() == []
    codec.receive_texts(sent(b"\x03\xe8", CLOSE))
    assert codec.close_rcvd is not None


@pytest.mark.parametrize("kind", [PING, PONG])
def test_only_so_many_pings_and_pongs_are_heard(kind: int) -> None:
    codec = opened()
    codec.receive_texts(sent(b"", kind) * 100)
    *pongs, last = codec.data_to_send()
    assert last == frame(CLOSE, TOO_MANY.to_bytes(2, "big"))
    assert len(pongs) <= CONTROL_FRAMES.most + 1


# ---------------------------------------------------------------- the handshake


def test_the_request_is_handed_on() -> None:
    codec = new()
    request = codec.receive_request(REQUEST)
    assert request is not None
    assert request.path == "/play?x=%C3%B6"
    assert request.headers["Host"] == "here"
    (answer,) = codec.data_to_send()
    assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer, "the RFC's example"


def test_no_extension_is_agreed_on() -> None:
    codec = new()
    offer = b"\r\nsec-websocket-extensions: permessage-deflate\r\nsec-websocket-protocol: chat\r\n"
    assert codec.receive_request(REQUEST.replace(b"\r\n", offer, 1)) is not None
    answer = codec.data_to_send()[0].lower()
    assert b"sec-websocket-extensions" not in answer
    assert b"sec-websocket-protocol" not in answer


@pytest.mark.parametrize(
    ("old", "new_"),
    [
        (b"version: 13", b"version: 8"),
        (b"sec-websocket-version: 13\r\n", b""),
        (b"dGhlIHNhbXBsZSBub25jZQ==", b"too short"),
        (b"sec-websocket-key", b"x-key"),
        (b"GET", b"POST"),
    ],
)
def test_a_request_that_is_none_is_told_which_version_to_use(old: bytes, new_: bytes) -> None:
    codec = new()
    assert codec.receive_request(REQUEST.replace(old, new_)) is None
    answer, end = codec.data_to_send()
    assert answer.startswith(b"HTTP/1.1 426 ")
    assert b"Sec-WebSocket-Version: 13\r\n" in answer
    assert answer.endswith(b"\r\n\r\n"), "and quotes nothing"
    assert end == b""


@pytest.mark.parametrize(
    "request_",
    [
        REQUEST.replace(b"/play", b"/pl\xc3\xa4y"),
        REQUEST.replace(b"host: here", b"cookie: " + b"x" * 10_000),
        REQUEST.replace(b"host: here", b"content-length: 7"),
    ],
)
def test_a_request_that_cannot_be_read_opens_nothing(request_: bytes) -> None:
    codec = new()
    assert codec.receive_request(request_) is None
    assert codec.data_to_send()[-1] == b""
