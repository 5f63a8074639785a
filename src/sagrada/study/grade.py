"""The grade: how a seat's errors compare with those of the four levels.

`data/grades.json` holds, for each number of players and each level, the error per decision in the
level's own games; `lab/review_bench.py` measures it.
"""

import json
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from statistics import median

GRADES_VERSION = 1
DATA = "grades.json"


@dataclass(frozen=True)
class Grade:
    """How well a seat has played, by the levels that it can be compared with."""

    level: str
    """The level whose typical error is closest."""
    percentiles: Mapping[str, float]
    """For each level, the share of its games (0 to 1) with a larger error per decision."""


def grade(error: float, players: int) -> Grade | None:
    """The grade for an error per decision; None where nothing has been measured."""
    levels = measured_errors().get("solo" if players == 1 else str(players), {})
    if not levels:
        return None
    percentiles = {level: share_above(errors, error) for level, errors in levels.items()}
    closest = min(levels, key=lambda level: abs(median(levels[level]) - error))
    return Grade(closest, percentiles)


def share_above(errors: Sequence[float], error: float) -> float:
    """The share of the sorted errors that are larger; equal ones count half."""
    larger = len(errors) - bisect_right(errors, error)
    equal = bisect_right(errors, error) - bisect_left(errors, error)
    return (larger + equal / 2) / len(errors)


@cache
def measured_errors() -> Mapping[str, Mapping[str, Sequence[float]]]:
    """By table (`solo`, `2` to `4`) and level: the sorted errors per decision of some seats."""
    stored = json.loads(files("sagrada.study").joinpath("data", DATA).read_text(encoding="utf-8"))
    found: dict[str, dict[str, Sequence[float]]] = stored["errors"]
    return found
