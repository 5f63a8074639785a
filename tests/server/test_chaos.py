"""Servers are killed while people play; nothing that was acknowledged is lost."""

from pathlib import Path

import pytest

from tests.server.backends import has_backends
from tests.server.chaos import run

pytestmark = pytest.mark.slow


def test_one_process_on_sqlite_is_killed_again_and_again(tmp_path: Path) -> None:
    outcome = run(tmp_path, is_shared=False, tables=8, kills=4)
    assert outcome.kills == 4
    assert outcome.acknowledged > 300
    assert (outcome.lost, outcome.bad) == ([], [])


@pytest.mark.skipif(
    not has_backends(), reason="PostgreSQL and Redis: `make backends` installs them"
)
def test_two_processes_on_postgresql_and_redis_all_of_which_restart(tmp_path: Path) -> None:
    outcome = run(tmp_path, is_shared=True, tables=8, kills=4)
    assert outcome.kills == 4
    assert outcome.restarts == {"Postgres": 1, "RedisProcess": 1}
    assert outcome.acknowledged > 300
    assert (outcome.lost, outcome.bad) == ([], [])
