"""What strangers try: forged sessions, floods, tricks."""

import asyncio
import json
import re
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sagrada.server.config import Config
from sagrada.server.ids import now
from sagrada.server.storage.people import add_person, add_session, find_by_session
from sagrada.server.wire.frames import Refused, Sync
from tests.server.guests import Guest
from tests.server.inside import services_in
from tests.server.processes import Server

pytestmark = pytest.mark.anyio


async def close_code(url: str, headers: dict[str, str], *frames: str | bytes) -> int:
    """With which code the server closes a socket on which these frames are sent."""
    async with connect(url, additional_headers=headers) as socket:
        try:
            for frame in frames:
                await socket.send(frame)
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code


def play_url(server: Server, table: str) -> str:
    return f"{server.address.replace('http', 'ws')}/api/tables/{table}/play?wire=3"


async def test_a_socket_needs_a_session_and_a_table(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        url = play_url(server, table)
        assert await close_code(url, {}) == 4401
        assert await close_code(url, {"Cookie": "session=forged"}) == 4401
        assert await close_code(url, {"Authorization": "Bearer forged"}) == 4401
        assert await close_code(play_url(server, "nowhere"), ann.headers) == 4404
        outdated = url.partition("?")[0]
        assert await close_code(outdated, ann.headers) == 4426
        assert await close_code(f"{outdated}?wire=1", ann.headers) == 4426
        assert await close_code(url, {**ann.headers, "Origin": "https://evil.example"}) == 4403
        same = {**ann.headers, "Origin": server.address}
        async with connect(url, additional_headers=same) as socket:
            assert '"type":"sync"' in str(await socket.recv())


async def test_sessions_end(tmp_path: Path) -> None:
    async with services_in(tmp_path) as services:
        long_ago = now() - 400 * 24 * 60 * 60 * 1000
        async with services.database.writing() as connection:
            person = await add_person(connection, "Ann", "guest", now())
            old = await add_session(connection, person.id, long_ago)
            new = await add_session(connection, person.id, now())
            assert await find_by_session(connection, old, now()) is None
            assert await find_by_session(connection, new, now()) == person
            assert await find_by_session(connection, new[:-1], now()) is None


async def test_frames_that_cannot_be_read_are_refused_and_then_too_many(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        nonsense = ["", "{", "[]", '{"type":"nonsense"}', '{"type":"move"}']
        assert await close_code(play_url(server, table), ann.headers, *nonsense) == 4400
        large = '{"type":"say","id":"1","text":"' + "x" * 100_000 + '"}'
        assert await close_code(play_url(server, table), ann.headers, large) == 1009
        async with ann.at(table) as seat:
            for frame in (
                "\u0000",
                '{"type":"move","id":"1","version":0,"seat":0,"move":"\u202e"}',
            ):
                await seat.socket.send(frame)
                refused = await seat.until(Refused)
                assert refused.code == "bad-request"
            wrong = await seat.ask(type="move", version=0, seat=0, move="fly to the moon")
            assert isinstance(wrong, Refused)
            assert (wrong.code, wrong.field) == ("bad-request", "move")
            assert "Traceback" not in wrong.message


async def test_bytes_are_no_frames(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        assert await close_code(play_url(server, table), ann.headers, b"\xff\xfe") == 1003


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), 1009),  # announces a terabyte
        (b"\x81\x02hi", 1002),  # not masked
        (b"\x81\x82\x00\x00\x00\x00\xff\xfe", 1007),  # no UTF-8
        (b"\x88\x82\x00\x00\x00\x00" + (1001).to_bytes(2, "big"), 1001),  # a farewell
    ],
)
async def test_raw_frames_are_answered_with_a_clean_farewell(
    server: Server, sent: bytes, code: int
) -> None:
    async with Guest(server.address) as ann:
        table = (await ann.open("me", "open")).id
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = [
            f"GET /api/tables/{table}/play?wire=3 HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: session={ann.session}",
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer
        assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer, "the key of the RFC's own example"
        writer.write(sent)
        async with asyncio.timeout(30):
            everything = await reader.read()  # to the end: the server hangs up
        assert everything.endswith(b"\x88\x02" + code.to_bytes(2, "big"))
        writer.close()


async def test_an_old_kind_of_socket_is_told_which_kind_to_use(server: Server) -> None:
    headers = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "8"}
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.get("/api/tables/x/play", headers=headers)
    assert answer.status_code == 426
    assert answer.headers["sec-websocket-version"] == "13"


async def test_one_person_has_only_so_many_sockets_at_a_table(server: Server) -> None:
    async with Guest(server.address) as ann, AsyncExitStack() as stack:
        table = (await ann.open("me", "open")).id
        for _ in range(10):
            await stack.enter_async_context(ann.at(table))
        assert await close_code(play_url(server, table), ann.headers) == 4409


