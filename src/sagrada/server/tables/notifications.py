"""Players who are not at the table are told that their turn has come.

Their devices are told by web push, if they want it; in games over days also by webhook and mail.

This never holds up a game: what cannot be delivered is dropped, and the page still shows the turn.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sagrada.server.buckets import Limits
from sagrada.server.config import Config
from sagrada.server.ids import now
from sagrada.server.outgoing.letter_texts import texts_in
from sagrada.server.outgoing.letters import your_turn
from sagrada.server.outgoing.push import Subscription, VapidKey
from sagrada.server.outgoing.sending import TURN_NOTICES, Outgoing
from sagrada.server.storage.database import Database
from sagrada.server.storage.people import (
    Person,
    devices_of,
    find_person,
    forget_device,
    vapid_key,
)

if TYPE_CHECKING:
    from sagrada.server.tables.table import Table

_log = logging.getLogger(__name__)


class Notifier:
    def __init__(self, config: Config, database: Database, outgoing: Outgoing) -> None:
        self._config = config
        self._database = database
        self._outgoing = outgoing
        self._tasks: set[asyncio.Task[None]] = set()
        self._key: VapidKey | None = None
        self._limits = Limits(config.limits)

    async def key(self) -> VapidKey:
        """By which push services know this server."""
        if self._key is None:
            self._key = await vapid_key(self._database)
        return self._key

    def tell_absent(self, table: "Table", waited_for: tuple[int, ...] = ()) -> None:
        """Tell players whose turn has come, now, and who are not at the table."""
        new = [table.row.seats[seat] for seat in table.row.to_act if seat not in waited_for]
        if new:
            here = table.presence.watching(table.connections, now()).seats
            absent = [seat for seat in new if seat.seat not in here and not seat.is_bot_played]
            if people := [seat.person for seat in absent if seat.person]:
                self.turn_came(people, table.id, table.row.settings.clock.kind == "days")

    def turn_came(self, people: list[str], table: str, over_days: bool = True) -> None:
        """It is the turn of these people at a table. Returns at once.

        A player who ends a turn, takes it back and ends it again makes no flood of it.
        """
        told = [each for each in people if self._limits.allows(TURN_NOTICES, f"{each} {table}")]
        if not told:
            return
        task = asyncio.create_task(self._tell_all(told, table, over_days))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_all(self, people: list[str], table: str, over_days: bool) -> None:
        try:
            async with self._database.reading() as connection:
                found = [await find_person(connection, person) for person in people]
                devices = [(each, await devices_of(connection, each)) for each in people]
            key = await self.key() if any(own for _, own in devices) else None
        except (SQLAlchemyError, OSError):
            _log.warning("could not notify players of their turn", extra={"table": table})
            return
        pushes = []
        if key is not None:
            pushes = [self._push_to_all(person, own, table, key) for person, own in devices]
        others = [self._tell(each, table) for each in found if each is not None and over_days]
        await asyncio.gather(*pushes, *others)

    async def _push_to_all(
        self, person: str, own: list[tuple[Subscription, str]], table: str, key: VapidKey
    ) -> None:
        """One after the other: only so many are sent to one person at a time."""
        for device, language in own:
            await self._push(person, device, language, table, key)

    async def _push(
        self, person: str, device: Subscription, language: str, table: str, key: VapidKey
    ) -> None:
        """Only that it is their turn, and where: nothing of the game."""
        told = {"title": texts_in(language).turn_title, "path": f"/t/{table}"}
        result = await self._outgoing.push(person, device, key, msgspec.json.encode(told))
        if result == "gone":
            try:
                async with self._database.writing() as connection:
                    await forget_device(connection, device.endpoint)
            except (SQLAlchemyError, OSError):
                _log.warning("could not forget a device", extra={"table": table})

    async def _tell(self, person: Person, table: str) -> None:
        if person.webhook:
            link = f"{self._config.address.rstrip('/')}/t/{table}"
            told = {"event": "your-turn", "table": table, "link": link}
            await self._outgoing.call_webhook(person.id, person.webhook, told)
        if person.mail and person.mail_confirmed and person.mail_turns and self._config.smtp:
            letter = your_turn(
                self._config, person.mail, table, person.unsubscribe or "", person.language
            )
            await self._outgoing.mail(person.id, letter)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
