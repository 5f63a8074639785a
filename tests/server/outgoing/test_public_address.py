"""Nobody makes this server call an address inside its own network."""

import socket

import pytest

from sagrada.server.outgoing.public_address import is_public, public_address


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::7f00:1"),
        *("64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1"),
        *("2002:7f00:1::", "2002:a9fe:a9fe::1", "2001::1", "2001:db8::1"),
        *("fec0::1", "feff::1", "192.0.0.192", "192.88.99.1", "3fff::1"),
    ],
)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1", "127.1", "0x7f.1", "2130706433", "::1", "", "a" * 300, "é" * 70],
)
def test_names_that_lead_inside_or_nowhere_have_no_public_address(host: str) -> None:
    assert public_address(host) is None


@pytest.mark.parametrize(
    ("found", "answer"),
    [
        (("93.184.216.34",), "93.184.216.34"),
        (("93.184.216.34", "127.0.0.1"), None),  # one of them would do
        (("93.184.216.34", "64:ff9b::7f00:1"), None),
        ((), None),
    ],
)
def test_all_addresses_of_a_name_must_be_public(
    monkeypatch: pytest.MonkeyPatch, found: tuple[str, ...], answer: str | None
) -> None:
    def resolve(*_: object, **__: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", (address, 443)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    assert public_address("hooks.example") == answer
