"""How many connections there can be, and who has to go."""

import asyncio
from typing import Any, cast

from sagrada.server.config import Config
from sagrada.server.metrics import Metrics
from sagrada.server.socket.open_connections import OpenConnections, open_connections


class _Line:
    def __init__(self, address: str) -> None:
        self._address = address
        self.is_cut = False

    def get_extra_info(self, name: str) -> Any:
        assert name == "peername"
        return (self._address, 1)

    def abort(self) -> None:
        self.is_cut = True


def _transport(line: _Line) -> asyncio.Transport:
    return cast("asyncio.Transport", line)


def _admit(connections: OpenConnections, address: str) -> _Line:
    line = _Line(address)
    if not connections.admit(_transport(line)):
        line.is_cut = True
    return line


def test_an_address_pushes_out_its_own_and_nobody_elses() -> None:
    connections = OpenConnections(10, 2, Metrics())
    other = _admit(connections, "10.0.0.9")
    lines = [_admit(connections, "10.0.0.1") for _ in range(3)]
    assert [line.is_cut for line in lines] == [True, False, False]
    assert not other.is_cut


def test_addresses_of_one_ipv6_network_are_one() -> None:
    connections = OpenConnections(10, 2, Metrics())
    lines = [_admit(connections, f"2001:db8::{number}") for number in range(1, 4)]
    assert [line.is_cut for line in lines] == [True, False, False]


def test_whoever_is_served_stays() -> None:
    connections = OpenConnections(10, 1, Metrics())
    first = _admit(connections, "10.0.0.1")
    connections.is_served(_transport(first))
    assert _admit(connections, "10.0.0.1").is_cut
    assert not first.is_cut
    connections.waits(_transport(first))  # for another request
    assert not _admit(connections, "10.0.0.1").is_cut
    assert first.is_cut


def test_room_comes_back_when_a_connection_closes() -> None:
    connections = OpenConnections(2, 2, Metrics())
    lines = [_admit(connections, f"10.0.0.{number}") for number in range(2)]
    for line in lines:
        connections.is_served(_transport(line))
    assert _admit(connections, "10.0.0.7").is_cut, "the server is full"
    connections.discard(_transport(lines[0]))
    connections.discard(_transport(lines[0]))  # also told twice
    assert not _admit(connections, "10.0.0.7").is_cut


def test_a_full_server_drops_who_waits_longest() -> None:
    connections = OpenConnections(2, 2, Metrics())
    lines = [_admit(connections, f"10.0.0.{number}") for number in range(3)]
    assert [line.is_cut for line in lines] == [True, False, False]


def test_behind_a_proxy_sockets_count_where_they_came_from() -> None:
    connections = OpenConnections(10, 2, Metrics(), is_behind_proxy=True)
    lines = [_admit(connections, "127.0.0.1") for _ in range(4)]
    assert not any(line.is_cut for line in lines), "the proxy is not limited"
    came = [connections.came_from(_transport(line), "10.0.0.1") for line in lines[:3]]
    assert came == [True, True, False]
    assert connections.came_from(_transport(lines[0]), "10.0.0.1"), "told twice"
    assert connections.came_from(_transport(lines[3]), "10.0.0.2")
    connections.discard(_transport(lines[0]))
    assert connections.came_from(_transport(lines[2]), "10.0.0.1")


def test_the_bounds_follow_from_what_the_process_can_open() -> None:
    def bounds(files: int, **settings: bool) -> tuple[int, int]:
        found = open_connections(Config(**settings), files, Metrics())  # type: ignore[arg-type]  # only bools
        return found._most, found._most_of_address

    assert bounds(1024) == (924, 300)
    assert bounds(400) == (300, 100)
    assert bounds(1024, limits=False) == (924, 924)
