"""Tables at chosen moments of the golden games, for the tests that play through the page.

`python -m tests.client.moments DATABASE PERSON OTHER` writes them into the database of a running
server, the person on the seat whose turn it is, and tells as JSON what was played there. Where
somebody interrupts (a call at an honour table), the other sits there. The dealer's seed comes
along, so what chance says after the moves is what the golden game recorded.
"""

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from sqlalchemy import insert, update

from sagrada.engine.moves import Move
from sagrada.engine.notation import format_choice
from sagrada.game.record import Entry, Undo
from sagrada.game.record_text import format_entries
from sagrada.server.ids import new_id, now
from sagrada.server.storage.database import Database
from sagrada.server.storage.schema import steps, tables
from sagrada.server.storage.settings import OptionSettings, SeatSettings, TableSettings
from sagrada.server.storage.tables import SeatRow, TableRow, insert_table
from tests.golden.game import GoldenGame, golden_paths, read_game
from tests.golden.played import PlayedTurn
from tests.ways import all_ways, ways_shown


@dataclass(frozen=True)
class Moment:
    """A place in a golden game, and the choices of one seat that follow."""

    game: GoldenGame
    start: int
    """How many entries were made before."""
    seat: int
    moves: tuple[Move | Undo, ...]
    shows: tuple[str, ...]

    @property
    def other(self) -> int | None:
        """Who interrupts."""
        return next((move.seat for move in self.moves if move.seat != self.seat), None)


class Prepared(msgspec.Struct):
    """A moment as the browser's tests are told of it."""

    path: str
    game: str
    moves: list[tuple[bool, str]]
    """Whether it is the person's own, and the move."""
    shows: list[str]


# ---------------------------------------------------------------- which moments


def _moves(entries: list[Entry]) -> tuple[Move | Undo, ...]:
    """What people did; chance answers by itself."""
    return tuple(entry for entry in entries if isinstance(entry, Move | Undo))


def _text(move: Move | Undo) -> str:
    return format_choice(move) if isinstance(move, Move) else "takeback"


def _moment(game: GoldenGame, turn: PlayedTurn, shows: tuple[str, ...]) -> Moment | None:
    """The turn, if nothing was taken back in it and at most one other seat interrupts."""
    places = {id(step): at for at, step in enumerate(game.history.steps)}
    first, last = places[id(turn.steps[0])], places[id(turn.steps[-1])]
    moves = _moves(game.history.entries[first : last + 1])
    if last - first != len(turn.steps) - 1 or len({move.seat for move in moves}) > 2:
        return None
    return Moment(game, first, turn.seat, moves, shows)


def every_way(games: list[GoldenGame]) -> list[Moment]:
    """Few turns that between them use each tool in each of its ways."""
    found = [
        moment
        for game in games
        for turn in game.turns
        if (shows := tuple(ways_shown(turn))) and (moment := _moment(game, turn, shows))
    ]
    found.sort(key=lambda moment: moment.other is not None)  # rather those that nobody interrupts
    missing = set(all_ways())
    chosen = []
    while missing:
        best = max(found, key=lambda moment: len(missing.intersection(moment.shows)))
        new = missing.intersection(best.shows)
        if not new:
            raise LookupError(f"no golden turn shows {', '.join(sorted(missing))}")
        missing -= new
        chosen.append(best)
    return chosen


def whole_games(games: list[GoldenGame]) -> Iterator[Moment]:
    """Solo from the first choice to the last: won and lost."""
    for game in games:
        if game.name in ("solo-won", "solo-5-easy"):
            entries = game.history.entries
            start = next(at for at, entry in enumerate(entries) if isinstance(entry, Move))
            yield Moment(game, start, 0, _moves(entries), ("whole game",))


def endings(games: list[GoldenGame]) -> Iterator[Moment]:
    """The last turn of games that are decided in different ways."""
    for game in games:
        if game.name.startswith("decided-by") or game.name in ("shared-win", "full-window"):
            moment = _moment(game, game.turns[-1], ("ending",))
            assert moment is not None, "nobody interrupts the last turn"
            yield moment


# ---------------------------------------------------------------- onto the server


def _settings(game: GoldenGame) -> TableSettings:
    setup = game.record.setup
    options = setup.options
    settings = TableSettings(
        seats=(SeatSettings("me"), *[SeatSettings("open") for _ in range(setup.players - 1)]),
        edition=game.record.edition,
        options=OptionSettings(
            referee=options.referee,
            trimmed_bag=options.trimmed_bag,
            solo_private=options.solo_private,
            last_tie_break=options.last_tie_break,
            solo_payment=options.solo_payment,
            start_player=options.start_player,
        ),
        solo_tools=setup.solo_tools,
        tools=setup.tools,
        public=setup.public,
        cards=setup.cards,
        start=setup.start,
    )
    if settings.setup() != setup:
        raise ValueError(f"{game.name}: this setup cannot be asked for")
    return settings


def _table(moment: Moment, person: str, other: str) -> TableRow:
    record = moment.game.record
    assert record.seed is not None, "golden games are revealed"
    assert record.commitment is not None, "golden games are revealed"
    sitting = {moment.seat: person, moment.other: other}
    seats = tuple(
        SeatRow(seat, "person", sitting.get(seat), who.name)
        for seat, who in enumerate(record.seats)
    )
    return TableRow(
        id=new_id(),
        host=person,
        status="waiting",
        settings=_settings(moment.game),
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
        seats=seats,
    )


def _stored(entries: list[Entry], start: int) -> list[tuple[int, int, str]]:
    """What was played before: the deal, then all the rest as one step."""
    dealt = next(at for at, entry in enumerate(entries) if isinstance(entry, Move))
    found = [(0, dealt, format_entries(entries[:dealt]))]
    if start > dealt:
        found.append((dealt, start, format_entries(entries[dealt:start])))
    return found


async def prepare(url: str, person: str, other: str, moments: list[Moment]) -> list[Prepared]:
    database = Database(url)
    found = []
    async with database.writing() as connection:
        for moment in moments:
            row = _table(moment, person, other)
            await insert_table(connection, row)
            for since, version, text in _stored(moment.game.history.entries, moment.start):
                values = {"table": row.id, "since": since, "version": version, "entries": text}
                rest = {"by": "deal", "seat": None, "request": None, "mark": "", "at": now()}
                await connection.execute(insert(steps).values(**values, **rest))
            playing = update(tables).where(tables.c.id == row.id)
            await connection.execute(playing.values(status="playing"))
            moves = [(move.seat == moment.seat, _text(move)) for move in moment.moves]
            name, shows = moment.game.name, list(moment.shows)
            found.append(Prepared(f"/t/{row.id}", name, moves, shows))
    await database.close()
    return found


def main() -> None:
    url, person, other = sys.argv[1:]
    games = [read_game(path) for path in golden_paths()]
    moments = [*every_way(games), *whole_games(games), *endings(games)]
    print(msgspec.json.encode(asyncio.run(prepare(url, person, other, moments))).decode())


if __name__ == "__main__":
    main()
