"""Logs: one JSON object per line, and never what somebody sent."""

import asyncio
import gc
import io
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


def test_an_error_that_nobody_caught_is_told_without_its_text() -> None:
    """By asyncio, which quotes it in the message itself."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("asyncio")
    logger.addHandler(handler)

    async def fails() -> None:
        raise ValueError("my password is hunter2")

    async def nobody_asks() -> None:
        await asyncio.wait([asyncio.create_task(fails())])
        gc.collect()

    try:
        asyncio.run(nobody_asks())
    finally:
        logger.removeHandler(handler)
    told = json.loads(stream.getvalue())
    assert told["message"] == "Task exception was never retrieved"
    assert told["error"] == "ValueError"
    assert "hunter2" not in stream.getvalue()
