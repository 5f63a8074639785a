"""The published curve and its picture."""

from sagrada.lab.ppo.curve import draw_curve, published_curve
from tests.citations import ROOT


def test_the_picture_is_up_to_date() -> None:
    picture = (ROOT / "docs" / "images" / "lab-curve.svg").read_text(encoding="utf-8")
    assert picture == draw_curve(published_curve())


def test_it_rises() -> None:
    lines = published_curve().splitlines()
    points = [float(line.split(",")[5]) for line in lines[1:]]
    assert lines[0].split(",")[5] == "points"
    assert points[-1] > points[0] + 3
