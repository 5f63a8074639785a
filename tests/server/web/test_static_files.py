"""The client's files."""

import gzip
from pathlib import Path

import httpx
import pytest

from sagrada.server.web.static_files import load_pages
from tests.server.processes import Server


def test_without_a_build_there_is_a_page_that_says_so(tmp_path: Path) -> None:
    pages = load_pages(tmp_path / "nothing")
    assert list(pages) == ["index.html"]
    assert b"make client" in pages["index.html"].content


def test_files_are_read_once_with_their_kind_and_tag(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>hello")
    (tmp_path / "assets" / "app-1234.js").write_text("let a = 1;" * 100)
    (tmp_path / "icon.png").write_bytes(b"\x89PNG")
    (tmp_path / "app.webmanifest").write_text("{}")
    (tmp_path / ".secret").write_text("x")
    pages = load_pages(tmp_path)
    assert set(pages) == {"index.html", "assets/app-1234.js", "icon.png", "app.webmanifest"}
    script = pages["assets/app-1234.js"]
    assert script.is_hashed
    assert script.kind.startswith("text/javascript")
    assert script.zipped is not None
    assert len(script.zipped) < len(script.content)
    assert pages["icon.png"].zipped is None
    assert pages["app.webmanifest"].kind.startswith("application/manifest+json")
    assert not pages["index.html"].is_hashed


def test_pages_are_zipped_for_those_who_can_read_that(server: Server) -> None:
    def ask(coding: str) -> httpx.Response:
        return httpx.get(f"{server.address}/", headers={"accept-encoding": coding})

    plain, zipped = ask("identity"), ask("gzip, br")
    assert "content-encoding" not in plain.headers
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(zipped.headers["content-length"]) == len(gzip.compress(plain.content, 9, mtime=0))
    assert zipped.content == plain.content, "httpx has unpacked it"
    assert zipped.headers["etag"] == plain.headers["etag"]


@pytest.mark.parametrize("path", ["/", "/t/whatever", "/settings"])
def test_every_page_of_the_client_is_its_index(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.address}{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    again = httpx.get(f"{server.address}{path}", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
