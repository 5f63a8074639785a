"""What the strongest bots score on a day's deals: played beforehand, in the background.

Only the number is kept. People come first: a bot thinks here only while no process of the pool is
asked for anything else, one move at a time.
"""

import asyncio
import logging

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sagrada.engine.moves import Call
from sagrada.game.game import Game
from sagrada.game.record import Seat, SeatKind, result_of
from sagrada.server.daily.attempt_settings import attempt_settings
from sagrada.server.daily_calendar import WindowKind, code_of, day_at
from sagrada.server.ids import now
from sagrada.server.storage.daily import (
    BotScoreRow,
    DayRow,
    add_bot_score,
    ensure_both,
    load_bot_scores,
)
from sagrada.server.tables.bot_pool import NoAnswer
from sagrada.server.tables.bots import submit_or_default
from sagrada.server.tables.shared_services import Services

_log = logging.getLogger(__name__)
BOTS = ("master", "grandmaster")
_EVERY = 30.0
"""Seconds between two looks for a deal that no bot has played."""


class BotScores:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="bots on the daily windows")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.play_missing()
            except (SQLAlchemyError, OSError):
                _log.warning("the database is unreachable", extra={"work": "bot_scores"})
            except Exception:
                _log.exception("a periodic job failed", extra={"work": "bot_scores"})
            await asyncio.sleep(_EVERY)

    async def play_missing(self) -> None:
        """Let each bot play today's deals, if it has not. The open one first: all can play it."""
        database, at = self._services.database, now()
        rows = await ensure_both(database, day_at(at), at)
        kinds: tuple[WindowKind, ...] = ("open", "ranked")
        for kind in kinds:
            code = code_of(rows[kind].day, kind)
            for bot in BOTS:
                async with database.reading() as connection:
                    known = [each.bot for each in await load_bot_scores(connection, code)]
                if bot not in known:
                    await self._play(bot, rows[kind], kind, code)

    async def _play(self, bot: str, row: DayRow, kind: WindowKind, code: str) -> None:
        setup = attempt_settings(row.day, kind).setup()
        game = Game.open(setup, (Seat(SeatKind.BOT, "", bot),), row.seed, keep_steps=False)
        while not game.is_over:
            view, version = game.view(0), game.version
            choices = [move for move in view.legal if not isinstance(move, Call)]
            if len(choices) == 1:
                game.submit(0, choices[0])
                continue
            try:
                move = await self._services.bot_pool.choose_when_idle(bot, view)
            except NoAnswer:
                return  # the next round tries again: a default move would not be the bot's
            submit_or_default(game, 0, move, version)
        result = result_of(game.state)
        assert result.target is not None, "a solo game has a target"
        try:
            async with self._services.database.writing() as connection:
                score = BotScoreRow(bot, result.scores[0], result.target)
                await add_bot_score(connection, code, score)
        except IntegrityError:
            pass  # another process was quicker, and its number holds
