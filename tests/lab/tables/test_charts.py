"""Charts are well-formed, say their numbers, and stay within their frame."""

import re
from xml.etree import ElementTree

from sagrada.lab.tables.charts import WIDTH, Dot, Line, dot_chart, line_chart


def test_dots_stand_where_their_numbers_are() -> None:
    chart = dot_chart("A < B", "points", [Dot("one", 10.0, (8.0, 12.5)), Dot("two", 20.0)])
    ElementTree.fromstring(chart)
    assert "A &lt; B" in chart
    first, second = (float(x) for x in re.findall(r'cx="([\d.]+)"', chart))
    low, high = re.findall(
        r'x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)" y2="[\d.]+" stroke="#2', chart
    )[0]
    assert float(low) < first < float(high) < second < WIDTH


def test_lines_rise_with_their_numbers() -> None:
    chart = line_chart("Curve", "games", "points", [Line("a", [(0, -5.0), (10, 5.0)])])
    ElementTree.fromstring(chart)
    points = re.findall(r'points="([\d.]+),([\d.]+) ([\d.]+),([\d.]+)"', chart)[0]
    assert float(points[0]) < float(points[2])
    assert float(points[1]) > float(points[3])
    assert "−4" in chart


def test_the_same_numbers_give_the_same_picture() -> None:
    dots = [Dot("one", 0.123456, (0.1, 0.2)), Dot("two", 0.5)]
    assert dot_chart("T", "u", dots) == dot_chart("T", "u", dots)


def test_one_number_is_a_chart_too() -> None:
    chart = ElementTree.fromstring(dot_chart("T", "u", [Dot("one", 3.0)]))
    assert "one" in "".join(chart.itertext())
