"""Puzzles: positions with a best answer, proven or measured (docs/puzzles.md).

from sagrada.study.puzzles import load, today

puzzle = today(datetime.date.today())
print(puzzle.view)
print(puzzle.answer(["draft R3", "place B2", "end"]))
"""

from sagrada.study.puzzles.difficulty import LEVELS
from sagrada.study.puzzles.proof import Choice, Measured, Proven
from sagrada.study.puzzles.puzzle import Goal, Kind, Puzzle
from sagrada.study.puzzles.rating import Rating, after_days, after_puzzle, chance_to_solve
from sagrada.study.puzzles.stock import NoPuzzle, by_id, load, matching, pick, timed_run, today
from sagrada.study.puzzles.themes import THEMES
from sagrada.study.puzzles.verdict import LineDifference, Status, Verdict

__all__ = [
    "LEVELS",
    "THEMES",
    "Choice",
    "Goal",
    "Kind",
    "LineDifference",
    "Measured",
    "NoPuzzle",
    "Proven",
    "Puzzle",
    "Rating",
    "Status",
    "Verdict",
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
