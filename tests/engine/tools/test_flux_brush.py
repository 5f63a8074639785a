"""RULES tool 6: re-roll the drafted die."""

import pytest

from sagrada.engine.events import DieRerolled, DieReturned
from sagrada.engine.play import apply
from sagrada.engine.reasons import Reason
from sagrada.engine.state import GameState, Stage, Turn
from sagrada.engine.window import Window
from tests.referee import EMPTY, can, offered, possible, printed, refused
from tests.tabletop import a_turn, choice, dice, play
from tests.windows import die_of, window_with

TWOS = window_with(printed("2" * 20), {})
"""A window that takes twos only."""
BLUES = window_with(printed("B" * 20), {})


def with_brush(window: Window, pool: str, favor: int = 3) -> GameState:
    return a_turn(window, EMPTY, pool=pool, tools=(6,), favor=favor)


def rolling(window: Window, die: str, more: str = "") -> GameState:
    """The die is in the air."""
    return play(with_brush(window, f"{die} {more}"), f"1: draft {die}", "1: tool 6")


def test_any_value_may_come() -> None:
    # RULES tool 6: the old one too
    state = rolling(EMPTY, "R3")
    assert state.stage is Stage.REROLL
    assert possible(state) == {f"reroll {value}": 1 for value in range(1, 7)}


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_die_that_can_be_placed_must_be(value: int) -> None:
    # RULES tool 6, 6.7
    state = play(rolling(EMPTY, "R3"), f"*: reroll {value}")
    assert {text.split()[0] for text in offered(state)} == {"place"}
    assert refused(state, "1: back") is Reason.FINISH_FIRST
    assert refused(state, "1: end") is Reason.FINISH_FIRST
    state = play(state, "1: place A1")
    assert state.window(0).die_at(0) == die_of(f"R{value}")
    assert state.turn == Turn(drafted=True, tool=6)


def test_a_die_that_cannot_be_placed_goes_back_with_its_new_value() -> None:
    # RULES tool 6
    state = play(rolling(TWOS, "R3", "B2"), "*: reroll 4")
    assert state.pool == dice("R4 B2")
    assert state.turn.hand is None
    assert state.window(0) == TWOS


def test_then_the_draft_of_the_turn_is_used_up() -> None:
    # RULES tool 6
    state = play(rolling(TWOS, "R3", "B2"), "*: reroll 4")
    assert state.turn == Turn(drafted=True, tool=6)
    assert refused(state, "1: draft B2") is Reason.ALREADY_DRAFTED
    assert offered(state) == ["end"]
    state = play(state, "1: end")
    assert can(state, "2: draft R4"), "the others may draft it as it now lies"


def test_what_happens_is_told() -> None:
    # RULES tool 6
    step = apply(rolling(TWOS, "R3"), choice("*: reroll 2"))
    assert step.events == (DieRerolled(0, die_of("R3"), die_of("R2")),)
    step = apply(rolling(TWOS, "R3"), choice("*: reroll 5"))
    assert step.events == (
        DieRerolled(0, die_of("R3"), die_of("R5")),
        DieReturned(0, die_of("R5")),
    )


def test_any_die_may_be_chosen_for_it() -> None:
    # RULES 6.3: also one that fits with no value at all
    state = with_brush(BLUES, "R3 B1")
    assert offered(state, "draft") == ["R3", "B1"]
    state = play(state, "1: draft R3")
    assert offered(state) == ["tool 6"]
    state = play(state, "1: tool 6", "*: reroll 1")
    assert state.pool == dice("R1 B1")
    assert state.turn.drafted


def test_but_not_if_it_cannot_be_paid() -> None:
    # RULES 6.3
    assert refused(with_brush(BLUES, "R3", favor=0), "1: draft R3") is Reason.NOT_PLACEABLE


def test_it_works_on_a_die_in_hand() -> None:
    # RULES 6.3
    state = with_brush(EMPTY, "R3 B2")
    assert refused(state, "1: tool 6") is Reason.NEEDS_DRAFTED_DIE
    state = play(state, "1: draft R3", "1: place A1")
    assert refused(state, "1: tool 6") is Reason.NEEDS_DRAFTED_DIE


def test_nobody_chooses_while_the_die_rolls() -> None:
    # RULES tool 6
    state = rolling(EMPTY, "R3")
    assert offered(state) == []
    assert refused(state, "1: place A1") is Reason.CHANCE_FIRST
