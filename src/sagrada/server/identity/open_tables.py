"""How many open tables one person, and one address, can have: nobody fills the lobby alone, and
nobody keeps all bots busy."""

import asyncio
from collections import OrderedDict

from sqlalchemy import ColumnElement, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.server.errors import ApiError
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import tables
from sagrada.server.storage.tables import HAS_PLAYER

MOST_LISTED = 3
"""Tables in the lobby, of one person."""
MOST_WAITING = 20
"""Tables that wait for players, of one person."""
MOST_PLAYING = 300
"""Games that one person has opened and not finished."""
MOST_LISTED_OF_ADDRESS = 20
"""Tables in the lobby from one address: a whole class may open some."""
MOST_UNATTENDED = 3
"""Games that bots play among themselves, of one person: nobody waits for them, and each keeps a bot
process busy from the first move to the last."""
MOST_UNATTENDED_OF_ADDRESS = 10
_MOST_ADDRESSES = 10_000


_IS_LISTED = and_(tables.c.status == "waiting", tables.c.listed.is_(True))
_IS_UNATTENDED = and_(tables.c.status == "playing", ~HAS_PLAYER)


class OpenTables:
    """Where tables were opened from is only remembered here, and never stored."""

    def __init__(self, database: Database, is_limited: bool) -> None:
        self._database = database
        self._is_limited = is_limited
        self._listed = _ByAddress(_IS_LISTED)
        self._unattended = _ByAddress(_IS_UNATTENDED)
        self.one_at_a_time = asyncio.Lock()
        """So that several requests at once do not all find room."""

    async def need_room(
        self, host: str, address: str, is_listed: bool, is_unattended: bool = False
    ) -> None:
        """`is_unattended`: only bots may play there."""
        if not self._is_limited:
            return
        async with self._database.reading() as connection:
            waiting = await _count(connection, _of(host, "waiting"))
            playing = await _count(connection, _of(host, "playing"))
            listed = 0
            if is_listed:
                listed = await _count(connection, (tables.c.host == host) & _IS_LISTED)
            listed_from_here = await self._listed.count(connection, address)
        if is_unattended:
            await self.need_room_for_bots(host, address)
        if waiting >= MOST_WAITING or playing >= MOST_PLAYING or listed >= MOST_LISTED:
            raise ApiError(
                "too-many-tables", "You have too many open tables. Close one of them first."
            )
        if is_listed and listed_from_here >= MOST_LISTED_OF_ADDRESS:
            raise ApiError(
                "too-many-tables",
                "There are too many open tables from your network. Try again later.",
            )

    async def need_room_for_bots(self, host: str, address: str) -> None:
        """Refuse one more game that only bots play, whether it begins so or is left to them."""
        if not self._is_limited:
            return
        async with self._database.reading() as connection:
            of_host = await _count(connection, (tables.c.host == host) & _IS_UNATTENDED)
            from_here = await self._unattended.count(connection, address)
        if of_host >= MOST_UNATTENDED or from_here >= MOST_UNATTENDED_OF_ADDRESS:
            sentence = "Bots play too many games alone already. Wait until one is over, or end it."
            raise ApiError("too-many-tables", sentence)

    def opened(self, table: str, address: str, is_listed: bool, is_unattended: bool) -> None:
        if is_listed:
            self._listed.add(address, table)
        if is_unattended:
            self._unattended.add(address, table)


class _ByAddress:
    """The tables of one kind that were opened from each address."""

    def __init__(self, kind: ColumnElement[bool]) -> None:
        self._kind = kind
        self._tables: OrderedDict[str, list[str]] = OrderedDict()

    def add(self, address: str, table: str) -> None:
        self._tables.setdefault(address, []).append(table)
        self._tables.move_to_end(address)
        while len(self._tables) > _MOST_ADDRESSES:
            self._tables.popitem(last=False)

    async def count(self, connection: AsyncConnection, address: str) -> int:
        known = self._tables.get(address)
        if not known:
            return 0
        is_open = and_(tables.c.id.in_(known), tables.c.status.in_(("waiting", "playing")))
        query = select(tables.c.id, self._kind.label("counts")).where(is_open)
        found = (await connection.execute(query)).all()
        self._tables[address] = [row.id for row in found]
        return sum(row.counts for row in found)


def _of(host: str, status: str) -> ColumnElement[bool]:
    return and_(tables.c.host == host, tables.c.status == status)


async def _count(connection: AsyncConnection, condition: ColumnElement[bool]) -> int:
    counting = select(func.count()).select_from(tables).where(condition)
    return int(await connection.scalar(counting) or 0)
