"""The facts of somebody's finished games, made from the stored steps when first asked for.

Only a person's own seats: what is found here is shown to nobody else.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy.exc import IntegrityError

from sagrada.game.facts import FACTS_VERSION, SeatFacts, facts_of
from sagrada.game.record import Entry, Record
from sagrada.game.record_text import parse_entries
from sagrada.game.replay import ReplayError
from sagrada.server.storage.database import Database
from sagrada.server.storage.games import FinishedSeat, load_facts, load_games, save_facts
from sagrada.server.storage.tables import StepRow, TableRow, load_steps, load_table
from sagrada.server.tables.new_table import record_seat

MOST_AT_ONCE = 60
"""Games that one request replays; the next request goes on."""
_slot = asyncio.Semaphore(1)
"""Replaying keeps at most one thread busy."""
_decoder: msgspec.json.Decoder[SeatFacts | None] = msgspec.json.Decoder(SeatFacts | None)
_encode = msgspec.json.Encoder().encode


class KnownGame(msgspec.Struct, frozen=True):
    """A finished game of a person, and its facts."""

    game: FinishedSeat
    facts: SeatFacts


class KnownGames(msgspec.Struct, frozen=True):
    games: list[KnownGame]
    """Those that the person played themselves to the end, oldest first."""
    pending: int
    """How many more have not been looked at yet."""


async def known_games(database: Database, person: str) -> KnownGames:
    async with database.reading() as connection:
        games = await load_games(connection, person, FACTS_VERSION)
    new = [game for game in games if game.facts is None]
    for game in new[:MOST_AT_ONCE]:
        game.facts = await _make(database, game)
    known = [
        KnownGame(game, facts)
        for game in games
        if game.facts is not None and (facts := _decoder.decode(game.facts)) is not None
    ]
    return KnownGames(known, max(0, len(new) - MOST_AT_ONCE))


async def facts_of_game(database: Database, person: str, table: str) -> SeatFacts | None:
    """Of one game; None if the person did not play it to the end."""
    async with database.reading() as connection:
        found = await load_games(connection, person, FACTS_VERSION, table)
    if not found:
        return None
    text = found[0].facts or await _make(database, found[0])
    return _decoder.decode(text)


async def _make(database: Database, game: FinishedSeat) -> str:
    """One at a time: who has waited here may find that another request was quicker."""
    async with _slot:
        async with database.reading() as connection:
            known = await load_facts(connection, game, FACTS_VERSION)
            if known is not None:
                return known
            row = await load_table(connection, game.table)
            steps = await load_steps(connection, game.table)
        facts = None
        if row is not None and _is_own_work(row, steps, game.seat):
            facts = await asyncio.to_thread(_facts, row, steps, game.seat)
        text = _encode(facts).decode()
        # If another process saves them at the same moment, they are the same.
        with suppress(IntegrityError):
            async with database.writing() as connection:
                await save_facts(connection, game, FACTS_VERSION, text)
        return text


def _is_own_work(row: TableRow, steps: Sequence[StepRow], seat: int) -> bool:
    """Whether no bot has played for this seat."""
    by_bot = any(step.seat == seat and step.actor == "bot" for step in steps)
    return not row.seats[seat].resigned and not by_bot


def _facts(row: TableRow, steps: Sequence[StepRow], seat: int) -> SeatFacts | None:
    entries: list[Entry] = [entry for step in steps for entry in parse_entries(step.entries)]
    seats = tuple(record_seat(each) for each in row.seats)
    record = Record(row.settings.setup(), seats, tuple(entries), edition=row.settings.edition)
    try:
        return facts_of(record, seat)
    except ReplayError:  # a game that an older version allowed: it has a result, and no facts
        return None
