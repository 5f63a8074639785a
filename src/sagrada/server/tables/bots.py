"""The bots at a table: for seats that a bot has, and for players who resigned or are away."""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from sagrada.engine.moves import Call, Move
from sagrada.engine.play import Step
from sagrada.engine.view import View
from sagrada.game.game import Game, GameError
from sagrada.server.errors import ApiError
from sagrada.server.storage.steps.journal import DatabaseAway
from sagrada.server.storage.tables import change_seat
from sagrada.server.tables.bot_pool import NoAnswer
from sagrada.server.tables.turn_clock import play_default

if TYPE_CHECKING:
    from sagrada.server.tables.table import Table

_log = logging.getLogger(__name__)
STAND_IN = "journeyman"
"""The bot for a seat whose player resigned or is away, and for seats left open."""
_MISSED_TURNS = 2
"""After this many turns in a row out of time a bot stands in."""
_PAUSE = 1.0
"""Seconds until the next try while the database is away."""


class TableBots:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.task: asyncio.Task[None] | None = None
        """Plays as long as it is a bot's turn."""

    @property
    def are_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def schedule(self) -> None:
        """If it is a bot's turn, make sure that it is played."""
        if self._next() is not None and not self.are_busy:
            self.task = asyncio.create_task(self._play(), name=f"bots of {self._table.id}")

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def _next(self) -> int | None:
        """The seat of a bot that has to choose now."""
        game, row = self._table.game, self._table.row
        if game is None or game.is_over or row.status != "playing":
            return None
        return next((seat for seat in game.state.to_act if row.seats[seat].is_bot_played), None)

    async def _play(self) -> None:
        while True:
            try:
                if not await self._play_one():
                    return
            except (DatabaseAway, SQLAlchemyError, OSError):
                await asyncio.sleep(_PAUSE)
            except ApiError:
                await asyncio.sleep(0)  # somebody else was quicker: look again
            except Exception:
                _log.exception("the bots at a table stopped", extra={"table": self._table.id})
                return

    async def _play_one(self) -> bool:
        """Whether there was anything to play."""
        table = self._table
        async with table.synced():
            seat = self._next()
            if seat is None:
                return False
            game = table.begun_game()
            version, view = game.version, game.view(seat)
        move = await self._choose(seat, view)
        async with table.synced():
            if table.row.seats[seat].is_bot_played:  # the player may be back
                play = partial(submit_or_default, seat=seat, move=move, version=version)
                await table.act_locked("bot", seat, None, play)
        return True

    async def _choose(self, seat: int, view: View) -> Move | None:
        """None: the default is played instead."""
        choices = [move for move in view.legal if not isinstance(move, Call)]
        if len(choices) == 1:
            return choices[0]
        table = self._table
        pool, nobody = table.services.bot_pool, all(s.is_bot_played for s in table.row.seats)
        named = table.row.seats[seat].bot
        bot = named if pool.knows(named) else STAND_IN
        try:
            return await pool.choose(table.row.host, bot, view, can_wait=nobody)
        except NoAnswer:
            extra = {"table": table.id, "bot": bot}
            _log.warning("a bot gave no answer, playing the default move", extra=extra)
            table.services.metrics.bot_failures.inc()
            return None

    async def stand_in_if_absent(self, seat: int) -> None:
        """After repeated absence a bot plays until the player returns. Under the table's lock."""
        table = self._table
        if table.missed[seat] < _MISSED_TURNS or table.row.status != "playing":
            return
        async with table.services.database.writing() as connection:
            await change_seat(connection, table.id, seat, stand_in=True, bot=STAND_IN)
        _log.info("a bot stands in", extra={"table": table.id, "seat": seat, "bot": STAND_IN})
        await table.catch_up()
        table.broadcaster.send_table()
        table.broadcaster.publish("table")


def submit_or_default(game: Game, seat: int, move: Move | None, version: int) -> list[Step]:
    """Play a bot's move; the default, if there is none or the rules refuse it."""
    if move is not None:
        try:
            return game.submit(seat, move, version)
        except GameError as error:
            if error.reason is None:  # stale, not wrong
                raise
    return play_default(game, seat)
