"""`python -m tests.client.older_accounts DATABASE`: all accounts of a server are a day older.

An account's attempt at the daily window counts from the first day that begins after it was made;
the tests of the page do not wait for that.
"""

import asyncio
import sys

from sqlalchemy import update

from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import people

_DAY = 24 * 60 * 60 * 1000


async def main(url: str) -> None:
    database = Database(url)
    older = update(people).values(account_since=people.c.account_since - _DAY)
    async with database.writing() as connection:
        await connection.execute(older)
    await database.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
