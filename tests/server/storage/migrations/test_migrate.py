"""Migrations lead to the tables that the code expects, on both databases."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import migrate, upgrade
from sagrada.server.storage.schema import metadata
from tests.server.backends import Postgres, has_backends

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def check(url: str) -> None:
    database = Database(url)
    await migrate(database)
    await migrate(database)  # a second time changes nothing
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_sqlite_is_as_the_code_expects(tmp_path: Path) -> None:
    await check(f"sqlite:///{tmp_path / 'new' / 'folder' / 's.db'}")


OLD_ROWS = (
    """INSERT INTO tables (id, host, status, players, listed, settings, seed, commitment, round,
    to_act, wake, created, changed) VALUES ('t', 'ann', 'playing', 1, false, '{}', '', '', 1, '0',
    77, 1, 1)""",
    """INSERT INTO seats VALUES ('t', 0, 'person', 'ann', 'Ann', '', false, false, false)""",
)


async def check_upgrade(url: str) -> None:
    """A table that was due when the column was still called `wake`, and its seat."""
    database = Database(url)
    async with database.writing() as connection:
        await upgrade(connection, "0002")
        for row in OLD_ROWS:
            await connection.execute(text(row))
    await migrate(database)
    async with database.reading() as connection:
        assert await connection.scalar(text("SELECT due_at FROM tables")) == 77
        assert await connection.scalar(text("SELECT name FROM seats")) == "Ann"
    await database.close()


async def test_a_rename_loses_nothing(tmp_path: Path) -> None:
    await check_upgrade(f"sqlite:///{tmp_path / 'old.db'}")


@pytest.mark.slow
@pytest.mark.skipif(not has_backends(), reason="PostgreSQL: `make backends` installs it")
async def test_a_rename_loses_nothing_on_postgresql() -> None:
    postgres = Postgres()
    with postgres:
        await check_upgrade(postgres.url)


@pytest.mark.slow
@pytest.mark.skipif(not has_backends(), reason="PostgreSQL: `make backends` installs it")
async def test_postgresql_is_as_the_code_expects(tmp_path: Path) -> None:
    postgres = Postgres()
    with postgres:
        await check(postgres.url)
