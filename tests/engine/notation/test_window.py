"""Windows and scores from what people write."""

import pytest

from sagrada.engine.dice import Colour, Die
from sagrada.engine.notation import NotationError
from sagrada.engine.notation.window import Dice, read_window, score
from tests.engine.pictures.test_text import FULL

PUBLIC = ["column-color-variety", "light-shades", "color-variety"]


def test_the_worked_example() -> None:
    """RULES 11.1"""
    sheet = score("fractal-drops", FULL, public=PUBLIC, private="purple")
    assert sheet.total == 40
    assert str(sheet).split("\n")[-1].split() == ["Total", "40"]
    assert repr(sheet).endswith("favor 0, empty -3, total 40>")


@pytest.mark.parametrize(
    "dice",
    [
        {"A2": "G4", "b1": Die(Colour.RED, 3)},
        [None, "G4", *[None] * 3, Die(Colour.RED, 3), *[".."] * 14],
        ".. G4 .. .. .. R3" + " .." * 14,
    ],
)
def test_dice_can_be_given_in_three_ways(dice: Dice) -> None:
    window = read_window("Fractal-Drops", dice)
    assert repr(window) == (
        "<Window fractal-drops: .. G4 .. .. .. / R3 .. .. .. .. / .. .. .. .. .. / .. .. .. .. ..>"
    )
    assert score(window, private=Colour.RED).private.points == 3


def test_of_two_private_colors_the_better_counts() -> None:
    """RULES 9.6"""
    sheet = score("virtus", {"A1": "G4"}, private=["red", Colour.GREEN], solo=True)
    assert (sheet.private.points, sheet.total) == (4, 4 - 3 * 19)


@pytest.mark.parametrize(
    ("window", "dice", "public", "private", "favor", "words"),
    [
        ("nope", "", [], "red", 0, "isn’t a pattern"),
        ("virtus", "R9", [], "red", 0, "isn’t a die"),
        ("virtus", "R1", [], "red", 0, "a window has 20 spaces, not 1"),
        ("virtus", {"E9": "R1"}, [], "red", 0, "isn’t a space"),
        ("virtus", {"A1": "rot"}, [], "red", 0, "isn’t a die"),
        ("virtus", "", ["points"], "red", 0, "isn’t a public objective"),
        ("virtus", "", [], "pink", 0, "isn’t a color"),
        ("virtus", "", [], (), 0, "private: give the color"),
        ("virtus", "", [], "red", -1, "favor: give the number of tokens left"),
    ],
)
def test_what_cannot_be_read(
    window: str, dice: Dice, public: list[str], private: str, favor: int, words: str
) -> None:
    with pytest.raises(NotationError, match=words):
        score(window, dice, public=public, private=private, favor=favor)
