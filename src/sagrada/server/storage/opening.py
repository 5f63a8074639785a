"""Opening the database before a server starts: whatever is wrong is said in one sentence."""

import asyncio
import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import migrate

_PATIENCE = 20.0
"""Seconds for the database to answer and to be brought up to date on its first connection."""


class CannotStart(Exception):
    """One sentence that says what is wrong, and what to do."""


def prepare_database(url: str) -> None:
    """Create it or bring it up to date, so that a server can use it."""
    try:
        asyncio.run(_prepare(url))
    except CommandError:
        raise CannotStart(
            f"The database {_name(url)} is from a newer version of Sagrada. "
            "Install that version, or restore an older backup."
        ) from None
    except TimeoutError:
        raise CannotStart(f"The database {_name(url)} doesn’t answer. Is it running?") from None
    except (SQLAlchemyError, OSError) as error:
        raise CannotStart(_sentence(url, error)) from None


async def _prepare(url: str) -> None:
    database = Database(url)
    try:
        async with asyncio.timeout(_PATIENCE), database.reading():
            pass  # it is there
        await migrate(database)
    finally:
        await database.close()


def _sentence(url: str, error: Exception) -> str:
    reason: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
    words = str(reason).partition("\n")[0].rstrip(".")
    if "not a database" in words or "malformed" in words:
        return (
            f"{_name(url)} isn’t a database, or it’s damaged. "
            "Choose another one, or restore a backup."
        )
    if isinstance(reason, ConnectionError):
        return f"Can’t reach {_name(url)}. Is the database running?"
    if isinstance(reason, OSError) and reason.strerror:
        words = reason.strerror
    return f"Can’t use the database {_name(url)}: {words}."


def _name(url: str) -> str:
    """The file, or the URL without the password."""
    full = make_url(url)
    return full.database or "" if full.get_backend_name() == "sqlite" else full.render_as_string()


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold an SQLite file for this server alone: two would not hear of each other's moves."""
    full = make_url(url)
    if full.get_backend_name() != "sqlite" or not full.database:
        yield
        return
    try:
        import fcntl
    except ImportError:  # Windows has no such locks; there, only start one server
        yield
        return
    name = f"{full.database}-lock"
    try:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(name, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise CannotStart(_sentence(url, error)) from None
    try:
        try:
            # The lock of a process ends with it, whatever ends it, and is not inherited.
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotStart(
                f"Another server is using {full.database}. Stop it first, "
                "or use PostgreSQL to run several servers."
            ) from None
        yield
    finally:
        with contextlib.suppress(OSError):
            os.close(lock)
