"""Why the best choice of a judgment puzzle is better than another, as a review says it."""

from collections.abc import Sequence

from sagrada.engine.moves import EndTurn, Move, UseTool
from sagrada.engine.play import apply
from sagrada.engine.state import GameState
from sagrada.study.puzzles.attempt import attempt
from sagrada.study.puzzles.puzzle import Puzzle
from sagrada.study.puzzles.verdict import parse
from sagrada.study.reasons import Because, differences


def because(puzzle: Puzzle, moves: Sequence[Move]) -> tuple[Because, ...]:
    """What the best choice gains over these moves, the most important first."""
    solution = parse(puzzle.solution, puzzle.seat)
    named = tuple(
        Because("tool", str(move.tool))
        for move in solution
        if isinstance(move, UseTool) and move not in moves
    )
    if isinstance(solution[0], EndTurn) and not isinstance(moves[0], EndTurn):
        named = (Because("pass"),)
    better, worse = _after(puzzle, solution), _after(puzzle, moves)
    if better is None or worse is None:
        return named
    return (*named, *differences(better, worse, puzzle.seat))


def _after(puzzle: Puzzle, moves: Sequence[Move]) -> GameState | None:
    """The state after the turn; None if a tool is used: the choice doesn't say how."""
    if any(isinstance(move, UseTool) for move in moves):
        return None
    state = attempt(puzzle, moves).state
    if isinstance(moves[-1], EndTurn):
        return state
    return apply(state, EndTurn(puzzle.seat)).after
