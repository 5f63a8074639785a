"""One person's socket at a table, frame by frame: what they can do, and how it is answered."""

import asyncio

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sagrada.bots.advice import Advice as BotAdvice
from sagrada.engine.hints import in_the_way
from sagrada.engine.notation import NotationError, format_choice, parse_choice
from sagrada.engine.play import IllegalMove, Step, apply
from sagrada.game.game import Game, GameError
from sagrada.server.buckets import Bucket, Limits
from sagrada.server.errors import ApiError, from_game_error
from sagrada.server.identity.rate_limits import (
    ADVICE,
    ADVICE_OF_ADDRESS,
    CHAT,
    FRAMES,
    FRAMES_OF_ADDRESS,
)
from sagrada.server.ids import now
from sagrada.server.socket.websocket import TOO_MANY_FRAMES, WebSocket
from sagrada.server.storage.steps.journal import DatabaseAway
from sagrada.server.tables.bot_pool import NoAnswer
from sagrada.server.tables.connection import Connection
from sagrada.server.tables.service import TableService
from sagrada.server.tables.table import Table
from sagrada.server.wire import frames

UNREADABLE = 4400
_MOST_UNREADABLE = 5
_decode = msgspec.json.Decoder(frames.AnyClientFrame).decode


class SocketSession:
    def __init__(
        self,
        websocket: WebSocket,
        table: Table,
        connection: Connection,
        service: TableService,
        limits: Limits,
        network: str,
    ) -> None:
        self._websocket = websocket
        self._table = table
        self._connection = connection
        self._service = service
        self._frames = Bucket(FRAMES)
        self._limits = limits
        self._network = network
        self._has_limits = table.services.config.limits
        self._refusals = table.services.metrics.refused
        self._unreadable = 0
        self._advising: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ frames

    async def run(self) -> None:
        try:
            while (text := await self._websocket.next_text()) is not None:
                is_mine = not self._has_limits or self._frames.take()
                if not is_mine or not self._limits.allows(FRAMES_OF_ADDRESS, self._network):
                    self._websocket.close(TOO_MANY_FRAMES)
                else:
                    await self._on_message(text)
        finally:
            if self._advising is not None:
                self._advising.cancel()  # nobody is here to be advised

    async def _on_message(self, text: bytes) -> None:
        try:
            frame = _decode(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            self._refuse(None, ApiError("bad-request", f"Can’t read this frame: {error}."))
            self._unreadable += 1
            if self._unreadable >= _MOST_UNREADABLE:
                self._websocket.close(UNREADABLE)
            return
        if isinstance(frame, frames.AskAdvice):  # that takes long; the game goes on
            self._ask_adviser(frame)
        else:
            await self._answer(frame)

    def _ask_adviser(self, frame: frames.AskAdvice) -> None:
        if self._advising is not None and not self._advising.done():
            busy = ApiError("too-many", "Your last hint isn’t ready yet. Please wait.")
            self._refuse(frame.id, busy)
        elif not self._may_ask_advice():
            often = ApiError("too-many", "You’re asking for hints too often. Wait a moment.")
            self._refuse(frame.id, often)
        else:
            self._advising = asyncio.create_task(self._answer(frame), name="advice")

    def _may_ask_advice(self) -> bool:
        allows = self._limits.allows
        return allows(ADVICE, self._connection.person) and allows(ADVICE_OF_ADDRESS, self._network)

    async def _answer(self, frame: frames.AnyClientFrame) -> None:
        id = getattr(frame, "id", None)
        try:
            await self._handle(frame)
        except NotationError as error:
            self._refuse(id, ApiError("bad-request", f"{error}.", "move"))
        except ApiError as error:
            self._refuse(id, error)
            if error.code == "stale":
                await self._sync()
        except (DatabaseAway, SQLAlchemyError, OSError):
            sentence = "We couldn’t confirm that this was saved. Send it again."
            self._refuse(id, ApiError("server-error", sentence))

    def _refuse(self, id: str | None, error: ApiError) -> None:
        self._refusals.labels(error.code).inc()
        body = error.body()
        self._connection.send(
            frames.Refused(
                id=id,
                code=body.code,
                message=body.message,
                field=body.field,
                reason=body.reason,
                rule=body.rule,
                in_the_way=error.in_the_way,
                version=self._table.version,
            )
        )

    async def _handle(self, frame: frames.AnyClientFrame) -> None:
        match frame:
            case frames.MakeMove():
                self._ack(frame.id, await self._move(frame))
            case frames.Undo():
                self._ack(frame.id, await self._undo(frame))
            case frames.Why():
                await self._why(frame)
                self._ack(frame.id, self._table.version)
            case frames.Hold():
                await self._hold(frame)
            case frames.Say():
                if not self._limits.allows(CHAT, self._connection.person):
                    raise ApiError("too-many", "You’re sending messages too fast. Wait a moment.")
                await self._table.chat.say(self._connection, frame.text, frame.id)
                self._ack(frame.id, self._table.version)
            case frames.AskAdvice():
                self._connection.send(await self._advice(frame))
            case frames.AskSync():
                await self._come_back()
                await self._sync()
            case frames.Ping():
                self._connection.send(frames.Pong(now(), self._table.version))

    def _ack(self, id: str, version: int) -> None:
        self._connection.send(frames.Ack(id, version))

    # ------------------------------------------------------------ moves

    async def _move(self, frame: frames.MakeMove) -> int:
        move = parse_choice(frame.seat, frame.move)
        await self._claim_seat(frame.seat)
        if self._connection.holding != frame.seat:
            raise ApiError(
                "not-your-seat", "Another player has the screen. Switch to this seat first.", "seat"
            )

        def play(game: Game) -> list[Step]:
            try:
                return game.submit(frame.seat, move, frame.version)
            except GameError as error:
                raise from_game_error(error, in_the_way(game.state, move, error.reason)) from None

        return await self._table.act("person", frame.seat, frame.id, play)

    async def _undo(self, frame: frames.Undo) -> int:
        await self._claim_seat(frame.seat)
        if not self._table.allows_undo:
            raise ApiError("not-allowed", "Undo is off at this table.")
        return await self._table.act(
            "person", frame.seat, frame.id, lambda game: [game.undo(frame.seat, frame.version)]
        )

    async def _claim_seat(self, seat: int) -> None:
        row = self._table.row
        if seat not in self._connection.seats:
            raise ApiError("not-your-seat", "That’s not your seat.", "seat")
        if row.seats[seat].resigned:
            raise ApiError("not-allowed", "You’ve resigned. A bot is playing for you.", "seat")
        if any(row.seats[mine].stand_in for mine in self._connection.seats):
            await self._come_back()

    async def _come_back(self) -> None:
        """This person is here: a bot that stands in gives up the seat."""
        await self._service.reclaim_seat(self._connection.person, self._table)

    # ------------------------------------------------------------ looking

    async def _sync(self) -> None:
        async with self._table.synced():
            self._connection.send(self._table.broadcaster.sync(self._connection))

    async def _hold(self, frame: frames.Hold) -> None:
        async with self._table.synced():
            seats = self._connection.seats
            if frame.seat is not None and frame.seat not in seats:
                raise ApiError("not-your-seat", "That seat isn’t on this device.", "seat")
            if frame.seat is not None or len(seats) > 1:  # the only player always holds the seat
                self._connection.holding = frame.seat
            self._connection.send(self._table.broadcaster.sync(self._connection))

    async def _why(self, frame: frames.Why) -> None:
        """Try moves one after the other without playing them; an `ApiError` says which fails."""
        async with self._table.synced():
            self._need_hold(frame.seat)
            state = self._table.begun_game().state
            for text in frame.moves:
                if state.is_chance:
                    raise ApiError("illegal", "Dice or cards decide what happens next.")
                move = parse_choice(frame.seat, text)
                try:
                    state = apply(state, move).after
                except IllegalMove as error:
                    way = in_the_way(state, move, error.reason)
                    raise ApiError("illegal", str(error), "moves", error.reason, way) from None

    async def _advice(self, frame: frames.AskAdvice) -> frames.Advice:
        """The best few choices. The adviser sees only what the seat sees."""
        table = self._table
        if not table.row.settings.hints:
            raise ApiError("not-allowed", "Hints are off at this table.")
        async with table.synced():
            self._need_hold(frame.seat)
            game = table.begun_game()
            view, version = game.view(frame.seat), game.version
            if frame.seat not in game.state.to_act:
                raise ApiError("illegal", "You have nothing to choose right now.")
        try:
            # Asked again about the same choice, it answers the same.
            best = await table.services.bot_pool.advise(self._connection.person, view, seed=version)
        except NoAnswer:
            raise ApiError("server-error", "Couldn’t get a hint. Please try again.") from None
        return frames.Advice(frame.id, frame.seat, version, [_advice_line(each) for each in best])

    def _need_hold(self, seat: int) -> None:
        if seat != self._connection.holding:
            raise ApiError("not-your-seat", "Switch to that seat first.", "seat")


def _advice_line(advice: BotAdvice) -> frames.AdviceLine:
    return frames.AdviceLine(
        moves=[format_choice(move) for move in advice.moves],
        points=round(advice.points, 1),
        spread=round(advice.spread, 1),
        chance=round(advice.win_chance, 3),
        why=advice.why.kind if advice.why else None,
        about=advice.why.about if advice.why else "",
    )
