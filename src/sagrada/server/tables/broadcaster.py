"""What is sent about a table: to each connection everything at first, then step by step.

The other processes are only told that there is something new; they read it from the database.
"""

from typing import TYPE_CHECKING, cast

import msgspec

from sagrada.engine.state import GameState
from sagrada.server.ids import now
from sagrada.server.storage.chat import ChatRow
from sagrada.server.storage.steps.new_step import NewStep
from sagrada.server.storage.tables import StepRow
from sagrada.server.tables.connection import NOT_YOURS, Connection, encode
from sagrada.server.tables.presence import connected
from sagrada.server.tables.pubsub import About, PubSubMessage, ToldStep
from sagrada.server.wire.choices import Choices, choices_of
from sagrada.server.wire.frames import (
    Clock,
    Presence,
    Said,
    Stepped,
    Sync,
    TableChanged,
    Watching,
    chat_line,
)
from sagrada.server.wire.tables import TableInfo, table_info
from sagrada.server.wire.view import View, wire_view
from sagrada.server.wire.view_changes import StepChanges, ViewChanges

if TYPE_CHECKING:
    from sagrada.server.tables.table import Table

NO_SPECTATORS = "This table doesn’t allow spectators."


class Broadcaster:
    def __init__(self, table: "Table") -> None:
        self._table = table

    # ------------------------------------------------------------ parts of frames

    def info(self, person: str | None) -> TableInfo:
        return table_info(self._table.row, person, self._here().seats)

    def _here(self) -> Watching:
        return self._table.presence.watching(self._table.connections, now())

    def _clock(self) -> Clock:
        return Clock(now=now(), deadlines=self._table.clock.deadlines())

    def _view(self, seat: int | None) -> View | None:
        game = self._table.game
        return None if game is None else wire_view(game.view(seat))

    def choices(self, seat: int | None) -> Choices | None:
        game, row = self._table.game, self._table.row
        if game is None or seat is None or row.status != "playing" or row.seats[seat].resigned:
            return None
        can_undo = game.can_undo(seat) and self._table.allows_undo
        hints = row.settings.hints
        return choices_of(game.state, seat, can_undo=can_undo, hints=hints, ready=True)

    # ------------------------------------------------------------ everything

    def sync(self, connection: Connection) -> Sync:
        table = self._table
        seat = connection.holding
        chat = table.chat.lines if connection.wants_chat and table.row.settings.chat else []
        return Sync(
            version=table.version,
            table=self.info(connection.person),
            holding=seat,
            view=self._view(seat),
            choices=self.choices(seat),
            log=table.event_log.log(seat),
            chat=[chat_line(line) for line in chat if line.person not in connection.blocked],
            here=self._here(),
            clock=self._clock(),
            over=table.over,
        )

    def send_sync_to_all(self) -> None:
        table = self._table
        has_begun = table.game is not None
        for connection in list(table.connections):
            if has_begun and not table.row.admits(connection.person):
                connection.socket.close(NOT_YOURS, NO_SPECTATORS)
                continue
            connection.sit(table.row.seats_of(connection.person))
            self._release(connection)
            connection.send(self.sync(connection))

    # ------------------------------------------------------------ step by step

    def send_step(
        self, since: int, before: GameState, mover: int | None, request: str | None
    ) -> None:
        """`before` is the state at version `since`: what everybody here has seen last.

        A frame is written once for all connections that see the same.
        """
        game = self._table.begun_game()
        changes, may_choose = StepChanges(before, game.state), game.may_choose()
        clock = cast("Clock", msgspec.Raw(encode(self._clock())))  # JSON goes in as it is
        holds_secrets = self._table.event_log.last_holds_secrets
        texts: dict[int | None, bytes] = {}
        for connection in self._table.connections:
            if len(connection.seats) > 1 and self._release(connection):
                connection.send(self._step(since, None, clock, view=self._view(None)))
                continue
            seat = connection.holding
            by = request if seat is not None and seat == mover else None
            text = texts.get(seat)
            if text is None:
                choices = self.choices(seat) if seat in may_choose else None
                sees_more = by or choices or holds_secrets or changes.concern(seat)
                eyes = seat if sees_more else None
                text = texts.get(eyes)
                if text is None:
                    step = self._step(since, eyes, clock, by, changes.seen_by(eyes), choices)
                    text = texts[eyes] = encode(step)
                texts[seat] = text
            connection.socket.write(text, more=by is not None)  # the mover's answer follows at once

    def _step(
        self,
        since: int,
        seat: int | None,
        clock: Clock,
        by: str | None = None,
        changes: ViewChanges | None = None,
        choices: Choices | None = None,
        view: View | None = None,
    ) -> Stepped:
        table = self._table
        return Stepped(
            version=table.version,
            since=since,
            by=by,
            events=table.event_log.last(seat),
            changes=changes,
            view=view,
            choices=choices,
            clock=clock,
            over=table.over,
        )

    def _release(self, connection: Connection) -> bool:
        """Same screen: when another of its players has to choose, the seat it holds is let go."""
        game = self._table.game
        if game is None or len(connection.seats) < 2 or connection.holding is None:
            return False
        waiting = game.state.to_act
        if connection.holding in waiting or not any(s in waiting for s in connection.seats):
            return False
        connection.holding = None
        return True

    # ------------------------------------------------------------ around the game

    def send_table(self) -> None:
        clock = self._clock()
        for connection in list(self._table.connections):
            connection.sit(self._table.row.seats_of(connection.person))
            connection.send(TableChanged(self.info(connection.person), clock))

    def send_presence(self) -> None:
        text = encode(Presence(self._here()))
        for connection in self._table.connections:
            connection.socket.write(text)

    def send_chat(self, line: ChatRow) -> None:
        text = encode(Said(chat_line(line)))
        for connection in self._table.connections:
            if connection.wants_chat and line.person not in connection.blocked:
                connection.socket.write(text)

    # ------------------------------------------------------------ to the other processes

    def publish(self, about: About, step: NewStep | None = None) -> None:
        """Something here is stored that the other processes do not know yet."""
        pubsub = self._table.services.pubsub
        if pubsub.is_shared:
            told = None if step is None or step.ending is not None else _told(step)
            pubsub.publish(PubSubMessage(pubsub.me, self._table.id, about, told=told))

    def publish_presence(self) -> None:
        pubsub = self._table.services.pubsub
        if pubsub.is_shared:
            table = self._table
            here, hears_since = connected(table.connections), pubsub.hearing.since
            seats = [seat for seat in table.row.to_act if not table.row.seats[seat].is_bot_played]
            away = table.presence.known_away(seats, table.connections, now(), hears_since)
            known = (here.seats, here.spectators, away)
            pubsub.publish(PubSubMessage(pubsub.me, table.id, "presence", *known))


def _told(step: NewStep) -> ToldStep:
    row = StepRow(
        step.since, step.version, step.actor, step.seat, step.request_id, step.at, step.entries
    )
    return ToldStep(row, step.turn is not None, step.turn.due_at if step.turn else None)
