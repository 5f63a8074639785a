"""A server under a path of its proxy."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from sagrada.server.web.path_prefix import with_prefix
from sagrada.server.wire import WIRE_VERSION
from tests.server.processes import Server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def prefixed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("prefixed")
    database = f"sqlite:///{folder / 's.db'}"
    with Server(folder, database=database, path="/games/sagrada", behind_proxy="true") as server:
        yield server


async def test_everything_is_there_under_the_prefix(prefixed: Server) -> None:
    address = f"{prefixed.address}/games/sagrada"
    async with httpx.AsyncClient() as http:
        bare = await http.get(address)
        assert (bare.status_code, bare.headers["location"]) == (308, "/games/sagrada/")
        assert bare.headers["x-content-type-options"] == "nosniff"
        page = await http.get(f"{address}/")
        assert page.status_code == 200
        assert b'name="sagrada-path" content="/games/sagrada"' in page.content
        assert b'="/assets/' not in page.content
        assert (await http.get(f"{address}/t/abc")).content == page.content
        me = await http.get(f"{address}/api/me")
        assert me.headers["sagrada-wire"] == str(WIRE_VERSION)
        assert "Path=/games/sagrada" in me.headers["set-cookie"]
        assert (await http.get(f"{prefixed.address}/games/sagradas/api/me")).status_code == 200, (
            "a page of the client: not ours to take apart"
        )
        https = await http.get(
            f"{address}/api/me",
            headers={"X-Forwarded-Proto": "https", "Cookie": f"session={me.cookies['session']}"},
        )
        assert https.headers.get_list("set-cookie")[0].startswith("__Secure-session=")


async def test_a_proxy_can_take_the_prefix_off(prefixed: Server) -> None:
    async with httpx.AsyncClient(base_url=prefixed.address) as http:
        me = await http.get("/api/me")
        assert me.status_code == 200
        assert "Path=/games/sagrada" in me.headers["set-cookie"]


async def test_sockets_are_there_too(prefixed: Server) -> None:
    address = f"{prefixed.address}/games/sagrada"
    async with httpx.AsyncClient() as http:
        session = (await http.get(f"{address}/api/me")).cookies["session"]
        cookie = {"Cookie": f"session={session}"}
        body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await http.post(f"{address}/api/tables", json=body, headers=cookie)).json()["id"]
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/play?wire={WIRE_VERSION}"
    async with connect(url, additional_headers=cookie) as socket:
        assert '"type":"sync"' in str(await socket.recv())


def test_links_of_the_page_get_the_prefix() -> None:
    page = b'<head><link href="/icon.svg"><a href=""></head>'
    meta = b'<meta name="sagrada-path" content="/x">'
    assert (
        with_prefix(page, "/x") == b'<head><link href="/x/icon.svg"><a href="">' + meta + b"</head>"
    )
    assert with_prefix(b'{"scope": "/", "src":"/a"}', "/x") == b'{"scope": "/x/", "src":"/x/a"}'
    assert with_prefix(page, "") == page
