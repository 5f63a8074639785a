"""`python -m sagrada.server.migrations.new "what changes"`: a new migration, as far as Alembic can
tell what it must do. Read it before you keep it."""

import asyncio
import sys
import tempfile
from pathlib import Path

from alembic import command
from sqlalchemy import Connection

from sagrada.server.migrations.migrate import config, migrate
from sagrada.server.storage.database import Database


async def _new(message: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{Path(folder) / 'empty.db'}")
        await migrate(database)

        def write(connection: Connection) -> None:
            command.revision(config(connection), message, autogenerate=True)

        async with database.writing() as connection:
            await connection.run_sync(write)
        await database.close()


if __name__ == "__main__":
    asyncio.run(_new(sys.argv[1]))
