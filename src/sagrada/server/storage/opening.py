"""Opening the database before a server starts: whatever is wrong is said in one sentence."""

import asyncio
import contextlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sagrada.server.ids import now
from sagrada.server.storage.database import Database
from sagrada.server.storage.migrations.migrate import migrate
from sagrada.server.storage.server_time import follow_clock, last_noted

_PATIENCE = 20.0
"""Seconds for the database to answer and to be brought up to date on its first connection."""
_LONG_AGO = 30 * 24 * 60 * 60 * 1000
"""Milliseconds since a server last ran, after which its clock is doubted."""


class CannotStart(Exception):
    """One sentence that says what is wrong, and what to do."""


def prepare_database(url: str, trust_clock: bool = True) -> None:
    """Create it or bring it up to date, so that a server can use it.

    A server whose clock is far ahead would close days and deals, and could never go back. So, if
    we are not to trust the clock, it has to agree roughly with when a server last ran.
    """
    try:
        asyncio.run(_prepare(url, trust_clock))
    except CommandError:
        raise CannotStart(
            f"The database {_name(url)} is from a newer version of Sagrada. "
            "Install that version, or restore an older backup."
        ) from None
    except TimeoutError:
        raise CannotStart(f"The database {_name(url)} doesn’t answer. Is it running?") from None
    except (SQLAlchemyError, OSError) as error:
        raise CannotStart(_sentence(url, error)) from None


async def _prepare(url: str, trust_clock: bool) -> None:
    database = Database(url)
    try:
        async with asyncio.timeout(_PATIENCE), database.reading():
            pass  # it is there
        await migrate(database)
        if not trust_clock:
            await _check_clock(database)
    finally:
        await database.close()


async def _check_clock(database: Database) -> None:
    await follow_clock(database)
    last = await last_noted(database)
    if last is not None and now() - last > _LONG_AGO:
        raise CannotStart(
            f"The clock says it’s {_day(now())}, but this server last ran on {_day(last)}. "
            "If the clock is right, start with --trust-clock. If not, set the clock first."
        )


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


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
