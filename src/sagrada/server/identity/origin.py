"""Where a request comes from, and whether a browser can send it from there."""

import ipaddress
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
    try:
        name = urlsplit(origin).netloc
    except ValueError:  # `http://[`: no browser sends that
        return True
    return name != host and origin not in allowed


def comes_from_elsewhere(connection: AnyConnection, config: Config) -> bool:
    headers = connection.headers
    allowed = [origin.strip() for origin in config.origins.split(",") if origin.strip()]
    return is_foreign(headers.get("origin"), headers.get("host"), allowed)


def address_of(connection: AnyConnection, config: Config) -> str:
    """The network that a request comes from, for limits."""
    if config.behind_proxy:
        # Proxies add what they see at the end, some of them in a header of its own.
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", [])).rpartition(",")[2]
        found = parse_address(forwarded)
        if found is not None:
            return found
    return network_of(connection.client.host if connection.client else "unknown")


def network_of(address: str) -> str:
    """What limits count: an IPv4 address, or the 64 bits of IPv6 that one household has."""
    return parse_address(address) or "unknown"


def parse_address(text: str) -> str | None:
    """The network of an address as proxies write it, perhaps with a port; None: it is none."""
    plain = text.strip()
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        address = ipaddress.ip_address(plain.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_secure(connection: AnyConnection, config: Config) -> bool:
    """Whether it came by https."""
    if config.behind_proxy:
        return connection.headers.get("x-forwarded-proto", "").lower() == "https"
    return str(connection.scope.get("scheme")) in ("https", "wss")
