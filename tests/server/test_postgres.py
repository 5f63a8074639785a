"""What PostgreSQL takes otherwise than SQLite: no NUL in any text."""

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import DBAPIError

from sagrada.server.wire.frames import Refused
from tests.server.backends import Postgres
from tests.server.guests import Guest
from tests.server.inside import registry_in, two_at_a_table
from tests.server.processes import Server
from tests.server.storage.steps.test_journal import step
from tests.server.test_security import close_code, play_url

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
NUL = "a\x00b"


async def test_a_step_that_the_database_refuses_takes_no_other_with_it(
    tmp_path: Path, postgres: Postgres
) -> None:
    async with registry_in(tmp_path, postgres.url) as registry, asyncio.timeout(10):
        table = (await two_at_a_table(registry)).id
        save = registry.services.journal.save
        steps = [
            step(table, 100),
            step(table, 101, request_id=NUL),  # the server says no
            step(table, 102, at=10**30),  # the driver says no
            step(table, 103, request_id="x" * 41),
            step(table, 104),
        ]
        answers = await asyncio.gather(*map(save, steps), return_exceptions=True)
        assert [answers[0], answers[4]] == [True, True]
        assert all(isinstance(answer, DBAPIError) for answer in answers[1:4])


async def test_a_nul_is_refused_before_it_reaches_the_database(
    tmp_path: Path, postgres: Postgres
) -> None:
    with Server(tmp_path, database=postgres.url) as server:
        async with Guest(server.address) as ann:
            table = (await ann.open("me", "open")).id
            for path in ("/api/tables/%00", "/api/deals/%00", "/api/games/%00", "/api/daily/%00"):
                request = ann.http.build_request("GET", server.address)
                request.url = httpx.URL(server.address).copy_with(raw_path=path.encode())
                assert (await ann.http.send(request)).status_code == 404, path
            for path, body in (
                ("/api/sign-in", {"account": NUL, "password": NUL}),
                ("/api/recover", {"account": NUL, "recovery_code": NUL, "new": "12345678"}),
                ("/api/me/blocks", {"person": NUL}),
                ("/api/tables", {"seats": [{"kind": "me"}], "deal": NUL}),
            ):
                answer = await ann.http.post(path, json=body)
                assert answer.status_code == 400, (path, answer.text)
            for field in ("webhook", "mail", "name"):
                text = {"webhook": f"https://x.org/{NUL}", "mail": f"{NUL}@x.org", "name": NUL}
                answer = await ann.http.patch("/api/me", json={field: text[field]})
                assert answer.status_code == 400, answer.text
            async with ann.at(table) as seat:
                for frame in (
                    {"type": "say", "id": NUL, "text": "hello"},
                    {"type": "say", "id": "1", "text": NUL},
                ):
                    await seat.send(**frame)
                    assert (await seat.until(Refused)).code == "bad-request"
            assert await close_code(play_url(server, "%00"), ann.headers) == 4404
        assert "a request failed" not in server.log.read_text()
