"""Replaying a record: every entry is checked, and the game is cut into moments to step through.

The command line and the server both show a replay. They cut it differently, see `moments`.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice

from sagrada.engine.chance import outcomes
from sagrada.engine.events import Event
from sagrada.engine.legal import legal_moves
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_move, format_outcome
from sagrada.engine.outcomes import Outcome
from sagrada.engine.reasons import SagradaError
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import View, view
from sagrada.game.history import History
from sagrada.game.record import Comment, Entry, Record, Undo, result_of
from sagrada.game.record_headers import format_result
from sagrada.game.rounds import scores_of

_EXAMPLES = 6


class ReplayError(SagradaError):
    """A record that doesn't replay: the line, what was refused and what was expected."""


def replay(record: Record, keep_steps: bool = True) -> History:
    """The game of a record, up to where the record ends. It needs no seed."""
    history = History(record.setup, keep_steps)
    for index, entry in enumerate(record.entries):
        try:
            history.add(entry)
        except ValueError as error:
            expected = _describe_expected(history.state)
            raise ReplayError(f"{entry_location(record, index)}: {error} {expected}") from None
    if wrong := result_error(record, history.state):
        raise ReplayError(wrong)
    return history


def entry_location(record: Record, index: int) -> str:
    """Where an entry is: its line, if the record was read from a text."""
    has_line = index < len(record.lines)
    return f"line {record.lines[index]}" if has_line else f"entry {index + 1}"


def result_error(record: Record, state: GameState) -> str | None:
    """What is wrong with the result in the header; None if it's right or there is none."""
    if record.result is None:
        return None
    claimed = format_result(record.result)
    if not state.is_over:
        return (
            f'Result: the header says "{claimed}", but the record ends in round {state.round}, '
            "before the game is over; finish the game or drop the header"
        )
    truth = result_of(state)
    if record.result != truth:
        return f'Result: the header says "{claimed}", but the result is "{format_result(truth)}"'
    return None


def _describe_expected(state: GameState) -> str:
    """What could come next, as a sentence."""
    if state.is_over:
        return "Expected nothing more: the game is over."
    if state.is_chance:
        examples = [format_outcome(outcome) for outcome, _ in outcomes(state)]
    else:
        examples = [format_move(move) for move in legal_moves(state)]
    listed = ", ".join(islice(examples, _EXAMPLES))
    more = f", … ({len(examples)} in all)" if len(examples) > _EXAMPLES else ""
    return f"Expected one of: {listed}{more}."


# ---------------------------------------------------------------- moments


@dataclass(frozen=True, slots=True, repr=False)
class ReplayMoment:
    """A point of the game at which a replay stops, and what led to it from the one before."""

    version: int
    """How many entries of the record come before it."""
    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    """What the entries did. Nothing is hidden: hide it before you show it during a game."""
    comments: tuple[str, ...]
    """What people wrote in the record here."""
    state: GameState

    @property
    def round(self) -> int:
        """1 to 10; 0 before the first."""
        return self.state.round

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat with its window as it is here; () without windows."""
        return scores_of(self.state)

    @property
    def choice(self) -> Move | Undo | None:
        """The choice that led here; None if chance alone did."""
        first = self.entries[0]
        return None if isinstance(first, Outcome) else first

    @property
    def is_turn_start(self) -> bool:
        """Whether a player's turn begins here."""
        turn = self.state.turn
        return self.state.stage is Stage.TURN and not (turn.drafted or turn.tool)

    def view(self, seat: int | None) -> View:
        """The game as a seat saw it; with None everything is open."""
        return _open_view(self.state) if seat is None else view(self.state, seat)

    def __str__(self) -> str:
        what = "dealt" if self.choice is None else str(self.choice)
        scores = " to ".join(map(str, self.scores))
        return f"{what} (round {self.round}: {scores})" if scores else what

    def __repr__(self) -> str:
        return f"<ReplayMoment {self.version}: {self}>"


def moments(
    history: History, comments: Iterable[Comment] = (), *, chance_apart: bool = False
) -> tuple[ReplayMoment, ...]:
    """The game cut into moments: one for each choice, with what chance answered.

    So at every moment somebody has to choose or the game is over: a record that ends in the
    middle of a deal or a roll has no moment there. With `chance_apart` chance has moments of its
    own, one for everything it does in a row, also at the end of such a record.
    """
    found: list[ReplayMoment] = []
    unread = deque(comments)
    entries: list[Entry] = []
    events: list[Event] = []
    for version, (entry, step) in enumerate(
        zip(history.entries, history.steps, strict=True), start=1
    ):
        entries.append(entry)
        events += step.events
        is_last = version == len(history.entries)
        if step.after.is_chance and not (
            chance_apart and (is_last or not isinstance(entry, Outcome))
        ):
            continue
        here: list[str] = []
        while unread and unread[0].after <= version:
            here.append(unread.popleft().text)
        found.append(ReplayMoment(version, tuple(entries), tuple(events), tuple(here), step.after))
        entries, events = [], []
    return tuple(found)


def _open_view(state: GameState) -> View:
    """Everything open: for each player what they see of themselves."""
    players = [view(state, seat).players[seat] for seat in range(len(state.players))]
    return replace(view(state, None), players=tuple(players))
