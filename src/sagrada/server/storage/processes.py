"""The processes that run on this database: each of them knows only who is connected to itself."""

from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.schema import processes

_RUNS = 30_000
"""Milliseconds after its last note for which a process counts as running."""
_KEPT = 24 * 60 * 60 * 1000


async def note_process(connection: AsyncConnection, id: str, at: int) -> None:
    """It runs now. Nobody else writes its row."""
    done = await connection.execute(update(processes).where(processes.c.id == id).values(at=at))
    if not done.rowcount:
        await connection.execute(insert(processes).values(id=id, at=at))


async def other_processes(connection: AsyncConnection, id: str, at: int) -> list[str]:
    """Those that run, besides this one."""
    is_other = and_(processes.c.id != id, processes.c.at > at - _RUNS)
    return list(await connection.scalars(select(processes.c.id).where(is_other)))


async def forget_process(connection: AsyncConnection, id: str) -> None:
    """It has stopped."""
    await connection.execute(delete(processes).where(processes.c.id == id))


async def expire_processes(connection: AsyncConnection, at: int) -> None:
    """Those that were killed leave a row behind."""
    await connection.execute(delete(processes).where(processes.c.at < at - _KEPT))
