"""Headers that every answer over HTTP carries."""

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sagrada.server.logs import REQUEST_ID, new_request_id, request_id
from sagrada.server.wire import WIRE_VERSION

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
SECURITY = {
    "content-security-policy": "; ".join(f"{what} {where}" for what, where in _POLICY.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
_ID_HEADER = "x-request-id"
WIRE_HEADER = "sagrada-wire"
"""Tells a page that is still open after an update that the server speaks another wire now."""


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """Around everything, so that also what the framework refuses by itself carries them.

    Sockets are let through as they are: their frames have no headers.
    """

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        id = scope.get("state", {}).get(REQUEST_ID) or new_request_id()
        if scope["type"] in tuple(ScopeType):  # each is a task of its own
            request_id.set(id)
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in SECURITY.items():
                    headers[name] = value
                headers[_ID_HEADER] = id
                if scope["path"].startswith("/api/"):
                    headers[WIRE_HEADER] = str(WIRE_VERSION)
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, send_with_headers)

    return handle
