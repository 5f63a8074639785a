"""RFC 6455 read a second time, for the tests: a whole stream at once, and without any library."""

from dataclasses import dataclass, field

CONTINUED, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MASK = b"\x01\x02\xfe\xff"
LONGEST = 4096
_MOST_PIECES = 32
_ROOM_FOR_A_PING = 125
_CODES = (*range(1000, 1004), *range(1007, 1015), *range(3000, 5000))


def frame(kind: int, payload: bytes) -> bytes:
    """One frame from the server: whole and not masked."""
    size = len(payload)
    if size <= 125:
        return bytes((0x80 | kind, size)) + payload
    if size <= 0xFFFF:
        return bytes((0x80 | kind, 126)) + size.to_bytes(2, "big") + payload
    return bytes((0x80 | kind, 127)) + size.to_bytes(8, "big") + payload


def sent(payload: bytes, kind: int = TEXT, fin: bool = True, mask: bytes = MASK) -> bytes:
    """A frame as a browser sends it."""
    whole = frame(kind, payload)
    head = whole[: len(whole) - len(payload)]
    first = head[0] if fin else head[0] & 0x7F
    return bytes((first, head[1] | 0x80)) + head[2:] + mask + masked(payload, mask)


def masked(payload: bytes, mask: bytes) -> bytes:
    return bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


@dataclass
class Reading:
    """What a server must make of a stream."""

    texts: list[bytes] = field(default_factory=list)
    answers: list[bytes] = field(default_factory=list)
    """Frames that it sends: pongs, then a farewell if there is one."""
    code: int | None = None
    """That it closes with; None: it stays open."""

    def fail(self, code: int) -> "Reading":
        self.code = code
        self.answers.append(frame(CLOSE, code.to_bytes(2, "big")))
        return self


def read(stream: bytes) -> Reading:
    """The RFC leaves open which of several faults counts; here it is the order of the bytes."""
    found, pieces = Reading(), list[bytes]()
    while len(stream) >= 2:
        fin, reserved, kind = stream[0] & 0x80, stream[0] & 0x70, stream[0] & 0x0F
        is_masked, size, start = stream[1] & 0x80, stream[1] & 0x7F, 2
        if kind not in (CONTINUED, TEXT, BYTES, CLOSE, PING, PONG) or not is_masked:
            return found.fail(1002)
        if size > 125:
            start = 4 if size == 126 else 10
            if len(stream) < start:
                break
            size = int.from_bytes(stream[2:start], "big")
        if size > min(LONGEST, LONGEST + _ROOM_FOR_A_PING - sum(map(len, pieces))):
            return found.fail(1009)
        if len(stream) < start + 4 + size:
            break
        payload = masked(stream[start + 4 : start + 4 + size], stream[start : start + 4])
        stream = stream[start + 4 + size :]

        if reserved or (kind >= CLOSE and (size > 125 or not fin)):
            return found.fail(1002)
        if kind == PING:
            found.answers.append(frame(PONG, payload))
        elif kind == CLOSE:
            return _close(found, payload)
        elif kind != PONG:
            if (kind == CONTINUED) != bool(pieces):
                return found.fail(1002)
            if kind == BYTES:
                return found.fail(1003)
            pieces.append(payload)
            if len(pieces) > _MOST_PIECES or sum(map(len, pieces)) > LONGEST:
                return found.fail(1009)
            if fin:
                text, pieces = b"".join(pieces), []
                if not _is_text(text):
                    return found.fail(1007)
                found.texts.append(text)
    return found


def _close(found: Reading, payload: bytes) -> Reading:
    code = int.from_bytes(payload[:2], "big") if payload else 1000
    if not _is_text(payload[2:]):
        return found.fail(1007)
    if len(payload) == 1 or code not in _CODES:
        return found.fail(1002)
    found.code = code
    found.answers.append(frame(CLOSE, payload))
    return found


def _is_text(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True
