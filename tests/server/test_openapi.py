"""The HTTP API as its own description promises it: schemathesis finds no error of the server."""

import os
import re
from pathlib import Path
from random import randrange
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.processes import Server

IS_LONG = settings.get_current_profile_name() == "long"
EXAMPLES = 200 if IS_LONG else 6
"""Of each kind of request."""
SEED = int(os.environ.get("SAGRADA_SEED", randrange(10**6) if IS_LONG else 1))
"""The short run asks the same every time, the long one something else."""
CHECKS = [not_a_server_error, response_schema_conformance]


class Stranger:
    """A guest with a table of their own, who tries whatever the description allows."""

    def __init__(self, server: Server) -> None:
        with httpx.Client(base_url=server.address, timeout=60) as http:
            self.session = http.get("/api/me").cookies["session"]
            seats = [{"kind": "me"}, {"kind": "open"}]
            self.table = str(http.post("/api/tables", json={"seats": seats}).json()["id"])

    def ask(self, operation: Any) -> set[int]:
        """Requests of one kind, half of them about the table; the status codes of the answers."""
        answers: set[int] = set()

        @seed(SEED)
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(case=operation.as_strategy(), about_table=st.booleans())
        def ask(case: Any, about_table: bool) -> None:
            if about_table and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = self.table
            answer = case.call(headers={"Authorization": f"Bearer {self.session}"})
            case.validate_response(answer, checks=CHECKS)
            answers.add(answer.status_code)

        try:
            ask()
        except BaseException as error:
            error.add_note(f"To ask the same again: SAGRADA_SEED={SEED}")
            raise
        return answers


@pytest.mark.slow
def test_nothing_that_the_description_allows_breaks_the_server(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema")
    answers = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        # Each has a new stranger: some requests end the session.
        answers[operation.label] = Stranger(server).ask(operation)
    described = httpx.get(f"{server.address}/api/schema").json()["paths"]
    every = {f"{how.upper()} {path}" for path, ways in described.items() for how in ways}
    assert answers.keys() == every
    assert all(answers.values()), "every one was really asked"
    assert "a request failed" not in server.log.read_text()


def test_the_description_names_every_request(server: Server) -> None:
    """All that docs/protocol.md lists."""
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`(?:GET|POST|PATCH|DELETE) (/api/[^`?]+)", page)) - {"/api/schema"}
    described = httpx.get(f"{server.address}/api/schema").json()["paths"]
    simple = {re.sub(r"\{[^}]*\}", "{}", path) for path in described}
    assert {re.sub(r"\{[^}]*\}", "{}", path) for path in listed} <= simple
    assert len(simple) >= len(listed)
