"""MkDocs hooks: pages at the top of the project are on the site, links work, search ranks well.

Pages link to each other by their places in the repository, so that a code host can follow them. On
the site, `../CONTRIBUTING.md` is the page `contributing.md`. A link to a file of the repository
that isn't on the site becomes plain text; one to nothing at all fails the build. So does a page
that would load something from another site. The search lists pages that explain a word before the
reference, which only names it.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DOCS = "docs"
TOP_PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "LICENSE": "license.md",
    "NOTICE": "notice.md",
    "README.md": "index.md",
    "SECURITY.md": "security.md",
    "examples/README.md": "examples.md",
}
"""Pages outside of docs/, and what they are on the site. The site's front page is its own."""
RANKS = {"reference/": 0.0005, "changelog.md": 0.1, "decisions/": 0.2}
"""How much a page counts in the search, by the beginning of its name; others count 1. A word in a
heading counts a thousand times as much as one in a text, and the reference is all headings."""
TITLES = {"LICENSE": "# License", "NOTICE": "# Notice"}
_LINK = re.compile(r"(?P<text>!?\[(?:[^\[\]]|\[[^\]]*\])*\])\((?P<target>[^)\s]+)\)")
_FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_LOADED = re.compile(r"<(?!a\b)[^>]*\b(?:src|srcset|href|data|poster)=[\"']?(?:https?:)?//[^>]*>")


def on_files(files: Any, *, config: Any) -> Any:
    """Add the pages at the top of the project."""
    from mkdocs.structure.files import File  # only the site's own environment has it

    for source, page in TOP_PAGES.items():
        if page != "index.md":
            files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    _add_decisions(files, config)
    return files


def _add_decisions(files: Any, config: Any) -> None:
    """List all decisions in the navigation, behind their overview."""
    names = sorted(file.src_uri for file in files if re.match(r"decisions/\d", file.src_uri))
    _find_section(config.nav, "Decisions").extend(names)


def _find_section(nav: Any, title: str) -> Any:
    for item in nav:
        if isinstance(item, dict):
            for name, inside in item.items():
                if name == title:
                    return inside
                if isinstance(inside, list) and (found := _find_section(inside, title)):
                    return found
    return None


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """Turn the repository's links into the site's, and say how the search ranks the page."""
    for start, boost in RANKS.items():
        if page.file.src_uri.startswith(start):
            page.meta["search"] = {"boost": boost}
    here = source_of(page.file.src_uri)
    if here in TITLES:
        markdown = f"{TITLES[here]}\n\n{markdown}"
    return site_links(markdown, here)


def on_post_page(output: str, *, page: Any, **_: Any) -> str:
    """Refuse what a browser would load from elsewhere. Links that people follow are fine."""
    if loaded := loaded_from_elsewhere(output):
        raise SystemExit(f"{page.file.src_uri} loads files from other sites: {', '.join(loaded)}")
    return output


def loaded_from_elsewhere(html: str) -> list[str]:
    return _LOADED.findall(html)


def site_links(markdown: str, here: str) -> str:
    """A page of the repository with the links of the site."""
    parts = _FENCE.split(markdown)
    return "".join(
        part if part.startswith("```") else _LINK.sub(lambda link: _site_link(link, here), part)
        for part in parts
    )


def source_of(page: str) -> str:
    """Where a page of the site is in the repository."""
    sources = {page: source for source, page in TOP_PAGES.items() if page != "index.md"}
    return sources.get(page, f"{DOCS}/{page}")


def _site_link(link: re.Match[str], here: str) -> str:
    target, mark, anchor = link["target"].partition("#")
    if not target or ":" in target:
        return link[0]
    there = posixpath.normpath(posixpath.join(posixpath.dirname(here), target))
    if (ROOT / there / "README.md").is_file():
        there = f"{there}/README.md"
    page = TOP_PAGES.get(there)
    if page is None and there.startswith(f"{DOCS}/"):
        page = there.removeprefix(f"{DOCS}/")
    if page is None:
        # Nothing at all is left as it is: MkDocs warns.
        return link["text"][1:-1] if (ROOT / there).exists() else link[0]
    start = posixpath.dirname(TOP_PAGES.get(here, here.removeprefix(f"{DOCS}/")))
    return f"{link['text']}({posixpath.relpath(page, start or '.')}{mark}{anchor})"
