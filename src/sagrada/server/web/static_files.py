"""The web page, as the client's build left it in `static/`.

All files are read once when the server starts: what was not there then cannot be asked for, so no
path, however tricky, leads anywhere else.
"""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from litestar import Response, get

from sagrada.server.buckets import Limits
from sagrada.server.config import Config
from sagrada.server.errors import not_found
from sagrada.server.identity.origin import is_secure
from sagrada.server.identity.rate_limits import REQUESTS
from sagrada.server.storage.tables import TableRow
from sagrada.server.tables.shared_services import Services
from sagrada.server.web.dependencies import AnyRequest, address
from sagrada.server.web.link_preview import Invitations, preview_tags, table_in
from sagrada.server.web.path_prefix import with_prefix

STATIC = Path(__file__).parents[1] / "static"
_HASHED = "assets/"
"""Names in this folder change with their content: browsers can keep them forever."""
_BROTLI = ".br"
_WITH_LINKS = (".html", ".webmanifest")
_TEXT = ("text/", "application/javascript", "application/json", "image/svg+xml")
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>sagrada</title>
<h1>The server is running, but the web page isn’t built yet.</h1>
<p>Run <code>make client</code> (it needs Node.js), then restart the server.
The API is described at <a href="/api/schema">/api/schema</a>.</p>
"""


@dataclass(frozen=True)
class Page:
    content: bytes
    zipped: bytes | None
    brotli: bytes | None
    """As the client's build made it: Python can't."""
    kind: str
    tag: str
    is_hashed: bool


def load_pages(folder: Path = STATIC, prefix: str = "") -> dict[str, Page]:
    """Every file of the folder, by its path from there."""
    found = {}
    if folder.is_dir():
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not path.name.startswith(".") and path.suffix != _BROTLI:
                name = path.relative_to(folder).as_posix()
                content = path.read_bytes()
                if name.endswith(_WITH_LINKS):
                    content = with_prefix(content, prefix)
                brotli = path.with_name(path.name + _BROTLI)
                found[name] = _page(name, content, brotli.read_bytes() if brotli.exists() else None)
    if "index.html" not in found:
        found["index.html"] = _page("index.html", _NOT_BUILT.encode())
    return found


def _page(name: str, content: bytes, brotli: bytes | None = None) -> Page:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    is_text = kind.startswith(_TEXT)
    return Page(
        content=content,
        zipped=gzip.compress(content, 9, mtime=0) if is_text else None,
        brotli=brotli,
        kind=kind,
        tag=f'"{sha256(content).hexdigest()[:20]}"',
        is_hashed=name.startswith(_HASHED),
    )


@lru_cache(maxsize=100)
def _with_preview(content: bytes, tags: str) -> Page:
    return _page("index.html", content.replace(b"</head>", tags.encode() + b"</head>", 1))


def _base(request: AnyRequest, config: Config) -> str:
    """The server's address: as it is set, or as this request came."""
    if config.address:
        return config.address.rstrip("/")
    scheme = "https" if is_secure(request, config) else "http"
    return f"{scheme}://{request.headers.get('host', '')}{config.path}"


async def _invitation(
    request: AnyRequest, services: Services, limits: Limits, path: str
) -> TableRow | None:
    """The table that a path leads to. This asks the database, which is not as cheap as a file:
    who asks for too much gets the page without a preview."""
    table = table_in(path)
    if table is None or not limits.allows(REQUESTS, address(request, services)):
        return None
    invitations: Invitations = request.app.state.invitations
    return await invitations.find(table)


@get(["/", "/{path:path}"], include_in_schema=False, is_zipped=True)
async def page(
    request: AnyRequest, services: Services, limits: Limits, path: str = ""
) -> Response[bytes]:
    """A file of the client; any other path without a dot in it is a page of the client."""
    pages: dict[str, Page] = request.app.state.pages
    name = path.strip("/") or "index.html"
    found = pages.get(name)
    if found is None and (name.startswith("api/") or "." in name):
        raise not_found("page")
    if found is None or name == "index.html":
        invitation = await _invitation(request, services, limits, name)
        tags = preview_tags(_base(request, services.config), invitation)
        found = _with_preview(pages["index.html"].content, tags)
    headers = {
        "etag": found.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if found.is_hashed else "no-cache",
    }
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    content = found.content
    readable = _codings(request.headers.get("accept-encoding", ""))
    if found.brotli is not None and "br" in readable:
        content, headers["content-encoding"] = found.brotli, "br"
    elif found.zipped is not None and "gzip" in readable:
        content, headers["content-encoding"] = found.zipped, "gzip"
    return Response(content, headers=headers, media_type=found.kind)


def _codings(accepted: str) -> set[str]:
    """The codings that a browser can read: `gzip, br;q=0.9, zstd;q=0` are gzip and br."""
    named = (coding.replace(" ", "").lower().partition(";q=") for coding in accepted.split(","))
    return {name for name, _, weight in named if weight.strip("0.") or not weight}