async def test_only_tables_have_sockets(server: Server) -> None:
    async with Guest(server.address) as ann:
        base = server.address.replace("http", "ws")
        for path in ("/", "/api/me", "/api/tables//play", "/api/tables/a/b/play"):
            assert await close_code(base + path, ann.headers) == 4404


async def test_cookies_are_secure_behind_https(limited: Server) -> None:
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "6.6.6.6"}
    async with httpx.AsyncClient(base_url=limited.address, headers=headers) as http:
        first = await http.get("/api/me")
        cookie = first.headers["set-cookie"]
        assert cookie.startswith("__Host-session=")
        for part in ("Secure", "HttpOnly", "Path=/"):
            assert part in cookie
        assert "Domain" not in cookie
        secret = cookie.partition("=")[2].partition(";")[0]

    async with httpx.AsyncClient(base_url=limited.address, headers=headers) as http:
        # As an older version left it.
        old = await http.get("/api/me", headers={"Cookie": f"session={secret}"})
        assert old.json() == first.json()
        new, gone = old.headers.get_list("set-cookie")
        assert new.startswith(f"__Host-session={secret}")
        assert gone.startswith('session=""')
        assert "Max-Age=0" in gone
        slipped_in = {"Cookie": f"session=another; __Host-session={secret}"}
        assert (await http.get("/api/me", headers=slipped_in)).json() == first.json()


@pytest.mark.parametrize(
    "path",
    [
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/../../app.py",
        "/app.py",
        "/%00.html",
        "/api/tables/..%2f..%2fetc/record",
        "/api/nothing",
    ],
)
async def test_path_tricks_lead_nowhere(server: Server, path: str) -> None:
    async with httpx.AsyncClient() as http:
        request = http.build_request("GET", server.address)
        request.url = httpx.URL(server.address).copy_with(raw_path=path.encode())
        answer = await http.send(request)
        assert answer.status_code in (400, 401, 404), answer.text[:200]


@pytest.mark.parametrize("text", ["' OR 1=1 --", "x'; DROP TABLE people; --", "%00", "\u202e" * 5])
async def test_sql_in_parameters_is_only_text(server: Server, text: str) -> None:
    async with Guest(server.address) as ann:
        assert (await ann.http.get(f"/api/tables/{text}")).status_code == 404
        assert (await ann.http.get(f"/api/deals/{text}")).status_code == 404
        assert (await ann.http.get("/api/me/games", params={"before": text})).status_code == 400
        await ann.http.post("/api/sign-in", json={"account": text, "password": text})
        assert (await ann.http.get("/health")).status_code == 200


async def test_every_answer_has_the_security_headers(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        for path in ("/", "/t/abc", "/api/cards", "/api/nothing", "/health", "/api/schema"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "same-origin"


async def test_too_large_a_body_is_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        answer = await ann.http.post("/api/tables", content=b"[" * 500_000)
        assert answer.status_code in (400, 413)
        assert answer.json()["code"] in ("bad-request", "too-large")


async def test_names_and_chat_are_kept_as_text(server: Server) -> None:
    async with Guest(server.address) as ann:
        html = "<img src=x onerror=a()>"
        await ann.http.patch("/api/me", json={"name": html})
        table = (await ann.open("me", "random")).id
        async with ann.at(table) as seat:
            assert isinstance(seat.now, Sync)
            assert seat.now.table.seats[0].name == html
        answer = await ann.http.get(f"/api/tables/{table}")
        assert answer.headers["content-type"].startswith("application/json")


async def test_logs_hold_no_secrets(server: Server) -> None:
    async with Guest(server.address) as ann:
        await ann.http.post(
            "/api/account", json={"account": "logged", "password": "hunter2hunter2"}
        )
        await ann.http.get("/api/me/games", params={"before": "hunter3hunter3"})
        await ann.http.patch("/api/me", json={"name": "Ann Hunter"})
        table = (await ann.open("me", "random")).id
        async with ann.at(table) as seat:
            await seat.ask(type="say", text="hunter4")
            await seat.ask(type="move", version=0, seat=0, move="hunter5")
        assert await close_code(play_url(server, table), {"Cookie": "session=hunter6"}) == 4401
        lines = [json.loads(line) for line in server.log.read_text().splitlines()[1:]]
        began = [line["table"] for line in lines if line["message"] == "a game started"]
        assert table in began, "something is written at all"
        assert 4401 in [line["code"] for line in lines if line["message"] == "a socket was closed"]
        text = server.log.read_text()
        assert "hunter" not in text.lower()
        assert ann.session not in text


def test_the_configuration_never_prints_its_secrets() -> None:
    config = Config(database="postgresql://me:secret@host/db", smtp="smtp://me:secret@host")
    assert "secret" not in repr(config)


def test_the_tests_that_the_threat_page_names_exist() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "threats.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:tests|src)/[\w/.]+)`", page)
    assert len(named) > 20
    assert [path for path in named if not (root / path).exists()] == []
