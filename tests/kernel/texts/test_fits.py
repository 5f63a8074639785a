"""Where dice fit, as text: the same as the engine says, compiled or not."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sagrada.engine.dice import ALL_KINDS, Die
from sagrada.engine.hints import (
    WindowHints,
    colours_left,
    fit,
    has_window_hints,
    window_hints,
)
from sagrada.engine.options import Referee, Setup
from sagrada.engine.state import GameState
from sagrada.engine.window import Window
from sagrada.kernel.texts.fits import fit_texts
from tests.alphabet import states
from tests.tabletop import random_steps


def said(window: Window, die: Die, hints: WindowHints | None) -> dict[str, Any]:
    """What the engine says about one die."""
    found = fit(window, die)
    warnings = [] if hints is None else hints.warnings_for(die, found.spaces)
    return {
        "die": str(die),
        "spaces": list(found.spaces),
        "refused": {reason.id: list(spaces) for reason, spaces in found.refused.items()},
        "warnings": [{"space": w.space, "dead_spaces": list(w.dead_spaces)} for w in warnings],
    }


def assert_agree(state: GameState, seat: int) -> None:
    """About every kind of die whose color is left, whether it lies there or not."""
    window = state.players[seat].window
    if window is None:
        return
    left = colours_left(state)
    dice = [die for die in ALL_KINDS if left >> die.colour & 1]
    text, dead = fit_texts(window, dice, left, has_window_hints(state))
    hints = window_hints(state, seat)
    found = json.loads(text)
    assert found == [said(window, die, hints) for die in dice]
    assert [list(each) for each in found] == [["die", "spaces", "refused", "warnings"]] * len(dice)
    expected = () if hints is None else hints.dead_spaces
    assert dead == sum(1 << each.space for each in expected)


@given(states((Referee.STRICT,)), st.integers(0, 3))
def test_texts_say_what_the_engine_says(state: GameState, seat: int) -> None:
    assert_agree(state, seat % state.setup.players)


@pytest.mark.parametrize("seed", range(3))
def test_texts_say_what_the_engine_says_in_a_whole_game(seed: int) -> None:
    setup = Setup(players=2, tools=(2, 3, 9))  # the tools after which windows break rules
    for step in random_steps(setup, random.Random(seed)):
        assert_agree(step.after, step.after.active)


def test_no_dice_and_no_hints() -> None:
    window = Window.parse("virtus")
    assert fit_texts(window, [], 0b11111, True)[0] == b"[]"
    assert fit_texts(window, [], 0, False) == (b"[]", 0), "nothing is dead where nobody asks"
