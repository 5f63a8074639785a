"""A game as it grows, entry by entry: what a table holds and what a replay rebuilds."""

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
    """A seat undid its latest choice. Which one is not said: it may have been a secret one."""

    seat: int


class UndoError(ValueError):
    """A choice that cannot be taken back. Nothing has changed."""


class History:
    """Every entry so far with the step it made, and the state they lead to."""

    def __init__(self, setup: Setup, keeps_steps: bool = True) -> None:
        self.state = new_game(setup)
        self.entries: list[Entry] = []
        self.steps: list[Step] = []
        """Empty if they are not kept: they hold every state of the game, and that adds up."""
        self._keeps_steps = keeps_steps
        self._undoable: list[Step] = []
        """The latest choices of one seat, oldest first, as far as nothing was revealed since."""
        self._chooser: int | None = None

    def add(self, entry: Entry) -> Step:
        """Carry out the next entry; a refusal is a ValueError that says why and changes nothing."""
        if isinstance(entry, Undo):
            step = self._undo(entry)
        else:
            step = apply(self.state, entry)
            self._remember(entry, step)
        self.state = step.after
        self.entries.append(entry)
        if self._keeps_steps:
            self.steps.append(step)
        return step

    def can_undo(self, seat: int) -> bool:
        return bool(self._undoable) and self._chooser == seat

    def _undo(self, entry: Undo) -> Step:
        if not self.can_undo(entry.seat):
            raise UndoError(f"{format_seat(entry.seat)}: takeback: {self._why_not()}")
        undone = self._undoable.pop()
        return Step(undone.after, undone.before, (ChoiceUndone(entry.seat),))

    def _why_not(self) -> str:
        if self._undoable and self._chooser is not None:
            return f"The latest choice is seat {format_seat(self._chooser)}'s."
        return "There is no choice since the last time something was revealed."

    def _remember(self, entry: Entry, step: Step) -> None:
        if not isinstance(entry, Move) or _reveals(step):
            self._undoable = []
            self._chooser = None
            return
        if entry.seat != self._chooser:
            # Nobody goes back past another seat's choice, not even if that was taken back again.
            self._undoable = []
            self._chooser = entry.seat
        self._undoable.append(step)


def _reveals(step: Step) -> bool:
    """Whether somebody has learned something by this choice that cannot be forgotten again."""
    patterns = step.before.stage is Stage.PATTERN and step.after.stage is not Stage.PATTERN
    return patterns or step.after.is_chance or step.after.is_over
