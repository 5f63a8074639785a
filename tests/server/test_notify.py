"""Telling players of games over days that it is their turn."""

import asyncio
import socketserver
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from sagrada.engine.moves import EndTurn, Move
from sagrada.engine.play import Step
from sagrada.server.config import Config
from sagrada.server.live import notify
from sagrada.server.live.notify import call_webhook, public_address, send_mail
from sagrada.server.messages.tables import DaysClock, NewSeat, NewTable
from sagrada.server.storage.people import change_person
from sagrada.table.table import Table
from tests.server.inside import hall_in, two_at_a_table

pytestmark = pytest.mark.anyio


async def test_whose_turn_has_come_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, str, str]] = []

    async def remember(url: str, table: str, link: str) -> None:
        called.append((url, table, link))

    monkeypatch.setattr(notify, "call_webhook", remember)
    async with hall_in(tmp_path) as hall:
        asked = NewTable([NewSeat("me"), NewSeat("open")], clock=DaysClock(1))
        live = (await two_at_a_table(hall, asked)).live
        async with hall.services.database.writing() as connection:
            for seat in live.row.seats:
                assert seat.person is not None
                url = f"https://{seat.name}.example"
                await change_person(connection, seat.person, webhook=url)
        for seat_number in (0, 1):
            pattern = live.playing().legal(seat_number)[0]
            async with live.lock:
                await live.act("person", seat_number, None, partial(_submit, move=pattern))
        first = live.playing().state.active
        async with live.lock:
            await live.act("person", first, None, lambda t: t.submit(first, EndTurn(first)))
        for task in list(hall.services.notifier._tasks):
            await task
        names = [seat.name for seat in live.row.seats]
        assert called[-1] == (f"https://{names[1 - first]}.example", live.id, f"/t/{live.id}")


def _submit(table: Table, move: Move) -> list[Step]:
    return table.submit(move.seat, move)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "10.1.2.3", "169.254.169.254", "::1"])
async def test_webhooks_do_not_reach_into_our_own_network(host: str) -> None:
    assert await public_address(host) is None
    with pytest.raises(ValueError, match="public"):
        await call_webhook(f"https://[{host}]/" if ":" in host else f"https://{host}/", "t", "l")


async def test_a_public_webhook_gets_a_short_object(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[httpx.Request] = []

    resolved: list[str] = []

    async def resolve(host: str) -> str | None:
        resolved.append(host)
        return "93.184.216.34"

    def answer(request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return httpx.Response(204)

    real = httpx.AsyncClient
    monkeypatch.setattr(notify, "public_address", resolve)
    monkeypatch.setattr(
        "httpx.AsyncClient",
        lambda **options: real(transport=httpx.MockTransport(answer), **options),
    )
    await call_webhook("https://hooks.example:8443/x?y=1", "abc", "/t/abc")
    (request,) = sent
    assert b'"event":"your-turn"' in request.content
    # The name is asked for once, and what it led to is called: it cannot lead elsewhere by then.
    assert resolved == ["hooks.example"]
    assert str(request.url) == "https://93.184.216.34:8443/x?y=1"
    assert request.headers["host"] == "hooks.example:8443"
    assert request.extensions["sni_hostname"] == "hooks.example"


async def test_a_name_with_one_address_inside_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def both(*_: object, **__: object) -> list[tuple[object, ...]]:
        found = ("93.184.216.34", "127.0.0.1")
        return [(0, 0, 0, "", (address, 443)) for address in found]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
    assert await public_address("hooks.example") is None


class _Mailbox(socketserver.TCPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Letter)
        self.lines: list[bytes] = []


class _Letter(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, _Mailbox)
        self.wfile.write(b"220 hello\r\n")
        in_data = False
        for line in self.rfile:
            self.server.lines.append(line)
            if in_data:
                if line == b".\r\n":
                    in_data = False
                    self.wfile.write(b"250 kept\r\n")
            elif line.upper().startswith(b"DATA"):
                in_data = True
                self.wfile.write(b"354 go on\r\n")
            elif line.upper().startswith(b"QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 ok\r\n")


@pytest.fixture
def mailbox() -> Iterator[_Mailbox]:
    with _Mailbox() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_a_mail_says_where_to_go(mailbox: _Mailbox) -> None:
    config = Config(smtp=f"smtp://127.0.0.1:{mailbox.server_address[1]}", mail_from="s@x.org")
    send_mail(config, "ann@example.org", "https://play.example/t/abc")
    received = b"".join(mailbox.lines).decode()
    assert "To: ann@example.org" in received
    assert "https://play.example/t/abc" in received
