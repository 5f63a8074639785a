"""What `/metrics` tells, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.moves = Counter(
            "sagrada_moves", "Steps saved, by actor", ["by"], registry=self._registry
        )
        self._movers: dict[str, Counter] = {}
        self.refused = Counter(
            "sagrada_refused", "Refused socket requests, by code", ["code"], registry=self._registry
        )
        self.saving = Histogram(
            "sagrada_saving_seconds",
            "Time to save a step, in seconds",
            buckets=_QUICK,
            registry=self._registry,
        )
        self.dropped = Counter(
            "sagrada_connections_dropped",
            "Connections dropped before they were served, by reason",
            ["reason"],
            registry=self._registry,
        )
        self.outgoing = Counter(
            "sagrada_outgoing",
            "Webhooks and emails, by kind and result",
            ["kind", "result"],
            registry=self._registry,
        )
        self.closed = Counter(
            "sagrada_sockets_closed",
            "Sockets the server closed for a reason, by code",
            ["code"],
            registry=self._registry,
        )
        self.failed_requests = Counter(
            "sagrada_failed_requests",
            "Requests that failed because of a server error",
            registry=self._registry,
        )
        self.failed_saves = Counter(
            "sagrada_failed_saves",
            "Failed attempts to save steps to the database",
            registry=self._registry,
        )
        self.failed_rounds = Counter(
            "sagrada_failed_rounds",
            "Failed periodic jobs, by name",
            ["work"],
            registry=self._registry,
        )
        self.sockets = Gauge("sagrada_sockets", "Open sockets", registry=self._registry)
        self.tables = Gauge("sagrada_tables", "Tables in memory", registry=self._registry)
        self.bot_failures = Counter(
            "sagrada_bot_failures",
            "Times a bot gave no answer and the default move was played",
            registry=self._registry,
        )

    def move_by(self, who: str) -> None:
        counter = self._movers.get(who)
        if counter is None:
            counter = self._movers[who] = self.moves.labels(who)
        counter.inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)
