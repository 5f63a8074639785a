"""One open WebSocket: the protocol that Uvicorn hands a connection over to when it asks for one.

What is sent is written to the socket at once, and never waited for: a reader who is too slow is let
go. What comes waits here until the game asks for it. Who is silent for long is asked whether they
are still there, and let go if they do not answer: a phone out of reach says no goodbye.
"""

import asyncio
import logging
from base64 import b64encode
from collections import deque
from hashlib import sha1
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState

from sagrada.server.identity.limits import CONTROL_FRAMES, Bucket
from sagrada.server.socket.framing import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    WRONG,
    Broken,
    FrameReader,
    check_text,
    farewell_code,
    frame,
)

_log = logging.getLogger(__name__)

_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_LONGEST = 4096
"""Bytes of a message from a client."""
_MOST_WAITING = 64
"""Messages that may wait here before the socket is read no further."""
_MOST_UNREAD = 2**20
"""Bytes that a slow reader may leave lying."""
_FAREWELL = 5.0
"""Seconds for the other end to close its side too."""
_SHORT_FAREWELL = 0.5
"""The same where nothing it says can be understood any more."""
_ASK_AFTER = 30.0
"""Seconds of silence after which the other end is asked whether it is there."""
_GIVE_UP_AFTER = 90.0
"""Seconds of silence after which it is not."""
SLOW = 4408
"""Closed because the other end does not read what it is sent."""
TOO_MANY_FRAMES = 4429
RESTART = 1012
GONE = 1006


