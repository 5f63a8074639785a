"""Many WebSockets in one process, with little more than the frames: a client that is not the
bottleneck of what it measures. Text frames only, no fragments, no compression."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FIN, _MASKED = 0x80, 0x80
_SMALL, _MIDDLE = 125, 65535


class LeanSocket(asyncio.Protocol):
    """Calls `on_text` with the raw bytes of every text frame."""

    def __init__(self, request: bytes, on_text: Callable[["LeanSocket", bytes], None]) -> None:
        self._request = request
        self._on_text = on_text
        self._buffer = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by name
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            head, found, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head[:200].decode(errors="replace")))
                return
            self._is_open = True
            self.opened.set_result(None)
            self._buffer = buffer = bytearray(rest)
        self._read_frames(buffer)

    def _read_frames(self, buffer: bytearray) -> None:
        at, end = 0, len(buffer)
        while end - at >= 2:
            kind, size, start = buffer[at] & 0x0F, buffer[at + 1] & 0x7F, at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if end < start + size:
                break
            payload = bytes(buffer[start : start + size])
            at = start + size
            if kind == _TEXT:
                self._on_text(self, payload)
            elif kind == _PING:
                self._send(_PONG, payload)
            elif kind == _CLOSE:
                self.close()
        if at:
            del buffer[:at]

    def send_text(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size <= _SMALL:
            head = bytes((_FIN | kind, _MASKED | size))
        else:
            assert size <= _MIDDLE, "clients send short frames"
            head = bytes((_FIN | kind, _MASKED | 126)) + size.to_bytes(2, "big")
        # The mask is for proxies that are not here: zeroes leave the payload as it is.
        if self._transport is not None:
            self._transport.write(head + bytes(4) + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def open_socket(
    url: str, headers: dict[str, str], on_text: Callable[[LeanSocket, bytes], None]
) -> LeanSocket:
    parts = urlsplit(url)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {parts.path}{'?' + parts.query if parts.query else ''} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LeanSocket(request, on_text), parts.hostname or "", parts.port or 80
    )
    await asyncio.wait_for(socket.opened, 30)
    return socket
