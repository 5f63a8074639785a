"""The library's glass is the page's glass."""

import re

from sagrada.engine.dice import COLOURS
from sagrada.engine.pictures.glass import DEPTHS, HUES, LIGHTS, PIPS, mix, shade
from tests.citations import ROOT

PAGE = (ROOT / "client" / "src" / "art" / "glass.ts").read_text(encoding="utf-8")


def table(name: str) -> dict[str, str]:
    block = PAGE.partition(f"const {name}: Record<Colour, string> = {{")[2].partition("};")[0]
    return dict(re.findall(r"(\w): '(#[0-9a-f]{6})'", block))


def test_the_colors_are_those_of_the_page() -> None:
    for name, ours in (("HUES", HUES), ("DEPTHS", DEPTHS), ("LIGHTS", LIGHTS)):
        assert table(name) == {colour.letter: ours[colour] for colour in COLOURS}


def test_the_pips_are_those_of_the_page() -> None:
    block = PAGE.partition("const PIPS")[2].partition("};")[0]
    numbers = [int(number) for number in re.findall(r"\b\d\d\b", block)]
    assert numbers == [each for value in PIPS.values() for point in value for each in point]


def test_colors_mix() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#102030", 0.3) == "#102030"
    assert shade(COLOURS[0], 3.5) == HUES[COLOURS[0]]
    assert shade(COLOURS[0], 1) != shade(COLOURS[0], 6)
