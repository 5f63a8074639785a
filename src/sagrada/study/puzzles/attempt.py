"""An attempt at a puzzle: the moves so far, and where they lead. The solution isn't looked at."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagrada.engine.events import Event
from sagrada.engine.hints import in_the_way
from sagrada.engine.moves import Move
from sagrada.engine.play import IllegalMove, apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind
from sagrada.study.puzzles.verdict import choice_length


@dataclass(frozen=True)
class RefusedMove:
    """The first move that isn't legal, and why."""

    move: Move
    reason: Reason
    message: str
    in_the_way: tuple[int, ...]
    """The dice in the window that the reason speaks of."""


@dataclass(frozen=True)
class PuzzleAttempt:
    state: GameState
    """After the moves that are legal."""
    events: tuple[tuple[Event, ...], ...]
    """What each of them did."""
    is_done: bool
    """Nothing more is asked."""
    refusal: RefusedMove | None


def attempt(puzzle: Puzzle, moves: Sequence[Move]) -> PuzzleAttempt:
    """Play the moves until the puzzle asks for no more, or until one isn't legal."""
    state, seat = puzzle.state, puzzle.seat
    played: list[Move] = []
    events: list[tuple[Event, ...]] = []
    refusal = None
    for move in moves:
        if _is_done(puzzle, state, played):
            break
        try:
            step = apply(state, move)
        except IllegalMove as error:
            way = tuple(in_the_way(state, move, error.reason))
            refusal = RefusedMove(move, error.reason, str(error), way)
            break
        state = step.after
        played.append(move)
        events.append(step.events)
    assert state.to_act == (seat,) or _is_done(puzzle, state, played)
    return PuzzleAttempt(state, tuple(events), _is_done(puzzle, state, played), refusal)


def _is_done(puzzle: Puzzle, state: GameState, played: Sequence[Move]) -> bool:
    if puzzle.kind is PuzzleKind.JUDGMENT:
        return bool(played) and len(played) == choice_length(played)
    return state.to_act != (puzzle.seat,)
