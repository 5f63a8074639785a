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


def test_what_the_build_compressed_is_no_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1234.js").write_text("let a = 1;")
    (tmp_path / "assets" / "app-1234.js.br").write_bytes(b"small")
    (tmp_path / "assets" / "more-5678.js").write_text("let b = 2;")
    pages = load_pages(tmp_path)
    assert set(pages) == {"index.html", "assets/app-1234.js", "assets/more-5678.js"}
    assert pages["assets/app-1234.js"].brotli == b"small"
    assert pages["assets/more-5678.js"].brotli is None


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP;q=1.0, br; q=0.5", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0, br;q=0.000", None),
        ("brotli, gzipped", None),
        ("", None),
    ],
)
def test_scripts_come_as_small_as_the_browser_can_read_them(
    server: Server, accepted: str, coding: str | None
) -> None:
    name = next(name for name, page in load_pages().items() if page.brotli and page.zipped)
    page = load_pages()[name]
    with httpx.stream(
        "GET", f"{server.address}/{name}", headers={"accept-encoding": accepted}
    ) as answer:
        content = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert content == {"br": page.brotli, "gzip": page.zipped, None: page.content}[coding]
    assert page.brotli is not None
    assert page.zipped is not None
    assert len(page.brotli) < len(page.zipped) < len(page.content)
    assert answer.headers["vary"] == "accept-encoding"


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
