"""One open WebSocket: the protocol that Uvicorn hands a connection over to when it asks for one.

The codec (`framing.py`) speaks RFC 6455; this class moves the bytes and sets the limits. It writes
texts to the socket at once and never waits for them to arrive: a client that reads too slowly is
cut off. Messages from the client wait here until the game asks for them. A client that is silent
for long gets a ping, and is cut off if it does not answer: a phone out of reach does not say
goodbye.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN

from sagrada.server.buckets import Bucket
from sagrada.server.identity.rate_limits import CONTROL_FRAMES
from sagrada.server.logs import REQUEST_ID, new_request_id
from sagrada.server.socket.framing import TextCodec, framed
from sagrada.server.socket.open_connections import STATE_KEY, OpenConnections
from sagrada.server.socket.silence import silence_rounds

_log = logging.getLogger(__name__)

_LONGEST = 4096
"""Bytes of a message from a client."""
_LONGEST_REASON = 120
_MOST_WAITING = 64
"""Messages that can wait here before we stop reading the socket."""
_MOST_UNREAD = 2**20
"""Bytes that a slow reader can leave unread."""
_FAREWELL = 5.0
"""Seconds for the other end to close its side too."""
_SHORT_FAREWELL = 0.5
"""The same if nothing that it says can be understood any more."""
_ASK_AFTER = 30.0
"""Seconds of silence after which we ask the other end whether it is there."""
_GIVE_UP_AFTER = 90.0
"""Seconds of silence after which it is not."""
_BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
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
        self._open = cast("OpenConnections | None", app_state.get(STATE_KEY))
        self._connections = cast("set[Any]", server_state.connections)
        self._tasks = server_state.tasks
        self._id = new_request_id()
        self._codec = TextCodec(_LONGEST, Bucket(CONTROL_FRAMES), TOO_MANY_FRAMES)
        self._waiting: list[bytes] = []  # nearly always empty, and then smaller than a queue
        self._waiter: asyncio.Future[None] | None = None
        self._play: Callable[[], Awaitable[None]] | None = None
        self._is_open = False
        self._is_lost = False
        self._is_paused = False
        self._heard = 0.0
        """When something last came, on the loop's clock."""
        self.closed: int | None = None
        """The code with which either end closed it."""

    # ------------------------------------------------------------ for the game

    def go_on_with(self, play: Callable[[], Awaitable[None]]) -> None:
        """What to do once the application has returned.

        So its layers aren't kept waiting for as long as the socket is open, with all they hold.
        """
        self._play = play

    async def next_text(self) -> bytes | None:
        """The next message; None: the socket is closed, and there are no more."""
        while not self._waiting:
            if self.closed is not None:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        if len(self._waiting) <= _MOST_WAITING // 2:
            self._read_on()
        return self._waiting.pop(0)

    def write(self, text: bytes, *, more: bool = False) -> None:
        """Send a text; never waits. `more`: another one follows at once, and they go together."""
        if self.closed is not None:
            return
        frame, before = framed(text), self._codec.writes
        if more:
            before.append(frame)
            asyncio.get_running_loop().call_soon(self._write_out)  # if nothing follows after all
        elif before:
            before.append(frame)
            self._write_out()
        else:
            self._write(frame)

    def _write_out(self) -> None:
        """Write what the codec has gathered."""
        if self._codec.writes and self.closed is None:
            self._write(b"".join(self._codec.data_to_send()))

    def _write(self, data: bytes) -> None:
        if self._transport.get_write_buffer_size() > _MOST_UNREAD:
            self.close(SLOW)
        else:
            self._transport.write(data)

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye. What we sent before still arrives; messages that wait here are dropped."""
        if self.closed is not None:
            return
        self._codec.send_close(code, reason.encode()[:_LONGEST_REASON].decode(errors="ignore"))
        self._waiting.clear()
        self._say_goodbye(code, _FAREWELL)

    def _say_goodbye(self, code: int, seconds: float) -> None:
        """Write the codec's farewell, and hang up after some seconds if the other end does not."""
        self.closed = code
        if code >= 4000:
            _log.info("a socket was closed", extra={"code": code, "request": self._id})
            if self._open is not None:
                self._open.note_closed(code)
        self._wake()
        self._read_on()  # until their farewell
        self._transport.write(b"".join(self._codec.data_to_send()))
        asyncio.get_running_loop().call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        if not self._is_lost:
            self._transport.abort()

    def _read_on(self) -> None:
        if self._is_paused and not self._is_lost:
            self._is_paused = False
            self._transport.resume_reading()

    def _wake(self) -> None:
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    def came_from(self, network: str) -> bool:
        """Whether there is room for one more socket from there."""
        return self._open is None or self._open.came_from(self._transport, network)

    # ------------------------------------------------------------ for Uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by name
        self._connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._is_lost = True
        if self._open is not None:
            self._open.discard(self._transport)
        self._connections.discard(self)
        silence_rounds(_ASK_AFTER).discard(self)
        if self.closed is None:
            self.closed = GONE
        self._wake()

    def eof_received(self) -> None:
        pass  # then the transport closes itself

    def shutdown(self) -> None:
        """The server stops: people come back to the next one."""
        if self._is_open:
            self.close(RESTART)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._heard = asyncio.get_running_loop().time()
        if not self._is_open:
            self._begin(data)
            return
        texts = self._codec.receive_texts(data)
        if texts and self.closed is None:
            self._take(texts)
        if self._codec.state is OPEN:
            self._write_out()
        else:
            self._end()

    def _take(self, texts: list[bytes]) -> None:
        self._waiting += texts
        self._wake()
        if len(self._waiting) >= _MOST_WAITING and not self._is_paused:
            self._is_paused = True
            self._transport.pause_reading()

    def _end(self) -> None:
        """The codec has closed: their farewell came, or something that must not come.

        Texts that came before it still count: people make their last move and close the tab.
        """
        codec = self._codec
        is_theirs = codec.close_rcvd is not None
        if self.closed is None:
            assert codec.close_sent is not None
            code = codec.close_sent.code
            if code == CloseCode.NO_STATUS_RCVD:
                code = CloseCode.NORMAL_CLOSURE
            # A codec that has failed reads nothing more, not even their farewell.
            is_deaf = codec.eof_sent and not is_theirs
            self._say_goodbye(code, _SHORT_FAREWELL if is_deaf else _FAREWELL)
        if is_theirs:
            self._transport.close()

    # ------------------------------------------------------------ is anybody there?

    def notice_silence(self, at: float) -> None:
        """Called again and again, with the time on the loop's clock."""
        if self._is_paused:  # it is we who do not listen
            self._heard = at
        elif at - self._heard >= _GIVE_UP_AFTER:
            self._hang_up()
        elif at - self._heard >= _ASK_AFTER and self.closed is None:
            self._codec.send_ping(b"")
            self._write_out()

    # ------------------------------------------------------------ the handshake

    def _begin(self, data: bytes) -> None:
        """The whole request at once, as Uvicorn has read it."""
        request = self._codec.receive_request(data)
        answer = b"".join(self._codec.data_to_send())
        # What the library cannot read at all (another method, a body) it leaves unanswered.
        self._transport.write(answer or _BAD_REQUEST)
        if request is None:
            self.closed = CloseCode.PROTOCOL_ERROR
            self._transport.close()
            return
        self._is_open = True
        silence_rounds(_ASK_AFTER).add(self)
        scope = self._scope(request)
        request.headers.clear()  # the library keeps the request for as long as the socket is open
        task = asyncio.get_running_loop().create_task(self._serve(scope))
        self._tasks.add(task)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        secure = self._transport.get_extra_info("sslcontext") is not None
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "client": self._transport.get_extra_info("peername"),
            "server": self._transport.get_extra_info("sockname"),
            "subprotocols": [],
            "state": {**self._state, "websocket": self, REQUEST_ID: self._id},
        }

    async def _serve(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, _unused, _unused)
            if (play := self._play) is not None:
                self._play = None
                await play()
        except Exception:  # asyncio would write the error's text into the log
            _log.exception("a socket failed")
        finally:
            self.close(1011)
            self._tasks.discard(cast("asyncio.Task[None]", asyncio.current_task()))


async def _unused(*_: object) -> None:
    raise RuntimeError("the game talks through the socket itself")
