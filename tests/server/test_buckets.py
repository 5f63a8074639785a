"""Buckets that empty and fill up again."""

import pytest

from sagrada.server.buckets import Bucket, Limit, Limits


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [0.0]
    monkeypatch.setattr("sagrada.server.buckets.monotonic", lambda: time[0])
    bucket = Bucket(Limit(2, 1.0))
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time[0] = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    limits = Limits()
    assert [limits.allows(Limit(1, 0.1), "a"), limits.allows(Limit(1, 0.1), "a")] == [True, False]
    assert Limits(is_on=False).allows(Limit(0, 0), "a")


def test_a_crowd_of_addresses_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "_MOST_KEPT", 100)
    limits, limit = Limits(), Limit(2, 0.000001)
    for number in range(1000):
        limits.allows(limit, f"address {number}")
        assert len(limits._buckets) <= 100
    assert limits.allows(limit, "address 999")
    assert not limits.allows(limit, "address 999"), "whoever came last is remembered"
