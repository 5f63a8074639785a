"""`python -m sagrada.study.puzzles.figures` counts the stock: by kind and level, and by theme."""

import sys
from collections import Counter
from collections.abc import Sequence

from sagrada.study.puzzles.difficulty import LEVELS, ratings_of
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind
from sagrada.study.puzzles.stock import load
from sagrada.study.puzzles.themes import THEMES


def figures(puzzles: Sequence[Puzzle]) -> str:
    """Two tables in Markdown."""
    return f"{_by_level(puzzles)}\n{_by_theme(puzzles)}"


def _by_level(puzzles: Sequence[Puzzle]) -> str:
    lines = ["| level | ratings | exact | judgment | together |", "|---|---|---:|---:|---:|"]
    for level in LEVELS:
        low, high = ratings_of(level)
        counts = Counter(puzzle.kind for puzzle in puzzles if puzzle.level == level)
        lines.append(_row(level, f"{low} to {high - 1}", counts))
    lines.append(_row("all", "", Counter(puzzle.kind for puzzle in puzzles)))
    return "".join(f"{line}\n" for line in lines)


def _row(level: str, ratings: str, counts: Counter[PuzzleKind]) -> str:
    numbers = [counts[PuzzleKind.EXACT], counts[PuzzleKind.JUDGMENT], counts.total()]
    return f"| {level} | {ratings} | {' | '.join(map(str, numbers))} |"


def _by_theme(puzzles: Sequence[Puzzle]) -> str:
    counts = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    rows = [f"| `{theme}` | {about} | {counts[theme]} |\n" for theme, about in THEMES.items()]
    return "| theme | what it means | puzzles |\n|---|---|---:|\n" + "".join(rows)


if __name__ == "__main__":
    sys.stdout.write(figures(load()))
