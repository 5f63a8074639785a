"""Reviews that are kept. They can always be made again, so they don't stay forever."""

import zlib

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.storage.schema import reviews

LASTS = 180 * 24 * 60 * 60 * 1000
"""Milliseconds that a review is kept."""


async def load_review(connection: AsyncConnection, key: str, version: int) -> bytes | None:
    """The JSON of a review, if this version has made it."""
    mine = and_(reviews.c.key == key, reviews.c.version == version)
    found: bytes | None = await connection.scalar(select(reviews.c.review).where(mine))
    return None if found is None else zlib.decompress(found)


async def save_review(
    connection: AsyncConnection, key: str, version: int, review: bytes, at: int
) -> None:
    """In place of one that an older version has made."""
    await connection.execute(delete(reviews).where(reviews.c.key == key))
    row = {"key": key, "version": version, "review": zlib.compress(review), "created": at}
    await connection.execute(insert(reviews).values(row))


async def expire_reviews(connection: AsyncConnection, now: int) -> None:
    await connection.execute(delete(reviews).where(reviews.c.created < now - LASTS))
