"""What messengers show of a link."""

import asyncio
import re
import time
from html import unescape
from pathlib import Path

import httpx
import pytest

from sagrada.server.identity.rate_limits import REQUESTS
from sagrada.server.web.link_preview import PICTURE, table_in
from tests.server.backends import Postgres
from tests.server.guests import Guest
from tests.server.processes import Server

pytestmark = pytest.mark.anyio

PUBLIC = Path(__file__).parents[3] / "client" / "public"
MOST = 100_000
"""Bytes: some messengers show no larger picture."""


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)">', page)
    return {name: unescape(text) for name, text in found}


async def test_a_table_that_waits_is_an_invitation(server: Server) -> None:
    async with Guest(server.address) as ann, httpx.AsyncClient() as http:
        name = "</title><script>alert('&')"
        assert (await ann.http.patch("/api/me", json={"name": name})).status_code == 200
        table = await ann.open("me", "open", edition="it")
        page = (await http.get(f"{server.address}/t/{table.id}")).text
        assert tags(page)["og:title"] == f"{name} ti invita a giocare a Sagrada"
        assert "<script>alert" not in page, "escaped"
        assert tags(page)["og:image"] == f"{server.address}/preview.jpg"
        await ann.do(table.id, "start")
        begun = tags((await http.get(f"{server.address}/t/{table.id}")).text)
        assert begun["og:title"] == "Sagrada", "a running game invites nobody"


async def test_other_pages_have_a_plain_preview(server: Server) -> None:
    async with httpx.AsyncClient() as http:
        home = await http.get(f"{server.address}/")
        assert tags(home.text)["og:title"] == "Sagrada"
        assert (await http.get(f"{server.address}/t/nowhere")).content == home.content
        strange = {"host": 'x"><script>'}
        odd = await http.get(f"{server.address}/", headers=strange)
        assert "<script>" not in odd.text.replace('<script type="module"', "")


async def test_who_asks_too_often_gets_the_page_without_its_preview(tmp_path: Path) -> None:
    """The page's files have a generous limit. A read of the database is no file."""
    with Server(tmp_path, database=f"sqlite:///{tmp_path / 's.db'}", limits="true") as server:
        async with Guest(server.address) as ann, httpx.AsyncClient() as http:
            link = f"{server.address}/t/{(await ann.open('me', 'open')).id}"
            assert "invites you" in (await http.get(link)).text
            titles: set[str] = set()
            for _ in range(50):  # a few, unless the machine is slow: meanwhile the limit relaxes
                pages = await asyncio.gather(*(http.get(link) for _ in range(REQUESTS.most // 3)))
                assert {page.status_code for page in pages} == {200}
                titles |= {tags(page.text)["og:title"] for page in pages}
                if "Sagrada" in titles:
                    break
            assert "Sagrada" in titles


@pytest.mark.slow
async def test_a_database_that_hangs_holds_up_no_page(tmp_path: Path, postgres: Postgres) -> None:
    with Server(tmp_path, database=postgres.url) as server:
        async with Guest(server.address) as ann, httpx.AsyncClient(timeout=60) as http:
            link = f"{server.address}/t/{(await ann.open('me', 'open')).id}"
            with postgres.paused():
                began = time.monotonic()
                pages = await asyncio.gather(*(http.get(link) for _ in range(20)))
                assert time.monotonic() - began < 5, "not as long as the database takes"
                assert {tags(page.text)["og:title"] for page in pages} == {"Sagrada"}
            async with asyncio.timeout(30):  # it is back
                while "invites you" not in (await http.get(link)).text:
                    await asyncio.sleep(0.2)


def test_the_table_of_a_path() -> None:
    assert table_in("t/abc") == "abc"
    assert [table_in(path) for path in ("", "t", "t/", "t/a/b", "rules", "xt/abc")] == [None] * 6


def test_the_picture_is_small_and_has_the_size_that_the_tags_say() -> None:
    picture = (PUBLIC / PICTURE).read_bytes()
    assert len(picture) <= MOST
    frame = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", picture, re.DOTALL)
    assert frame is not None, "a JPEG"
    height, width = (int.from_bytes(part) for part in frame.groups())
    assert (width, height) == (1200, 630)
