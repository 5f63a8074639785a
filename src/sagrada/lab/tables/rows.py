"""The rows of one finished game, table by table."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from sagrada.engine.cards import TOOLS
from sagrada.engine.dice import LETTERS, Die
from sagrada.engine.events import (
    DieDrafted,
    DieLifted,
    DiePlaced,
    RoundBegan,
    ToolUsed,
    TurnBegan,
    TurnEnded,
)
from sagrada.engine.moves import Move
from sagrada.engine.notation import format_space
from sagrada.engine.play import Step
from sagrada.engine.reasons import SagradaError
from sagrada.engine.scoring.standings import final_standings, sheet, target
from sagrada.engine.state import GameState
from sagrada.game.history import History
from sagrada.game.record import Record, Undo
from sagrada.game.replay import replay
from sagrada.lab.tables.schema import MOST_PUBLIC, MOST_TOOLS, TABLES

Cell = str | int | float | bool | None
Row = dict[str, Cell]
Rows = dict[str, list[Row]]


class UnfinishedGame(SagradaError):
    """A game in progress has secrets, so it goes into no table."""

    def __init__(self) -> None:
        super().__init__("the game isn’t over; only finished games go into tables")


@dataclass
class _Turn:
    """A turn as it goes on."""

    number: int
    round: int
    seat: int
    is_second: bool
    pool: int
    points: int
    die: Die | None = None
    space: int | None = None
    tool: int | None = None
    lifted: list[Die] = field(default_factory=list)


def rows_of(
    name: str, record: Record, deal: int | None = None, rotation: int | None = None
) -> Rows:
    """The rows of a record. Choices that were undone are left out. Raises an `UnfinishedGame`, or
    a `ReplayError` for a record that doesn't replay."""
    history = replay(record)
    if not history.state.is_over:
        raise UnfinishedGame
    found: Rows = {table: [] for table in TABLES}
    steps = list(_standing_steps(history))
    found["games"].append(
        {"game": name, **_game_row(history.state, steps, record.edition, deal, rotation)}
    )
    _add_turns(found, name, steps)
    _add_seats(found, name, record, history.state)
    return found


def _standing_steps(history: History) -> Iterator[Step]:
    """The steps that weren't undone."""
    standing: list[tuple[int | None, Step]] = []
    for entry, step in zip(history.entries, history.steps, strict=True):
        if isinstance(entry, Undo):
            seats = [seat for seat, _ in standing]
            del standing[len(seats) - 1 - seats[::-1].index(entry.seat)]
        else:
            standing.append((entry.seat if isinstance(entry, Move) else None, step))
    return (step for _, step in standing)


# ---------------------------------------------------------------- the game as a whole


def _game_row(
    state: GameState, steps: list[Step], edition: str, deal: int | None, rotation: int | None
) -> Row:
    began = [event for step in steps for event in step.events if isinstance(event, RoundBegan)]
    tools = [tool.number for tool in state.tools]
    row: Row = {
        "players": state.setup.players,
        "edition": edition,
        "deal": deal,
        "rotation": rotation,
        "start": began[0].start + 1,
    }
    for at in range(MOST_TOOLS):
        row[f"tool_{at + 1}"] = tools[at] if at < len(tools) else None
    for at in range(MOST_PUBLIC):
        row[f"public_{at + 1}"] = state.public[at] if at < len(state.public) else None
    row["winners"] = len(final_standings(state).winners)
    row["target"] = target(state) if state.setup.solo else None
    return row


def _add_seats(found: Rows, name: str, record: Record, state: GameState) -> None:
    standings = final_standings(state)
    uses = [row["seat"] for row in found["tool_uses"]]
    for seat, player in enumerate(state.players):
        lines = standings.sheets[seat]
        pattern = state.window(seat).pattern
        won = seat in standings.winners
        found["seats"].append(
            {
                "game": name,
                "seat": seat + 1,
                "bot": record.seats[seat].bot or None,
                "pattern": pattern.id,
                "difficulty": pattern.difficulty,
                "private": "".join(LETTERS[colour] for colour in player.private),
                "points": lines.total,
                "rank": standings.ranking.index(seat) + 1,
                "win": 1 / len(standings.winners) if won else 0.0,
                "favor": player.favor,
                "empty": len(lines.empty.sets),
                "tool_uses": uses.count(seat + 1),
            }
        )
        for line in lines.lines:
            found["score_lines"].append(
                {
                    "game": name,
                    "seat": seat + 1,
                    "line": line.id,
                    "points": line.points,
                    "sets": len(line.sets),
                }
            )


# ---------------------------------------------------------------- turn by turn


def _add_turns(found: Rows, name: str, steps: list[Step]) -> None:
    turn: _Turn | None = None
    number = 0
    for step in steps:
        for event in step.events:
            match event:
                case TurnBegan(seat, is_second):
                    number += 1
                    turn = _begin(number, seat, is_second, step.after)
                case TurnEnded() if turn is not None:
                    found["turns"].append(_turn_row(name, turn, step.after))
                    turn = None
                case _ if turn is not None:
                    _note(found, name, turn, event)


def _begin(number: int, seat: int, is_second: bool, state: GameState) -> _Turn:
    points = sheet(state, seat).total
    return _Turn(number, state.round, seat, is_second, len(state.pool), points)


def _note(found: Rows, name: str, turn: _Turn, event: object) -> None:
    where: Row = {"game": name, "turn": turn.number, "seat": turn.seat + 1}
    match event:
        case DieDrafted(_, die):
            turn.die, turn.space = turn.die or die, None
        case DieLifted(_, die):
            turn.lifted.append(die)
        case DiePlaced(_, die, space):
            is_moved = die in turn.lifted
            if is_moved:
                turn.lifted.remove(die)
            else:
                turn.space = space
            found["placements"].append(
                {
                    **where,
                    "color": LETTERS[die.colour],
                    "value": die.value,
                    "space": format_space(space),
                    "is_moved": is_moved,
                }
            )
        case ToolUsed(_, tool, price):
            turn.tool = tool
            found["tool_uses"].append(
                {**where, "tool": tool, "name": TOOLS[tool].name, "price": price}
            )


def _turn_row(name: str, turn: _Turn, after: GameState) -> Row:
    return {
        "game": name,
        "turn": turn.number,
        "round": turn.round,
        "seat": turn.seat + 1,
        "is_second": turn.is_second,
        "pool": turn.pool,
        "die": None if turn.die is None else str(turn.die),
        "space": None if turn.space is None else format_space(turn.space),
        "tool": turn.tool,
        "points_before": turn.points,
        "points_after": sheet(after, turn.seat).total,
        "favor_after": after.players[turn.seat].favor,
    }
