"""What people do around a game: open a table, sit down, leave, start, resign, abort, rematch.

Each writes to the database first; then the registry shows the table to everybody.
"""

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from sagrada.game.dealer import new_seed
from sagrada.server.errors import ApiError, not_found
from sagrada.server.ids import now
from sagrada.server.storage.deals import load_deal
from sagrada.server.storage.people import Person, is_blocked
from sagrada.server.storage.settings import SeatSettings, TableSettings
from sagrada.server.storage.tables import (
    TableRow,
    change_seat,
    change_status,
    change_table,
    insert_table,
    load_to_change,
    take_seat,
    unique_name,
)
from sagrada.server.tables.bots import STAND_IN
from sagrada.server.tables.deals import deal_for_table, need_turn_at_deal
from sagrada.server.tables.new_table import checked_settings, new_row
from sagrada.server.tables.registry import TableRegistry
from sagrada.server.tables.table import Table
from sagrada.server.wire.tables import NewTable

ABSENCE = 2 * 60 * 1000
"""Milliseconds after which the others can let a bot play for somebody who is not here."""
LONG_WAIT = 3 * 24 * 60 * 60 * 1000
"""Milliseconds after which players can end a game without those they wait for. Without a clock,
one who does not come back would keep the others for as long as tables are kept."""


