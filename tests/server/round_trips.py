"""A relay to a database that counts how often somebody asks and waits for the answer."""

import asyncio
from contextlib import suppress
from types import TracebackType

from sqlalchemy import make_url


class RoundTrips:
    """What a client sends before it hears something again is one."""

    def __init__(self, url: str) -> None:
        self._to = make_url(url)
        self.count = 0
        self._is_asking = False
        self._writers: list[asyncio.StreamWriter] = []
        self._passing: list[asyncio.Task[None] | None] = []

    async def __aenter__(self) -> "RoundTrips":
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = self._to.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*filter(None, self._passing))

    def cut(self) -> None:
        """End all connections, as a network that fails does."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._passing.append(asyncio.current_task())
        answers, to = await asyncio.open_connection(self._to.host, self._to.port)
        self._writers += [writer, to]
        await asyncio.gather(self._pump(reader, to, True), self._pump(answers, writer, False))

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_asking: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                self.count += is_asking and not self._is_asking
                self._is_asking = is_asking
                writer.write(data)
                await writer.drain()
        writer.close()
