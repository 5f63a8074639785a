"""`python -m sagrada.study.puzzles.figures` counts the stock: by kind and level, and by theme.

With the name of a page, it writes the figures into the page, between two comments.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from sagrada.study.puzzles.difficulty import LEVELS, ratings_of
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind
from sagrada.study.puzzles.stock import load
from sagrada.study.puzzles.themes import THEMES

_BEGIN, _END = "<!-- figures -->\n", "<!-- end of the figures -->\n"


def figures(puzzles: Sequence[Puzzle]) -> str:
    """Two tables in Markdown, and the command that found so many puzzles."""
    counts = Counter(puzzle.kind for puzzle in puzzles)
    numbers = " ".join(f"--{kind} {counts[kind]}" for kind in PuzzleKind)
    command = f"python -m sagrada.study.puzzles.mine --add {numbers}"
    return f"{_by_level(puzzles)}\n{_by_theme(puzzles)}\n```text\n{command}\n```\n"


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


def write_page(page: Path, text: str) -> None:
    """Replace the figures in a page."""
    before, _, rest = page.read_text(encoding="utf-8").partition(_BEGIN)
    _, found, after = rest.partition(_END)
    if not found:
        raise SystemExit(f"{page}: there’s no place for figures; add {_BEGIN.strip()} and the end")
    page.write_text(f"{before}{_BEGIN}\n{text}\n{_END}{after}", encoding="utf-8")


def main(argv: Sequence[str]) -> None:
    text = figures(load())
    if argv:
        write_page(Path(argv[0]), text)
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
