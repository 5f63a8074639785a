"""Tables at good moments of games with fixed seeds, for `make pictures`.

`python -m tools.pictures.tables DATABASE PERSON` writes them into the database of a running server,
with the person on seat 1, and tells as JSON where they are. Bots played all seats up to there.
"""

import asyncio
import sys
from random import Random

import msgspec
from sqlalchemy import insert, update

from sagrada.bots.bot import Budget
from sagrada.bots.registry import make_bot
from sagrada.engine.moves import Move
from sagrada.engine.options import Setup
from sagrada.engine.state import GameState, Stage
from sagrada.game.game import Game
from sagrada.game.history import History
from sagrada.game.record import Record, Seat, SeatKind
from sagrada.game.record_text import format_entries
from sagrada.game.replay import replay
from sagrada.server.ids import new_id, now
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import steps, tables
from sagrada.server.storage.settings import SeatSettings, TableSettings
from sagrada.server.storage.tables import SeatRow, TableRow, insert_table

PLAYERS = 3
SEED = 1
PLAYED_BY = "master"
OPPONENT = "journeyman"
NAME = "Ann"
ME = 0
ROUND = 6


def play(seed: int) -> Record:
    """A whole game between bots, with its seed."""
    bot, rng = make_bot(PLAYED_BY), Random(seed)
    seats = tuple(Seat(SeatKind.HUMAN, f"Player {seat + 1}") for seat in range(PLAYERS))
    game = Game.open(Setup(PLAYERS), seats, seed=seed.to_bytes(32, "big"))
    while not game.is_over:
        seat = game.state.to_act[0]
        game.submit(seat, bot.choose(game.view(seat), Budget(60), rng))
    return game.record(reveal=True)


def my_turn(state: GameState) -> bool:
    """My turn begins in the middle of the game, with dice left to choose from."""
    return (
        state.round == ROUND
        and state.stage is Stage.TURN
        and state.to_act == (ME,)
        and not (state.turn.drafted or state.turn.tool)
        and len(state.pool) > PLAYERS
    )


def middle(history: History) -> int:
    """How many entries there are before my turn."""
    return next(at for at, step in enumerate(history.steps) if my_turn(step.before))


def last_choice(history: History) -> int:
    """How many entries there are before my last choice, which ends the game."""
    moves = [at for at, entry in enumerate(history.entries) if isinstance(entry, Move)]
    entry = history.entries[moves[-1]]
    if not isinstance(entry, Move) or entry.seat != ME:
        raise ValueError(f"SEED: {SEED} gives the last choice to somebody else; take another")
    return moves[-1]


def _table(record: Record, person: str) -> TableRow:
    assert record.seed is not None, "the record is revealed"
    assert record.commitment is not None, "the record is revealed"
    bots = range(1, PLAYERS)
    return TableRow(
        id=new_id(),
        host=person,
        status="waiting",
        settings=TableSettings(
            seats=(SeatSettings("me"), *[SeatSettings("bot", bot=OPPONENT) for _ in bots]),
            hints=True,
        ),
        seed=record.seed,
        commitment=record.commitment,
        deal=None,
        rematch=None,
        round=0,
        to_act=(),
        due_at=None,
        created=now(),
        changed=now(),
        finished=None,
        scores=None,
        winners=None,
        target=None,
        seats=(
            SeatRow(ME, "person", person, NAME),
            *[SeatRow(seat, "bot", name=f"Journeyman {seat}", bot=OPPONENT) for seat in bots],
        ),
    )


async def prepare(url: str, person: str) -> dict[str, str]:
    """The paths of the tables."""
    record = play(SEED)
    history = replay(record)
    dealt = next(at for at, entry in enumerate(history.entries) if isinstance(entry, Move))
    found = {}
    database = Database(url)
    async with database.writing() as connection:
        for name, start in {"middle": middle(history), "end": last_choice(history)}.items():
            row = _table(record, person)
            await insert_table(connection, row)
            for since, version in ((0, dealt), (dealt, start)):
                text = format_entries(history.entries[since:version])
                values = {"table": row.id, "since": since, "version": version, "entries": text}
                rest = {"by": "deal", "seat": None, "request": None, "mark": "", "at": now()}
                await connection.execute(insert(steps).values(**values, **rest))
            playing = update(tables).where(tables.c.id == row.id)
            await connection.execute(playing.values(status="playing"))
            found[name] = f"/t/{row.id}"
    await database.close()
    return found


def main() -> None:
    url, person = sys.argv[1:]
    print(msgspec.json.encode(asyncio.run(prepare(url, person))).decode())


if __name__ == "__main__":
    main()
