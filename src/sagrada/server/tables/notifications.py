"""In games over days, players are told that their turn has come: by webhook, by mail.

This never holds up a game: what cannot be delivered is dropped, and the page still shows the turn.
"""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from sagrada.server.config import Config
from sagrada.server.outgoing.letters import your_turn
from sagrada.server.outgoing.sending import Outgoing
from sagrada.server.storage.database import Database
from sagrada.server.storage.people import Person, find_person

_log = logging.getLogger(__name__)


class Notifier:
    def __init__(self, config: Config, database: Database, outgoing: Outgoing) -> None:
        self._config = config
        self._database = database
        self._outgoing = outgoing
        self._tasks: set[asyncio.Task[None]] = set()

    def turn_came(self, people: list[str], table: str) -> None:
        """It is the turn of these people at a table. Returns at once."""
        task = asyncio.create_task(self._tell_all(people, table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_all(self, people: list[str], table: str) -> None:
        try:
            async with self._database.reading() as connection:
                found = [await find_person(connection, person) for person in people]
        except (SQLAlchemyError, OSError):
            _log.warning("could not notify players of their turn", extra={"table": table})
            return
        await asyncio.gather(*(self._tell(each, table) for each in found if each is not None))

    async def _tell(self, person: Person, table: str) -> None:
        if person.webhook:
            link = f"{self._config.address.rstrip('/')}/t/{table}"
            told = {"event": "your-turn", "table": table, "link": link}
            await self._outgoing.call_webhook(person.id, person.webhook, told)
        if person.mail and person.mail_confirmed and person.mail_turns and self._config.smtp:
            letter = your_turn(self._config, person.mail, table, person.unsubscribe or "")
            await self._outgoing.mail(person.id, letter)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
