"""How the game of a table begins: it is dealt, or goes on from a moment of another one."""

from sagrada.engine.play import Step
from sagrada.game.fork import fork_game
from sagrada.game.game import Game
from sagrada.game.record import Record
from sagrada.game.record_text import parse_entries
from sagrada.server.storage.tables import TableRow
from sagrada.server.tables.new_table import record_seat


def begin_game(row: TableRow) -> tuple[Game, list[Step]]:
    """The game, and what chance did first. The seed decides that, now as when the game began."""
    settings, fork = row.settings, row.settings.fork
    setup, seats = settings.setup(), tuple(record_seat(seat) for seat in row.seats)
    if fork is None:
        game = Game.open(setup, seats, row.seed, settings.edition, keep_steps=False)
        steps, game.opening_steps = game.opening_steps, []
        return game, steps
    entries = tuple(parse_entries(fork.entries))
    record = Record(setup, seats, entries, edition=settings.edition)
    return fork_game(record, len(entries), seats, row.seed, fork.game, keep_steps=False), []
