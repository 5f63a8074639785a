"""How many open tables one person, and one address, can have: nobody fills the lobby alone."""

import asyncio
from collections import OrderedDict

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.errors import ApiError
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import tables

MOST_LISTED = 3
"""Tables in the lobby, of one person."""
MOST_WAITING = 20
"""Tables that wait for players, of one person."""
MOST_PLAYING = 300
"""Games that one person has opened and not finished."""
MOST_LISTED_OF_ADDRESS = 20
"""Tables in the lobby from one address: a whole class may open some."""
_MOST_ADDRESSES = 10_000


class OpenTables:
    """Where listed tables were opened from is only remembered here, and never stored."""

    def __init__(self, database: Database, is_limited: bool) -> None:
        self._database = database
        self._is_limited = is_limited
        self._listed: OrderedDict[str, list[str]] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()
        """So that several requests at once do not all find room."""

    async def need_room(self, host: str, address: str, is_listed: bool) -> None:
        if not self._is_limited:
            return
        async with self._database.reading() as connection:
            waiting = await _count(connection, _of(host, "waiting"))
            playing = await _count(connection, _of(host, "playing"))
            listed = 0
            if is_listed:
                listed = await _count(connection, _of(host, "waiting") & tables.c.listed.is_(True))
                await self._forget_closed(connection, address)
        if waiting >= MOST_WAITING or playing >= MOST_PLAYING or listed >= MOST_LISTED:
            raise ApiError(
                "too-many-tables", "You have too many open tables. Close one of them first."
            )
        if is_listed and len(self._listed.get(address, [])) >= MOST_LISTED_OF_ADDRESS:
            raise ApiError(
                "too-many-tables", "There are too many open tables from your network already."
            )

    def opened(self, table: str, address: str) -> None:
        """A table was put into the lobby from there."""
        self._listed.setdefault(address, []).append(table)
        self._listed.move_to_end(address)
        while len(self._listed) > _MOST_ADDRESSES:
            self._listed.popitem(last=False)

    async def _forget_closed(self, connection: AsyncConnection, address: str) -> None:
        known = self._listed.get(address)
        if known:
            still = and_(tables.c.id.in_(known), tables.c.status == "waiting")
            found = await connection.scalars(select(tables.c.id).where(still))
            self._listed[address] = list(found)


def _of(host: str, status: str) -> ColumnElement[bool]:
    return and_(tables.c.host == host, tables.c.status == status)


async def _count(connection: AsyncConnection, condition: ColumnElement[bool]) -> int:
    counting = select(func.count()).select_from(tables).where(condition)
    return int(await connection.scalar(counting) or 0)
