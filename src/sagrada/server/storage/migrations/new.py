"""`python -m sagrada.server.storage.migrations.new "what changes"`: write a new migration.

Alembic writes what it can see of the change. Read it before you keep it.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from alembic import command
from sqlalchemy import Connection

from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import config, migrate


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
