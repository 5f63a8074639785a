"""What is sent is bounded, whatever the other end does."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from sagrada.server.config import Config
from sagrada.server.metrics import Metrics
from sagrada.server.outgoing import sending
from sagrada.server.outgoing.mail import Letter
from sagrada.server.outgoing.sending import Outgoing
from tests.server.mailbox import Mailbox

pytestmark = pytest.mark.anyio

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]


@asynccontextmanager
async def outgoing(config: Config | None = None) -> AsyncIterator[Outgoing]:
    made = Outgoing(config or Config(), Metrics())
    yield made
    await made.stop()


@asynccontextmanager
async def answering(answer: Answer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The URL of a server that answers like this; it stands for one of the public internet."""
    monkeypatch.setattr(sending, "public_address", lambda _: "127.0.0.1")

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readuntil(b"\r\n\r\n")
            await answer(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    async with server:
        yield f"http://hooks.example:{server.sockets[0].getsockname()[1]}/x"


async def test_a_public_webhook_gets_a_short_object(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[httpx.Request] = []
    resolved: list[str] = []

    def resolve(host: str) -> str | None:
        resolved.append(host)
        return "93.184.216.34"

    def answer(request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return httpx.Response(204)

    real = httpx.AsyncClient
    monkeypatch.setattr(sending, "public_address", resolve)
    monkeypatch.setattr(
        "httpx.AsyncClient",
        lambda **options: real(transport=httpx.MockTransport(answer), **options),
    )
    async with outgoing() as out:
        assert await out.call_webhook("ann", "https://hooks.example:8443/x?y=1", {"event": "x"})
    (request,) = sent
    assert b'"event":"x"' in request.content
    # The name is asked for once, and what it led to is called: it cannot lead elsewhere by then.
    assert resolved == ["hooks.example"]
    assert str(request.url) == "https://93.184.216.34:8443/x?y=1"
    assert request.headers["host"] == "hooks.example:8443"
    assert request.extensions["sni_hostname"] == "hooks.example"


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "169.254.169.254", "[::1]"])
async def test_webhooks_do_not_reach_into_our_own_network(host: str) -> None:
    async with outgoing() as out:
        assert not await out.call_webhook("ann", f"https://{host}/", {})
        assert b'{kind="webhook",result="refused"} 1.0' in out._metrics.text()


async def test_a_long_answer_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0

    async def pour(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal written
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100000000000\r\n\r\n")
        for _megabyte in range(1000):
            writer.write(b"a" * 2**20)
            await writer.drain()
            written += 2**20

    async with answering(pour, monkeypatch) as url, outgoing() as out:
        assert await out.call_webhook("ann", url, {})
    assert written < 50 * 2**20, "no more than what lies in buffers"


async def test_a_slow_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each byte comes in good time; only the whole takes too long."""
    monkeypatch.setattr(sending, "_SECONDS", 0.5)

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            writer.write(b"a: b\r\n")
            await writer.drain()
            await asyncio.sleep(0.05)

    async with answering(drip, monkeypatch) as url, outgoing() as out:
        began = time.monotonic()
        assert not await out.call_webhook("ann", url, {})
        assert time.monotonic() - began < 5


async def test_only_so_many_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    now, most = 0, 0

    async def wait(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.05)
        now -= 1
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")

    async with answering(wait, monkeypatch) as url, outgoing() as out:
        calls = [out.call_webhook(f"person {number}", url, {}) for number in range(40)]
        assert all(await asyncio.gather(*calls))
        assert most == 10
        one = [out.call_webhook("ann", url, {}) for _ in range(9)]
        assert sum(await asyncio.gather(*one)) == 3, "one person cannot take all turns"


async def test_names_that_nobody_resolves_hold_up_no_mail(
    monkeypatch: pytest.MonkeyPatch, mailbox: Mailbox
) -> None:
    """The owner of a webhook may run its name server, too, and decide how long a lookup takes."""

    end = threading.Event()

    def resolve(_: str) -> None:
        end.wait(30)

    monkeypatch.setattr(sending, "public_address", resolve)
    async with outgoing(Config(smtp=mailbox.url)) as out:
        for number in range(10):
            out.later(out.call_webhook(f"person {number}", "https://slow.example/", {}))
        await asyncio.sleep(0.1)
        letter = Letter("ann@example.org", "Your address", "It has changed.")
        try:
            assert await asyncio.wait_for(out.mail("ann", letter), 5)
        finally:
            end.set()


async def test_slow_webhooks_and_devices_hold_up_no_mail(
    monkeypatch: pytest.MonkeyPatch, mailbox: Mailbox
) -> None:
    """The mail that warns of a changed address must go out, whatever a thief has set up."""

    async def hang(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        del writer
        await asyncio.sleep(30)

    async with answering(hang, monkeypatch) as url, outgoing(Config(smtp=mailbox.url)) as out:
        for number in range(30):
            out.later(out.call_webhook(f"person {number // 3}", url, {}))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(3):
            assert await out.mail("person 0", Letter("ann@example.org", "Changed", "Changed.\n"))


async def test_mails_about_turns_use_up_no_others(mailbox: Mailbox) -> None:
    async with outgoing(Config(smtp=mailbox.url)) as out:
        turn = Letter("ann@example.org", "Your turn", "Go.\n", "https://x.org/stop")
        sent = [await out.mail("ann", turn) for _ in range(21)]
        assert sent == [True] * 20 + [False]
        assert await out.mail("ann", Letter("ann@example.org", "A code", "1234\n"))


async def test_mail_is_sent_in_a_thread_of_its_own(mailbox: Mailbox) -> None:
    async with outgoing(Config(smtp=mailbox.url)) as out:
        assert await out.mail("ann", Letter("ann@example.org", "Hello", "Hello.\n"))
        assert mailbox.recipients == ["ann@example.org"]
    async with outgoing() as out:
        assert not await out.mail("ann", Letter("ann@example.org", "Hello", "Hello.\n"))
    async with outgoing(Config(smtp="smtp://127.0.0.1:1")) as out:
        assert not await out.mail("ann", Letter("ann@example.org", "Hello", "Hello.\n"))
