"""The replay of a finished game in wire messages, moment by moment, with what was legal then."""

from datetime import UTC, datetime, time
from functools import lru_cache

from sagrada.engine.notation import NotationError
from sagrada.game.record import Record, RecordError
from sagrada.game.record_text import format_choice_or_undo, parse_record
from sagrada.game.replay import ReplayError, ReplayMoment, moments, replay
from sagrada.server.errors import ApiError
from sagrada.server.tables.table import Table
from sagrada.server.wire.choices import choices_of
from sagrada.server.wire.events import wire_event
from sagrada.server.wire.frames import over
from sagrada.server.wire.plain_tables import info_of_record
from sagrada.server.wire.replay import Moment, Replay, ReplayStep, ReplaySteps
from sagrada.server.wire.tables import table_info
from sagrada.server.wire.view import wire_view

MAX_RECORD_LENGTH = 400_000
"""Characters in a record file; a long game with comments has some ten thousand."""
_MAX_ENTRIES = 2_000
"""A four-player game has about four hundred; only undoing over and over could make it longer."""

_MAX_COMMENTS = 5_000


# ---------------------------------------------------------------- records from elsewhere


def read_record(text: str) -> Record:
    """The record in a text; a `ApiError` says which line is wrong and why."""
    if len(text) > MAX_RECORD_LENGTH:
        raise ApiError("too-large", "That’s too long for a game.", "text")
    try:
        record = parse_record(text)
    except (NotationError, RecordError) as error:
        raise ApiError("bad-record", _sentence(error), "text") from None
    if len(record.entries) > _MAX_ENTRIES:
        sentence = f"That’s too long for a game: over {_MAX_ENTRIES} entries."
        raise ApiError("too-large", sentence, "text")
    if len(record.comments) + len(record.preface) > _MAX_COMMENTS:
        sentence = f"A record can have up to {_MAX_COMMENTS} comments. Remove some of them."
        raise ApiError("too-large", sentence, "text")
    return record


def finished_moments(record: Record) -> tuple[ReplayMoment, ...]:
    """The moments of anybody's record; a `ApiError` if it isn't a finished game."""
    try:
        found = _moments(record)
    except ReplayError as error:
        raise ApiError("impossible-record", _sentence(error), "text") from None
    if not found or not found[-1].state.is_over:
        last_round = found[-1].state.round if found else 0
        sentence = (
            f"The record stops in round {last_round}, before the game is over. "
            "Only finished games can be replayed."
        )
        raise ApiError("unfinished-record", sentence, "text")
    return found


def _sentence(error: ValueError) -> str:
    return f"{str(error).removesuffix('.')}."


@lru_cache(maxsize=16)
def _moments(record: Record) -> tuple[ReplayMoment, ...]:
    """Cached, because the page asks for one game piece by piece."""
    return moments(replay(record), record.comments)


# ---------------------------------------------------------------- the replay


def replay_of_table(table: Table, record: Record) -> Replay:
    """The replay of a game that was played on this server."""
    assert table.over is not None, "the game is over"
    finished = table.row.finished or table.row.changed
    # Everybody who can see the replay has played the deal, or the deal is closed.
    info = table_info(table.row, None, knows_deal=True)
    return Replay(info, finished, _wire_moments(_moments(record)), over=table.over)


def replay_of_record(record: Record) -> Replay:
    """The replay of a game of which the server knows only the record."""
    found = finished_moments(record)
    end = over(found[-1].state, "", record.commitment or "", record.seed)
    return Replay(info_of_record(record), _date_played(record), _wire_moments(found), over=end)


def _date_played(record: Record) -> int | None:
    if record.date is None:
        return None
    return int(datetime.combine(record.date, time(), UTC).timestamp() * 1000)


def _wire_moments(found: tuple[ReplayMoment, ...]) -> list[Moment]:
    return [_wire_moment(moment) for moment in found]


def _wire_moment(moment: ReplayMoment) -> Moment:
    choice = moment.choice
    return Moment(
        version=moment.version,
        round=moment.state.round,
        by=None if choice is None else choice.seat,
        move=None if choice is None else format_choice_or_undo(choice),
        events=[wire_event(event) for event in moment.events],
        notes=list(moment.comments),
    )


# ---------------------------------------------------------------- its steps


def replay_steps(record: Record, seat: int | None, first: int, last: int) -> ReplaySteps:
    """The moments from `first` to `last` as a seat saw them (None: with everything open)."""
    if seat is not None and seat >= record.setup.players:
        raise ApiError("no-such-seat", "There’s no such seat at this table.", "seat")
    found = _moments(record)
    numbers = range(first, min(last, len(found) - 1) + 1)
    return ReplaySteps(seat, [_step(number, found[number], seat) for number in numbers])


def _step(number: int, moment: ReplayMoment, seat: int | None) -> ReplayStep:
    choices = [
        choices_of(moment.state, each, can_undo=False, hints=True)
        for each in range(len(moment.state.players))
    ]
    return ReplayStep(
        number=number,
        view=wire_view(moment.view(seat)),
        choices=[choice for choice in choices if choice is not None],
    )
