"""Facts about the game and about the server."""

import asyncio
from time import monotonic
from typing import Any

from litestar import Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from sagrada import __version__
from sagrada.server.storage.write_check import WriteCheck
from sagrada.server.tables.shared_services import Services
from sagrada.server.wire.catalogue import Catalogue, catalogue

_ANSWER = 3.0
"""Seconds for the database to say that it is there."""


@get("/api/cards", sync_to_thread=False)
def cards(services: Services) -> Response[Catalogue]:
    facts = catalogue(tuple(services.bot_pool.listed))
    return Response(facts, headers={"cache-control": "public, max-age=300"})


@get("/health", include_in_schema=False)
async def health(services: Services, write_check: WriteCheck) -> Response[dict[str, Any]]:
    """200 if games can be played and saved; 503 says what is missing."""
    try:
        async with asyncio.timeout(_ANSWER), services.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
        database = True
    except (SQLAlchemyError, OSError):
        database = False
    redis = await services.pubsub.is_well()
    journal = services.journal
    saving = database and not journal.is_failing and await write_check.can_write()
    failed = None if journal.failed_at is None else round(monotonic() - journal.failed_at)
    health = {
        "database": database,
        "saving": saving,
        "seconds_since_failed_save": failed,
        "redis": redis,
        "version": __version__,
    }
    return Response(health, status_code=200 if saving else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: Services) -> Response[bytes]:
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = (cards, health, metrics)
