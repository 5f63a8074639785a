"""A game entry by entry: what a game in progress adds to, and what a replay rebuilds."""

from collections.abc import Collection
from dataclasses import dataclass

from sagrada.engine.dealing import new_game
from sagrada.engine.events import Event
from sagrada.engine.moves import Call, Move
from sagrada.engine.notation import format_seat
from sagrada.engine.options import Setup
from sagrada.engine.play import Step, apply
from sagrada.engine.reasons import SagradaError
from sagrada.engine.state import GameState, Stage
from sagrada.engine.turns import hear_calls, with_player
from sagrada.game.record import Entry, Undo


@dataclass(frozen=True, slots=True)
class ChoiceUndone(Event):
    """A seat undid its latest choice. The event doesn't say which: it may have been secret."""

    seat: int


class UndoError(SagradaError):
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
        self._kept = 0
        """How many of them a call has found a mistake after: players can't undo these any more.
        Records from before this rule (RULES 8.5) may, so a replay allows it."""
        self._calls: list[Step] = []
        """The calls that another seat has made just now, which that seat can still undo."""
        self._caller: int | None = None

    def copy(self) -> "History":
        """The same history, to go on differently: states and steps are shared, they are frozen."""
        other = object.__new__(History)
        for name, value in vars(self).items():
            setattr(other, name, list(value) if isinstance(value, list) else value)
        return other

    def until(self, version: int) -> "History":
        """The history of the first `version` entries alone."""
        other = History(self.state.setup, self._keep_steps)
        for entry in self.entries[:version]:
            other.add(entry)
        return other

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

    def undo(self, seat: int) -> Step:
        """Undo a seat's latest choice, if the rules let it. Otherwise raise an `UndoError`."""
        if not self.can_undo(seat):
            raise UndoError(f"{format_seat(seat)}: takeback: {self._why_no_undo(seat)}")
        return self.add(Undo(seat))

    def may_choose(self) -> Collection[int]:
        """No other seats have anything to choose or to undo."""
        state = self.state
        if state.stage is Stage.PATTERN or not state.setup.strict:  # at honour tables, all can call
            return range(state.setup.players)
        mine = self._undoable_seat
        return state.to_act if mine is None else (*state.to_act, mine)

    def can_undo(self, seat: int) -> bool:
        """Whether the rules let this seat undo its latest choice."""
        if seat not in (self._undoable_seat, self._caller) and not self._is_choosing_patterns:
            return False
        is_kept = self._undoable_seat == seat and len(self._undoable) <= self._kept
        return self._was_undoable(seat) and not is_kept

    @property
    def _is_choosing_patterns(self) -> bool:
        return self.state.stage is Stage.PATTERN

    def can_undo_tool(self, seat: int) -> bool:
        """Whether undoing can lead this seat back to before the tool of its turn."""
        mine = self._undoable[self._kept :] if self._undoable_seat == seat else []
        return any(step.before.turn.tool is None for step in mine)

    def _was_undoable(self, seat: int) -> bool:
        if self._is_choosing_patterns:  # RULES 2.2: until all have chosen
            return self.state.players[seat].choice is not None
        mine = self._calls if seat == self._caller else []
        return bool(mine) or (bool(self._undoable) and self._undoable_seat == seat)

    def _undo(self, entry: Undo) -> Step:
        if not self._was_undoable(entry.seat):
            raise UndoError(f"{format_seat(entry.seat)}: takeback: {self._why_no_undo(entry.seat)}")
        undone = ChoiceUndone(entry.seat)
        if self._is_choosing_patterns:
            player = self.state.players[entry.seat].replace(choice=None)
            players = with_player(self.state, entry.seat, player)
            return Step(self.state, self.state.replace(players=players), (undone,))
        if self._calls and self._caller == entry.seat:
            call = self._calls.pop()
            return Step(call.after, call.before, (undone,))
        self._calls = []
        after, heard = _keep_calls(self._undoable.pop(), self.state)
        found = self.state.stage is not Stage.MEND and after.stage is Stage.MEND
        self._kept = len(self._undoable) if found else min(self._kept, len(self._undoable))
        return Step(self.state, after, (undone, *heard))

    def _why_no_undo(self, seat: int) -> str:
        if self._undoable and self._undoable_seat == seat:
            return "You can’t undo a choice after a call has found a mistake."
        if self._undoable and self._undoable_seat is not None:
            return f"The latest choice was seat {format_seat(self._undoable_seat)}’s."
        return "There’s nothing to undo. Once something is revealed, earlier choices stand."

    def _update_undoable(self, entry: Entry, step: Step) -> None:
        if not isinstance(entry, Move) or _reveals(step):
            self._forget(None)
            return
        finds_mistake = step.before.stage is not Stage.MEND and step.after.stage is Stage.MEND
        if entry.seat != self._undoable_seat:
            if isinstance(entry, Call) and not finds_mistake:
                # RULES 8.5: a call takes nobody's undo away, unless it was right.
                earlier = self._calls if self._caller == entry.seat else []
                self._calls, self._caller = [*earlier, step], entry.seat
                return
            # Nobody goes back past another seat's choice, not even one that was undone itself.
            self._forget(entry.seat)
        self._calls = []
        self._undoable.append(step)
        if finds_mistake:
            self._kept = len(self._undoable)

    def _forget(self, seat: int | None) -> None:
        self._undoable = []
        self._undoable_seat = seat
        self._kept = 0
        self._calls = []


def _keep_calls(undone: Step, now: GameState) -> tuple[GameState, list[Event]]:
    """The state before a step, with the calls made since: they are heard once no chain is open."""
    since = now.calls[len(undone.after.calls) :]
    if not since:
        return undone.before, []
    state = undone.before.replace(calls=(*undone.before.calls, *since))
    return hear_calls(state) if state.stage is Stage.TURN else (state, [])


def _reveals(step: Step) -> bool:
    """Whether this choice has shown somebody something that can't be unseen."""
    patterns = step.before.stage is Stage.PATTERN and step.after.stage is not Stage.PATTERN
    return patterns or step.after.is_chance or step.after.is_over
