"""The stock of puzzles that comes with the package: load, pick, one a day, a timed run."""

import datetime
import gzip
import hashlib
import json
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from random import Random

from sagrada.engine.notation import quoted
from sagrada.engine.reasons import SagradaError
from sagrada.study.puzzles.difficulty import LEVELS, ratings_of
from sagrada.study.puzzles.puzzle import Puzzle, PuzzleKind, from_line
from sagrada.study.puzzles.themes import THEMES

STOCK = Path(__file__).parent / "data" / "puzzles.jsonl.gz"
_REACH = 150
"""How far from a rating puzzles are picked, if there are any."""


class NoPuzzle(SagradaError):
    """There is no puzzle like that; the message says what there is."""


@cache
def load() -> tuple[Puzzle, ...]:
    """All puzzles that come with the package, by id."""
    return read(STOCK)


def read(path: Path) -> tuple[Puzzle, ...]:
    """All puzzles in a file, by id."""
    lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    return tuple(from_line(json.loads(line)) for line in lines)


def by_id(name: str, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    for puzzle in load() if puzzles is None else puzzles:
        if puzzle.id == name:
            return puzzle
    raise NoPuzzle(f"there’s no puzzle {quoted(name)}")


def today(date: datetime.date, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a day: the same for everybody, and another one every day of a whole stock."""
    found = load() if puzzles is None else puzzles
    order = sorted(found, key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return order[date.toordinal() % len(order)]


def matching(
    puzzles: Sequence[Puzzle] | None = None,
    *,
    theme: str | None = None,
    level: str | None = None,
    kind: PuzzleKind | None = None,
) -> list[Puzzle]:
    """The puzzles with a theme, of a level, of a kind; raises `NoPuzzle` if there are none."""
    if theme is not None and theme not in THEMES:
        raise NoPuzzle(f"there’s no theme {quoted(theme)}; choose one of {', '.join(THEMES)}")
    if level is not None and level not in LEVELS:
        raise NoPuzzle(f"there’s no level {quoted(level)}; choose one of {', '.join(LEVELS)}")
    low, high = (0, 9999) if level is None else ratings_of(level)
    found = [
        puzzle
        for puzzle in (load() if puzzles is None else puzzles)
        if theme in (None, *puzzle.themes)
        and low <= puzzle.rating < high
        and kind in (None, puzzle.kind)
    ]
    if not found:
        raise NoPuzzle("there’s no such puzzle in the stock; try another theme or level")
    return found


def pick(
    rng: Random,
    puzzles: Sequence[Puzzle] | None = None,
    *,
    rating: float | None = None,
    solved: Collection[str] = (),
) -> Puzzle:
    """A puzzle at random: near a rating, and none of those solved, as long as there are others."""
    found = load() if puzzles is None else puzzles
    fresh = [puzzle for puzzle in found if puzzle.id not in solved] or list(found)
    if rating is None:
        return rng.choice(fresh)
    near = [puzzle for puzzle in fresh if abs(puzzle.rating - rating) <= _REACH]
    return rng.choice(near) if near else min(fresh, key=lambda each: abs(each.rating - rating))


def timed_run(
    seed: int | str, number: int = 40, puzzles: Sequence[Puzzle] | None = None
) -> tuple[Puzzle, ...]:
    """The puzzles of a timed run, from the easiest part of the stock to the hardest.

    The same seed gives the same run. The stock is cut into `number` equal parts by rating, and one
    puzzle comes from each. Only exact puzzles: their verdict is beyond doubt.
    """
    found = sorted(
        (
            each
            for each in (load() if puzzles is None else puzzles)
            if each.kind is PuzzleKind.EXACT
        ),
        key=lambda puzzle: (puzzle.rating, puzzle.id),
    )
    number = min(number, len(found))
    rng = Random(f"timed run {seed}")
    cuts = [len(found) * at // max(1, number) for at in range(number + 1)]
    return tuple(rng.choice(found[cuts[at] : cuts[at + 1]]) for at in range(number))
