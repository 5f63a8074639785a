"""The curve of a training as a picture. `python -m sagrada.lab.ppo.curve` draws ours."""

import csv
from importlib.resources import files
from pathlib import Path

from sagrada.lab.tables.charts import Line, line_chart

NAME = "ppo-curve.csv"
PICTURE = Path("docs/images/lab-curve.svg")


def published_curve() -> str:
    """The curve of the policy that comes with the project, as CSV."""
    return files("sagrada.lab").joinpath("data", NAME).read_text(encoding="utf-8")


def draw_curve(curve: str) -> str:
    """The points of self-play over processor time."""
    rows = list(csv.DictReader(curve.splitlines()))
    points = [(float(row["processor_minutes"]), float(row["points"])) for row in rows]
    return line_chart("Points in self-play", "processor minutes", "points", [Line("ppo", points)])


if __name__ == "__main__":
    PICTURE.write_text(draw_curve(published_curve()), encoding="utf-8")
