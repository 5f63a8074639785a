"""In games over days, players are told that it is their turn."""

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
from sagrada.game.game import Game
from sagrada.server.config import Config
from sagrada.server.storage.people import Person, change_person
from sagrada.server.storage.tables import change_seat
from sagrada.server.tables import notifications
from sagrada.server.tables.notifications import call_webhook, public_address, send_mail
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import DaysClock, NewSeat, NewTable
from tests.server.inside import person, registry_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The webhooks that are called; those with `broken` in them do not answer."""
    urls: list[str] = []

    async def remember(url: str, table: str, link: str) -> None:
        assert link == f"/t/{table}"
        urls.append(url)
        if "broken" in url:
            raise httpx.ConnectError("nobody there")

    monkeypatch.setattr(notifications, "call_webhook", remember)
    return urls


async def _with_webhook(registry: TableRegistry, name: str) -> Person:
    found = await person(registry, name)
    async with registry.services.database.writing() as connection:
        await change_person(connection, found.id, webhook=f"https://{name}.example")
    return found


async def _begun(registry: TableRegistry, *names: str) -> Table:
    """A game over days; nobody of them is there."""
    host, *others = [await _with_webhook(registry, name) for name in names]
    seats = [NewSeat("me"), *(NewSeat("open") for _ in others)]
    table = await TableService(registry).open(host, NewTable(seats, clock=DaysClock(1)))
    for other in others:
        table = await TableService(registry).join(other, table.id, None)
    assert table.row.status == "playing"
    return table


async def _told(registry: TableRegistry) -> None:
    for task in list(registry.services.notifier._tasks):
        await task


async def _choose_patterns(table: Table) -> None:
    for seat in table.playing().state.to_act:
        pattern = table.playing().legal(seat)[0]
        await table.act("person", seat, None, partial(_submit, move=pattern))


async def test_everybody_is_told_when_the_game_begins(tmp_path: Path, called: list[str]) -> None:
    async with registry_in(tmp_path) as registry:
        await _begun(registry, "ann", "bob")
        await _told(registry)
        assert sorted(called) == ["https://ann.example", "https://bob.example"]


async def test_whose_turn_has_come_is_told_once(tmp_path: Path, called: list[str]) -> None:
    async with registry_in(tmp_path) as registry:
        table = await _begun(registry, "ann", "bob")
        await _choose_patterns(table)
        await _told(registry)
        called.clear()
        first = table.playing().state.active
        await table.act("person", first, None, lambda t: t.submit(first, EndTurn(first)))
        await _told(registry)
        assert called == [f"https://{table.row.seats[1 - first].name}.example"]


async def test_a_webhook_that_does_not_answer_silences_nobody_else(
    tmp_path: Path, called: list[str], mailbox: "_Mailbox"
) -> None:
    async with registry_in(tmp_path) as registry:
        port = mailbox.server_address[1]
        registry.services.notifier._config = Config(smtp=f"smtp://127.0.0.1:{port}")
        host = await _with_webhook(registry, "broken")
        async with registry.services.database.writing() as connection:
            await change_person(connection, host.id, mail="broken@example.org")
        ann = await _with_webhook(registry, "ann")
        registry.services.notifier.turn_came([host.id, ann.id], "x")
        await _told(registry)
        assert called == ["https://broken.example", "https://ann.example"]
        assert b"To: broken@example.org" in b"".join(mailbox.lines)


async def test_who_has_resigned_is_left_in_peace(tmp_path: Path, called: list[str]) -> None:
    async with registry_in(tmp_path) as registry:
        table = await _begun(registry, "ann", "bob", "cid")
        await _choose_patterns(table)
        first = table.playing().state.active
        gone = (first + 1) % 3
        async with registry.services.database.writing() as connection:
            await change_seat(connection, table.id, gone, resigned=True, bot="journeyman")
        async with table.lock:
            await table.catch_up()
        await _told(registry)
        called.clear()
        await table.act("person", first, None, lambda t: t.submit(first, EndTurn(first)))
        assert table.row.to_act == (gone,)
        await _told(registry)
        assert called == []


def _submit(table: Game, move: Move) -> list[Step]:
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
    monkeypatch.setattr(notifications, "public_address", resolve)
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
