"""A server that lives under a path of its proxy, such as `https://example.org/sagrada/`."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Receive, Scope, Send


def under_prefix(app: ASGIApp, prefix: str) -> ASGIApp:
    """The same application under a prefix. Proxies that take it off are fine, too."""
    if not prefix:
        return app

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        is_request = scope["type"] in tuple(ScopeType)
        if is_request and scope["path"] == prefix:
            if scope["type"] == ScopeType.HTTP:
                await _redirect(f"{prefix}/", send)
                return
            scope["path"] = "/"
        if is_request and scope["path"].startswith(f"{prefix}/"):
            scope["path"] = scope["path"].removeprefix(prefix)
            scope["raw_path"] = scope["raw_path"].removeprefix(prefix.encode())
        await app(scope, receive, send)

    return handle


async def _redirect(to: str, send: Send) -> None:
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": 308,
        "headers": [(b"location", to.encode()), (b"content-length", b"0")],
    }
    await send(start)
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def with_prefix(page: bytes, prefix: str) -> bytes:
    """The page's HTML or manifest with its links under the prefix, which it also tells the page."""
    if not prefix:
        return page
    here = prefix.encode()
    for mark in (b'="/', b'":"/', b'": "/'):
        page = page.replace(mark, mark[:-1] + here + b"/")
    meta = b'<meta name="sagrada-path" content="' + here + b'">'
    return page.replace(b"</head>", meta + b"</head>", 1)
