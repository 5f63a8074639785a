"""Every open connection of this process: how many there can be, in all and from one address.

When there are too many, the one that waits longest without having asked for anything goes: so a
flood of half-sent requests pushes itself out, and a visitor with a whole request comes through.
"""

import asyncio
from collections import Counter

from sagrada.server.buckets import Limit, Limits
from sagrada.server.config import Config
from sagrada.server.identity.origin import network_of
from sagrada.server.identity.rate_limits import FILES, REQUESTS
from sagrada.server.metrics import Metrics

STATE_KEY = "open_connections"
"""Where a connection finds this, in the state that the application shares with Uvicorn."""
MOST_OF_ADDRESS = 300
"""A class of thirty behind one address opens seven connections each."""
_ALL_REQUESTS = Limit(REQUESTS.most + FILES.most, REQUESTS.per_second + FILES.per_second)
_PROXY = "proxy"
"""All connections have the proxy's address. Their own are known only with the request: sockets are
then counted there; half-sent requests are for the proxy to hold back."""
_OWN_FILES = 100
"""Files of our own that must stay possible: databases, bots, logs, mail, webhooks."""


class OpenConnections:
    def __init__(
        self,
        most: int,
        most_of_address: int,
        metrics: Metrics,
        *,
        is_behind_proxy: bool = False,
        is_limited: bool = True,
    ) -> None:
        self._most = most
        self._most_of_address = most_of_address
        self._metrics = metrics
        self._is_behind_proxy = is_behind_proxy
        self._networks: dict[asyncio.BaseTransport, str] = {}
        self._waiting: dict[asyncio.Transport, None] = {}
        """Those whose request has not come yet, the longest first."""
        self._counts: Counter[str] = Counter()
        self._requests = Limits(is_limited)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Whether there is room for one more; it is then among those that wait."""
        network = _PROXY if self._is_behind_proxy else network_of(_peer(transport))
        has_room = self._has_room_for(network) or self._make_room(network)
        has_room = has_room and (len(self._networks) < self._most or self._make_room(None))
        if not has_room:
            self.note_dropped("too-many")
            return False
        self._move(transport, network)
        self._waiting[transport] = None
        return True

    def _has_room_for(self, network: str) -> bool:
        return network == _PROXY or self._counts[network] < self._most_of_address

    def came_from(self, transport: asyncio.Transport, network: str) -> bool:
        """Count it where it really came from, which a proxy says; False: that has too many."""
        if self._networks.get(transport, network) != network:
            if not self._has_room_for(network):
                self.note_dropped("too-many")
                return False
            self._move(transport, network)
        return True

    def _move(self, transport: asyncio.Transport, network: str) -> None:
        self.discard(transport)
        self._networks[transport] = network
        self._counts[network] += 1

    def _make_room(self, network: str | None) -> bool:
        """Cut the connection that waits longest, of all or of one network."""
        for transport in self._waiting:
            if network in (None, self._networks[transport]):
                self.note_dropped("too-many")
                self.discard(transport)
                transport.abort()
                return True
        return False

    def allows_request(self, transport: asyncio.Transport) -> bool:
        """Whether its address can ask once more. What is refused here costs next to nothing."""
        network = self._networks.get(transport, _PROXY)
        return network == _PROXY or self._requests.allows(_ALL_REQUESTS, network)

    def is_served(self, transport: asyncio.Transport) -> None:
        """Its request has come."""
        self._waiting.pop(transport, None)

    def waits(self, transport: asyncio.Transport) -> None:
        """It was answered, and can ask again."""
        if transport in self._networks:
            self._waiting[transport] = None

    def discard(self, transport: asyncio.Transport) -> None:
        """It is closed."""
        self._waiting.pop(transport, None)
        network = self._networks.pop(transport, None)
        if network is not None:
            self._counts[network] -= 1
            if not self._counts[network]:
                del self._counts[network]

    def note_dropped(self, reason: str) -> None:
        self._metrics.dropped.labels(reason).inc()

    def note_closed(self, code: int) -> None:
        """We closed a socket, for a reason."""
        self._metrics.closed.labels(code).inc()


def open_connections(config: Config, files: int, metrics: Metrics) -> OpenConnections:
    """For a process that can have so many files open."""
    most = max(files - _OWN_FILES, files // 2)
    most_of_address = min(MOST_OF_ADDRESS, most // 3) if config.limits else most
    return OpenConnections(
        most,
        most_of_address,
        metrics,
        is_behind_proxy=config.behind_proxy,
        is_limited=config.limits,
    )


def _peer(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else "unknown"