class TableService:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.services.database

    # ------------------------------------------------------------ before the game

    async def open(self, person: Person, asked: NewTable) -> Table:
        settings = checked_settings(asked, self._registry.services.bot_pool.listed)
        at = now()
        async with self._database.writing() as connection:
            code, seed = settings.deal, new_seed()
            if code is not None:
                code, seed = await deal_for_table(connection, code, person, len(settings.seats), at)
            row = new_row(person.id, person.name, settings, code, seed, at)
            await insert_table(connection, row)
        return await self.begin_if_full(await self._registry.table(row.id))

    async def open_fork(self, person: Person, settings: TableSettings, seed: bytes | None) -> Table:
        """A table that goes on from a finished game, with fresh dice unless a seed is given."""
        row = new_row(person.id, person.name, settings, None, seed or new_seed(), now())
        async with self._database.writing() as connection:
            await insert_table(connection, row)
        return await self.begin_if_full(await self._registry.table(row.id))

    async def join(
        self, person: Person, table: str, wanted: int | None, kind: str = "person"
    ) -> Table:
        async with self._database.writing() as connection:
            row = await self._need(connection, table)
            if not row.seats_of(person.id):  # joined already: harmless
                await _sit_down(connection, row, person, wanted, kind)
        return await self.begin_if_full(await self._registry.changed(table))

    async def leave(self, person: Person, table: str) -> Table:
        async with self._database.writing() as connection:
            row = await self._need(connection, table)
            _need_status(row, "waiting")
            mine = _need_seats(row, person)
            await _open_seats(connection, table, mine)
            if row.host == person.id:
                heir = next(
                    (s.person for s in row.seats if s.person not in (None, person.id)), None
                )
                if heir is None:
                    await change_status(connection, table, "waiting", "aborted", now())
                else:
                    await change_table(connection, table, host=heir)
        return await self._registry.changed(table)

    async def change_seat(self, person: Person, table: str, wanted: int) -> Table:
        async with self._database.writing() as connection:
            row = await self._need(connection, table)
            _need_status(row, "waiting")
            mine = [s for s in row.seats if s.person == person.id and s.kind != "screen"]
            if not mine:
                raise ApiError("not-seated", "You don’t have a seat at this table.")
            if not 0 <= wanted < row.players:
                raise ApiError("no-such-seat", "There’s no such seat at this table.", "seat")
            if wanted == mine[0].seat:
                return await self._registry.table(table)
            if not await take_seat(
                connection, table, wanted, mine[0].kind, person.id, mine[0].name
            ):
                raise ApiError("seat-taken", "That seat is taken.", "seat")
            await _open_seats(connection, table, [mine[0].seat])
        return await self._registry.changed(table)

    async def remove(self, host: Person, table: str, seat: int) -> Table:
        async with self._database.writing() as connection:
            row = await self._need(connection, table)
            _need_host(row, host)
            _need_status(row, "waiting")
            if not 0 <= seat < row.players or row.seats[seat].person in (None, host.id):
                raise ApiError("no-such-seat", "There’s nobody in that seat to remove.", "seat")
            mine = row.seats_of(row.seats[seat].person)
            await _open_seats(connection, table, mine)
        return await self._registry.changed(table)

    async def start(self, host: Person, table: str) -> Table:
        """Begin; seats still open are given to bots."""
        async with self._database.writing() as connection:
            row = await self._need(connection, table)
            _need_host(row, host)
            if row.status == "playing":
                return await self._registry.table(table)
            _need_status(row, "waiting")
            for seat in row.seats:
                if seat.kind == "open":
                    bot = {"kind": "bot", "name": STAND_IN.capitalize(), "bot": STAND_IN}
                    await change_seat(connection, table, seat.seat, **bot)
        return await self.begin_if_full(await self._registry.changed(table))

    async def begin_if_full(self, table: Table) -> Table:
        row = table.row
        if row.status == "waiting" and all(seat.kind != "open" for seat in row.seats):
            await table.begin()
        return table

    # ------------------------------------------------------------ during the game

    async def resign(self, person: Person, table: str, seat: int | None) -> Table:
        """A bot takes over, for good."""
        async with self._database.writing() as connection:
            row = await self._need(connection, table)
            _need_status(row, "playing")
            mine = _need_seats(row, person)
            if seat is not None and seat not in mine:
                raise ApiError("not-your-seat", "That’s not your seat.", "seat")
            for number in mine if seat is None else [seat]:
                await change_seat(connection, table, number, resigned=True, bot=STAND_IN)
        return await self._registry.changed(table)

    async def let_bot_play(self, person: Person, table: str, seat: int) -> Table:
        """For a player the others wait for and who is not here, until that player returns."""
        shown = await self._registry.table(table)
        is_player = bool(shown.row.seats_of(person.id))
        away = await self._registry.away_for(shown, seat, ABSENCE) if is_player else 0
        async with self._database.writing() as connection:
            row = await self._need(connection, table)
            _need_status(row, "playing")
            _need_seats(row, person)
            if not 0 <= seat < row.players or not row.seats[seat].is_people:
                raise ApiError("no-such-seat", "There’s no player in that seat.", "seat")
            if row.settings.clock.kind == "days":
                raise ApiError("not-allowed", "In multi-day games, everyone has their full time.")
            if seat not in row.to_act or away < ABSENCE:
                sentence = "A bot can only step in after a player has been away for 2 minutes."
                raise ApiError("not-allowed", sentence, "seat")
            if not row.seats[seat].is_bot_played:
                await change_seat(connection, table, seat, stand_in=True, bot=STAND_IN)
        return await self._registry.changed(table)

    async def abort(self, person: Person, table: str, agree: bool) -> Table:
        """Closed without a result once every person who still plays agrees.

        Those for whom the others have waited too long need not be asked.
        """
        async with self._database.writing() as connection:
            row = await self._need(connection, table)
            _need_status(row, "playing")
            mine = _need_seats(row, person)
            for number in mine:
                await change_seat(connection, table, number, wants_abort=agree)
            row = await self._need(connection, table)
            at = now()
            missing = set(row.to_act).difference(mine) if at - row.changed >= LONG_WAIT else ()
            voters = [s for s in row.seats if s.is_people and not s.resigned]
            if all(seat.wants_abort or seat.seat in missing for seat in voters):
                await change_status(connection, table, "playing", "aborted", at)
        return await self._registry.changed(table)

    async def reclaim_seat(self, person: str, table: Table) -> None:
        """A player is here: if a bot stands in, it gives up the seat."""
        row = table.row
        mine = [seat.seat for seat in row.seats if seat.person == person and seat.stand_in]
        if mine:
            async with self._database.writing() as connection:
                await self._need(connection, row.id)
                for seat in mine:
                    await change_seat(connection, row.id, seat, stand_in=False, bot="")
            await self._registry.changed(row.id)

    # ------------------------------------------------------------ after the game

    async def rematch(self, person: Person, table: str) -> Table:
        """The same people on the same seats of a new table; the first who asks opens it."""
        async with self._database.writing() as connection:
            old = await self._need(connection, table)
            if old.status in ("waiting", "playing"):
                raise ApiError("not-over", "The game isn’t over yet.")
            _need_seats(old, person)
            new = old.rematch
            if new is None:
                row = _again(old, person)
                new = row.id
                await insert_table(connection, row)
                await change_table(connection, table, rematch=new)
            else:
                await _sit_again(connection, await self._need(connection, new), old, person)
        if old.rematch is None:
            await self._registry.changed(table)
        return await self.begin_if_full(await self._registry.changed(new))

    async def _need(self, connection: AsyncConnection, table: str) -> TableRow:
        """The table, which nobody else changes until we are done."""
        row = await load_to_change(connection, table)
        if row is None:
            raise not_found("table")
        return row


