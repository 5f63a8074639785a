"""A finished game, moment by moment, with what was legal then."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, time
from functools import lru_cache

from sagrada.engine.notation import NotationError, format_choice
from sagrada.engine.outcomes import Outcome
from sagrada.engine.play import Step
from sagrada.engine.state import GameState
from sagrada.engine.view import View, view
from sagrada.game.record import Entry, Record, RecordError, Undo
from sagrada.game.record_text import parse_record
from sagrada.game.replay import ReplayError, replay
from sagrada.server.errors import ApiError
from sagrada.server.tables.table import Table
from sagrada.server.wire.choices import choices_of
from sagrada.server.wire.events import wire_event
from sagrada.server.wire.replay import Moment, Replay, ReplayStep, ReplaySteps
from sagrada.server.wire.tables import info_of_record, table_info
from sagrada.server.wire.translate.outcome import over
from sagrada.server.wire.view import wire_view

LONGEST_RECORD = 400_000
"""Characters of a record file; a long game with comments has some ten thousand."""
_MOST_ENTRIES = 2_000
"""A game for four has about four hundred; only take-backs could make it longer and longer."""


# ---------------------------------------------------------------- records from elsewhere


def read_record(text: str) -> Record:
    """The record that a text holds; a `ApiError` says in which line and why it is none."""
    if len(text) > LONGEST_RECORD:
        raise ApiError("too-large", "No game is as long as that.", "text")
    try:
        record = parse_record(text)
    except (NotationError, RecordError) as error:
        raise ApiError("bad-record", _sentence(error), "text") from None
    if len(record.entries) > _MOST_ENTRIES:
        raise ApiError("too-large", f"No game has more than {_MOST_ENTRIES} entries.", "text")
    return record


def _sentence(error: ValueError) -> str:
    return f"{str(error).removesuffix('.')}."


def rebuilt(record: Record) -> "Rebuilt":
    """A record of anybody's as a game that can be looked at; a `ApiError` if it is none."""
    try:
        found = _rebuilt(record)
    except ReplayError as error:
        raise ApiError("impossible-record", _sentence(error), "text") from None
    if not found.end.is_over:
        sentence = (
            f"The record ends in round {found.end.round}, before the game is over: "
            "only finished games can be looked at."
        )
        raise ApiError("unfinished-record", sentence, "text")
    return found


# ---------------------------------------------------------------- the moments of a game


@dataclass(frozen=True)
class Rebuilt:
    """A game and its moments: the first choice, what every choice has led to, the end."""

    states: tuple[GameState, ...]
    moments: tuple[Moment, ...]

    @property
    def end(self) -> GameState:
        return self.states[-1]


@lru_cache(maxsize=16)
def _rebuilt(record: Record) -> Rebuilt:
    """Kept for a little: whoever looks at a game asks for it piece by piece."""
    states: list[GameState] = []
    moments: list[Moment] = []
    chosen: Entry | None = None
    steps: list[Step] = []
    notes = list(record.comments)
    history = replay(record)
    for version, (entry, step) in enumerate(
        zip(history.entries, history.steps, strict=True), start=1
    ):
        if not isinstance(entry, Outcome):
            chosen = entry
        steps.append(step)
        if step.after.is_chance:
            continue  # chance answers first
        written = []
        while notes and notes[0].after <= version:
            written.append(notes.pop(0).text)
        states.append(step.after)
        moments.append(
            Moment(
                version=version,
                round=step.after.round,
                by=None if chosen is None or isinstance(chosen, Outcome) else chosen.seat,
                move=_written(chosen),
                events=[wire_event(event) for one in steps for event in one.events],
                notes=written,
            )
        )
        steps = []
    if not states:
        states.append(history.state)
    return Rebuilt(tuple(states), tuple(moments))


def _written(entry: Entry | None) -> str | None:
    if entry is None or isinstance(entry, Outcome):
        return None
    return "takeback" if isinstance(entry, Undo) else format_choice(entry)


def game(table: Table, record: Record) -> Replay:
    """A game of this server."""
    assert table.over is not None, "the game is over"
    finished = table.row.finished or table.row.changed
    # Whoever may look at the game has played the deal, or it is closed.
    info = table_info(table.row, None, knows_deal=True)
    return Replay(info, finished, list(_rebuilt(record).moments), over=table.over)


def game_of_record(record: Record) -> Replay:
    """A game of which nothing is known but its record."""
    found = rebuilt(record)
    end = over(found.end, "", record.commitment or "", record.seed)
    return Replay(info_of_record(record), _played(record), list(found.moments), over=end)


def _played(record: Record) -> int | None:
    if record.date is None:
        return None
    return int(datetime.combine(record.date, time(), UTC).timestamp() * 1000)


def steps_of(record: Record, seat: int | None, first: int, last: int) -> ReplaySteps:
    """The moments from `first` to `last`."""
    if seat is not None and seat >= record.setup.players:
        raise ApiError("no-such-seat", "There is no such seat at this table.", "seat")
    states = _rebuilt(record).states
    numbers = range(first, min(last, len(states) - 1) + 1)
    return ReplaySteps(seat, [_step(number, states[number], seat) for number in numbers])


def _step(number: int, state: GameState, seat: int | None) -> ReplayStep:
    choices = [
        choices_of(state, seat, can_undo=False, hints=True) for seat in range(len(state.players))
    ]
    return ReplayStep(
        number=number,
        view=wire_view(_from_above(state) if seat is None else view(state, seat)),
        choices=[each for each in choices if each is not None],
    )


def _from_above(state: GameState) -> View:
    """Everything open: of each player what they see of themselves."""
    players = [view(state, seat).players[seat] for seat in range(len(state.players))]
    return replace(view(state, None), players=tuple(players))
