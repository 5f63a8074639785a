"""Bringing a database up to date: when a server starts, before it answers anything."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.database import Database

_HERE = Path(__file__).parent
_LOCK = 7_243_551
"""PostgreSQL: only one of several processes that start together migrates."""


async def migrate(database: Database) -> None:
    """Create or upgrade the tables."""
    async with database.writing(within=None) as connection:
        if not database.is_sqlite:
            await connection.execute(text("SET LOCAL lock_timeout = 0"))
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await upgrade(connection)


async def upgrade(connection: AsyncConnection, revision: str = "head") -> None:
    await connection.run_sync(_upgrade, revision)


def _upgrade(connection: Connection, revision: str) -> None:
    command.upgrade(config(connection), revision)


def config(connection: Connection) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(_HERE))
    settings.attributes["connection"] = connection
    return settings


def known_revisions() -> set[str]:
    """The versions of the database that this program can open."""
    return {each.revision for each in ScriptDirectory(str(_HERE)).walk_revisions()}


def head_revision() -> str:
    """The version of the database that this program writes."""
    return str(ScriptDirectory(str(_HERE)).get_current_head())