def _again(old: TableRow, host: Person) -> TableRow:
    """The table of the rematch, not stored yet.

    The one who asks has a seat; the other people find theirs open.
    """
    seats = []
    for seat, before in zip(old.seats, old.settings.seats, strict=True):
        if seat.kind == "bot":
            seats.append(SeatSettings("bot", bot=seat.bot))
        elif seat.person == host.id and seat.kind == "screen":
            seats.append(SeatSettings("screen", seat.name))
        elif seat.person == host.id:
            seats.append(SeatSettings("me"))
        else:
            seats.append(SeatSettings("open") if before.kind != "bot" else before)
    settings: TableSettings = replace(old.settings, seats=tuple(seats), deal=None)
    return new_row(host.id, host.name, settings, None, new_seed(), now())


async def _sit_again(
    connection: AsyncConnection, row: TableRow, old: TableRow, person: Person
) -> None:
    """On the seats they had, with those on the same screen, as far as these are free."""
    if row.status != "waiting" or row.seats_of(person.id):
        return
    had = [seat for seat in old.seats if seat.person == person.id]
    own, *beside = sorted(had, key=lambda seat: seat.kind == "screen")
    wanted = own.seat if row.seats[own.seat].kind == "open" else None
    await _sit_down(connection, row, person, wanted, own.kind)
    for seat in beside:
        await take_seat(connection, row.id, seat.seat, "screen", person.id, seat.name)


async def _sit_down(
    connection: AsyncConnection, row: TableRow, person: Person, wanted: int | None, kind: str
) -> None:
    _need_status(row, "waiting")
    if row.deal is not None and row.is_shared_deal:
        deal = await load_deal(connection, row.deal, to_change=True)
        assert deal is not None, "deals are kept"
        await need_turn_at_deal(connection, deal, person, row.id)
    people = [seat.person for seat in row.seats if seat.person is not None]
    # Nobody learns that somebody blocked them: no seat is free, as if others had been quicker.
    is_unwelcome = await is_blocked(connection, person.id, [*people, row.host])
    free = [] if is_unwelcome else [seat.seat for seat in row.seats if seat.kind == "open"]
    if wanted is not None and not 0 <= wanted < row.players:
        raise ApiError("no-such-seat", "There’s no such seat at this table.", "seat")
    if wanted is not None and wanted not in free:
        raise ApiError("seat-taken", "That seat is taken.", "seat")
    if not free:
        raise ApiError("table-full", "This table is full.")
    seat = free[0] if wanted is None else wanted
    name = unique_name(person.name, [each.name for each in row.seats])
    if not await take_seat(connection, row.id, seat, kind, person.id, name):
        raise ApiError("seat-taken", "That seat is taken.", "seat")
    await change_table(connection, row.id, changed=now())


async def _open_seats(connection: AsyncConnection, table: str, seats: list[int]) -> None:
    for seat in seats:
        await change_seat(connection, table, seat, kind="open", person=None, name="", bot="")
    await change_table(connection, table, changed=now())


def _need_status(row: TableRow, status: str) -> None:
    if row.status == status:
        return
    if status == "waiting":
        if row.status == "playing":
            raise ApiError("already-started", "The game has already started.")
        raise ApiError("already-over", "This table is closed.")
    if row.status == "waiting":
        raise ApiError("not-started", "The game hasn’t started yet.")
    raise ApiError("already-over", "This table is closed.")


def _need_host(row: TableRow, person: Person) -> None:
    if row.host != person.id:
        raise ApiError("not-host", "Only the host can do that.")


def _need_seats(row: TableRow, person: Person) -> list[int]:
    mine = row.seats_of(person.id)
    if not mine:
        raise ApiError("not-seated", "You don’t have a seat at this table.")
    return mine
