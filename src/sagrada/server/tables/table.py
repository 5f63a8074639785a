"""One table that is being played at: what it remembers, and the one way to change it.

Everything that happens at it happens under its lock: choose, save, then tell. What is in memory
is only a copy of what is stored; if the two may differ, the copy is thrown away.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from time import perf_counter

from sagrada.engine.play import Step
from sagrada.engine.state import GameState
from sagrada.game.game import Game, GameError
from sagrada.game.record_text import format_entries, parse_entries
from sagrada.server.errors import ApiError, from_game_error, not_found
from sagrada.server.ids import now
from sagrada.server.services import Services
from sagrada.server.storage.deals import deal_is_closed
from sagrada.server.storage.new_step import NewStep, Turn, beginning, ending
from sagrada.server.storage.tables import (
    StepRow,
    TableRow,
    format_numbers,
    load_steps,
    load_table,
)
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.event_log import EventLog
from sagrada.server.tables.new_table import record_seat, setup_of
from sagrada.server.tables.presence import Presence
from sagrada.server.tables.pubsub import PubSubMessage
from sagrada.server.tables.turn_clock import TurnClock
from sagrada.server.wire.frames import Over
from sagrada.server.wire.tables import DaysClock
from sagrada.server.wire.translate.outcome import over
from sagrada.server.wire.translate.view import ViewWriter

_log = logging.getLogger(__name__)
BOT_LEASE = 10_000
"""Milliseconds after which another process looks after a bot that has not moved."""
_ROWS_AT_ONCE = 10

Play = Callable[[Game], list[Step]]


class LiveTable:
    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.row = row
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presence = Presence()
        self.touched = now()
        """When somebody last did something here."""
        self.bot_task: asyncio.Task[None] | None = None
        self.is_dirty = True
        """What is in memory may not be what is stored."""
        self.after_step: Callable[[int, int | None, str | None], None] = lambda *_: None
        self.after_reload: Callable[[], None] = lambda: None
        self.tell_table: Callable[[], None] = lambda: None
        """The three are set by whoever speaks to the people at the table."""
        self._forget()

    def _forget(self) -> None:
        self.table: Game | None = None
        self.requests: dict[tuple[int, str], int] = {}
        """What was asked by which id, and the version it led to."""
        self.missed = [0] * self.row.players
        """By seat, how often in a row its time ran out."""
        self.clock = TurnClock(self.row.settings.clock, self.row.players)
        self.event_log = EventLog(self.row.players == 1)
        self.views = ViewWriter()
        self.over: Over | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return 0 if self.table is None else self.table.version

    def __repr__(self) -> str:
        return f"<LiveTable {self.id} at {self.version}>"

    # ------------------------------------------------------------ from storage

    async def ready(self) -> None:
        """Make sure that what is in memory is what is stored. Under the lock."""
        if self.is_dirty:
            await self.reload()

    async def reload(self) -> None:
        async with self.services.database.reading() as connection:
            row = await load_table(connection, self.id)
            if row is None:
                raise not_found("table")
            stored = await load_steps(connection, self.id)
        self.row = row
        self._forget()
        for number, step in enumerate(stored):
            self._take_in(step)
            if number % _ROWS_AT_ONCE == 0:
                await asyncio.sleep(0)  # a long game must not keep the other tables waiting
        await self.reveal()
        self.is_dirty = False

    async def catch_up(self) -> None:
        """Take in what was stored since by others, and tell it. Under the lock."""
        async with self.services.database.reading() as connection:
            row = await load_table(connection, self.id)
            stored = await load_steps(connection, self.id, self.version)
        if row is None:
            raise not_found("table")
        has_begun = self.table is None and bool(stored)
        if self.is_dirty or has_begun or row.status != self.row.status:
            await self.reload()
            self.after_reload()
            return
        self.row = row
        if self.table is None:
            return
        for seat in row.seats:  # a name may have been taken out
            if self.table.seats[seat.seat] != record_seat(seat):
                self.table.sit(seat.seat, record_seat(seat))
        for step in stored:
            self._take_in(step)
            self.after_step(step.since, step.seat, step.request)

    def _take_in(self, stored: StepRow) -> None:
        if self.table is None:
            self.table, steps = self._deal()
        else:
            steps = self.table.catch_up(parse_entries(stored.entries))
        if self.table.version != stored.version:
            raise RuntimeError(f"table {self.id}: step {stored.since} does not fit what is stored")
        self._note(stored.by, stored.seat, stored.request, stored.at, steps)

    def _deal(self) -> tuple[Game, list[Step]]:
        """The seed decides what is dealt, now as when the table was opened."""
        setup = setup_of(self.row.settings)
        seats = tuple(record_seat(seat) for seat in self.row.seats)
        edition = self.row.settings.edition
        table = Game.open(setup, seats, self.row.seed, edition, keeps_steps=False)
        steps, table.dealt = table.dealt, []
        return table, steps

    def _note(
        self, by: str, seat: int | None, request: str | None, at: int, steps: list[Step]
    ) -> None:
        assert self.table is not None, "the game has begun"
        self.event_log.add(self.table.version, [e for step in steps for e in step.events])
        self.clock.step(self.table.state, at)
        if seat is not None:
            self.missed[seat] = self.missed[seat] + 1 if by == "clock" else 0
            if request is not None:
                self.requests[seat, request] = self.table.version
        state, row = self.table.state, self.row
        to_act = state.to_act
        if row.round != state.round or row.to_act != to_act:
            self.row = replace(row, round=state.round, to_act=to_act)

    async def reveal(self) -> None:
        """How it ended, and the seed as soon as it may be known. Under the lock."""
        if self.table is None or not self.table.is_over:
            return
        if self.over is None or self.over.seed is None:
            seed = self.row.seed if await self._may_tell_seed() else None
            self.over = over(self.table.state, self.id, self.row.commitment, seed)

    async def _may_tell_seed(self) -> bool:
        if self.row.deal is None:
            return True
        async with self.services.database.reading() as connection:
            return await deal_is_closed(connection, self.row.deal, now())

    # ------------------------------------------------------------ the one way to change it

    def playing(self) -> Game:
        """The game, if it is under way or over."""
        if self.table is None:
            raise ApiError("not-started", "The game has not begun yet.")
        return self.table

    async def begin(self) -> None:
        """Deal. Under the lock; whoever comes second finds it done."""
        await self.ready()
        if self.table is not None or self.row.status != "waiting":
            return
        table, steps = self._deal()
        at = now()
        self.clock.step(table.state, at)
        turn = self._turn(table.state, at, is_first=True)
        step = NewStep(
            table=self.id,
            since=0,
            version=table.version,
            by="deal",
            seat=None,
            request=None,
            at=at,
            entries=format_entries(table.entries_since(0)),
            turn=turn,
            also=(beginning(self.id),),
        )
        if await self._save(step):
            self.table = table
            self.row = replace(self.row, status="playing", due_at=turn.due_at if turn else None)
            self._note("deal", None, None, at, steps)
            _log.info("a game began", extra={"table": self.id})
            self._call_to_the_table(waited_for=())
            self._tell_others("table")
        else:
            await self.reload()
        self.after_reload()

    async def act(self, by: str, seat: int, request: str | None, play: Play) -> int:
        """Let a seat do something; the answer is the version it led to. Under the lock.

        Raises a `ApiError` if it is refused, and then nothing has changed.
        """
        await self.ready()
        table = self.playing()
        if request is not None and (seat, request) in self.requests:
            return self.requests[seat, request]
        if self.row.status != "playing":
            raise ApiError("already-over", "The game at this table is over.")
        since, waited_for = table.version, self.row.to_act
        steps = self._play(table, play)
        at = now()
        self.clock.step(table.state, at)
        turn = self._turn(table.state, at)
        step = NewStep(
            table=self.id,
            since=since,
            version=table.version,
            by=by,
            seat=seat,
            request=request,
            at=at,
            entries=format_entries(table.entries_since(since)),
            turn=turn,
            ending=ending(self.row, table.state, at) if table.is_over else None,
        )
        if not await self._save(step):
            await self.reload()
            self.after_reload()
            if request is not None and (seat, request) in self.requests:
                return self.requests[seat, request]
            raise ApiError("stale", "The table has moved on; look at it again.")
        self._note(by, seat, request, at, steps)
        if turn is not None:
            self.row = replace(self.row, due_at=turn.due_at, changed=at)
        if table.is_over:
            self.row = replace(self.row, status="over", finished=at)
            _log.info("a game ended", extra={"table": self.id})
            await self.reveal()
        self._call_to_the_table(waited_for)
        self.touched = at
        self.services.metrics.move_by(by)
        self.after_step(since, seat, request)
        self._tell_others("steps")
        return table.version

    def _play(self, table: Game, play: Play) -> list[Step]:
        since = table.version
        try:
            return play(table)
        except GameError as error:
            self.is_dirty = self.is_dirty or table.version != since
            raise from_game_error(error) from None

    async def _save(self, step: NewStep) -> bool:
        self.is_dirty = True  # until it is certain what has been stored
        began = perf_counter()
        saved = await self.services.journal.save(step)
        self.services.metrics.saving.observe(perf_counter() - began)
        self.is_dirty = not saved
        return saved

    def _call_to_the_table(self, waited_for: tuple[int, ...]) -> None:
        """In games over days, tell those whose turn has come and who are not here."""
        if not isinstance(self.row.settings.clock, DaysClock):
            return
        here = self.presence.watching(self.connections, now()).seats
        awaited = [
            self.row.seats[number]
            for number in self.row.to_act
            if number not in waited_for and number not in here
        ]
        people = [seat.person for seat in awaited if seat.person and not seat.plays_itself]
        if people:
            self.services.notifier.turn_came(people, self.id)

    def _tell_others(self, about: str) -> None:
        pubsub = self.services.pubsub
        if pubsub.is_shared:
            pubsub.publish(
                PubSubMessage(pubsub.me, self.id, "steps" if about == "steps" else "table")
            )

    # ------------------------------------------------------------ whose turn it is

    def _turn(self, state: GameState, at: int, is_first: bool = False) -> Turn | None:
        """What is written about whose turn it is; None if nothing of it has changed."""
        due_at, to_act = self.next_due_at(state, at), state.to_act
        bots = any(self.row.seats[seat].plays_itself for seat in to_act)
        same = (to_act, state.round) == (self.row.to_act, self.row.round)
        if same and not is_first and (bots or due_at == self.row.due_at):
            return None
        return Turn(state.round, format_numbers(to_act), due_at)

    def next_due_at(self, state: GameState, at: int) -> int | None:
        """When somebody must look at this table, whatever happens to this process."""
        if state.is_over:
            return None
        if any(self.row.seats[seat].plays_itself for seat in state.to_act):
            return at + BOT_LEASE
        deadlines = [deadline for deadline in self.clock.deadlines() if deadline is not None]
        return min(deadlines, default=None)
