"""A recorded game cut into steps: one for each choice, one for all that chance does in a row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.text import Text

from sagrada.cli.rendering.drawing import DIE_STYLES
from sagrada.cli.rendering.narration import tell
from sagrada.cli.rendering.table import draw_table
from sagrada.engine.cards import PRIVATE_OBJECTIVES
from sagrada.engine.dice import Die
from sagrada.engine.events import Event
from sagrada.engine.notation import format_cell, format_move, format_outcome, format_seat
from sagrada.engine.outcomes import Outcome
from sagrada.engine.state import GameState, Stage
from sagrada.engine.view import view
from sagrada.game.history import History
from sagrada.game.record import Entry, Record, Undo


@dataclass(frozen=True)
class ReplayStep:
    entries: tuple[str, ...]
    events: tuple[Event, ...]
    after: GameState

    @property
    def is_turn_end(self) -> bool:
        """Whether a new turn or round stands at its end."""
        return self.after.stage is Stage.TURN and not (
            self.after.turn.drafted or self.after.turn.tool
        )


def seat_names(record: Record) -> list[str]:
    return [seat.name or f"Seat {number}" for number, seat in enumerate(record.seats, start=1)]


def cut_into_steps(history: History) -> list[ReplayStep]:
    steps: list[ReplayStep] = []
    was_chance = False
    for entry, step in zip(history.entries, history.steps, strict=True):
        is_chance = isinstance(entry, Outcome)
        made = ReplayStep((_format(entry),), step.events, step.after)
        if is_chance and was_chance:
            last = steps.pop()
            made = ReplayStep(last.entries + made.entries, last.events + made.events, made.after)
        steps.append(made)
        was_chance = is_chance
    return steps


def _format(entry: Entry) -> str:
    if isinstance(entry, Undo):
        return f"{format_seat(entry.seat)}: takeback"
    return format_outcome(entry) if isinstance(entry, Outcome) else format_move(entry)


# ---------------------------------------------------------------- for people


def draw_step(
    steps: Sequence[ReplayStep], at: int, names: Sequence[str], width: int, roomy: bool
) -> RenderableType:
    """What happened in a step, and the table after it with everybody's private objective."""
    step = steps[at]
    number = Text(f"Step {at + 1} of {len(steps)}  {', '.join(step.entries)}", "dim")
    table: list[RenderableType] = []
    if all(player.window for player in step.after.players):
        table = [draw_table(view(step.after, None), names, width, roomy), _privates(step, names)]
    return Group(number, *tell(step.events, names), *table)


def _privates(step: ReplayStep, names: Sequence[str]) -> Text:
    parts: list[Text | tuple[str, str]] = [("Private  ", "bold")]
    for name, player in zip(names, step.after.players, strict=True):
        for colour in player.private:
            label = PRIVATE_OBJECTIVES[colour].colour.word
            parts += [Text(f"{name} "), (f" {label} ", DIE_STYLES[colour]), Text("   ")]
    return Text.assemble(*parts)


# ---------------------------------------------------------------- for programs


def step_json(steps: Sequence[ReplayStep], at: int, names: Sequence[str]) -> dict[str, object]:
    step = steps[at]
    state = step.after
    return {
        "step": at + 1,
        "entries": list(step.entries),
        "told": [line.plain for line in tell(step.events, names)],
        "stage": str(state.stage),
        "round": state.round,
        "to_act": list(state.to_act),
        "pool": _dice(state.pool),
        "hand": None if state.turn.hand is None else str(state.turn.hand),
        "track": [_dice(dice) for dice in state.track],
        "players": list(_players(state, names)),
    }


def _players(state: GameState, names: Sequence[str]) -> Iterator[dict[str, object]]:
    for name, player in zip(names, state.players, strict=True):
        window = player.window
        yield {
            "name": name,
            "private": [colour.word for colour in player.private],
            "window": None if window is None else window.pattern.id,
            "dice": None if window is None else [format_cell(die) for die in window.dice],
            "favor": player.favor,
        }


def _dice(dice: Sequence[Die]) -> list[str]:
    return [str(die) for die in dice]
