"""Puzzles: positions with a best answer, proven or measured (docs/puzzles.md).

from sagrada.study.puzzles import load, today

puzzle = today(datetime.date.today())
print(puzzle.view)
print(puzzle.answer(["draft R3", "place B2", "end"]))
"""

from sagrada.study.puzzles.difficulty import LEVELS
from sagrada.study.puzzles.proof import ExactProof, JudgmentProof, PuzzleChoice
from sagrada.study.puzzles.puzzle import Aim, Puzzle, PuzzleKind
from sagrada.study.puzzles.rating import SolverRating, after_days, after_puzzle, chance_to_solve
from sagrada.study.puzzles.stock import NoPuzzle, by_id, load, matching, pick, timed_run, today
from sagrada.study.puzzles.themes import THEMES
from sagrada.study.puzzles.verdict import LineDifference, Verdict, VerdictStatus

__all__ = [
    "LEVELS",
    "THEMES",
    "Aim",
    "ExactProof",
    "JudgmentProof",
    "LineDifference",
    "NoPuzzle",
    "Puzzle",
    "PuzzleChoice",
    "PuzzleKind",
    "SolverRating",
    "Verdict",
    "VerdictStatus",
    "after_days",
    "after_puzzle",
    "by_id",
    "chance_to_solve",
    "load",
    "matching",
    "pick",
    "timed_run",
    "today",
]
