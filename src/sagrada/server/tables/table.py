"""One table in memory: its game, the one way to change it, and all that must follow a change.

Everything happens under the table's lock, in one order: judge, save, then broadcast. The game in
memory is only a copy of what is stored; if the two may differ, the copy is thrown away. The table
itself sees to its clock, its bots and its people: no caller has to remember them.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from time import perf_counter

from sagrada.engine.play import Step
from sagrada.engine.state import GameState, Stage
from sagrada.game.game import Game, GameError
from sagrada.game.record_text import format_entries, parse_entries
from sagrada.server.errors import ApiError, from_game_error, not_found
from sagrada.server.ids import now
from sagrada.server.storage.steps.new_step import NewStep, TurnChange, beginning, ending
from sagrada.server.storage.tables import (
    StepRow,
    TableRow,
    change_table,
    format_numbers,
    load_steps,
    load_table,
)
from sagrada.server.tables.beginning import begin_game
from sagrada.server.tables.bots import TableBots
from sagrada.server.tables.broadcaster import NO_SPECTATORS, Broadcaster
from sagrada.server.tables.chat import TableChat
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.deals import can_reveal_seed
from sagrada.server.tables.event_log import EventLog
from sagrada.server.tables.new_table import record_seat
from sagrada.server.tables.presence import Presence
from sagrada.server.tables.pubsub import ToldStep
from sagrada.server.tables.shared_services import Services
from sagrada.server.tables.turn_clock import TurnClock, finish_turn
from sagrada.server.wire.frames import Over, over

_log = logging.getLogger(__name__)
_ROWS_AT_ONCE = 10

Play = Callable[[Game], list[Step]]


class Table:
    def __init__(self, services: Services, row: TableRow) -> None:
        self.services = services
        self.row = row
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presence = Presence(now())
        self.broadcaster = Broadcaster(self)
        self.chat = TableChat(self)
        self.bots = TableBots(self)
        self.touched = now()
        """When somebody last did something here."""
        self.is_dirty = True
        """What is in memory may not be what is stored."""
        self._forget()

    def _forget(self) -> None:
        self.game: Game | None = None
        self.requests: dict[tuple[int, str], int] = {}
        """Which seat asked what, by the id of the request, and the version it led to."""
        self.missed = [0] * self.row.players
        """By seat, how often in a row its time ran out."""
        clock, pauses = self.row.settings.clock, self.services.pauses
        self.clock = TurnClock(clock, self.row.players, pauses)
        self.event_log = EventLog(self.row.players == 1)
        self.over: Over | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return 0 if self.game is None else self.game.version

    @property
    def allows_undo(self) -> bool:
        """RULES 2.2: patterns can be changed until all have chosen, even where undo is off."""
        game = self.game
        return self.row.settings.undo or (game is not None and game.state.stage is Stage.PATTERN)

    def __repr__(self) -> str:
        return f"<Table {self.id} at {self.version}>"

    def begun_game(self) -> Game:
        """The game, if it has begun."""
        if self.game is None:
            raise ApiError("not-started", "The game hasn’t started yet.")
        return self.game

    def _need_playing(self) -> None:
        if self.row.status != "playing":
            raise ApiError("already-over", "This game is already over.")

    # ------------------------------------------------------------ moves

    async def act(self, actor: str, seat: int, request_id: str | None, play: Play) -> int:
        """Let a seat do something; the answer is the version it led to.

        An `ApiError` says why it is refused; then nothing has changed."""
        async with self.lock:
            return await self.act_locked(actor, seat, request_id, play)

    async def act_locked(self, actor: str, seat: int, request_id: str | None, play: Play) -> int:
        await self.reload_if_dirty()
        game = self.begun_game()
        if request_id is not None and (seat, request_id) in self.requests:
            return self.requests[seat, request_id]
        self._need_playing()
        since, before, waited_for = game.version, game.state, self.row.to_act
        steps = self._judge(game, play)
        at = now()
        self.clock.note_state(game.state, at)
        turn = self._turn(game.state, at)
        step = NewStep(
            table=self.id,
            since=since,
            version=game.version,
            actor=actor,
            seat=seat,
            request_id=request_id,
            at=at,
            entries=format_entries(game.entries_since(since)),
            turn=turn,
            ending=ending(self.row, game.state, at) if game.is_over else None,
        )
        if not await self._save(step):
            await self._reload_and_show()
            if request_id is not None:  # the same may be on its way elsewhere: judge it as they do
                return await self.act_locked(actor, seat, request_id, play)
            self._need_playing()
            raise ApiError("stale", "The game has moved on. Check the table and try again.")
        if turn is not None:
            self.row = self.row.at_turn(game.state, turn.due_at, at)
        self._note(actor, seat, request_id, steps)
        if game.is_over:
            self.row = replace(self.row, status="over", finished=at)
            _log.info("a game ended", extra={"table": self.id})
            await self.reveal()
        self.touched = at
        self.services.metrics.moves.count(actor)
        self.broadcaster.send_step(since, before, seat, request_id)
        if game.is_over and self.row.is_shared_deal:
            self.broadcaster.send_table()  # its players get the deal's code now
        self.broadcaster.publish("steps", step)
        self.services.notifier.tell_absent(self, waited_for)
        self.bots.schedule()
        self.is_dirty = False
        return game.version

    async def begin(self) -> None:
        """Deal, if every seat is taken. Of two who try, the second finds it done."""
        async with self.lock:
            await self.reload_if_dirty()
            if self.game is not None or self.row.status != "waiting":
                return
            game, steps = begin_game(self.row)
            at = now()
            self.clock.note_state(game.state, at)
            turn = self._turn(game.state, at, is_first=True)
            step = NewStep(
                table=self.id,
                since=0,
                version=game.version,
                actor="deal",
                seat=None,
                request_id=None,
                at=at,
                entries=format_entries(game.entries_since(0)),
                turn=turn,
                also=(beginning(self.id),),
            )
            if not await self._save(step):
                await self._reload_and_show()
                return
            self.game = game
            self.row = replace(self.row, status="playing", due_at=turn.due_at if turn else None)
            self._note("deal", None, None, steps)
            self.is_dirty = False
            _log.info("a game started", extra={"table": self.id})
            self.broadcaster.send_sync_to_all()
            self.broadcaster.send_table()
            self.broadcaster.publish("table")
            self.services.notifier.tell_absent(self)
            self.bots.schedule()

    async def run_due(self) -> None:
        """A clock has run out, or a bot is late. Any process can try; only one succeeds."""
        async with self.lock:
            await self.catch_up()
            if self.row.status == "playing":
                for seat in self.clock.due(now()):
                    if not self.row.seats[seat].is_bot_played:
                        await self.act_locked("clock", seat, None, partial(finish_turn, seat=seat))
                        await self.bots.stand_in_if_absent(seat)
            await self._renew_due_at()
            self.bots.schedule()

    def _judge(self, game: Game, play: Play) -> list[Step]:
        since = game.version
        self.is_dirty = True  # until it is certain what is stored, and everybody was sent it
        try:
            return play(game)
        except (GameError, ApiError) as error:
            self.is_dirty = game.version != since
            raise (from_game_error(error) if isinstance(error, GameError) else error) from None

    async def _save(self, step: NewStep) -> bool:
        self.is_dirty = True
        began = perf_counter()
        saved = await self.services.journal.save(step)
        self.services.metrics.saving.observe(perf_counter() - began)
        return saved

    def _note(
        self, actor: str, seat: int | None, request_id: str | None, steps: list[Step]
    ) -> None:
        """Remember what a step that is stored did."""
        assert self.game is not None, "the game has begun"
        self.event_log.add(self.game.version, [e for step in steps for e in step.events])
        if seat is not None:
            self.missed[seat] = self.missed[seat] + 1 if actor == "clock" else 0
            if request_id is not None:
                self.requests[seat, request_id] = self.game.version
        state, row = self.game.state, self.row
        to_act = state.to_act
        if row.round != state.round or row.to_act != to_act:
            self.row = replace(row, round=state.round, to_act=to_act)

    # ------------------------------------------------------------ from storage

    @asynccontextmanager
    async def synced(self) -> AsyncIterator[None]:
        """Under the lock, with what is stored in memory: nothing else can be shown to anybody."""
        async with self.lock:
            await self.reload_if_dirty()
            yield

    async def reload_if_dirty(self) -> None:
        """Make sure that what is in memory is what is stored. Under the lock."""
        if self.is_dirty:
            await self.reload()
            self.broadcaster.send_sync_to_all()  # who knows what they were told

    async def reload(self) -> None:
        async with self.services.database.reading() as connection:
            row = await load_table(connection, self.id)
            if row is None:
                raise not_found("table")
            stored = await load_steps(connection, self.id)
        self.row = row
        self._forget()
        for number, step in enumerate(stored):
            self.replay_stored(step)
            if number % _ROWS_AT_ONCE == 0:
                await asyncio.sleep(0)  # a long game must not keep the other tables waiting
        await self.reveal()
        self.is_dirty = False

    async def _reload_and_show(self) -> None:
        await self.reload()
        self.broadcaster.send_sync_to_all()
        self.bots.schedule()

    async def catch_up(self) -> None:
        """Take in and broadcast what other processes have stored. Under the lock.

        The process that saved a step moves the bots that come next; the others wait until
        `due_at` says that it is late.
        """
        async with self.services.database.reading() as connection:
            row = await load_table(connection, self.id)
            stored = await load_steps(connection, self.id, self.version)
        if row is None:
            raise not_found("table")
        has_begun = self.game is None and bool(stored)
        if self.is_dirty or has_begun or row.status != self.row.status:
            await self._reload_and_show()
            return
        self.row = row
        if self.game is None:
            return
        for seat in row.seats:  # a name may have been taken out
            if self.game.seats[seat.seat] != record_seat(seat):
                self.game.sit(seat.seat, record_seat(seat))
        for step in stored:
            self._replay_and_show(self.game, step)

    async def take_in(self, told: ToldStep) -> None:
        """The same for a step that came with its message; if others are missing, they are read."""
        is_next = self.row.status == "playing" and told.step.since == self.version
        if self.is_dirty or self.game is None or not is_next:
            await self.catch_up()
            return
        self._replay_and_show(self.game, told.step)
        if told.has_new_turn:
            self.row = self.row.at_turn(self.game.state, told.due_at, told.step.at)

    def _replay_and_show(self, game: Game, step: StepRow) -> None:
        before, self.is_dirty = game.state, True
        self.replay_stored(step)
        self.broadcaster.send_step(step.since, before, step.seat, step.request_id)
        self.is_dirty = False

    async def refresh(self) -> None:
        """Something around the game was stored, here or elsewhere: show it."""
        async with self.lock:
            await self.catch_up()
            self.broadcaster.send_table()
            await self.chat.load()
            self.bots.schedule()

    def replay_stored(self, stored: StepRow) -> None:
        if self.game is None:
            self.game, steps = begin_game(self.row)
        else:
            steps = self.game.catch_up(parse_entries(stored.entries))
        if self.game.version != stored.version:
            raise RuntimeError(f"table {self.id}: step {stored.since} differs from what is stored")
        self.clock.note_state(self.game.state, stored.at)
        self._note(stored.actor, stored.seat, stored.request_id, steps)

    async def reveal(self) -> None:
        """Note how it ended, and the seed as soon as it can be known. Under the lock."""
        if self.game is None or not self.game.is_over:
            return
        if self.over is None or self.over.seed is None:
            is_known = await can_reveal_seed(self.services.database, self.row, now())
            seed = self.row.seed if is_known else None
            self.over = over(self.game.state, self.id, self.row.commitment, seed)

    # ------------------------------------------------------------ people

    async def attach(self, connection: Connection) -> None:
        async with self.synced():
            if self.services.pubsub.is_shared:
                await self.catch_up()  # this person may have seen steps of another process
            if not self.row.admits(connection.person):
                raise ApiError("forbidden", NO_SPECTATORS)
            connection.sit(self.row.seats_of(connection.person))
            self.connections.add(connection)
            connection.send(self.broadcaster.sync(connection))
            self.bots.schedule()
        self.services.metrics.sockets.inc()
        self.broadcaster.send_presence()
        self.broadcaster.publish_presence()

    def detach(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.touched = now()
            self.presence.note_left(connection.seats, self.touched)
            self.services.metrics.sockets.dec()
            self.broadcaster.send_presence()
        self.broadcaster.publish_presence()

    # ------------------------------------------------------------ when it is due

    def _turn(self, state: GameState, at: int, is_first: bool = False) -> TurnChange | None:
        """What is written about whose turn it is; None if nothing of it has changed."""
        row, to_act, is_bots_turn = self.row, state.to_act, self._is_bots_turn(state)
        due_at = None if state.is_over else self.clock.next_due_at(at, is_bots_turn)
        same = to_act == row.to_act and state.round == row.round
        if same and not is_first and (is_bots_turn or due_at == row.due_at):
            return None
        return TurnChange(state.round, format_numbers(to_act), due_at)

    def _is_bots_turn(self, state: GameState) -> bool:
        seats = self.row.seats
        return any(seats[seat].is_bot_played for seat in state.to_act)

    async def _renew_due_at(self) -> None:
        """Store when the table is due next, if that is not what is stored."""
        due_at = None
        if self.game is not None and self.row.status == "playing":
            state = self.game.state
            if not state.is_over:
                due_at = self.clock.next_due_at(now(), self._is_bots_turn(state))
        if due_at != self.row.due_at:
            async with self.services.database.writing() as connection:
                await change_table(connection, self.id, due_at=due_at)
            await self.catch_up()
