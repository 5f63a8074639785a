"""Moving the seats that bots play, and those whose time has run out."""

import asyncio
import logging
from functools import partial

from sagrada.engine.moves import Call, Move
from sagrada.engine.play import Step
from sagrada.engine.state import Stage
from sagrada.engine.view import View
from sagrada.game.default_move import default_choice
from sagrada.game.game import Game, GameError
from sagrada.game.record import Undo
from sagrada.server.errors import ApiError
from sagrada.server.ids import now
from sagrada.server.storage.journal import DatabaseAway
from sagrada.server.storage.tables import change_seat, change_table
from sagrada.server.tables.bot_pool import NoAnswer
from sagrada.server.tables.table import LiveTable

_log = logging.getLogger(__name__)
STAND_IN = "journeyman"
"""The bot for a seat whose player resigned or is away, and for seats left open."""
_MISSED_TURNS = 2
"""After so many turns in a row out of time a bot stands in."""
_PAUSE = 1.0


def arrange(live: LiveTable) -> None:
    """Let the bots think whose turn it is, if there are any and nobody does it yet."""
    if _next_bot(live) is not None and (live.bot_task is None or live.bot_task.done()):
        live.bot_task = asyncio.create_task(_play_bots(live), name=f"bots of {live.id}")


def _next_bot(live: LiveTable) -> int | None:
    table = live.table
    if table is None or table.is_over or live.row.status != "playing":
        return None
    waiting = table.state.to_act
    return next((seat for seat in waiting if live.row.seats[seat].plays_itself), None)


async def _play_bots(live: LiveTable) -> None:
    while True:
        try:
            if not await _play_one(live):
                return
        except (DatabaseAway, OSError):
            await asyncio.sleep(_PAUSE)
        except ApiError:
            await asyncio.sleep(0)  # somebody else was quicker: look again
        except Exception:
            _log.exception("the bots of a table stopped", extra={"table": live.id})
            return


async def _play_one(live: LiveTable) -> bool:
    async with live.lock:
        await live.ready()
        seat = _next_bot(live)
        if seat is None:
            return False
        table = live.playing()
        version, view = table.version, table.view(seat)
    move = await _choice(live, seat, view)
    async with live.lock:
        await live.ready()
        if live.row.seats[seat].plays_itself:
            await live.act("bot", seat, None, lambda t: _submit(t, seat, move, version))
    return True


async def _choice(live: LiveTable, seat: int, view: View) -> Move | None:
    """None: the default is played instead."""
    choices = [move for move in view.legal if not isinstance(move, Call)]
    if len(choices) == 1:
        return choices[0]
    try:
        return await live.services.bot_pool.choose(live.row.seats[seat].bot or STAND_IN, view)
    except NoAnswer:
        extra = {"table": live.id, "bot": live.row.seats[seat].bot or STAND_IN}
        _log.warning("a bot did not answer, the default is played", extra=extra)
        live.services.metrics.bot_failures.inc()
        return None


def _submit(table: Game, seat: int, move: Move | None, version: int) -> list[Step]:
    if move is not None:
        try:
            return table.submit(seat, move, version)
        except GameError as error:
            if error.reason is None:  # stale, not wrong
                raise
    return play_default(table, seat)


def play_default(table: Game, seat: int) -> list[Step]:
    choice = default_choice(table, seat)
    if isinstance(choice, Undo):
        return [table.undo(seat)]
    return table.submit(seat, choice)


# ---------------------------------------------------------------- clocks


async def tick(live: LiveTable) -> None:
    """Look after a table whose time has come. Any process may; only one succeeds."""
    async with live.lock:
        await live.catch_up()
        if live.row.status == "playing":
            for seat in live.clock.due(now()):
                if not live.row.seats[seat].plays_itself:
                    await live.act("clock", seat, None, partial(_finish_turn, seat=seat))
                    await _stand_in(live, seat)
        await _renew_due_at(live)
    arrange(live)


def _finish_turn(table: Game, seat: int) -> list[Step]:
    """The default, until the turn is over."""
    turn = _turn_of(table)
    steps: list[Step] = []
    while seat in table.state.to_act and _turn_of(table) == turn:
        steps += play_default(table, seat)
    return steps


def _turn_of(table: Game) -> tuple[int, int, bool]:
    state = table.state
    return (state.round, state.turn_number, state.stage is Stage.PATTERN)


async def _stand_in(live: LiveTable, seat: int) -> None:
    """After repeated absence a bot plays until the player returns."""
    if live.missed[seat] < _MISSED_TURNS or live.row.status != "playing":
        return
    async with live.services.database.writing() as connection:
        await change_seat(connection, live.id, seat, stand_in=True, bot=STAND_IN)
    _log.info("a bot stands in", extra={"table": live.id, "seat": seat, "bot": STAND_IN})
    await live.catch_up()
    live.tell_table()


async def _renew_due_at(live: LiveTable) -> None:
    """The next time to look, if what is stored is not it."""
    table = live.table
    due_at = None if table is None else live.next_due_at(table.state, now())
    if live.row.status != "playing":
        due_at = None
    if due_at != live.row.due_at:
        async with live.services.database.writing() as connection:
            await change_table(connection, live.id, due_at=due_at)
        await live.catch_up()
