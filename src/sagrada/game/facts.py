"""What goals and statistics ask of a finished game, for one of its seats.

All of it follows from the record: replay the record, and the facts are the same again.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sagrada.engine.events import ToolUsed, TurnBegan, TurnEnded
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_die
from sagrada.engine.own_window import pattern_of
from sagrada.engine.play import Step
from sagrada.engine.scoring.objectives import Face
from sagrada.engine.scoring.standings import sheet
from sagrada.engine.spaces import COLUMN_SPACES, ROW_SPACES
from sagrada.engine.state import GameState, Stage
from sagrada.game.history import History
from sagrada.game.record import Record, SeatKind, Undo, result_of
from sagrada.game.replay import replay

FACTS_VERSION = 1
"""Grows when the facts change; stored ones of an older version are made again."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    players: int
    solo_tools: int | None
    """Solo: the difficulty, by the number of tools."""
    pattern: str
    dice: tuple[str | None, ...]
    """The final window, by space."""
    score: int
    target: int | None
    """Solo: the target score."""
    won: bool
    margin: int
    """Points above the target, or above the best of the others; below 0 if it was lost."""
    bots: tuple[str, ...]
    """The levels of the bots at the table."""
    public: tuple[tuple[str, int], ...]
    """The points for each public objective."""
    private: str
    """Of two private objectives, the one that counted."""
    private_points: int
    favor: int
    tools: tuple[tuple[int, int], ...]
    """For each use of a tool: its number, and the points that the turn earned from objectives."""

    @property
    def difficulty(self) -> int:
        return pattern_of(self.pattern).difficulty

    @property
    def empty(self) -> int:
        """How many spaces stayed empty."""
        return self.dice.count(None)

    def has_varied(self, face: Face, lines: tuple[tuple[int, ...], ...]) -> bool:
        """Whether one of the lines is full, with no two dice alike."""
        return any(
            len({die[face] for space in line if (die := self.dice[space])}) == len(line)
            for line in lines
        )

    @property
    def has_row_of_colours(self) -> bool:
        return self.has_varied(Face.COLOUR, ROW_SPACES)

    @property
    def has_row_of_values(self) -> bool:
        return self.has_varied(Face.VALUE, ROW_SPACES)

    @property
    def has_column_of_colours(self) -> bool:
        return self.has_varied(Face.COLOUR, COLUMN_SPACES)

    @property
    def has_column_of_values(self) -> bool:
        return self.has_varied(Face.VALUE, COLUMN_SPACES)


def facts_of(record: Record, seat: int) -> SeatFacts:
    """The facts of one seat of a finished game."""
    history = replay(record)
    state = history.state
    if not state.is_over:
        raise ValueError("only a finished game has facts")
    result = result_of(state)
    mine = sheet(state, seat)
    score = result.scores[seat]
    others = [each for number, each in enumerate(result.scores) if number != seat]
    window = state.window(seat)
    return SeatFacts(
        players=len(state.players),
        solo_tools=state.setup.solo_tools if state.setup.solo else None,
        pattern=window.pattern.id,
        dice=tuple([None if die is None else format_die(die) for die in window.dice]),
        score=score,
        target=result.target,
        won=seat in result.winners,
        margin=score - (max(others) if result.target is None else result.target),
        bots=tuple(s.bot for s in record.seats if s.kind is SeatKind.BOT and s.bot),
        public=tuple((line.id, line.points) for line in mine.public),
        private=mine.private.id,
        private_points=mine.private.points,
        favor=state.players[seat].favor,
        tools=tuple(_tool_uses(history, seat)),
    )


def _tool_uses(history: History, seat: int) -> Iterator[tuple[int, int]]:
    """Each tool that the seat used, and what its turn earned from objectives."""
    points_before = 0
    used: list[int] = []
    for step in _kept_steps(history):
        for event in step.events:
            match event:
                case TurnBegan(who) if who == seat:
                    points_before, used = _objective_points(step.after, seat), []
                case ToolUsed(who, tool) if who == seat:
                    used.append(tool)
                case TurnEnded(who) if who == seat:
                    for tool in used:
                        yield tool, _objective_points(step.after, seat) - points_before
                    used = []


def _kept_steps(history: History) -> list[Step]:
    """The steps without those that were undone: a seat undoes its own latest choice."""
    kept: list[tuple[int | None, Step]] = []
    for entry, step in zip(history.entries, history.steps, strict=True):
        if not isinstance(entry, Undo):
            kept.append((entry.seat if isinstance(entry, Move) else None, step))
        elif step.before.stage is not Stage.PATTERN:
            last = max(n for n, (who, _) in enumerate(kept) if who == entry.seat)
            del kept[last]
    return [step for _, step in kept]


def _objective_points(state: GameState, seat: int) -> int:
    mine = sheet(state, seat)
    return mine.private.points + sum(line.points for line in mine.public)
