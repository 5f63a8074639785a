import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.docs_site import (
    ROOT,
    TOP_PAGES,
    loaded_from_elsewhere,
    on_page_markdown,
    on_post_page,
    site_links,
    source_of,
)


@pytest.mark.parametrize(
    ("here", "link", "there"),
    [
        ("docs/threats.md", "[x](../SECURITY.md)", "[x](security.md)"),
        (
            "docs/start/x.md",
            "[x](../../CONTRIBUTING.md#test-it)",
            "[x](../contributing.md#test-it)",
        ),
        ("docs/start/x.md", "[x](../rules.md)", "[x](../rules.md)"),
        ("docs/bots.md", "[x](decisions/0004-dealer.md)", "[x](decisions/0004-dealer.md)"),
        ("docs/decisions/README.md", "[x](../glossary.md)", "[x](../glossary.md)"),
        ("docs/decisions/README.md", "[x](0004-dealer.md)", "[x](0004-dealer.md)"),
        ("CONTRIBUTING.md", "[x](docs/decisions/README.md)", "[x](decisions/README.md)"),
        ("CONTRIBUTING.md", "[x](LICENSE) and [y](README.md)", "[x](license.md) and [y](index.md)"),
        ("examples/README.md", "[x](../docs/protocol.md)", "[x](protocol.md)"),
        ("docs/protocol.md", "[x](../examples/)", "[x](examples.md)"),
        ("docs/protocol.md", "[`wire/`](../src/sagrada/server/wire/)", "`wire/`"),
        ("docs/index.md", "![a picture](images/table.webp)", "![a picture](images/table.webp)"),
        (
            "docs/rules.md",
            "[x](#refusals) [y](https://semver.org/)",
            "[x](#refusals) [y](https://semver.org/)",
        ),
        # Left as they are, so that MkDocs finds them wrong.
        ("docs/rules.md", "[x](../src/nowhere.py)", "[x](../src/nowhere.py)"),
        ("docs/rules.md", "[x](nowhere.md)", "[x](nowhere.md)"),
    ],
)
def test_links(here: str, link: str, there: str) -> None:
    assert site_links(link, here) == there


def test_code_is_left_alone() -> None:
    page = "```text\n[x](../SECURITY.md)\n```\n"
    assert site_links(page, "docs/rules.md") == page


def test_pages_at_the_top_are_found_again() -> None:
    assert all((ROOT / source).is_file() for source in TOP_PAGES)
    assert source_of("contributing.md") == "CONTRIBUTING.md"
    assert source_of("index.md") == "docs/index.md"
    assert source_of("decisions/README.md") == "docs/decisions/README.md"


def _page(src_uri: str) -> SimpleNamespace:
    return SimpleNamespace(file=SimpleNamespace(src_uri=src_uri), meta={})


def test_pages_that_explain_rank_before_the_reference() -> None:
    pages = {name: _page(name) for name in ("rules.md", "decisions/0001-x.md", "reference/x.md")}
    for page in pages.values():
        on_page_markdown("# Page", page=page)
    assert [page.meta.get("search", {}).get("boost", 1) for page in pages.values()] == [
        1,
        0.2,
        0.0005,
    ]


def test_pages_without_a_title_get_one() -> None:
    assert on_page_markdown("Text.", page=_page("license.md")) == "# License\n\nText."
    assert on_page_markdown("# Rules", page=_page("rules.md")) == "# Rules"


@pytest.mark.parametrize(
    "html",
    [
        '<script src="https://unpkg.com/x"></script>',
        '<link rel="stylesheet" href="//fonts.googleapis.com/css">',
        "<img alt='' src='http://example.org/a.png'>",
        '<source srcset="https://example.org/a.webp">',
    ],
)
def test_nothing_is_loaded_from_elsewhere(html: str) -> None:
    assert len(loaded_from_elsewhere(html)) == 1
    with pytest.raises(SystemExit, match=r"rules\.md loads files from other sites"):
        on_post_page(html, page=_page("rules.md"))


def test_links_and_own_files_are_fine() -> None:
    html = '<a href="https://semver.org">x</a><img src="a.png"><script src="../b.js"></script>'
    assert on_post_page(html, page=_page("rules.md")) == html


def test_the_stylesheet_loads_only_what_lies_beside_it() -> None:
    folder = Path(ROOT / "docs" / "assets")
    style = (folder / "style.css").read_text(encoding="utf-8")
    loaded = re.findall(r"url\('([^']*)'\)", style)
    assert len(loaded) == style.count("url(")
    assert "@import" not in style
    assert all((folder / name).is_file() for name in loaded)
