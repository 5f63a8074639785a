"""Measuring: the same work several times over, with its median and spread."""

import argparse
import json
import statistics
from collections.abc import Callable, Sequence


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def report(name: str, unit: str, goal: float, measure: Callable[[], float], at_most: bool) -> None:
    """Measure `--runs` times and print the median, the spread and the ratio to the goal."""
    parser = argparse.ArgumentParser(description=f"{name}, in {unit}")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = sorted(measure() for _ in range(arguments.runs))
    median = statistics.median(figures)
    ratio = goal / median if at_most else median / goal
    result = {
        "name": name,
        "unit": unit,
        "runs": len(figures),
        "median": round(median, 3),
        "lowest": round(figures[0], 3),
        "highest": round(figures[-1], 3),
        "goal": goal,
        "ratio_to_goal": round(ratio, 2),
    }
    if arguments.json:
        print(json.dumps(result))
        return
    print(
        f"{name}: {median:,.3g} {unit} (median of {len(figures)}; "
        f"{figures[0]:,.3g} to {figures[-1]:,.3g}); goal {'≤' if at_most else '≥'} {goal:,g}; "
        f"{ratio:.2f} × the goal"
    )
