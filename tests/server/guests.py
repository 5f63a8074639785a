"""Clients for the tests: people with a session, and their sockets at a table."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sagrada.server.wire import WIRE_VERSION, frames
from sagrada.server.wire.frames import AnyServerFrame, Stepped, Sync
from sagrada.server.wire.people import Me
from sagrada.server.wire.tables import TableInfo
from sagrada.server.wire.view_changes import with_changes

T = TypeVar("T")
F = TypeVar("F", bound=msgspec.Struct)
_ids = itertools.count()
_decode = msgspec.json.Decoder(frames.AnyServerFrame).decode
WAIT = 60.0
LARGEST = 2**22


class Guest:
    """A browser, as far as the server can tell."""

    def __init__(
        self, address: str, token: str | None = None, comes_from: str = "127.0.0.1"
    ) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.address = address
        self.token = token
        self._comes_from = comes_from
        transport = None
        if comes_from != "127.0.0.1":
            transport = httpx.AsyncHTTPTransport(local_address=comes_from)
        self.http = httpx.AsyncClient(
            base_url=address, headers=headers, timeout=WAIT, transport=transport
        )

    async def __aenter__(self) -> "Guest":
        self.me = await self.get("/api/me", Me)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    @property
    def session(self) -> str:
        return self.http.cookies.get("session") or ""

    @property
    def headers(self) -> dict[str, str]:
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"session={self.session}"}

    async def get(self, path: str, kind: type[T]) -> T:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    async def post(self, path: str, kind: type[T], **body: Any) -> T:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return msgspec.json.decode(answer.content, type=kind)

    async def open(self, *seats: str, **more: Any) -> TableInfo:
        """Open a table: `me`, `open`, `screen NAME` or the spec of a bot."""
        return await self.post("/api/tables", TableInfo, seats=[seat_of(s) for s in seats], **more)

    async def join(self, table: str, seat: int | None = None) -> TableInfo:
        return await self.post(f"/api/tables/{table}/join", TableInfo, seat=seat)

    async def do(self, table: str, what: str, **body: Any) -> TableInfo:
        return await self.post(f"/api/tables/{table}/{what}", TableInfo, **body)

    @asynccontextmanager
    async def at(self, table: str, **options: Any) -> AsyncIterator["AtTable"]:
        """Sit at a table: a socket, and what it has been told."""
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/play?wire={WIRE_VERSION}"
        # However much is not read yet: a full queue would keep the farewell waiting, too.
        options = {"max_size": LARGEST, "max_queue": None, **options}
        if self._comes_from != "127.0.0.1":
            options["local_addr"] = (self._comes_from, 0)
        async with connect(url, additional_headers=self.headers, **options) as s:
            seated = AtTable(s)
            await seated.until(Sync)
            yield seated


def seat_of(text: str) -> dict[str, str]:
    if text in ("me", "open"):
        return {"kind": text}
    if text.startswith("screen "):
        return {"kind": "screen", "name": text.removeprefix("screen ")}
    return {"kind": "bot", "bot": text}


class AtTable:
    """One socket. Keeps what it knows of the table, and every text it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.last: Sync | None = None
        self.gaps = 0

    @property
    def now(self) -> Sync:
        """All that it knows now: what the last `sync` said, and every step since."""
        assert self.last is not None
        return self.last

    @property
    def version(self) -> int:
        return self.now.version

    async def hear(self) -> AnyServerFrame:
        """The next frame."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        frame: AnyServerFrame = _decode(text)
        if isinstance(frame, Sync):
            self.last = frame
        elif isinstance(frame, Stepped):
            self._step(frame)
        return frame

    def _step(self, frame: Stepped) -> None:
        now = self.now
        if frame.since != now.version:
            self.gaps += 1
            return
        view, holding = frame.view, now.holding
        if view is not None:
            holding = view.seat
        elif frame.changes is not None:
            assert now.view is not None
            view = with_changes(now.view, frame.changes)
        self.last = msgspec.structs.replace(
            now,
            version=frame.version,
            holding=holding,
            view=view,
            choices=frame.choices,
            log=[*now.log, frames.LoggedStep(frame.version, frame.events)],
            clock=frame.clock,
            over=frame.over,
        )

    async def until(self, kind: type[F]) -> F:
        """Hear until a frame of this kind comes."""
        while True:
            frame = await self.hear()
            if isinstance(frame, kind):
                return frame

    async def send(self, **frame: Any) -> None:
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def ask(self, **frame: Any) -> frames.Ack | frames.Refused:
        """Send something with an id and hear what comes of it."""
        id = frame.setdefault("id", f"test-{next(_ids)}")
        await self.send(**frame)
        while True:
            heard = await self.hear()
            if isinstance(heard, frames.Ack | frames.Refused) and heard.id in (id, None):
                return heard

    async def move(self, move: str, **more: Any) -> frames.Ack | frames.Refused:
        seat = self.now.holding
        asked = {"type": "move", "version": self.version, "seat": seat, "move": move, **more}
        return await self.ask(**asked)

    async def until_moved(self) -> None:
        """Hear until something was played."""
        version = self.version
        while self.version == version:
            await self.hear()

    async def catch_up(self, version: int) -> None:
        while self.version < version:
            await self.hear()

    def legal(self) -> list[str]:
        choices = self.now.choices
        return [] if choices is None else [choice.move for choice in choices.legal]

    def is_my_turn(self) -> bool:
        now = self.now
        return now.view is not None and now.holding in now.view.to_act

    async def play_on(self, rng: Random, most: int = 10_000) -> None:
        """Choose at random whenever it is my turn, until the game is over."""
        for _ in range(most):
            if self.now.over is not None:
                return
            if self.is_my_turn():
                quiet = [move for move in self.legal() if not move.startswith("call")]
                answer = await self.move(rng.choice(quiet))
                if isinstance(answer, frames.Ack):
                    await self.catch_up(answer.version)
                else:
                    assert answer.code == "stale", answer
                    await self.until(Sync)
            else:
                await self.hear()
