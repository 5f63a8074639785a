"""What `/metrics` tells, for Prometheus."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


# Two things are counted at every move. The library's counters are made for many threads and take
# ten times as long.


class MovesByActor(Collector):
    def __init__(self, registry: CollectorRegistry) -> None:
        self._counted: Counts[str] = Counts()
        registry.register(self)

    def count(self, actor: str) -> None:
        self._counted[actor] += 1

    def collect(self) -> Iterator[Metric]:
        found = CounterMetricFamily("sagrada_moves", "Steps saved, by actor", labels=["by"])
        for actor, moves in self._counted.items():
            found.add_metric([actor], moves)
        yield found


class SavingSeconds(Collector):
    def __init__(self, registry: CollectorRegistry) -> None:
        self._counted = [0] * (len(_QUICK) + 1)
        """By bucket; the last one is for what took longer than all of them."""
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counted[bisect_left(_QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(str, _QUICK), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counted), strict=True))
        about = "Time to save a step, in seconds"
        yield HistogramMetricFamily("sagrada_saving_seconds", about, buckets, self._sum)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.moves = MovesByActor(self._registry)
        self.refused = Counter(
            "sagrada_refused", "Refused socket requests, by code", ["code"], registry=self._registry
        )
        self.saving = SavingSeconds(self._registry)
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

    def text(self) -> bytes:
        return generate_latest(self._registry)
