"""Where a request comes from, and whether a browser can send it from there."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from sagrada.server.config import Config

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def is_foreign(origin: str | None, host: str | None, allowed: Iterable[str]) -> bool:
    """Whether the page that sends this belongs to another site.

    Programs send no Origin; browsers always do where it matters.
    """
    if origin is None:
        return False
    return urlsplit(origin).netloc != host and origin not in allowed


def comes_from_elsewhere(connection: AnyConnection, config: Config) -> bool:
    headers = connection.headers
    allowed = [origin.strip() for origin in config.origins.split(",") if origin.strip()]
    return is_foreign(headers.get("origin"), headers.get("host"), allowed)


def address_of(connection: AnyConnection, config: Config) -> str:
    """The address that a request comes from, for limits."""
    if config.behind_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rpartition(",")[2].strip()
    return connection.client.host if connection.client else "unknown"


def is_secure(connection: AnyConnection, config: Config) -> bool:
    """Whether it came by https."""
    if config.behind_proxy:
        return connection.headers.get("x-forwarded-proto", "").lower() == "https"
    return str(connection.scope.get("scheme")) in ("https", "wss")
