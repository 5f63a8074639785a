"""Which addresses people can make this server call: those of the public internet."""

import ipaddress
import socket

_REFUSED = [
    ipaddress.ip_network(network)
    for network in (
        "192.0.0.0/24",  # IETF protocols; some clouds tell a machine its secrets there
        "192.88.99.0/24",  # the way into 6to4
        "::/96",  # IPv4 in IPv6, old form
        "::ffff:0:0/96",  # IPv4 in IPv6
        "64:ff9b::/96",  # IPv4 behind NAT64
        "64:ff9b:1::/48",  # the same within one's own network
        "2001::/23",  # IETF protocols, and Teredo with an IPv4 inside
        "2002::/16",  # 6to4 with an IPv4 inside
        "3fff::/20",  # for documentation
        "fec0::/10",  # site-local, which nothing routes anymore
    )
]
"""Python calls some of these global, but they can lead into our network."""


def is_public(text: str) -> bool:
    address = ipaddress.ip_address(text.partition("%")[0])
    if any(address in network for network in _REFUSED):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


def public_address(host: str) -> str | None:
    """The address behind a name, if it leads only to public ones; else None. Takes its time."""
    try:
        found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(map(is_public, addresses)):
        return None
    return addresses[0]
