"""The HTTP API as its own description promises it: schemathesis finds no error of the server."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.processes import Server

EXAMPLES = "8"


@pytest.mark.slow
def test_nothing_that_the_description_allows_breaks_the_server(
    server: Server, tmp_path: Path
) -> None:
    session = httpx.get(f"{server.address}/api/me").cookies["session"]
    command = [
        *(str(Path(sys.executable).parent / "schemathesis"), "run"),
        f"{server.address}/api/schema",
        *("--header", f"Authorization: Bearer {session}"),
        *("--checks", "not_a_server_error,response_schema_conformance"),
        *("--max-examples", EXAMPLES, "--seed", "1", "--phases", "examples,coverage,fuzzing"),
        *("--exclude-path-regex", "^/api/(me$|sign-out)"),  # they would end the session
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=280, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "a request failed" not in server.log.read_text()


def test_the_description_names_every_request(server: Server) -> None:
    """All that docs/protocol.md lists."""
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`(?:GET|POST|PATCH|DELETE) (/api/[^`?]+)", page)) - {"/api/schema"}
    described = httpx.get(f"{server.address}/api/schema").json()["paths"]
    simple = {re.sub(r"\{[^}]*\}", "{}", path) for path in described}
    assert {re.sub(r"\{[^}]*\}", "{}", path) for path in listed} <= simple
    assert len(simple) >= len(listed)
