"""What a person can do at a table through a connection; each refuses by a `Problem`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import IntegrityError

from sagrada.bots.advice import Advice as BotAdvice
from sagrada.engine.hints import in_the_way
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_choice
from sagrada.engine.play import Step
from sagrada.game.game import Game, GameError
from sagrada.server.errors import Problem, of_table
from sagrada.server.ids import now
from sagrada.server.storage.chat import add_line, find_line
from sagrada.server.tables.bot_pool import NoAnswer
from sagrada.server.tables.bots import arrange
from sagrada.server.tables.broadcaster import Telling
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.pubsub import News
from sagrada.server.tables.registry import Hall
from sagrada.server.tables.service import Affairs
from sagrada.server.wire.frames import Advice, AdviceLine, ChatLine

_TRIES = 5


class Playing:
    def __init__(self, telling: Telling, connection: Connection, hall: Hall) -> None:
        self._telling = telling
        self._live = telling.live
        self._connection = connection
        self._hall = hall

    # ------------------------------------------------------------ choices

    async def move(self, seat: int, move: Move, version: int, request: str) -> int:
        await self._need_hand(seat)
        live = self._live

        def play(table: Game) -> list[Step]:
            try:
                return table.submit(seat, move, version)
            except GameError as error:
                raise of_table(error, in_the_way(table.state, move, error.reason)) from None

        async with live.lock:
            made = await live.act("person", seat, request, play)
        arrange(live)
        return made

    async def undo(self, seat: int, version: int, request: str) -> int:
        await self._need_seat(seat)
        live = self._live
        if not live.row.settings.undo:
            raise Problem("not-allowed", "Nothing is taken back at this table.")
        async with live.lock:
            made = await live.act(
                "person", seat, request, lambda table: [table.undo(seat, version)]
            )
        arrange(live)
        return made

    async def why(self, seat: int, moves: list[str]) -> None:
        async with self._saved():
            if seat != self._connection.holding:
                raise Problem("not-your-seat", "You do not hold that seat.", "seat")
            self._telling.why(seat, moves)

    async def hold(self, seat: int | None) -> None:
        async with self._saved():
            if seat is not None and seat not in self._connection.seats:
                raise Problem("not-your-seat", "That is not a seat of this screen.", "seat")
            if (
                seat is not None or len(self._connection.seats) > 1
            ):  # from oneself nothing is hidden
                self._connection.holding = seat
            self._connection.send(self._telling.sync(self._connection))

    async def show_everything(self) -> None:
        async with self._saved():
            self._connection.send(self._telling.sync(self._connection))

    async def come_back(self) -> None:
        """This person is here: a bot that stands in gives up the seat."""
        await Affairs(self._hall).return_to(self._connection.person, self._telling)

    @asynccontextmanager
    async def _saved(self) -> AsyncIterator[None]:
        """In the lock, when what is in memory is what is stored: nothing else may be shown."""
        async with self._live.lock:
            await self._live.ready()
            yield

    async def _need_hand(self, seat: int) -> None:
        """Whoever moves for a seat must be looking through its eyes."""
        await self._need_seat(seat)
        if self._connection.holding != seat:
            raise Problem(
                "not-your-seat", "Another player holds the screen; take it first.", "seat"
            )

    async def _need_seat(self, seat: int) -> None:
        live = self._live
        if seat not in self._connection.seats:
            raise Problem("not-your-seat", "That is not your seat.", "seat")
        if live.row.seats[seat].resigned:
            raise Problem("not-allowed", "You have resigned; a bot plays on for you.", "seat")
        if any(live.row.seats[mine].stand_in for mine in self._connection.seats):
            await self.come_back()

    # ------------------------------------------------------------ talk

    async def say(self, text: str, request: str) -> None:
        live, connection = self._live, self._connection
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise Problem("bad-request", "A line of chat is printable text.", "text")
        if not live.row.settings.chat:
            raise Problem("not-allowed", "There is no chat at this table.")
        if not connection.seats:
            raise Problem("not-seated", "Only those who sit at the table can chat.")
        seat = connection.seats[0] if connection.holding is None else connection.holding
        name = live.row.seats[seat].name
        line = ChatLine(0, now(), connection.person, seat, name, words)
        async with live.lock:
            line = await self._store(line, request)
            if all(line.number != told.number for told in self._telling.chat):
                self._telling.tell_chat(line)
        fanout = live.services.fanout
        if fanout.is_shared:
            fanout.tell(News(fanout.me, live.id, "chat"))

    async def _store(self, line: ChatLine, request: str) -> ChatLine:
        database = self._live.services.database
        for _ in range(_TRIES):
            async with database.reading() as connection:
                said = await find_line(connection, self._live.id, line.person, request)
            if said is not None:
                return said
            try:
                async with database.writing() as connection:
                    return await add_line(connection, self._live.id, line, request)
            except IntegrityError:
                continue  # somebody in another process spoke at the same time
        raise Problem("server-error", "It could not be saved; send it again.")

    # ------------------------------------------------------------ advice

    async def advice(self, seat: int, request: str) -> Advice:
        """The best few choices. The adviser sees only what the seat sees."""
        live = self._live
        if not live.row.settings.hints:
            raise Problem("not-allowed", "There are no hints at this table.")
        async with self._saved():
            if seat != self._connection.holding:
                raise Problem("not-your-seat", "You do not hold that seat.", "seat")
            table = live.playing()
            view, version = table.view(seat), table.version
            if seat not in table.state.to_act:
                raise Problem("illegal", "There is nothing for you to choose now.")
        try:
            # Asked again about the same choice, it says the same.
            best = await live.services.thinkers.advise(view, seed=version)
        except NoAnswer:
            raise Problem("server-error", "The adviser did not answer; try again.") from None
        return Advice(request, seat, version, [_line(advice) for advice in best])


def _line(advice: BotAdvice) -> AdviceLine:
    return AdviceLine(
        moves=[format_choice(move) for move in advice.moves],
        points=round(advice.points, 1),
        spread=round(advice.spread, 1),
        chance=round(advice.chance, 3),
    )
