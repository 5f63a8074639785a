"""What the people at a table say to each other."""

from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from sagrada.server.errors import ApiError
from sagrada.server.ids import now
from sagrada.server.storage.chat import MOST_LINES, ChatRow, add_line, find_line, load_chat
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.names import is_readable

if TYPE_CHECKING:
    from sagrada.server.tables.table import Table

_TRIES = 5


class TableChat:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.lines: list[ChatRow] = []
        """The latest, oldest first."""

    async def load(self) -> None:
        """Send what is new, and forget what was deleted. Under the table's lock."""
        async with self._table.services.database.reading() as connection:
            stored = await load_chat(connection, self._table.id)
        known = {line.number for line in self.lines}
        for line in stored:
            if line.number not in known:
                self._table.broadcaster.send_chat(line)
        self.lines = stored

    async def say(self, connection: Connection, text: str, request: str) -> None:
        table = self._table
        words = " ".join(text.split())
        if not words or not is_readable(words):
            sentence = "Chat messages need visible text, without invisible or stacked characters."
            raise ApiError("bad-request", sentence, "text")
        if not table.row.settings.chat:
            raise ApiError("not-allowed", "Chat is off at this table.")
        if not connection.seats:
            raise ApiError("not-seated", "Only players at the table can chat.")
        seat = connection.seats[0] if connection.holding is None else connection.holding
        name = table.row.seats[seat].name
        async with table.lock:
            line = await self._store(
                ChatRow(0, now(), connection.person, seat, name, words), request
            )
            if all(line.number != known.number for known in self.lines):
                self.lines = [*self.lines, line][-MOST_LINES:]
                table.broadcaster.send_chat(line)
        table.broadcaster.publish("chat")

    async def _store(self, line: ChatRow, request: str) -> ChatRow:
        database, table = self._table.services.database, self._table.id
        for _ in range(_TRIES):
            async with database.reading() as connection:
                said = await find_line(connection, table, line.person, request)
            if said is not None:
                return said
            try:
                async with database.writing() as connection:
                    return await add_line(connection, table, line, request)
            except IntegrityError:
                continue  # somebody in another process spoke at the same time
        raise ApiError("server-error", "We couldn’t save that. Send it again.")
