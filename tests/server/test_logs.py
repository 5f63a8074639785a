"""Logs: one JSON object per line, and never what somebody sent."""

import json
import logging
import sys

from sagrada.server.logs import JsonLines


def line(**extra: object) -> dict[str, object]:
    try:
        raise ValueError("my password is hunter2")
    except ValueError:
        record = logging.LogRecord("sagrada", 40, "x.py", 1, "it failed", (), sys.exc_info())
    record.__dict__.update(extra)
    told: dict[str, object] = json.loads(JsonLines().format(record))
    return told


def test_only_what_is_named_is_written() -> None:
    told = line(table="abc", session="secret")
    assert told["message"] == "it failed"
    assert told["table"] == "abc"
    assert "session" not in told


def test_an_error_is_told_by_kind_and_place_not_by_its_text() -> None:
    told = line()
    assert told["error"] == "ValueError"
    assert "hunter2" not in json.dumps(told)
    assert "test_logs.py" in str(told["at"])
