"""Logs: one JSON object per line, and never what somebody sent."""

import asyncio
import gc
import io
import json
import logging
import sys

import httpx
import pytest

from sagrada.server.logs import JsonLines, request_id
from tests.server.guests import Guest
from tests.server.processes import Server
from tests.server.test_security import close_code, play_url


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


def test_a_line_names_the_request_that_it_is_about() -> None:
    assert "request" not in line()
    token = request_id.set("abc")
    try:
        assert line()["request"] == "abc"
        assert line(request="def")["request"] == "def"
    finally:
        request_id.reset(token)


@pytest.mark.anyio
async def test_an_answer_leads_to_its_lines(server: Server) -> None:
    async with Guest(server.address) as ann:
        answer = await ann.http.post("/api/tables", json={"seats": [{"kind": "me"}]})
        ids = [(await ann.http.get("/api/me")).headers["x-request-id"] for _ in range(3)]
        assert len(set(ids)) == 3
        assert await close_code(play_url(server, "nowhere"), ann.headers) == 4404
        told = [json.loads(each) for each in server.log.read_text().splitlines()[1:]]
        (began,) = [each for each in told if each.get("table") == answer.json()["id"]]
        assert began["request"] == answer.headers["x-request-id"]
        closed = [each for each in told if each["message"] == "a socket was closed"]
        assert all(each["request"] for each in closed)
        assert "request" not in told[0], "nobody asked the server to start"


@pytest.mark.anyio
async def test_what_is_refused_is_counted(server: Server) -> None:
    async with Guest(server.address) as ann, httpx.AsyncClient() as http:

        async def count(line: str) -> float:
            text = (await http.get(f"{server.address}/metrics")).text
            found = [each for each in text.splitlines() if each.startswith(f"{line} ")]
            return float(found[0].rpartition(" ")[2]) if found else 0

        refused = 'sagrada_refused_total{code="not-found"}'
        unreadable = 'sagrada_refused_total{code="bad-request"}'
        closed = 'sagrada_sockets_closed_total{code="4404"}'
        before = [await count(each) for each in (refused, unreadable, closed)]
        await ann.http.get("/api/tables/nowhere")
        await ann.http.get("/api/me/games", params={"before": "x"})
        await close_code(play_url(server, "nowhere"), ann.headers)
        after = [await count(each) for each in (refused, unreadable, closed)]
        assert after == [each + 1 for each in before]
        for name in ("failed_requests", "failed_saves"):
            assert await count(f"sagrada_{name}_total") >= 0
