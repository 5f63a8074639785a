"""`python -m tests.client.next_day DATABASE`: it is noon of the next day, for a server that starts.

A server never goes back behind the time that it noted (docs/decisions/0022-own-time.md). So a
later note is a later time, without a pause and without touching the machine's clock.
"""

import asyncio
import sys
from datetime import timedelta

from sqlalchemy import select, update

from sagrada.server.daily_calendar import begins, day_at
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import server_time

_HALF_A_DAY = 12 * 60 * 60 * 1000


async def main(url: str) -> None:
    database = Database(url)
    async with database.writing() as connection:
        at = await connection.scalar(select(server_time.c.at))
        assert at is not None, "a server has run"
        noon = begins(day_at(at) + timedelta(days=1)) + _HALF_A_DAY
        await connection.execute(update(server_time).values(at=noon))
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
