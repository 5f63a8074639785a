"""One HTTP connection: Uvicorn's, with limits of size and time.

Uvicorn collects the headers of a request for as long as they come, and waits for them forever.
Here a request has only so many bytes and seconds, and `OpenConnections` bounds how many wait.
"""

import asyncio
import contextlib
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from sagrada.server.socket.open_connections import STATE_KEY, OpenConnections

LONGEST_HEAD = 16_384
"""Bytes of a request's address and headers together."""
LONGEST_REQUEST = 2_000_000
"""Bytes of a whole request, as they come over the wire. The limits of bodies are below this."""
HEAD_SECONDS = 10.0
"""To connect and say what you want."""
REQUEST_SECONDS = 60.0
"""From then until the answer is sent."""
KEEP_ALIVE_SECONDS = 75
"""For the next request on a connection. Longer than proxies and browsers keep an idle one: if we
hung up first, a request that was already on its way would be lost."""
IDLE_SECONDS = KEEP_ALIVE_SECONDS + 5.0
"""Until an unused connection is cut. Uvicorn says goodbye before, but waits to be heard."""

_MOST_PIPELINED = 4
"""Requests that wait for the answer to the one before. Browsers and proxies send none."""


class HttpConnection(HttpToolsProtocol):
    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._open: OpenConnections = self.app_state[STATE_KEY]
        self._deadline: asyncio.TimerHandle | None = None
        self._is_in_head = True
        self._is_answering = False
        self._received = 0
        """Bytes of this request."""
        self._refusal = (400, "bad-request")
        """What a request is answered if one of the parser's steps below raises an error."""

    # ------------------------------------------------------------ coming and going

    def connection_made(  # type: ignore[override]  # as Uvicorn declares it
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        if self._open.admit(transport):
            self._set_deadline(HEAD_SECONDS, "head-too-slow")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_deadline()
        self._open.discard(self.transport)
        super().connection_lost(exc)

    def _set_deadline(self, seconds: float, reason: str) -> None:
        self._end_deadline()
        self._deadline = self.loop.call_later(seconds, self._cut, reason)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut(self, reason: str) -> None:
        """No goodbye: who is too slow would be slow to hear it, too."""
        if reason != "idle":
            self._open.note_dropped(reason)
        self.transport.abort()

    # ------------------------------------------------------------ bytes

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        while data and not self.transport.is_closing():
            most = LONGEST_HEAD if self._is_in_head else LONGEST_REQUEST
            part, data = data[: most - self._received], data[most - self._received :]
            self._received += len(part)
            if not self._feed(part, data):
                return
            if self._is_in_head and self._received >= LONGEST_HEAD:
                self._refuse(431, "head-too-large")
            elif self._received >= LONGEST_REQUEST:
                self._refuse(413, "request-too-large")

    def _feed(self, part: bytes, rest: bytes) -> bool:
        """Whether there is more to read here."""
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserUpgrade as upgrade:
            if not self._should_upgrade():
                return True  # answered as any other request
            # RFC 6455, 4.1: a client waits for our answer before it sends more.
            if rest or upgrade.args[0] != len(part) or self.parser.get_http_version() != "1.1":
                self._refuse(400, "bad-request")
            else:
                self._end_deadline()
                self._open.is_served(self.transport)
                self.handle_websocket_upgrade()
            return False
        except httptools.HttpParserError:
            self._refuse(*self._refusal)
            return False
        return True

    def _refuse(self, status: int, reason: str) -> None:
        """Answer outside of the application, which has not heard of the request yet."""
        self._open.note_dropped(reason)
        if self._is_answering:
            self.transport.abort()
        else:
            head = STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(head)
            self.transport.close()

    # ------------------------------------------------------------ the parser's steps

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _MOST_PIPELINED or not self._open.allows_request(self.transport):
            self._refusal = (429, "too-many-requests")
            raise ValueError("too many requests")
        super().on_message_begin()
        self._is_in_head = True
        self._set_deadline(HEAD_SECONDS, "head-too-slow")

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._is_in_head:
            raise ValueError("headers after the body")  # nobody sends them in good faith
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._is_in_head = False
        self._is_answering = not (self.parser.should_upgrade() and self._should_upgrade())
        self._open.is_served(self.transport)
        self._set_deadline(REQUEST_SECONDS, "request-too-slow")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_head = True
        self._received = 0

    def on_response_complete(self) -> None:
        self._is_answering = bool(self.pipeline)  # the next one is answered at once
        super().on_response_complete()
        if self._is_answering:
            self._set_deadline(REQUEST_SECONDS, "request-too-slow")
        else:
            self._open.waits(self.transport)
            self._set_deadline(IDLE_SECONDS, "idle")


def raise_file_limit() -> int:
    """Allow this process as many open files as it can have; how many that is."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if wanted > soft:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        return min(soft, _MOST_FILES)
    return _USUAL_FILES


_MOST_FILES = 65_536
_USUAL_FILES = 512
