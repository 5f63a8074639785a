"""Migrations lead to the tables that the code expects, on both databases."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import migrate
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


@pytest.mark.slow
@pytest.mark.skipif(not has_backends(), reason="PostgreSQL: `make backends` installs it")
async def test_postgresql_is_as_the_code_expects(tmp_path: Path) -> None:
    postgres = Postgres()
    with postgres:
        await check(postgres.url)
