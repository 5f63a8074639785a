"""Links between pages, as a code host follows them. `make docs-check` does it for the site."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.citations import ROOT

PAGES = sorted(
    path
    for folder in (".", "docs", "docs/*", "examples", "tests/golden")
    for path in ROOT.glob(f"{folder}/*.md")
)
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_LOADED = re.compile(r"\b(?:src|srcset|href)=\"([^\"]+)\"")
_HEADING = re.compile(r"^#+ +(.*?) *#*$", re.MULTILINE)


def _prose(page: Path) -> str:
    """A page without its code blocks."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def _links(text: str) -> Iterator[str]:
    for pattern in (_LINK, _LOADED):
        yield from (found for found in pattern.findall(text) if ":" not in found)


def _anchors(page: Path) -> set[str]:
    """What the code host calls a page's headings."""
    found = set()
    for heading in _HEADING.findall(_prose(page)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading)
        found.add(re.sub(r"[^\w\- ]", "", plain.lower()).replace(" ", "-"))
    return found


def broken_links(page: Path, text: str) -> list[str]:
    broken = []
    for link in _links(text):
        target, _, anchor = link.partition("#")
        there = (page.parent / target) if target else page
        if not there.exists() or (anchor and anchor not in _anchors(there)):
            broken.append(link)
    return broken


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    assert not broken_links(page, _prose(page))


def test_broken_links_are_found() -> None:
    page = ROOT / "docs" / "rules.md"
    good = "[a](notation.md) [b](notation.md#perft-files) [c](../README.md) [d](#7-scoring)"
    assert not broken_links(page, good)
    bad = '[a](nowhere.md) [b](notation.md#nowhere) [c](../notation.md) <img src="no.png">'
    assert len(broken_links(page, bad)) == 4
