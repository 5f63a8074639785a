"""What is counted at every move, as Prometheus reads it."""

from prometheus_client.parser import text_string_to_metric_families

from sagrada.server.metrics import Metrics


def samples(metrics: Metrics, family: str) -> dict[tuple[str, str], float]:
    """By name and the value of the label."""
    families = text_string_to_metric_families(metrics.text().decode())
    (found,) = [each for each in families if each.name == family]
    return {(each.name, "".join(each.labels.values())): each.value for each in found.samples}


def test_moves_are_counted_by_actor() -> None:
    metrics = Metrics()
    for actor in ("person", "bot", "person"):
        metrics.moves.count(actor)
    counted = samples(metrics, "sagrada_moves")
    assert counted == {("sagrada_moves_total", "person"): 2, ("sagrada_moves_total", "bot"): 1}


def test_saving_times_are_counted_in_buckets() -> None:
    """A bucket holds what took as long as its bound or less, with all smaller buckets."""
    metrics = Metrics()
    for seconds in (0.0004, 0.001, 0.003, 99):
        metrics.saving.observe(seconds)
    counted = samples(metrics, "sagrada_saving_seconds")
    of_bucket = {
        bound: counted["sagrada_saving_seconds_bucket", bound]
        for bound in ("0.001", "0.0025", "0.005", "10.0", "+Inf")
    }
    assert of_bucket == {"0.001": 2, "0.0025": 2, "0.005": 3, "10.0": 3, "+Inf": 4}
    assert counted["sagrada_saving_seconds_count", ""] == 4
    assert counted["sagrada_saving_seconds_sum", ""] == 0.0004 + 0.001 + 0.003 + 99
