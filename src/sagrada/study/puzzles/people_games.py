"""Games of people who agreed: their records, and the turns in which puzzles are looked for."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from sagrada.engine.options import Referee
from sagrada.engine.state import NO_TURN, GameState, Stage
from sagrada.game.files import SUFFIX
from sagrada.game.record import Record
from sagrada.game.replay import moments, replay


def record_files(places: Sequence[Path]) -> Iterator[Path]:
    """The files themselves, and the records in folders, by name."""
    for place in places:
        if place.is_dir():
            yield from sorted(place.glob(f"*{SUFFIX}"))
        else:
            yield place


def turns_of_record(record: Record) -> list[GameState]:
    """The state at the beginning of every turn; none for a game that makes no good puzzles.

    At an honor table, windows can hold mistakes. A fork repeats another game, and an own window
    isn't known to those who solve. Raises a `ReplayError` for a game that can't be.
    """
    setup = record.setup
    if setup.options.referee is not Referee.STRICT or record.fork or setup.window:
        return []
    states = [moment.state for moment in moments(replay(record))]
    begun = [state for state in states if state.stage is Stage.TURN and state.turn == NO_TURN]
    # What was undone leads back to a turn's beginning: each counts once.
    return list({state.turn_key: state for state in begun}.values())
