"""Real servers for the tests: a process each, on a free port, with a database of their own."""

from collections.abc import Iterator

import pytest

from tests.server.backends import Postgres, has_backends
from tests.server.mailbox import Mailbox
from tests.server.processes import Server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that need nothing special."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, database=f"sqlite:///{folder / 'sagrada.db'}") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if not has_backends():
        pytest.skip("PostgreSQL and Redis: `make backends` installs them")
    running = Postgres()
    with running:
        yield running


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with rate limits, behind a proxy."""
    folder = tmp_path_factory.mktemp("limited")
    database = f"sqlite:///{folder / 's.db'}"
    with Server(folder, database=database, limits="true", behind_proxy="true") as server:
        yield server