class WebSocket(asyncio.Protocol):
    """Uvicorn's interface is that of its own WebSocket protocols."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], **_: object
    ) -> None:
        self._app = cast("Any", config.loaded_app)
        self._state = app_state
        self._open_lines = cast("set[Any]", server_state.connections)
        self._tasks = server_state.tasks
        self._reader = FrameReader(_LONGEST)
        self._waiting: deque[bytes] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._kept = b""
        """What is to be sent together with the next text."""
        self._is_open = False
        self._is_lost = False
        self._is_paused = False
        self._is_deaf = False
        """What comes cannot be read any more, only thrown away."""
        self._heard = 0.0
        """When something last came, on the loop's clock."""
        self._controls = Bucket(CONTROL_FRAMES)
        self.closed: int | None = None
        """The code with which it was closed, by whichever end."""

    # ------------------------------------------------------------ for the game

    async def next_text(self) -> bytes | None:
        """The next message; None: the line is closed, and there are no more."""
        while not self._waiting:
            if self.closed is not None:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        if len(self._waiting) <= _MOST_WAITING // 2:
            self._read_on()
        return self._waiting.popleft()

    def write(self, text: bytes, *, more: bool = False) -> None:
        """Send a text; never waits. `more`: another one follows at once, and they go together."""
        self._write(TEXT, text, more)

    def _write(self, kind: int, payload: bytes, more: bool = False) -> None:
        if self.closed is not None:
            return
        self._kept += frame(kind, payload)
        if more:
            asyncio.get_running_loop().call_soon(self._write_out)  # if nothing follows after all
        else:
            self._write_out()

    def _write_out(self) -> None:
        data, self._kept = self._kept, b""
        if not data or self.closed is not None:
            return
        if self._transport.get_write_buffer_size() > _MOST_UNREAD:
            self.close(SLOW)
        else:
            self._transport.write(data)

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye; what was sent before still arrives."""
        if self.closed is not None:
            return
        if code >= 4000:
            _log.info("a socket was closed", extra={"code": code})
        self._waiting.clear()
        self._say_goodbye(code, reason)

    def _say_goodbye(self, code: int, reason: str = "") -> None:
        if self.closed is not None:
            return
        self.closed = code
        self._wake()
        self._read_on()  # until their farewell
        payload = code.to_bytes(2, "big") + reason.encode()[:120]
        self._transport.write(self._kept + frame(CLOSE, payload))
        seconds = _SHORT_FAREWELL if self._is_deaf else _FAREWELL
        asyncio.get_running_loop().call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        if not self._is_lost:
            self._transport.abort()

    def _read_on(self) -> None:
        if self._is_paused:
            self._is_paused = False
            self._transport.resume_reading()

    def _wake(self) -> None:
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    # ------------------------------------------------------------ for Uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by name
        self._open_lines.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._is_lost = True
        self._open_lines.discard(self)
        if self.closed is None:
            self.closed = GONE
        self._wake()

    def eof_received(self) -> None:
        pass  # then the transport closes itself

    def shutdown(self) -> None:
        """The server is ended: people come back to the next one."""
        if self._is_open:
            self.close(RESTART)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._heard = asyncio.get_running_loop().time()
        if not self._is_open:
            self._begin(data)
        elif not self._is_deaf:
            try:
                for kind, payload in self._reader.feed(data):
                    self._hear(kind, payload)
            except Broken as broken:
                self._is_deaf = True
                self.close(broken.code)

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._take(payload)
        elif kind == CLOSE:
            # Theirs, or the answer to ours, to which nothing is added. What they sent before it
            # still counts: people make their last move and close the tab.
            self._say_goodbye(farewell_code(payload))
            self._transport.close()
        elif not self._controls.take():
            self.close(TOO_MANY_FRAMES)
        elif kind == PING:
            self._write(PONG, payload)

    def _take(self, payload: bytes) -> None:
        if self.closed is not None:
            return
        check_text(payload)
        self._waiting.append(payload)
        self._wake()
        if len(self._waiting) >= _MOST_WAITING and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()

    # ------------------------------------------------------------ is anybody there?

    def _watch(self) -> None:
        """Look after the silence, again and again."""
        if not self._is_lost:
            loop = asyncio.get_running_loop()
            self._notice_silence(loop.time())
            loop.call_later(_ASK_AFTER, self._watch)

    def _notice_silence(self, at: float) -> None:
        if self._is_paused:  # it is we who do not listen
            self._heard = at
        elif at - self._heard >= _GIVE_UP_AFTER:
            self._hang_up()
        elif at - self._heard >= _ASK_AFTER:
            self._write(PING, b"")

    # ------------------------------------------------------------ the handshake

    def _begin(self, request: bytes) -> None:
        """The whole request at once, as Uvicorn has read it."""
        first, *lines = request.split(b"\r\n\r\n", 1)[0].split(b"\r\n")
        headers = []
        for line in lines:
            name, _, value = line.partition(b": ")
            headers.append((name.lower(), value))
        found = dict(headers)
        key = found.get(b"sec-websocket-key", b"")
        if found.get(b"sec-websocket-version") != b"13" or not key:
            self._transport.write(
                b"HTTP/1.1 426 Upgrade Required\r\nSec-WebSocket-Version: 13\r\n"
                b"Content-Length: 0\r\nConnection: close\r\n\r\n"
            )
            self.closed = WRONG
            self._transport.close()
            return
        self._is_open = True
        accept = b64encode(sha1(key + _MAGIC, usedforsecurity=False).digest())
        self._transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n"
        )
        self._watch()
        target = first.split(b" ")[1]
        task = asyncio.get_running_loop().create_task(self._serve(target, headers))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, target: bytes, headers: list[tuple[bytes, bytes]]) -> None:
        path, _, query = target.partition(b"?")
        secure = self._transport.get_extra_info("sslcontext") is not None
        scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "path": unquote(path.decode("ascii", "replace")),
            "raw_path": path,
            "query_string": query,
            "root_path": "",
            "headers": headers,
            "client": self._transport.get_extra_info("peername"),
            "server": self._transport.get_extra_info("sockname"),
            "subprotocols": [],
            "state": {**self._state, "websocket": self},
        }
        try:
            await self._app(scope, _unused, _unused)
        except Exception:  # asyncio would write the error's text into the log
            _log.exception("a socket failed")
        finally:
            self.close(1011)


async def _unused(*_: object) -> None:
    raise RuntimeError("the line itself is what is spoken through")
