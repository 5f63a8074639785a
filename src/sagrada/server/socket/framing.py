"""The WebSocket codec: the sans-I/O protocol of `websockets`, narrowed to what a game needs.

The library knows RFC 6455: the opening handshake, frames and their order, pings and closing. Here
it learns to accept only short texts, and only so many pings.
"""

import logging
from http import HTTPStatus
from struct import Struct

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from sagrada.server.buckets import Bucket

_log = logging.getLogger(__name__)
# The library tells of every connection, and at the level of debugging of every frame: secrets.
_log.setLevel(logging.WARNING)

_LONGEST_CONTROL = 125
_LONGEST_SHORT, _LONGEST_MIDDLE = 125, 0xFFFF
"""Bytes of a payload whose length takes one byte, and three."""
_WHOLE_TEXT = 0x80 | Opcode.TEXT
_SHORT, _MIDDLE, _LONG = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack
_MOST_PIECES = 32
"""Frames of one message: empty ones cost the sender nothing."""


def framed(text: bytes) -> bytes:
    """One text, whole. A move sends five, and the library's `send_text` takes twice as long."""
    size = len(text)
    if size <= _LONGEST_SHORT:
        return _SHORT(_WHOLE_TEXT, size) + text
    if size <= _LONGEST_MIDDLE:
        return _MIDDLE(_WHOLE_TEXT, 126, size) + text
    return _LONG(_WHOLE_TEXT, 127, size) + text


class TextCodec(ServerProtocol):
    """Bytes in, texts out, and the other way around; it never touches the network.

    `longest` limits the bytes of a message, `controls` the pings and pongs, and `too_many` is the
    code that it closes with if there are more.
    """

    # With these five in its dictionary the library's object would have more than thirty attributes,
    # and Python would no longer share the keys: 1.3 KB for each socket.
    __slots__ = ("_controls", "_longest", "_pieces", "_texts", "_too_many")

    def __init__(self, longest: int, controls: Bucket, too_many: int) -> None:
        # The library counts a ping in the middle of a message as part of it; so it allows for one.
        super().__init__(max_size=(longest + _LONGEST_CONTROL, longest), logger=_log)
        self._longest = longest
        self._controls = controls
        self._too_many = too_many
        self._texts: list[bytes] = []
        self._pieces: list[bytes] = []
        """The message that has come in part."""

    def receive_request(self, data: bytes) -> Request | None:
        """Answer the request to open a WebSocket; None: it was turned down."""
        self.receive_data(data)
        for request in self.events_received():
            assert isinstance(request, Request)
            response = self.accept(request)
            if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
                # The library's answer would quote the request, and does not name the version.
                response = self.reject(HTTPStatus.UPGRADE_REQUIRED, "")
                response.headers["Sec-WebSocket-Version"] = "13"
            self.send_response(response)
            return request if self.state is OPEN else None
        return None

    def receive_texts(self, data: bytes) -> list[bytes]:
        """The messages that are complete with this data. What it answers is in `data_to_send`."""
        self.receive_data(data)
        self.events_received()  # `recv_frame` has seen them
        texts, self._texts = self._texts, []
        return texts

    def recv_frame(self, frame: Frame) -> None:
        """The library calls this with each frame, before it answers it."""
        opcode = frame.opcode
        if opcode is Opcode.CLOSE:
            self.current_size = None  # RFC 6455, 5.4: it may come in the middle of a message
            super().recv_frame(frame)
        elif self.state is not OPEN:
            pass  # we said goodbye, and only wait for theirs
        elif opcode is Opcode.PING or opcode is Opcode.PONG:
            if self._controls.take():
                super().recv_frame(frame)
            else:
                self.send_close(self._too_many)
        else:
            super().recv_frame(frame)
            self._receive_data_frame(frame)

    def _receive_data_frame(self, frame: Frame) -> None:
        payload = bytes(frame.data)
        if frame.opcode is Opcode.BINARY:
            self.fail(CloseCode.UNSUPPORTED_DATA)
        elif frame.fin and not self._pieces:
            self._receive_text(payload)
        else:
            self._pieces.append(payload)
            if len(self._pieces) > _MOST_PIECES or sum(map(len, self._pieces)) > self._longest:
                self.fail(CloseCode.MESSAGE_TOO_BIG)
            elif frame.fin:
                text, self._pieces = b"".join(self._pieces), []
                self._receive_text(text)

    def _receive_text(self, text: bytes) -> None:
        if not text.isascii():
            text.decode()  # the library closes with the code for this error
        self._texts.append(text)

    def fail(self, code: CloseCode | int, reason: str = "") -> None:
        """The code says enough; the library's reasons quote what came."""
        del reason
        super().fail(code)
