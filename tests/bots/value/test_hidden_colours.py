"""Guesses of the others' private colors."""

import pytest

from sagrada.bots.value.hidden_colours import HiddenColours
from sagrada.bots.value.weights import learned_value_function
from sagrada.engine.dice import Colour
from sagrada.engine.state import GameState
from sagrada.kernel.convert import from_engine
from tests.tabletop import a_turn, window

RED, YELLOW, GREEN, BLUE, PURPLE = Colour


def table(private: tuple[Colour, ...] = (RED, BLUE), theirs: str = "P6") -> GameState:
    windows = (window("virtus", {"A1": "G1"}), window("virtus", {"A1": theirs}))
    return a_turn(*windows, pool="R6 Y2", track=("P1",), private=private)


def guess(state: GameState, by_dice: bool = False) -> list[float]:
    """What the first seat guesses of the second."""
    found = HiddenColours(learned_value_function(), by_dice)
    found.look_at(from_engine(state), 0)
    return found.probabilities(1)


@pytest.mark.parametrize("by_dice", [False, True])
def test_the_colours_that_somebody_has_collected_are_likelier(by_dice: bool) -> None:
    likely = guess(table(), by_dice)
    assert likely[RED] == 0, "that is the seat's own"
    assert sum(likely) == pytest.approx(1)
    assert likely[PURPLE] > max(likely[BLUE], likely[YELLOW]) > 0


def test_the_room_for_a_colour_counts_too() -> None:
    """A green 1 says the same of the other colors; the spaces that are left don't."""
    by_dice = guess(table(theirs="G1"), by_dice=True)
    by_value = guess(table(theirs="G1"))
    assert by_dice[YELLOW] == by_dice[BLUE] == by_dice[PURPLE]
    assert len({by_value[YELLOW], by_value[BLUE], by_value[PURPLE]}) > 1


@pytest.mark.parametrize("by_dice", [False, True])
def test_they_do_not_depend_on_the_true_colour(by_dice: bool) -> None:
    assert guess(table((RED, BLUE)), by_dice) == guess(table((RED, PURPLE)), by_dice)
