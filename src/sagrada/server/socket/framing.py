"""The frames of RFC 6455, as far as a game needs them: short texts in, texts out, no extensions."""

from collections.abc import Iterator

TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_CONTINUED = 0
_FIN, _MASKED, _RESERVED = 0x80, 0x80, 0x70
_SMALL, _MIDDLE = 125, 0xFFFF
FAREWELL, WRONG, NO_TEXT, BAD_TEXT, TOO_LARGE = 1000, 1002, 1003, 1007, 1009
_MOST_PIECES = 32
"""Of one message: empty ones cost the sender nothing."""
_SPOKEN = (range(1000, 1004), range(1007, 1015), range(3000, 5000))
"""The codes that may be sent; the others only stand for a line that broke."""


class Broken(Exception):
    """What came is not what may come; the code says what to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(kind: int, payload: bytes) -> bytes:
    """One frame from the server: whole and not masked."""
    size = len(payload)
    if size <= _SMALL:
        return bytes((_FIN | kind, size)) + payload
    if size <= _MIDDLE:
        return bytes((_FIN | kind, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_FIN | kind, 127)) + size.to_bytes(8, "big") + payload


class FrameReader:
    """Takes in bytes as they come and gives out messages: (kind, payload).

    A message that is announced as too long is refused before any of it is kept.
    """

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._buffer = bytearray()
        self._parts: bytearray | None = None
        """A message that came in pieces so far."""
        self._pieces = 0

    def feed(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        buffer = self._buffer
        buffer += data
        while (found := self._next(buffer)) is not None:
            is_last, kind, payload = found
            if kind >= CLOSE:
                yield kind, payload
            elif kind == _CONTINUED:
                yield from self._go_on(payload, is_last)
            elif self._parts is not None:
                raise Broken(WRONG)  # a new message in the midst of another
            elif kind == BYTES:
                raise Broken(NO_TEXT)
            elif is_last:
                yield TEXT, payload
            else:
                self._parts, self._pieces = bytearray(payload), 1

    def _go_on(self, payload: bytes, is_last: bool) -> Iterator[tuple[int, bytes]]:
        if self._parts is None:
            raise Broken(WRONG)
        self._parts += payload
        self._pieces += 1
        if len(self._parts) > self._longest or self._pieces > _MOST_PIECES:
            raise Broken(TOO_LARGE)
        if is_last:
            whole, self._parts = bytes(self._parts), None
            yield TEXT, whole

    def _next(self, buffer: bytearray) -> tuple[bool, int, bytes] | None:
        """Whether it is the last piece, its kind and its payload; None: wait for more."""
        if len(buffer) < 2:
            return None
        first, second = buffer[0], buffer[1]
        kind, size, start = first & 0x0F, second & 0x7F, 2
        if first & _RESERVED or kind not in (_CONTINUED, TEXT, BYTES, CLOSE, PING, PONG):
            raise Broken(WRONG)
        if not second & _MASKED or (kind >= CLOSE and (size > _SMALL or not first & _FIN)):
            raise Broken(WRONG)
        if size > _SMALL:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if size > self._longest:
            raise Broken(TOO_LARGE)
        end = start + 4 + size
        if len(buffer) < end:
            return None
        payload = unmasked(buffer[start + 4 : end], bytes(buffer[start : start + 4]))
        del buffer[:end]
        return bool(first & _FIN), kind, payload


def farewell_code(payload: bytes) -> int:
    """The code that somebody closes with."""
    if not payload:
        return FAREWELL
    code = int.from_bytes(payload[:2], "big")
    if len(payload) == 1 or not any(code in codes for codes in _SPOKEN):
        raise Broken(WRONG)
    check_text(payload[2:])
    return code


def check_text(payload: bytes) -> None:
    if not payload.isascii():
        try:
            payload.decode()
        except UnicodeDecodeError:
            raise Broken(BAD_TEXT) from None


def unmasked(payload: bytes | bytearray, mask: bytes) -> bytes:
    """All bytes at once, as one long number."""
    size = len(payload)
    if not size:
        return b""
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
