"""What the people at a table are told: everything at first, then step by step."""

from sagrada.engine.hints import in_the_way
from sagrada.engine.notation import parse_choice
from sagrada.engine.play import IllegalMove, apply
from sagrada.server.errors import Problem
from sagrada.server.ids import now
from sagrada.server.storage.chat import MOST_LINES
from sagrada.server.tables.connection import NOT_YOURS, Connection, encode
from sagrada.server.tables.presence import of
from sagrada.server.tables.pubsub import News
from sagrada.server.tables.table import LiveTable
from sagrada.server.wire.board import View
from sagrada.server.wire.choices import Choices
from sagrada.server.wire.frames import (
    ChatLine,
    Clock,
    Presence,
    Said,
    Stepped,
    Sync,
    TableChanged,
    Watching,
)
from sagrada.server.wire.tables import TableInfo
from sagrada.server.wire.translate.choices import choices_of
from sagrada.server.wire.translate.table_info import table_info

NO_SPECTATORS = "This table has no spectators."


class Telling:
    """Speaks for one table to all its connections in this process."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.chat: list[ChatLine] = []
        live.after_step = self.tell_step
        live.after_reload = self.tell_everything
        live.tell_table = self.tell_table

    # ------------------------------------------------------------ pieces

    def clock(self) -> Clock:
        return self.live.clock.shown(now())

    def here(self) -> Watching:
        return self.live.presence.watching(self.live.connections, now())

    def info(self, person: str | None) -> TableInfo:
        return table_info(self.live.row, person, self.here().seats)

    def view(self, seat: int | None) -> View | None:
        table = self.live.table
        return None if table is None else self.live.views.view(table.state, seat)

    def choices(self, seat: int | None) -> Choices | None:
        live = self.live
        table = live.table
        if table is None or seat is None or live.row.status != "playing":
            return None
        if live.row.seats[seat].resigned:
            return None
        settings = live.row.settings
        can_undo = settings.undo and table.can_undo(seat)
        return choices_of(table.state, seat, can_undo=can_undo, helps=settings.hints)

    # ------------------------------------------------------------ everything

    def sync(self, connection: Connection) -> Sync:
        live = self.live
        seat = connection.holding
        chat = self.chat if connection.wants_chat and live.row.settings.chat else []
        return Sync(
            version=live.version,
            table=self.info(connection.person),
            holding=seat,
            view=self.view(seat),
            choices=self.choices(seat),
            log=live.logbook.log(seat),
            chat=[line for line in chat if line.person not in connection.blocked],
            here=self.here(),
            clock=self.clock(),
            over=live.over,
        )

    def tell_everything(self) -> None:
        has_begun = self.live.table is not None
        for connection in list(self.live.connections):
            if has_begun and not self.live.row.admits(connection.person):
                connection.line.close(NOT_YOURS, NO_SPECTATORS)
                continue
            connection.sit(self.live.row.seats_of(connection.person))
            self._let_go(connection)
            connection.send(self.sync(connection))

    # ------------------------------------------------------------ step by step

    def tell_step(self, since: int, mover: int | None, request: str | None) -> None:
        """The same frame for all who look through the same eyes: written once."""
        frames: dict[int | None, bytes] = {}
        clock = self.clock()
        for connection in self.live.connections:
            self._let_go(connection)
            seat = connection.holding
            by = request if seat is not None and seat == mover else None
            text = frames.get(seat)
            if text is None:
                frame = self._stepped(seat, since, by, clock)
                text = frames[seat] = encode(frame)
            connection.line.write(text, more=by is not None)  # whoever asked is answered, too

    def _stepped(self, seat: int | None, since: int, by: str | None, clock: Clock) -> Stepped:
        view = self.view(seat)
        assert view is not None, "a step is of a game"
        return Stepped(
            version=self.live.version,
            since=since,
            by=by,
            events=self.live.logbook.last(seat),
            holding=seat,
            view=view,
            choices=self.choices(seat),
            clock=clock,
            over=self.live.over,
        )

    def _let_go(self, connection: Connection) -> None:
        """Same screen: when another of its players has to choose, the hand is taken away."""
        table = self.live.table
        if table is None or len(connection.seats) < 2 or connection.holding is None:
            return
        waiting = table.state.to_act
        if connection.holding not in waiting and any(s in waiting for s in connection.seats):
            connection.holding = None

    # ------------------------------------------------------------ around the game

    def tell_table(self) -> None:
        clock = self.clock()
        for connection in list(self.live.connections):
            connection.sit(self.live.row.seats_of(connection.person))
            connection.send(TableChanged(self.info(connection.person), clock))

    def tell_presence(self) -> None:
        text = encode(Presence(self.here()))
        for connection in self.live.connections:
            connection.line.write(text)

    def tell_presence_elsewhere(self) -> None:
        fanout = self.live.services.fanout
        if fanout.is_shared:
            local = of(self.live.connections)
            fanout.tell(News(fanout.me, self.live.id, "presence", local.seats, local.spectators))

    def tell_chat(self, line: ChatLine) -> None:
        self.chat = [*self.chat, line][-MOST_LINES:]
        text = encode(Said(line))
        for connection in self.live.connections:
            if connection.wants_chat and line.person not in connection.blocked:
                connection.line.write(text)

    def replace_chat(self, lines: list[ChatLine]) -> None:
        """The chat as it is stored: what is new is told, what was deleted is forgotten."""
        known = {line.number for line in self.chat}
        for line in lines:
            if line.number not in known:
                self.tell_chat(line)
        self.chat = lines

    # ------------------------------------------------------------ why not

    def why(self, seat: int, moves: list[str]) -> None:
        """Try moves one after the other without playing them; a `Problem` says which fails."""
        state = self.live.playing().state
        for text in moves:
            if state.is_chance:
                raise Problem("illegal", "What comes next is up to chance.")
            move = parse_choice(seat, text)
            try:
                state = apply(state, move).after
            except IllegalMove as error:
                way = in_the_way(state, move, error.reason)
                raise Problem("illegal", str(error), "moves", error.reason, way) from None
