"""A finished game, step by step, with what was legal then."""

from sagrada.engine.notation import format_move, format_outcome, format_seat
from sagrada.engine.outcomes import Outcome
from sagrada.engine.view import view
from sagrada.server.live.live_table import LiveTable
from sagrada.server.messages.frames import LoggedStep
from sagrada.server.messages.replays import Game, GameStep, GameSteps
from sagrada.server.translate.choices import choices_of
from sagrada.server.translate.happenings import happening
from sagrada.server.translate.table_info import table_info
from sagrada.server.translate.view import wire_view
from sagrada.table.history import History
from sagrada.table.record import Entry, Record, TakeBack


def game(live: LiveTable, record: Record) -> Game:
    history = _replayed(record)
    over = live.over
    assert over is not None, "the game is over"
    return Game(
        table=table_info(live.row, None),
        finished=live.row.finished or live.row.changed,
        log=[
            LoggedStep(version, [happening(event) for event in step.events])
            for version, step in enumerate(history.steps, start=1)
        ],
        moves=[_written(entry) for entry in record.entries],
        over=over,
    )


def steps_of(record: Record, seat: int | None, first: int, last: int) -> GameSteps:
    """Views with everything open: the game is over, there is nothing to hide any more."""
    history = _replayed(record)
    found = []
    for version in range(max(1, first), min(last, len(history.steps)) + 1):
        state = history.steps[version - 1].after
        seats = range(state.setup.players)
        choices = [choices_of(state, each, can_take_back=False) for each in seats]
        found.append(
            GameStep(
                version=version,
                view=wire_view(view(state, seat)),
                choices=[each for each in choices if each is not None],
            )
        )
    return GameSteps(seat, found)


def _replayed(record: Record) -> History:
    history = History(record.setup)
    for entry in record.entries:
        history.add(entry)
    return history


def _written(entry: Entry) -> str:
    if isinstance(entry, TakeBack):
        return f"{format_seat(entry.seat)}: takeback"
    return format_outcome(entry) if isinstance(entry, Outcome) else format_move(entry)
