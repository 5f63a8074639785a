"""`/health` says whether games can be saved, not only whether something answers."""

import resource
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.backends import Postgres
from tests.server.processes import Server


def _health(server: Server, wanted: int) -> dict[str, object]:
    """What it says once its status is the one that is wanted; what it says last if it never is."""
    until = time.monotonic() + 20
    while True:
        answer = httpx.get(f"{server.address}/health", timeout=10)
        if answer.status_code == wanted or time.monotonic() > until:
            assert answer.status_code == wanted, answer.text
            found: dict[str, object] = answer.json()
            return found
        time.sleep(0.2)


def test_a_locked_database_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    with Server(tmp_path, database=f"sqlite:///{file}") as server:
        assert _health(server, 200)["saving"] is True
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            told = _health(server, 503)
            assert (told["database"], told["saving"]) == (True, False), "it can still be read"
            other.execute("ROLLBACK")
        assert _health(server, 200)["saving"] is True


def test_a_full_disk_is_noticed(tmp_path: Path) -> None:
    with Server(tmp_path, database=f"sqlite:///{tmp_path / 's.db'}") as server:
        _health(server, 200)
        pids = server.pids()
        for pid in pids:  # no file can grow: for the server that is a full disk
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert _health(server, 503)["saving"] is False
        everything = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        for pid in pids:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, everything)
        assert _health(server, 200)["saving"] is True


@pytest.mark.slow
def test_a_postgresql_that_is_away_is_noticed(tmp_path: Path, postgres: Postgres) -> None:
    with Server(tmp_path, database=postgres.url) as server:
        assert _health(server, 200)["saving"] is True
        postgres.stop()
        told = _health(server, 503)
        assert (told["database"], told["saving"]) == (False, False)
        postgres.start()
        assert _health(server, 200)["saving"] is True
