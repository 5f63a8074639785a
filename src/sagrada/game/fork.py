"""A game that goes on from a moment of another one: what if somebody had chosen differently?"""

from sagrada.game.dealer import new_seed
from sagrada.game.game import Game
from sagrada.game.record import Fork, Record, Seat
from sagrada.game.refusals import GameError, RefusalKind


def fork_game(
    record: Record,
    version: int,
    seats: tuple[Seat, ...] | None = None,
    seed: bytes | None = None,
    source: str = "",
    keep_steps: bool = True,
) -> Game:
    """A new game that begins after the first `version` entries of another one.

    What chance does from there on comes from `seed`, a new one by default; with the record's own
    seed the same dice come again. `source` is the id of the other game.
    """
    if not 1 <= version <= len(record.entries):
        message = f"There’s no moment {version} in a record of {len(record.entries)} entries."
        raise GameError(RefusalKind.NO_SUCH_MOMENT, message)
    begun = Record(
        record.setup,
        record.seats if seats is None else seats,
        record.entries[:version],
        edition=record.edition,
        fork=Fork(version, source),
    )
    game = Game.from_record(begun, new_seed() if seed is None else seed, keep_steps=keep_steps)
    if game.is_over:
        raise GameError(RefusalKind.NO_SUCH_MOMENT, "There’s nothing left to play: it’s over.")
    return game
