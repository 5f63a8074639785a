"""A game entry by entry: what a game in progress adds to, and what a replay rebuilds."""

from dataclasses import dataclass

from sagrada.engine.dealing import new_game
from sagrada.engine.events import Event
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_seat
from sagrada.engine.options import Setup
from sagrada.engine.play import Step, apply
from sagrada.engine.state import Stage
from sagrada.game.record import Entry, Undo


@dataclass(frozen=True, slots=True)
class ChoiceUndone(Event):
    """A seat undid its latest choice. The event doesn't say which: it may have been secret."""

    seat: int


class UndoError(ValueError):
    """A choice that can't be undone. Nothing has changed."""


class History:
    """Every entry so far with the step it made, and the state they lead to."""

    def __init__(self, setup: Setup, keep_steps: bool = True) -> None:
        self.state = new_game(setup)
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        """Empty without `keep_steps`: steps hold every state of the game, which takes memory."""
        self._keep_steps = keep_steps
        self._undoable: list[Step] = []
        """One seat's latest choices, oldest first, since the last time something was revealed."""
        self._undoable_seat: int | None = None

    def add(self, entry: Entry) -> Step:
        """Apply the next entry. A refused one raises a ValueError and changes nothing."""
        if isinstance(entry, Undo):
            step = self._undo(entry)
        else:
            step = apply(self.state, entry)
            self._update_undoable(entry, step)
        self.state = step.after
        self.entries.append(entry)
        if self._keep_steps:
            self.steps.append(step)
        return step

    def can_undo(self, seat: int) -> bool:
        return bool(self._undoable) and self._undoable_seat == seat

    def _undo(self, entry: Undo) -> Step:
        if not self.can_undo(entry.seat):
            raise UndoError(f"{format_seat(entry.seat)}: takeback: {self._why_no_undo()}")
        undone = self._undoable.pop()
        return Step(undone.after, undone.before, (ChoiceUndone(entry.seat),))

    def _why_no_undo(self) -> str:
        if self._undoable and self._undoable_seat is not None:
            return f"The latest choice was seat {format_seat(self._undoable_seat)}’s."
        return "There’s nothing to undo. Once something is revealed, earlier choices stand."

    def _update_undoable(self, entry: Entry, step: Step) -> None:
        if not isinstance(entry, Move) or _reveals(step):
            self._undoable = []
            self._undoable_seat = None
            return
        if entry.seat != self._undoable_seat:
            # Nobody goes back past another seat's choice, not even one that was undone itself.
            self._undoable = []
            self._undoable_seat = entry.seat
        self._undoable.append(step)


def _reveals(step: Step) -> bool:
    """Whether this choice has shown somebody something that can't be unseen."""
    patterns = step.before.stage is Stage.PATTERN and step.after.stage is not Stage.PATTERN
    return patterns or step.after.is_chance or step.after.is_over
